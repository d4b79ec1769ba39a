"""Laws of scoring that need no oracle: each states how fame changes with the tableau.

A law takes an implementation of the rules and a tableau, and raises AssertionError where the implementation breaks it.
The same laws check the reference, the specification and every misreading. What the cards show is looked up; what they
pay is never computed here.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

import attrs
import cattrs

from crosscheck.implementations import Implementation
from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest, Region
from faraway.cards.icons import Biome, Wonders


@attrs.frozen(kw_only=True)
class Tableau:
    """A tableau as plain names."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]

    @property
    def region_cards(self) -> list[Region]:
        """The Regions in play order."""
        return [CATALOGUE.region_of[duration] for duration in self.regions]

    @property
    def sanctuary_cards(self) -> list[Card]:
        """The Sanctuaries in the order placed."""
        return [CATALOGUE.sanctuary_of[name] for name in self.sanctuaries]

    @property
    def cards(self) -> list[Card]:
        """All cards, Regions first."""
        return [*self.region_cards, *self.sanctuary_cards]


@attrs.frozen(kw_only=True)
class Fame:
    """What every card pays in an implementation."""

    total: int
    regions: tuple[int, ...]
    sanctuaries: tuple[int, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        """What all cards pay, Regions first."""
        return (*self.regions, *self.sanctuaries)


ScoringLaw: TypeAlias = Callable[[Implementation, Tableau, Random], None]


def score(implementation: Implementation, tableau: Tableau) -> Fame:
    """Return what every card pays in an implementation."""
    return cattrs.structure(implementation.score(tableau.regions, tableau.sanctuaries), Fame)


def counted_on(quest: Quest, card: Card) -> int:
    """Return how many of what a quest counts one card shows; sets of biomes are not counted card by card."""
    if quest.per is Per.BIOME:
        return int(card.biome in quest.biomes)
    shown = {
        Per.CLUE: card.clues,
        Per.NIGHT: int(card.night),
        Per.STONE: card.stones,
        Per.CHIMERA: card.chimeras,
        Per.THISTLE: card.thistles,
    }
    return shown[quest.per]


def are_visible(asked: Wonders, visible: Sequence[Card]) -> bool:
    """Return True if no kind of wonder that is asked for lacks among some cards."""
    return (
        sum(card.stones for card in visible) >= asked.stones
        and sum(card.chimeras for card in visible) >= asked.chimeras
        and sum(card.thistles for card in visible) >= asked.thistles
    )


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
    for card, paid in zip(tableau.cards, fame.cards, strict=True):
        if card.quest is None:
            assert paid == 0
        elif card.quest.per is Per.FIXED:
            assert paid in {0, card.quest.fame}
        else:
            assert paid >= 0
            assert paid % card.quest.fame == 0


def met_prerequisites(tableau: Tableau) -> list[bool]:
    """Return for each Region whether the wonders that it asks for are all among the cards that it sees."""
    return [
        are_visible(region.prerequisite, tableau.cards[place:])
        for place, region in enumerate(tableau.region_cards)
    ]


def unmet_prerequisite_pays_nothing(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """Where a wonder that is asked for lacks among all that a Region sees, it pays nothing. Rules: SCORE-6, SCORE-7, COMP-10."""
    fame = score(implementation, tableau)
    assert all(
        is_met or paid == 0 for is_met, paid in zip(met_prerequisites(tableau), fame.regions, strict=True)
    )


def wonders_at_hand_meet_the_prerequisite(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """A fixed quest whose wonders are all visible pays, whoever else needs them. Rules: SCORE-4, SCORE-6, SCORE-8, SCORE-9."""
    fame = score(implementation, tableau)
    for region, is_met, paid in zip(
        tableau.region_cards, met_prerequisites(tableau), fame.regions, strict=True
    ):
        if is_met and region.quest is not None and region.quest.per is Per.FIXED:
            assert paid == region.quest.fame


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


def paying_gains(tableau: Tableau, before: Fame, after: Fame) -> Iterator[tuple[Quest, int]]:
    """Yield the quest of each card that paid before, and what it pays more after cards were added."""
    now = (*after.regions[: len(before.regions)], *after.sanctuaries[: len(before.sanctuaries)])
    for card, old, new in zip(tableau.cards, before.cards, now, strict=True):
        if card.quest is not None and old > 0:
            yield card.quest, new - old


def _assert_counted(gains: Iterator[tuple[Quest, int]], added: Card) -> None:
    """Assert that each quest per thing gains its fame for each such thing on the added card."""
    for quest, gained in gains:
        assert quest.per in {Per.FIXED, Per.BIOME_SET} or gained == quest.fame * counted_on(quest, added)


def a_sanctuary_adds_what_it_shows(implementation: Implementation, tableau: Tableau, chance: Random) -> None:
    """Add a Sanctuary: a paying quest per thing gains its fame for each such thing on it.

    Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-14, SCORE-15
    """
    name = other_sanctuary(tableau, chance)
    before, after = score(implementation, tableau), score(implementation, with_sanctuary(tableau, name))
    _assert_counted(paying_gains(tableau, before, after), CATALOGUE.sanctuary_of[name])


def a_region_more_is_counted_like_any_card(
    implementation: Implementation, tableau: Tableau, chance: Random
) -> None:
    """Play one Region more at the end: a paying quest per thing gains its fame for each such thing on it.

    Rules: SCORE-5, SCORE-10, SCORE-11, SCORE-12, SCORE-15
    """
    duration = other_region(tableau, chance)
    fewer = attrs.evolve(tableau, regions=tableau.regions[1:])
    more = attrs.evolve(fewer, regions=(*fewer.regions, duration))
    before, after = score(implementation, fewer), score(implementation, more)
    _assert_counted(paying_gains(fewer, before, after), CATALOGUE.region_of[duration])


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
    for quest, gained in paying_gains(tableau, before, after):
        assert quest.per is not Per.BIOME_SET or gained == quest.fame


def sets_are_bounded_by_the_rarest_biome(
    implementation: Implementation, tableau: Tableau, _chance: Random
) -> None:
    """Nobody is paid for more sets than there are cards of any one biome. Rules: SCORE-13, SCORE-14."""
    fame = score(implementation, tableau)
    biomes = Counter(card.biome for card in tableau.cards)
    for card, paid in zip(tableau.cards, fame.cards, strict=True):
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
    assert fame.total == sum(fame.cards)


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
