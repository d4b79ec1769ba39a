"""The values of cases, computed by the reference."""

from collections.abc import Iterable, Mapping, Sequence

from faraway.cards.card import Quest
from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.cards.icons import Biome, Counts, Wonders
from faraway.game.finding import ascending, draw_remaining, due, finders
from faraway.game.market import dealt, kept, market_size, reveal_remaining
from faraway.game.player import PlayerState
from faraway.game.setup import Variant
from faraway.game.winner import rank_everyone
from faraway.rulebook.cases.case import (
    CardCase,
    DuesCase,
    NeedCase,
    OptionsCase,
    PicksCase,
    QuestCase,
    RoundsCase,
    RowPayCase,
    Shown,
    TableauCase,
)
from faraway.rulebook.cases.view import BIOMES, ICONS, asked_wonders, counted_icons, own_icons, see_together
from faraway.scoring.rules import count_for_quest, is_prerequisite_met, pay_quest

LAST_ROUND = 8
MANY = 20
"""More than any prerequisite asks for."""
COUNT_NAMES = {
    "clue": "clues",
    "stone": "stones",
    "chimera": "chimeras",
    "thistle": "thistles",
    "night": "nights",
    "river": "rivers",
    "city": "cities",
    "forest": "forests",
    "desert": "deserts",
}


def finds(row: tuple[int, ...]) -> bool:
    """Return True if the last Region of a row finds a Sanctuary."""
    return bool(finders((PlayerState(hand=(), regions=tuple(map(Duration, row))),)))


def cards_due(clues: int) -> int:
    """Return how many Sanctuaries a finder with so many clues is due."""
    regions = [region.duration for region in CATALOGUE.regions if region.clues][:clues]
    return due(CATALOGUE, PlayerState(hand=(), regions=tuple(regions)))


def clues_by_round(case: RoundsCase) -> list[int]:
    """Return how many clues lie in a tableau when each Region but the first has been played."""
    return [
        clues_on(case.row[:number]) + len([placed for placed in case.placed if placed < number])
        for number in range(2, len(case.row) + 1)
    ]


def finding_after(previous: int, hand: Iterable[int]) -> list[int]:
    """Return the Regions of a hand that would find a Sanctuary after another."""
    return [each for each in hand if finds((previous, each))]


def draws_after(row: tuple[int, ...], hand: Iterable[int]) -> list[tuple[int, int]]:
    """Return how many Sanctuaries each Region of a hand would draw after a row; 0 if it would find none."""
    return [(each, cards_due(clues_on((*row, each))) if finds((*row, each)) else 0) for each in hand]


def most_drawn(number: int) -> int:
    """Return how many Sanctuaries a player can draw in a round: every Region shows a clue, and every Sanctuary placed before does."""
    return cards_due(number + most_sanctuaries(number - 1)) if number > 1 else 0


def most_sanctuaries(number: int) -> int:
    """Return how many Sanctuaries a player can have at the end of a round: one for each Region of a rising row that finds one."""
    return len([last for last in range(2, number + 1) if finds(tuple(range(1, last + 1)))])


def hand_after(number: int) -> int:
    """Return how many Regions are in a hand at the end of a round: in the last one none is taken."""
    return kept() - int(number == LAST_ROUND)


def hand_between() -> int:
    """Return how many Regions are in a hand when one has been played and none taken yet."""
    return kept() - 1


def removed_by(number: int) -> int:
    """Return how many Regions have been left over in the middle and removed at the end of a round; none is taken in the last."""
    return min(number, LAST_ROUND - 1)


def taken_by(number: int) -> int:
    """Return how many Regions a player has taken from the middle at the end of a round: none is taken in the last."""
    return min(number, LAST_ROUND - 1)


def regions_for_seat(players: int, seat: int) -> int:
    """Return from how many Regions the first, second, third player to take chooses."""
    return market_size(players) - (seat - 1)


def left_after(case: PicksCase) -> list[int]:
    """Return the Regions that are left in the middle when those have been taken of which it is known."""
    taken = [region for _, region in case.taken]
    return [region for region in case.market if region not in taken]


def clues_on(regions: Iterable[int]) -> int:
    """Return how many clues Regions show."""
    return sum(own_icons(region)["clue"] for region in regions)


