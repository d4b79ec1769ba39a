"""Laws of scoring that need no second opinion: each says how fame must answer to a change of the tableau.

A law takes an implementation of the rules and one tableau, and raises AssertionError where the implementation breaks it. The same laws
are held against the reference, the specification and every misreading. What the cards show is looked up; what they pay
is never worked out here.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

import attrs

from crosscheck.implementations import Implementation
from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest
from faraway.cards.icons import Biome, Icon, Tally

ICON_OF = {
    Per.CLUE: Icon.CLUE,
    Per.NIGHT: Icon.NIGHT,
    Per.STONE: Icon.STONE,
    Per.CHIMERA: Icon.CHIMERA,
    Per.THISTLE: Icon.THISTLE,
}
WONDERS = (Icon.STONE, Icon.CHIMERA, Icon.THISTLE)


@attrs.frozen(kw_only=True)
class Tableau:
    """A tableau as plain names."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]

    @property
    def region_cards(self) -> list[Card]:
        """The Regions in play order."""
        return [CATALOGUE.region_of[duration] for duration in self.regions]

    @property
    def sanctuary_cards(self) -> list[Card]:
        """The Sanctuaries in the order placed."""
        return [CATALOGUE.sanctuary_of[name] for name in self.sanctuaries]


@attrs.frozen(kw_only=True)
class Fame:
    """What an implementation says that every card pays."""

    total: int
    regions: tuple[int, ...]
    sanctuaries: tuple[int, ...]


ScoringLaw: TypeAlias = Callable[[Implementation, Tableau, Random], None]


def score(implementation: Implementation, tableau: Tableau) -> Fame:
    """Ask an implementation."""
    answer = implementation.score(tableau.regions, tableau.sanctuaries)
    total, regions, sanctuaries = answer["total"], answer["regions"], answer["sanctuaries"]
    assert isinstance(total, int)
    return Fame(total=total, regions=_numbers(regions), sanctuaries=_numbers(sanctuaries))


def _numbers(values: object) -> tuple[int, ...]:
    assert isinstance(values, list)
    return tuple(value for value in values if isinstance(value, int))


def shown(card: Card) -> Tally:
    """Give what a card shows."""
    return Tally(card.packed)


def counted_on(quest: Quest, card: Card) -> int:
    """Tell how many of what a quest counts one card shows; sets of biomes are not counted card by card."""
    if quest.per is Per.BIOME:
        return int(card.biome in quest.biomes)
    return shown(card).count(ICON_OF[quest.per])


def other_region(tableau: Tableau, chance: Random) -> int:
    """Choose a Region that is not in the tableau."""
    return chance.choice([duration for duration in CATALOGUE.region_of if duration not in tableau.regions])


def other_sanctuary(tableau: Tableau, chance: Random) -> str:
    """Choose a Sanctuary that is not in the tableau."""
    return chance.choice([name for name in CATALOGUE.sanctuary_of if name not in tableau.sanctuaries])


def replaced(values: Sequence[int], place: int, value: int) -> tuple[int, ...]:
    """Put another value at a place."""
    return (*values[:place], value, *values[place + 1 :])


def earlier_regions_do_not_matter(implementation: Implementation, tableau: Tableau, chance: Random) -> None:
    """Replace a Region: those played after it pay what they paid. Rules: SCORE-3, SCORE-17."""
    place = chance.randrange(len(tableau.regions))
    changed = replaced(tableau.regions, place, other_region(tableau, chance))
    after = score(implementation, attrs.evolve(tableau, regions=changed))
    assert after.regions[place + 1 :] == score(implementation, tableau).regions[place + 1 :]


