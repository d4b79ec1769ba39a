"""Misreadings of the game's course: each replaces one function of the game's rules."""

from collections.abc import Callable, Sequence
from random import Random

from attrs import evolve

from faraway.cards.catalogue import Catalogue, SanctuaryId
from faraway.game.finding import (
    Drawing,
    Dues,
    SanctuaryDeck,
    ShortDrawRule,
    ascending,
    due,
    finders,
    shortage_ascending_until_empty,
)
from faraway.game.market import RegionCards, RegionsLying, SetUpStep, dealt
from faraway.game.player import Players, PlayerState
from faraway.game.record import GameRules, Rules
from faraway.game.setup import Variant
from faraway.game.turns import LAST_ROUND, TurnStep, one_by_one_steps, place_sanctuary, turn_steps
from faraway.game.winner import rank_everyone
from faraway.misreadings.misreading import Misreading, Subject


def _four_dealt(variant: Variant) -> int:
    return dealt(variant) if variant is Variant.ADVANCED else 4


def _no_shuffle(variant: Variant) -> tuple[SetUpStep, ...]:
    return (SetUpStep.KEEP, SetUpStep.MARKET) if variant is Variant.ADVANCED else (SetUpStep.MARKET,)


def _shuffle_after_market(variant: Variant) -> tuple[SetUpStep, ...]:
    if variant is Variant.ADVANCED:
        return SetUpStep.KEEP, SetUpStep.MARKET, SetUpStep.SHUFFLE
    return (SetUpStep.MARKET,)


def _as_many_as_players(players: int) -> int:
    return players


def _two_more_than_players(players: int) -> int:
    return players + 2


def _refill_at_once(market: RegionCards, deck: RegionCards) -> RegionsLying:
    return tuple(sorted(market + deck[:1])), deck[1:]


def _rest_stays(market: RegionCards, last_round: bool) -> RegionCards:  # noqa: FBT001 - the rule's signature
    return () if last_round else market


def _never_again(_round_number: int) -> bool:
    return False


def _also_in_round_one(players: Players) -> tuple[int, ...]:
    return tuple(
        seat for seat, player in enumerate(players) if len(player.regions) == 1 or seat in finders(players)
    )


def _higher_than_all_before(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] > max(player.regions[:-1])
    )


def _higher_than_the_first(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] > player.regions[0]
    )


def _lower_than_before(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] < player.regions[-2]
    )


def _higher_than_the_neighbour(players: Players) -> tuple[int, ...]:
    """Compare with what the next player has just played."""
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] > players[(seat + 1) % len(players)].regions[-1]
    )


def _without_region_just_played(catalogue: Catalogue, player: PlayerState) -> int:
    return due(catalogue, player) - catalogue.region_of[player.regions[-1]].clues


def _without_sanctuary_clues(catalogue: Catalogue, player: PlayerState) -> int:
    return due(catalogue, player.but(sanctuaries=()))


def _clues_only(catalogue: Catalogue, player: PlayerState) -> int:
    return due(catalogue, player) - 1


def _always_one(_catalogue: Catalogue, _player: PlayerState) -> int:
    return 1


def _descending(players: Players) -> tuple[int, ...]:
    return tuple(reversed(ascending(players)))


def _by_seat(players: Players) -> tuple[int, ...]:
    return tuple(range(len(players)))


def _by_first_region(players: Players) -> tuple[int, ...]:
    return tuple(sorted(range(len(players)), key=lambda seat: players[seat].regions[0]))


def _drawn_until_empty(deck: SanctuaryDeck, dues: Dues, short_draw: ShortDrawRule) -> Drawing:
    return shortage_ascending_until_empty(deck, dues, short_draw)


def _nobody_draws(deck: SanctuaryDeck, dues: Dues, short_draw: ShortDrawRule) -> Drawing:
    del dues, short_draw
    return Drawing(hands={}, deck=deck)


def _everyone(found: tuple[int, ...], players: Players) -> tuple[int, ...]:
    del found
    return tuple(range(len(players)))


def _sanctuary_first(round_number: int) -> tuple[TurnStep, ...]:
    steps = turn_steps(round_number)
    return steps if TurnStep.TAKE not in steps else (TurnStep.PLACE, TurnStep.RETURN, TurnStep.TAKE)


def _take_always(round_number: int) -> tuple[TurnStep, ...]:
    del round_number
    return TurnStep.TAKE, TurnStep.PLACE, TurnStep.RETURN


def _nothing_in_round_eight(round_number: int) -> tuple[TurnStep, ...]:
    return (TurnStep.RETURN,) if round_number == LAST_ROUND else turn_steps(round_number)


def _region_first_in_shortage(round_number: int) -> tuple[TurnStep, ...]:
    steps = one_by_one_steps(round_number)
    if TurnStep.TAKE not in steps:
        return steps
    return TurnStep.TAKE, TurnStep.DRAW, TurnStep.PLACE, TurnStep.RETURN