def turn_order(played: tuple[int, ...]) -> list[int]:
    """Return the durations in the order in which their players act."""
    players = tuple(PlayerState(hand=(), regions=(Duration(duration),)) for duration in played)
    return [played[seat] for seat in ascending(players)]


def tie_winner(lowest: tuple[int, ...]) -> int:
    """Return the duration that wins a tie."""
    return lowest[rank_everyone([0] * len(lowest), lowest).index(1)]


def tie_order(lowest: tuple[int, ...]) -> list[int]:
    """Return the lowest durations of players who are tied in the order in which they are placed."""
    ranks = rank_everyone([0] * len(lowest), lowest)
    return [duration for _, duration in sorted(zip(ranks, lowest, strict=True))]


def places(totals: Sequence[int], lowest: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each player, by totals and lowest durations."""
    return rank_everyone(totals, lowest)


def sets_in(view: Mapping[str, int]) -> int:
    """Return how many sets of the four biomes are in view."""
    return count_for_quest(Quest(per=Per.BIOME_SET, fame=1), _counts(view))


def card_fame(case: CardCase) -> int | None:
    """Return what a Region pays with what is in view; None if the view leaves out something that decides it."""
    region = CATALOGUE.region_of[Duration(case.region)]
    met = prerequisite_met(case)
    if region.quest is None or met is False:
        return 0
    if met is None or not set(counted_icons(region)) <= set(case.view):
        return None
    return pay_quest(region.quest, count_for_quest(region.quest, _counts(case.view)))


def prerequisite_met(case: CardCase) -> bool | None:
    """Return whether a Region's prerequisite is met; None if the view leaves out a wonder that decides it."""
    asked = asked_wonders(CATALOGUE.region_of[Duration(case.region)].prerequisite)
    given = {icon: asked[icon] for icon in asked if icon in case.view}
    if not need_met(NeedCase(needs=given, view=case.view)):
        return False
    return True if len(given) == len(asked) else None


def need_met(case: NeedCase) -> bool:
    """Return whether what is in view meets a prerequisite; what is not mentioned is not there."""
    wonders = Wonders(**{COUNT_NAMES[icon]: number for icon, number in case.needs.items()})
    return is_prerequisite_met(wonders, _counts(case.view))


def seen_by(case: TableauCase) -> CardCase:
    """Return a Region with what it needs or counts in view: on itself, on the Regions played after it, on Sanctuaries."""
    printed = see_together(case.region, case.later)
    view = {icon: number + case.sanctuaries.get(icon, 0) for icon, number in printed.items()}
    return CardCase(region=case.region, view=view)


def tableau_met(case: TableauCase) -> bool:
    """Return whether the prerequisite of a Region in a row is met."""
    return bool(prerequisite_met(seen_by(case)))


def tableau_fame(case: TableauCase) -> int:
    """Return what a Region in a row pays."""
    return card_fame(seen_by(case)) or 0


def option_fames(case: OptionsCase) -> list[tuple[int, int]]:
    """Return what each of several Regions would pay at one place."""
    return [
        (region, tableau_fame(TableauCase(region=region, later=case.later, sanctuaries=case.sanctuaries)))
        for region in case.regions
    ]


def row_fames(case: RowPayCase) -> list[tuple[int, int]]:
    """Return what Regions of a row pay: those that are asked about, or all of them, the last played first."""
    shown = sanctuary_icons(case)
    return [
        (
            region,
            tableau_fame(TableauCase(region=region, later=case.row[place + 1 :], sanctuaries=shown)),
        )
        for place, region in reversed(list(enumerate(case.row)))
        if not case.targets or region in case.targets
    ]


def is_settled(case: TableauCase | RowPayCase, unknown: Iterable[str]) -> bool:
    """Return True if more of these icons in view would not change what a case pays."""
    more = dict.fromkeys(unknown, MANY)
    if isinstance(case, TableauCase):
        shown = {
            icon: case.sanctuaries.get(icon, 0) + more.get(icon, 0) for icon in {*case.sanctuaries, *more}
        }
        other = TableauCase(region=case.region, later=case.later, sanctuaries=shown)
        return (tableau_met(case), tableau_fame(case)) == (tableau_met(other), tableau_fame(other))
    added = (*case.sanctuaries, Shown(icons=tuple(more.items())))
    wider = RowPayCase(row=case.row, targets=case.targets, sanctuaries=added)
    is_same = row_fames(case) == row_fames(wider)
    is_paid = sanctuary_fames(case) == sanctuary_fames(wider)[:-1]
    if case.asked and not case.targets:
        return is_paid
    return is_same and (is_paid or (bool(case.targets) and not case.asked))


def sanctuary_icons(case: RowPayCase) -> dict[str, int]:
    """Return what all Sanctuaries of a case show, by icon and biome."""
    return {
        icon: number
        for icon in ICONS
        if (number := sum(dict(each.icons).get(icon, 0) for each in case.sanctuaries))
    }


def sanctuary_fame(case: RowPayCase) -> int:
    """Return what the quests of all Sanctuaries pay."""
    return sum(sanctuary_fames(case))


def sanctuary_fames(case: RowPayCase) -> list[int]:
    """Return what the quest of each Sanctuary pays: it sees every Region and every Sanctuary."""
    shown, printed = sanctuary_icons(case), [own_icons(region) for region in case.row]
    view = {icon: shown.get(icon, 0) + sum(each[icon] for each in printed) for icon in ICONS}
    return [
        quest_fame(QuestCase(fame=each.fame, counted=each.counted, view=view)) if each.fame else 0
        for each in case.sanctuaries
    ]


def quest_of(case: QuestCase) -> Quest:
    """Return the quest of a case."""
    if not case.counted:
        return Quest(per=Per.FIXED, fame=case.fame)
    if case.counted == BIOMES:
        return Quest(per=Per.BIOME_SET, fame=case.fame)
    if set(case.counted) <= set(BIOMES):
        return Quest(per=Per.BIOME, fame=case.fame, biomes=tuple(map(Biome, case.counted)))
    return Quest(per=Per(case.counted[0]), fame=case.fame)


def quest_fame(case: QuestCase) -> int:
    """Return what a quest pays with what is in view."""
    quest = quest_of(case)
    return pay_quest(quest, count_for_quest(quest, _counts(case.view)))


def regions_in_market(players: int) -> int:
    """Return how many Regions lie in the market."""
    return market_size(players)


def regions_dealt(players: int, variant: Variant) -> int:
    """Return how many Regions all players together are dealt."""
    return players * dealt(variant)


def regions_returned(players: int) -> int:
    """Return how many Regions all players together shuffle back in the advanced variant."""
    return players * (dealt(Variant.ADVANCED) - kept())


def deck_before_market(players: int) -> int:
    """Return how many Regions are left in the deck when every hand is complete, before the first market is revealed."""
    return len(CATALOGUE.regions) - players * kept()


def deck_when_dealt(players: int) -> int:
    """Return how many Regions are left in the deck when the advanced variant has been dealt."""
    return len(CATALOGUE.regions) - regions_dealt(players, Variant.ADVANCED)


def sanctuaries_in_deck() -> int:
    """Return how many Sanctuaries the deck has after setup."""
    return len(CATALOGUE.sanctuaries)


def deck_in_round(players: int, number: int) -> int:
    """Return how many Regions are left in the deck while the market of a round lies open."""
    left = deck_before_market(players)
    for _ in range(number):
        left -= reveal_remaining(left, market_size(players))
    return left


def draws_in_turn(case: DuesCase) -> list[tuple[int, int]]:
    """Return the durations in the order in which their players act, each with how many Sanctuaries are drawn from a short deck.

    Whoever draws places one and returns the others before the next player draws.
    """
    dues, left, draws = dict(case.dues), case.deck, []
    for duration in turn_order(tuple(dues)):
        drawn = draw_remaining(dues[duration], left)
        draws.append((duration, drawn))
        left -= min(drawn, 1)
    return draws


def clues_for(number: int) -> int:
    """Return with how many clues so many Sanctuaries are due."""
    return next(clues for clues in range(number) if cards_due(clues) == number)


def returned_of(drawn: int) -> int:
    """Return how many of the Sanctuaries drawn go back under the deck: all but the one that is placed."""
    return drawn - 1


def _counts(view: Mapping[str, int]) -> Counts:
    return Counts(**{COUNT_NAMES[icon]: number for icon, number in view.items()})