def unknown_earlier_regions_do_not_matter(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Forget the first Regions: the others pay what they paid. Rules: SCORE-2, SCORE-3."""
    forgotten = chance.randrange(len(tableau.regions))
    after = score(implementation, attrs.evolve(tableau, regions=tableau.regions[forgotten:]))
    assert after.regions == score(implementation, tableau).regions[forgotten:]


def order_of_later_regions_does_not_matter(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Reorder what was played after a Region: it sees the same, and nothing is used up. Rules: SCORE-2, SCORE-5, SCORE-8."""
    place = chance.randrange(len(tableau.regions))
    later = list(tableau.regions[place + 1 :])
    chance.shuffle(later)
    after = score(implementation, attrs.evolve(tableau, regions=(*tableau.regions[: place + 1], *later)))
    before = score(implementation, tableau)
    assert after.regions[: place + 1] == before.regions[: place + 1]
    assert after.sanctuaries == before.sanctuaries


def order_of_sanctuaries_does_not_matter(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Reorder the Sanctuaries: every card pays what it paid. Rules: SANCT-4, END-14."""
    names = list(tableau.sanctuaries)
    chance.shuffle(names)
    before = score(implementation, tableau)
    after = score(implementation, attrs.evolve(tableau, sanctuaries=tuple(names)))
    assert after.regions == before.regions
    assert dict(zip(names, after.sanctuaries, strict=True)) == dict(
        zip(tableau.sanctuaries, before.sanctuaries, strict=True)
    )


def order_of_regions_does_not_matter_to_sanctuaries(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Reorder all Regions: Sanctuaries see all of them at once. Rules: SANCT-1, SANCT-2."""
    regions = list(tableau.regions)
    chance.shuffle(regions)
    after = score(implementation, attrs.evolve(tableau, regions=tuple(regions)))
    assert after.sanctuaries == score(implementation, tableau).sanctuaries


def another_sanctuary_lowers_nothing(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Add a Sanctuary: no card pays less. Rules: SCORE-2, SCORE-7, SANCT-2."""
    after = score(implementation, with_sanctuary(tableau, other_sanctuary(tableau, chance)))
    before = score(implementation, tableau)
    assert all(new >= old for new, old in zip(after.regions, before.regions, strict=True))
    assert all(new >= old for new, old in zip(after.sanctuaries, before.sanctuaries, strict=False))


def with_sanctuary(tableau: Tableau, *names: str) -> Tableau:
    """Place Sanctuaries beside those of a tableau."""
    return attrs.evolve(tableau, sanctuaries=(*tableau.sanctuaries, *names))


def playing_a_region_earlier_lowers_it_never(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Move a Region one place earlier: it sees one card more, and pays no less. Rules: SCORE-2, SCORE-5."""
    if len(tableau.regions) < 2:
        return
    place = chance.randrange(1, len(tableau.regions))
    regions = list(tableau.regions)
    regions[place - 1], regions[place] = regions[place], regions[place - 1]
    after = score(implementation, attrs.evolve(tableau, regions=tuple(regions)))
    assert after.regions[place - 1] >= score(implementation, tableau).regions[place]


def fame_is_a_multiple_of_the_quest(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """No card pays less than nothing; without a quest it pays nothing, a fixed one pays once or not. Rules: SCORE-9, SCORE-16, SANCT-3."""
    fame = score(implementation, tableau)
    cards = (*tableau.region_cards, *tableau.sanctuary_cards)
    for card, paid in zip(cards, (*fame.regions, *fame.sanctuaries), strict=True):
        if card.quest is None:
            assert paid == 0
        elif card.quest.per is Per.FIXED:
            assert paid in {0, card.quest.fame}
        else:
            assert paid >= 0
            assert paid % card.quest.fame == 0


def unmet_prerequisite_pays_nothing(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """Where a wonder that is asked for lacks among all that a Region sees, it pays nothing. Rules: SCORE-6, SCORE-7, COMP-10."""
    fame = score(implementation, tableau)
    regions = tableau.region_cards
    for place, duration in enumerate(tableau.regions):
        asked = Tally(CATALOGUE.region_of[duration].prerequisite.packed)
        visible = [*regions[place:], *tableau.sanctuary_cards]
        if any(
            sum(shown(card).count(wonder) for card in visible) < asked.count(wonder) for wonder in WONDERS
        ):
            assert fame.regions[place] == 0


def wonders_at_hand_meet_the_prerequisite(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """A fixed quest whose wonders are all visible pays, whoever else needs them. Rules: SCORE-4, SCORE-6, SCORE-8, SCORE-9."""
    fame = score(implementation, tableau)
    regions = tableau.region_cards
    for place, duration in enumerate(tableau.regions):
        region = CATALOGUE.region_of[duration]
        asked = Tally(region.prerequisite.packed)
        visible = [*regions[place:], *tableau.sanctuary_cards]
        met = all(
            sum(shown(card).count(wonder) for card in visible) >= asked.count(wonder) for wonder in WONDERS
        )
        if met and region.quest is not None and region.quest.per is Per.FIXED:
            assert fame.regions[place] == region.quest.fame


def more_wonders_than_asked_pay_no_more(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """A Sanctuary that shows nothing that a paying quest counts changes nothing for it. Rules: SCORE-7, SCORE-9, SCORE-14."""
    name = other_sanctuary(tableau, chance)
    added = CATALOGUE.sanctuary_of[name]
    before, after = score(implementation, tableau), score(implementation, with_sanctuary(tableau, name))
    for card, old, new in zip(tableau.region_cards, before.regions, after.regions, strict=True):
        quest = card.quest
        if quest is not None and old > 0 and not _bears_on(quest, added):
            assert new == old


def _bears_on(quest: Quest, card: Card) -> bool:
    if quest.per is Per.FIXED:
        return False
    return card.biome is not None if quest.per is Per.BIOME_SET else counted_on(quest, card) > 0


def a_sanctuary_adds_what_it_shows(implementation: Implementation, tableau: Tableau, chance: Random) -> None:
    """Add a Sanctuary: a paying quest per thing gains its fame for each such thing on it.

    Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-14, SCORE-15
    """
    name = other_sanctuary(tableau, chance)
    added = CATALOGUE.sanctuary_of[name]
    before, after = score(implementation, tableau), score(implementation, with_sanctuary(tableau, name))
    cards = [*tableau.region_cards, *tableau.sanctuary_cards]
    gained = zip(
        cards, (*before.regions, *before.sanctuaries), (*after.regions, *after.sanctuaries[:-1]), strict=True
    )
    for card, old, new in gained:
        quest = card.quest
        if quest is not None and quest.per not in {Per.FIXED, Per.BIOME_SET} and old > 0:
            assert new - old == quest.fame * counted_on(quest, added)


def a_region_more_is_counted_like_any_card(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Play one Region more at the end: a paying quest per thing gains its fame for each such thing on it.

    Rules: SCORE-5, SCORE-10, SCORE-11, SCORE-12, SCORE-15
    """
    duration = other_region(tableau, chance)
    added = CATALOGUE.region_of[duration]
    fewer = attrs.evolve(tableau, regions=tableau.regions[1:])
    more = attrs.evolve(fewer, regions=(*fewer.regions, duration))
    before, after = score(implementation, fewer), score(implementation, more)
    cards = [*fewer.region_cards, *fewer.sanctuary_cards]
    gained = zip(
        cards, (*before.regions, *before.sanctuaries), (*after.regions[:-1], *after.sanctuaries), strict=True
    )
    for card, old, new in gained:
        quest = card.quest
        if quest is not None and quest.per not in {Per.FIXED, Per.BIOME_SET} and old > 0:
            assert new - old == quest.fame * counted_on(quest, added)


def four_biomes_more_are_one_set_more(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Add one Sanctuary of each biome: whoever pays for sets pays for exactly one more. Rules: SCORE-13, SCORE-14."""
    free = [card for card in CATALOGUE.sanctuaries if card.id not in tableau.sanctuaries]
    of_biome = [[card.id for card in free if card.biome is biome] for biome in Biome]
    if not all(of_biome):
        return
    names = [chance.choice(names) for names in of_biome]
    before, after = score(implementation, tableau), score(implementation, with_sanctuary(tableau, *names))
    cards = [*tableau.region_cards, *tableau.sanctuary_cards]
    gained = zip(
        cards, (*before.regions, *before.sanctuaries), (*after.regions, *after.sanctuaries[:-4]), strict=True
    )
    for card, old, new in gained:
        if card.quest is not None and card.quest.per is Per.BIOME_SET and old > 0:
            assert new - old == card.quest.fame


def sets_are_bounded_by_the_rarest_biome(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """Nobody is paid for more sets than there are cards of any one biome. Rules: SCORE-13, SCORE-14."""
    fame = score(implementation, tableau)
    biomes = Counter(card.biome for card in (*tableau.region_cards, *tableau.sanctuary_cards))
    cards = (*tableau.region_cards, *tableau.sanctuary_cards)
    for card, paid in zip(cards, (*fame.regions, *fame.sanctuaries), strict=True):
        if card.quest is not None and card.quest.per is Per.BIOME_SET:
            assert paid <= card.quest.fame * min(biomes[biome] for biome in Biome)


def who_sees_the_same_counts_the_same(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """The first Region and all Sanctuaries see every card; like quests that pay count alike.

    Rules: SCORE-2, SCORE-4, SANCT-2, SANCT-3
    """
    fame = score(implementation, tableau)
    seers = [
        (tableau.region_cards[0], fame.regions[0]),
        *zip(tableau.sanctuary_cards, fame.sanctuaries, strict=True),
    ]
    counts: dict[tuple[Per, frozenset[Biome]], int] = {}
    for card, paid in seers:
        if card.quest is not None and paid > 0 and card.quest.per is not Per.FIXED:
            like = card.quest.per, frozenset(card.quest.biomes)
            assert counts.setdefault(like, paid // card.quest.fame) == paid // card.quest.fame


def a_card_counts_itself(implementation: Implementation, tableau: Tableau, _chance: Random) -> None:
    """A Sanctuary that shows what its quest counts pays; so does the last Region, if it asks for nothing. Rules: SCORE-4, SANCT-2."""
    fame = score(implementation, tableau)
    last = CATALOGUE.region_of[tableau.regions[-1]]
    payers = list(zip(tableau.sanctuary_cards, fame.sanctuaries, strict=True))
    payers += [] if last.prerequisite else [(last, fame.regions[-1])]
    for card, paid in payers:
        quest = card.quest
        if quest is not None and quest.per not in {Per.FIXED, Per.BIOME_SET}:
            assert paid >= quest.fame * counted_on(quest, card)


def total_is_the_sum_of_all_cards(implementation: Implementation, tableau: Tableau, _chance: Random) -> None:
    """Regions and Sanctuaries together make the total. Rules: WIN-1."""
    fame = score(implementation, tableau)
    assert fame.total == sum(fame.regions) + sum(fame.sanctuaries)


SCORING_LAWS: tuple[ScoringLaw, ...] = (
    earlier_regions_do_not_matter,
    unknown_earlier_regions_do_not_matter,
    order_of_later_regions_does_not_matter,
    order_of_sanctuaries_does_not_matter,
    order_of_regions_does_not_matter_to_sanctuaries,
    another_sanctuary_lowers_nothing,
    playing_a_region_earlier_lowers_it_never,
    fame_is_a_multiple_of_the_quest,
    unmet_prerequisite_pays_nothing,
    wonders_at_hand_meet_the_prerequisite,
    more_wonders_than_asked_pay_no_more,
    a_sanctuary_adds_what_it_shows,
    a_region_more_is_counted_like_any_card,
    four_biomes_more_are_one_set_more,
    sets_are_bounded_by_the_rarest_biome,
    who_sees_the_same_counts_the_same,
    a_card_counts_itself,
    total_is_the_sum_of_all_cards,
)


def places_that_matter(
    implementation: Implementation, tableaux: Sequence[Tableau], chance: Random
) -> dict[str, set[tuple[int, int]]]:
    """Replace cards and note whose fame has changed: (whose place, which place), Regions and Sanctuaries apart."""
    found: dict[str, set[tuple[int, int]]] = {
        "Region to Region": set(),
        "Sanctuary to Region": set(),
        "Region to Sanctuary": set(),
        "Sanctuary to Sanctuary": set(),
    }
    for tableau in tableaux:
        before = score(implementation, tableau)
        place = chance.randrange(len(tableau.regions))
        changed = attrs.evolve(
            tableau, regions=replaced(tableau.regions, place, other_region(tableau, chance))
        )
        _note_changes(found, "Region", place, before, score(implementation, changed))
        if tableau.sanctuaries:
            place = chance.randrange(len(tableau.sanctuaries))
            names = list(tableau.sanctuaries)
            names[place] = other_sanctuary(tableau, chance)
            changed = attrs.evolve(tableau, sanctuaries=tuple(names))
            _note_changes(found, "Sanctuary", place, before, score(implementation, changed))
    return found


def _note_changes(
    found: dict[str, set[tuple[int, int]]], kind: str, place: int, before: Fame, after: Fame
) -> None:
    for other, (old, new) in enumerate(zip(before.regions, after.regions, strict=True)):
        if old != new and (kind, place) != ("Region", other):
            found[f"{kind} to Region"].add((other, place))
    for other, (old, new) in enumerate(zip(before.sanctuaries, after.sanctuaries, strict=True)):
        if old != new and (kind, place) != ("Sanctuary", other):
            found[f"{kind} to Sanctuary"].add((other, place))


def everything_in_sight_matters(
    implementation: Implementation, tableaux: Sequence[Tableau], chance: Random
) -> None:
    """Every later Region and every Sanctuary can change what a Region pays; every card what a Sanctuary pays.

    Rules: SCORE-2, SCORE-5, SANCT-2
    """
    found = places_that_matter(implementation, tableaux, chance)
    assert found["Region to Region"] == {(place, later) for later in range(8) for place in range(later)}
    assert {place for place, _ in found["Sanctuary to Region"]} == set(range(8))
    assert {place for _, place in found["Sanctuary to Region"]} == set(range(7))
    assert {place for _, place in found["Region to Sanctuary"]} == set(range(8))
    others = {(place, other) for place in range(4) for other in range(4) if place != other}
    assert others <= found["Sanctuary to Sanctuary"]


def order_of_regions_matters(
    implementation: Implementation, tableaux: Sequence[Tableau], chance: Random
) -> None:
    """Some tableau pays otherwise when its Regions were played in another order. Rules: SCORE-1, SCORE-2, EXPLORE-4."""
    assert any(
        score(
            implementation,
            attrs.evolve(tableau, regions=tuple(chance.sample(tableau.regions, len(tableau.regions)))),
        ).total
        != score(implementation, tableau).total
        for tableau in tableaux
    )


WitnessLaw: TypeAlias = Callable[[Implementation, Sequence[Tableau], Random], None]
WITNESS_LAWS: tuple[WitnessLaw, ...] = (everything_in_sight_matters, order_of_regions_matters)