def _keep_two(player: PlayerState, sanctuary: SanctuaryId) -> PlayerState:
    placed = place_sanctuary(player, sanctuary)
    return place_sanctuary(placed, placed.drawn[0]) if placed.drawn else placed


def _shuffle_in(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    together = sorted(deck + leftovers)
    Random(" ".join(together)).shuffle(together)  # noqa: S311 - the same cards must come out the same again
    return tuple(together)


def _discard(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    del leftovers
    return deck


def _on_top(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    return leftovers + deck


def _seven_rounds(round_number: int) -> bool:
    return round_number == LAST_ROUND - 1


def _sum_of_durations(player: PlayerState) -> int:
    return sum(player.regions)


def _highest_duration(player: PlayerState) -> int:
    return -max(player.regions)


def _most_sanctuaries(player: PlayerState) -> int:
    return -len(player.sanctuaries)


def _first_region(player: PlayerState) -> int:
    return player.regions[0]


def _all_alike(player: PlayerState) -> int:
    del player
    return 0


def _least_fame_first(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    return rank_everyone([-total for total in totals], tie_breaks)


_SLIPS: tuple[tuple[str, str, tuple[str, ...], Callable[[GameRules], GameRules]], ...] = (
    (
        "four-regions-dealt",
        "The first hand has four Regions.",
        ("SETUP-1",),
        lambda rules: evolve(rules, dealt=_four_dealt),
    ),
    (
        "advanced-without-shuffle-back",
        "In the advanced variant the Regions set aside are out of the game.",
        ("ADV-3",),
        lambda rules: evolve(rules, set_up_steps=_no_shuffle),
    ),
    (
        "advanced-shuffle-after-market",
        "The Regions set aside are shuffled in after the first market has been revealed.",
        ("ADV-3",),
        lambda rules: evolve(rules, set_up_steps=_shuffle_after_market),
    ),
    (
        "market-of-as-many-as-players",
        "The market has as many Regions as there are players.",
        ("SETUP-4", "END-11"),
        lambda rules: evolve(rules, market_size=_as_many_as_players),
    ),
    (
        "market-of-two-more-than-players",
        "The market has two Regions more than there are players.",
        ("SETUP-4", "END-11"),
        lambda rules: evolve(rules, market_size=_two_more_than_players),
    ),
    (
        "market-refilled-after-each-taking",
        "A Region that has been taken is replaced at once.",
        ("END-3",),
        lambda rules: evolve(rules, market_after_taking=_refill_at_once),
    ),
    (
        "market-rest-stays",
        "The Region that nobody took stays for the next round.",
        ("END-10",),
        lambda rules: evolve(rules, market_left=_rest_stays),
    ),
    (
        "market-not-refilled",
        "No new Regions are revealed between rounds.",
        ("END-11",),
        lambda rules: evolve(rules, is_revealed_after=_never_again),
    ),
    (
        "sanctuary-in-round-one",
        "The first Region is higher than nothing, so everybody finds a Sanctuary in round 1.",
        ("FIND-3",),
        lambda rules: evolve(rules, finders=_also_in_round_one),
    ),
    (
        "compared-with-highest-so-far",
        "A Region must be higher than every Region played before it.",
        ("FIND-1", "FIND-2"),
        lambda rules: evolve(rules, finders=_higher_than_all_before),
    ),
    (
        "compared-with-the-first",
        "A Region must be higher than the first one played.",
        ("FIND-1", "FIND-2"),
        lambda rules: evolve(rules, finders=_higher_than_the_first),
    ),
    (
        "lower-finds",
        "A Region that is lower than the one before it finds a Sanctuary.",
        ("FIND-1",),
        lambda rules: evolve(rules, finders=_lower_than_before),
    ),
    (
        "compared-with-the-neighbour",
        "A Region must be higher than what the next player has just played.",
        ("FIND-1", "FIND-2"),
        lambda rules: evolve(rules, finders=_higher_than_the_neighbour),
    ),
    (
        "just-played-clues-do-not-count",
        "The clues of the Region just played count from the next round on.",
        ("FIND-5",),
        lambda rules: evolve(rules, due=_without_region_just_played),
    ),
    (
        "sanctuary-clues-do-not-count",
        "Only the clues on Regions count when Sanctuaries are drawn.",
        ("FIND-5",),
        lambda rules: evolve(rules, due=_without_sanctuary_clues),
    ),
    (
        "clue-draw-without-the-one",
        "As many Sanctuaries are drawn as there are clues.",
        ("FIND-4",),
        lambda rules: evolve(rules, due=_clues_only),
    ),
    (
        "clues-draw-nothing",
        "One Sanctuary is drawn, whatever the clues.",
        ("FIND-4",),
        lambda rules: evolve(rules, due=_always_one),
    ),
    (
        "drawing-in-seating-order",
        "Sanctuaries are always drawn in the order of the seats.",
        ("FIND-7",),
        lambda rules: evolve(rules, drawing_order=_by_seat),
    ),
    (
        "descending-turn-order",
        "The highest Region of the round takes first.",
        ("END-1",),
        lambda rules: evolve(rules, turn_order=_descending),
    ),
    (
        "seating-turn-order",
        "Turns go round the table.",
        ("END-1",),
        lambda rules: evolve(rules, turn_order=_by_seat),
    ),
    (
        "turn-order-of-round-one",
        "Whoever played the lowest Region in round 1 takes first for the rest of the game.",
        ("END-1",),
        lambda rules: evolve(rules, turn_order=_by_first_region),
    ),
    (
        "leftovers-return-after-the-round",
        "Leftovers come back when the round is over, so that in a shortage nobody draws them.",
        ("FIND-9", "END-7"),
        lambda rules: evolve(rules, shortage=_drawn_until_empty),
    ),
    (
        "nobody-draws-in-shortage",
        "When there are too few Sanctuaries for all, nobody gets one.",
        ("FIND-8", "FIND-9"),
        lambda rules: evolve(rules, shortage=_nobody_draws),
    ),
    (
        "everyone-draws-in-shortage",
        "In a round of shortage every player draws, whether they found a Sanctuary or not.",
        ("FIND-9",),
        lambda rules: evolve(rules, drawers_one_by_one=_everyone),
    ),
    (
        "sanctuary-before-region",
        "A player places the Sanctuary first and takes a Region afterwards.",
        ("END-2", "END-4"),
        lambda rules: evolve(rules, turn_steps=_sanctuary_first),
    ),
    (
        "region-taken-in-round-eight",
        "In the eighth round everybody takes a Region as always.",
        ("END-9",),
        lambda rules: evolve(rules, turn_steps=_take_always),
    ),
    (
        "no-sanctuary-in-round-eight",
        "In the eighth round no Sanctuary is placed any more.",
        ("END-9",),
        lambda rules: evolve(rules, turn_steps=_nothing_in_round_eight),
    ),
    (
        "region-first-in-shortage",
        "In a round of shortage, too, a player takes a Region before drawing.",
        ("FIND-9",),
        lambda rules: evolve(rules, one_by_one_steps=_region_first_in_shortage),
    ),
    (
        "two-sanctuaries-kept",
        "Two of the Sanctuaries drawn are kept.",
        ("END-4",),
        lambda rules: evolve(rules, place=_keep_two),
    ),
    (
        "leftovers-shuffled-in",
        "Leftover Sanctuaries are shuffled into the deck.",
        ("END-7",),
        lambda rules: evolve(rules, return_leftovers=_shuffle_in),
    ),
    (
        "leftovers-discarded",
        "Leftover Sanctuaries are out of the game.",
        ("END-7",),
        lambda rules: evolve(rules, return_leftovers=_discard),
    ),
    (
        "leftovers-on-top",
        "Leftover Sanctuaries go back on top of the deck.",
        ("END-7",),
        lambda rules: evolve(rules, return_leftovers=_on_top),
    ),
    (
        "seven-rounds",
        "The game is over after seven rounds.",
        ("ROUND-1", "END-13"),
        lambda rules: evolve(rules, is_last_round=_seven_rounds),
    ),
    (
        "tie-break-by-sum",
        "Among equal totals the lowest sum of exploration durations is better.",
        ("WIN-3",),
        lambda rules: evolve(rules, tie_break=_sum_of_durations),
    ),
    (
        "tie-break-by-highest",
        "Among equal totals the highest exploration duration is better.",
        ("WIN-3",),
        lambda rules: evolve(rules, tie_break=_highest_duration),
    ),
    (
        "tie-break-by-most-sanctuaries",
        "Among equal totals more Sanctuaries are better.",
        ("WIN-3",),
        lambda rules: evolve(rules, tie_break=_most_sanctuaries),
    ),
    (
        "tie-break-by-first-region",
        "Among equal totals the lower first Region is better.",
        ("WIN-3",),
        lambda rules: evolve(rules, tie_break=_first_region),
    ),
    (
        "no-tie-break",
        "Equal totals share the victory.",
        ("WIN-3", "WIN-5"),
        lambda rules: evolve(rules, tie_break=_all_alike),
    ),
    (
        "least-fame-wins",
        "The player with the least fame wins.",
        ("WIN-2",),
        lambda rules: evolve(rules, ranks=_least_fame_first),
    ),
)


def _misread(slip: Callable[[GameRules], GameRules]) -> Callable[[Rules], Rules]:
    return lambda rules: evolve(rules, game=slip(rules.game))


GAME_MISREADINGS = tuple(
    Misreading(id=name, belief=belief, breaks=breaks, subject=Subject.GAME, misread=_misread(slip))
    for name, belief, breaks, slip in _SLIPS
)
