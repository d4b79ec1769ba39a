"""The switches of the encoding: scoring as it is commonly misread, one changed rule each.

The ids are those under which the reference keeps its zoo of misreadings. With none of them the
encoding is the rules (proofs.scoring).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from proofs.counting import BIOMES, WONDERS, Card, Counted, Counts, added
from proofs.encoding import ROUNDS, Cards, ascents, durations_of
from proofs.linear import Constraints
from proofs.overriding import override
from proofs.scoring import NOTHING, Choice, Row, Scoring, Sheet, named
from proofs.smt import Number, number, sum_of
from spec.cards import Quest, Sanctuary


@dataclass(frozen=True)
class Misreading:
    """Scoring with one rule changed, and the clause that it goes against."""

    scoring: type[Scoring]
    against: str


FAR = 30  # more than any count in a tableau


class CardDoesNotCountItself(Scoring):
    """Against SCORE-4."""

    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(place + 1, ROUNDS)


class RegionsRevealedLeftToRight(Scoring):
    """Against SCORE-1."""

    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(place + 1)


class AllRegionsVisible(Scoring):
    """Against SCORE-3."""

    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(ROUNDS)


class OnlyTheNextRegionVisible(Scoring):
    """Against SCORE-5."""

    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(place, min(place + 2, ROUNDS))


class SanctuariesInvisibleToRegions(Scoring):
    """Against SCORE-2."""

    @override
    def seen_by_region(self, row: Row, place: int, _held: Constraints) -> Counts:
        return added([NOTHING, *(row.regions[each] for each in self.seen_positions(place))])


def found_by(row: Row, place: int, scoring: Scoring, held: Constraints) -> Counts:
    """Return what is counted on the Sanctuaries that were found by the time of one position."""
    ups, ties = ascents(f"until{place}", durations_of(row.cards))
    held.require(*ties)
    found = sum_of(ups[:place])
    shown = []
    for order, (each, bit) in enumerate(row.cards.sanctuaries.items(), start=1):
        there = held.both([bit, held.at_least(found, order, FAR)])
        shown.append(scoring.counts([Choice(there, scoring.box.sanctuaries[each])]))
    return added([NOTHING, *shown])


class SanctuariesSeenFromWhereTheyWereFound(Scoring):
    """Against SCORE-2."""

    @override
    def seen_by_region(self, row: Row, place: int, held: Constraints) -> Counts:
        regions = [row.regions[each] for each in self.seen_positions(place)]
        return added([*regions, found_by(row, place, self, held)])


class SanctuariesScoredBeforeRegions(Scoring):
    """Against SANCT-1."""

    @override
    def seen_by_sanctuary(self, row: Row, _sanctuary: str) -> Counts:
        return row.upper


class SanctuaryDoesNotCountItself(Scoring):
    """Against SANCT-2."""

    @override
    def seen_by_sanctuary(self, row: Row, sanctuary: str) -> Counts:
        others = [counts for each, counts in row.sanctuaries.items() if each != sanctuary]
        return added([*row.regions, *others])


class SanctuarySeesNoOtherSanctuary(Scoring):
    """Against SANCT-2."""

    @override
    def seen_by_sanctuary(self, row: Row, sanctuary: str) -> Counts:
        return added([*row.regions, row.sanctuaries[sanctuary]])


class PrerequisiteSeesWholeTableau(Scoring):
    """Against SCORE-3."""

    @override
    def seen_by_prerequisite(self, row: Row, _place: int, seen: Counts, _held: Constraints) -> Counts:
        return row.whole


class PrerequisiteDoesNotCountItself(Scoring):
    """Against SCORE-4."""

    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, held: Constraints) -> Counts:
        others = {counted: seen[counted] - row.regions[place][counted] for counted in Counted}
        return named(others, held)


class PrerequisiteCheckedWhenPlayed(Scoring):
    """Against COMP-10."""

    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, held: Constraints) -> Counts:
        return added([*row.regions[: place + 1], found_by(row, place, self, held)])


class PrerequisiteMetByRegionsOnly(Scoring):
    """Against SCORE-6."""

    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, held: Constraints) -> Counts:
        return added([NOTHING, *(row.regions[each] for each in self.seen_positions(place))])


class GrayCountsAsEveryBiome(Scoring):
    """Against SCORE-14."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return 1 if counted in BIOMES and card.biome is None else super().shown(card, counted)


class IgnoredOnSanctuaries(Scoring):
    """A reader who overlooks something on Sanctuaries."""

    ignored: ClassVar[tuple[Counted, ...]]

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return 0 if isinstance(card, Sanctuary) and counted in self.ignored else super().shown(card, counted)


class ColouredSanctuaryCountsNoBiome(IgnoredOnSanctuaries):
    """Against SCORE-14."""

    ignored = BIOMES


class SanctuaryWondersDoNotCount(IgnoredOnSanctuaries):
    """Against SCORE-15."""

    ignored = WONDERS


class SanctuaryCluesPayNothing(IgnoredOnSanctuaries):
    """Against SCORE-10."""

    ignored = (Counted.CLUES,)


class NightCountsOnlyRegions(IgnoredOnSanctuaries):
    """Against SCORE-11."""

    ignored = (Counted.NIGHT,)


class SanctuaryInOneRoleOnly(Scoring):
    """Against SCORE-15."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        coloured = isinstance(card, Sanctuary) and card.biome is not None
        return 0 if coloured and counted not in BIOMES else super().shown(card, counted)


class WondersCountedByCard(Scoring):
    """Against SCORE-10."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return min(1, super().shown(card, counted))


class PrerequisiteConsumesWonders(Scoring):
    """Against SCORE-8."""

    @override
    def score(self, name: str, cards: Cards) -> Sheet:
        self._used: dict[Counted, list[Number]] = {wonder: [] for wonder in WONDERS}
        return super().score(name, cards)

    @override
    def met(self, choices: Sequence[Choice], seen: Counts, held: Constraints) -> Number:
        left = {wonder: seen[wonder] - sum_of(self._used[wonder]) for wonder in WONDERS}
        result = super().met(choices, {**seen, **left}, held)
        for wonder in WONDERS:
            self._used[wonder].append(held.gated(result, self.asked(choices, wonder), FAR))
        return result


class PrerequisiteIgnored(Scoring):
    """Against SCORE-6."""

    @override
    def needed(self, card: Card, wonder: Counted) -> int:
        return 0


class PrerequisiteForFixedFameOnly(Scoring):
    """Against SCORE-7."""

    @override
    def needed(self, card: Card, wonder: Counted) -> int:
        fixed = card.quest is not None and card.quest.per == "fixed"
        return super().needed(card, wonder) if fixed else 0


class PrerequisiteAnyWonder(Scoring):
    """Against SCORE-6."""

    @override
    def met(self, choices: Sequence[Choice], seen: Counts, held: Constraints) -> Number:
        asked = sum_of(self.asked(choices, wonder) for wonder in WONDERS)
        return held.at_least(sum_of(seen[wonder] for wonder in WONDERS), asked, 2 * FAR)


class PrerequisiteOneKindIsEnough(Scoring):
    """Against SCORE-6."""

    @override
    def met(self, choices: Sequence[Choice], seen: Counts, held: Constraints) -> Number:
        ways = []
        for wonder in WONDERS:
            asked = self.asked(choices, wonder)
            ways.append(held.both([held.at_least(asked, 1, FAR), held.at_least(seen[wonder], asked, FAR)]))
        nothing_asked = held.at_least(
            number(0), sum_of(self.asked(choices, wonder) for wonder in WONDERS), FAR
        )
        return held.either([nothing_asked, *ways])


class PrerequisiteMoreThanAsked(Scoring):
    """Against SCORE-6."""

    @override
    def asked(self, choices: Sequence[Choice], wonder: Counted) -> Number:
        some = sum_of(choice.chosen for choice in choices if self.needed(choice.card, wonder))
        return super().asked(choices, wonder) + some


class PrerequisiteMetTwicePaysTwice(Scoring):
    """Against SCORE-7."""

    @override
    def fame(
        self, choices: Sequence[Choice], seen: Counts, by_prerequisite: Counts, held: Constraints
    ) -> Number:
        once = super().fame(choices, seen, by_prerequisite, held)
        guarded = sum_of(
            choice.chosen for choice in choices if any(self.needed(choice.card, wonder) for wonder in WONDERS)
        )
        parts = [once]
        for times in range(2, 9):
            asked = {wonder: times * self.asked(choices, wonder) for wonder in WONDERS}
            enough = [held.at_least(by_prerequisite[wonder], asked[wonder], 2 * FAR) for wonder in WONDERS]
            again = held.both([*enough, held.at_least(guarded, 1, 1)])
            parts.append(held.gated(again, once, self.reach_of(choices)))
        return sum_of(parts)


class OneBiomeSetOnly(Scoring):
    """Against SCORE-13."""

    @override
    def sets(self, seen: Counts, held: Constraints) -> Number:
        return held.smallest([super().sets(seen, held), number(1)], FAR)


class BiomeSetReusesCards(Scoring):
    """Against SCORE-13: as many sets as the commonest biome has cards, if no biome lacks."""

    @override
    def sets(self, seen: Counts, held: Constraints) -> Number:
        any_set = held.at_least(super().sets(seen, held), 1, FAR)
        most = -held.smallest([-seen[biome] for biome in BIOMES], FAR)
        return held.gated(any_set, most, FAR)


class BiomesCountedByKind(Scoring):
    """Against SCORE-12."""

    @override
    def biomes(self, named: Sequence[Counted], seen: Counts, held: Constraints) -> Number:
        return sum_of(held.at_least(seen[biome], 1, FAR) for biome in named)


class TwoBiomeQuestPaysPairs(Scoring):
    """Against SCORE-12."""

    @override
    def biomes(self, named: Sequence[Counted], seen: Counts, held: Constraints) -> Number:
        return held.smallest([seen[biome] for biome in named], FAR)


class TwoBiomeQuestPaysTheFirst(Scoring):
    """Against SCORE-12."""

    @override
    def biomes(self, named: Sequence[Counted], seen: Counts, held: Constraints) -> Number:
        return seen[named[0]]


class QuestPaysOnce(Scoring):
    """Against SCORE-10."""

    @override
    def amount(self, quest: Quest, seen: Counts, held: Constraints) -> Number:
        return held.at_least(super().amount(quest, seen, held), 1, FAR)


class SanctuaryFameLeftOut(Scoring):
    """Against WIN-1."""

    @override
    def total(self, regions: Iterable[Number], sanctuaries: Iterable[Number]) -> Number:
        return sum_of(regions)


MISREADINGS: dict[str, Misreading] = {
    "card-does-not-count-itself": Misreading(CardDoesNotCountItself, "SCORE-4"),
    "regions-revealed-left-to-right": Misreading(RegionsRevealedLeftToRight, "SCORE-1"),
    "all-regions-visible": Misreading(AllRegionsVisible, "SCORE-3"),
    "only-the-next-region-visible": Misreading(OnlyTheNextRegionVisible, "SCORE-5"),
    "sanctuaries-invisible-to-regions": Misreading(SanctuariesInvisibleToRegions, "SCORE-2"),
    "sanctuaries-seen-from-where-they-were-found": Misreading(
        SanctuariesSeenFromWhereTheyWereFound, "SCORE-2"
    ),
    "sanctuaries-scored-before-regions": Misreading(SanctuariesScoredBeforeRegions, "SANCT-1"),
    "sanctuary-does-not-count-itself": Misreading(SanctuaryDoesNotCountItself, "SANCT-2"),
    "sanctuary-sees-no-other-sanctuary": Misreading(SanctuarySeesNoOtherSanctuary, "SANCT-2"),
    "prerequisite-sees-whole-tableau": Misreading(PrerequisiteSeesWholeTableau, "SCORE-3"),
    "prerequisite-does-not-count-itself": Misreading(PrerequisiteDoesNotCountItself, "SCORE-4"),
    "prerequisite-checked-when-played": Misreading(PrerequisiteCheckedWhenPlayed, "COMP-10"),
    "prerequisite-met-by-regions-only": Misreading(PrerequisiteMetByRegionsOnly, "SCORE-6"),
    "gray-counts-as-every-biome": Misreading(GrayCountsAsEveryBiome, "SCORE-14"),
    "coloured-sanctuary-counts-no-biome": Misreading(ColouredSanctuaryCountsNoBiome, "SCORE-14"),
    "sanctuary-wonders-do-not-count": Misreading(SanctuaryWondersDoNotCount, "SCORE-15"),
    "sanctuary-clues-pay-nothing": Misreading(SanctuaryCluesPayNothing, "SCORE-10"),
    "sanctuary-in-one-role-only": Misreading(SanctuaryInOneRoleOnly, "SCORE-15"),
    "wonders-counted-by-card": Misreading(WondersCountedByCard, "SCORE-10"),
    "prerequisite-consumes-wonders": Misreading(PrerequisiteConsumesWonders, "SCORE-8"),
    "prerequisite-ignored": Misreading(PrerequisiteIgnored, "SCORE-6"),
    "prerequisite-any-wonder": Misreading(PrerequisiteAnyWonder, "SCORE-6"),
    "prerequisite-one-kind-is-enough": Misreading(PrerequisiteOneKindIsEnough, "SCORE-6"),
    "prerequisite-more-than-asked": Misreading(PrerequisiteMoreThanAsked, "SCORE-6"),
    "prerequisite-met-twice-pays-twice": Misreading(PrerequisiteMetTwicePaysTwice, "SCORE-7"),
    "one-biome-set-only": Misreading(OneBiomeSetOnly, "SCORE-13"),
    "biome-set-reuses-cards": Misreading(BiomeSetReusesCards, "SCORE-13"),
    "biomes-counted-by-kind": Misreading(BiomesCountedByKind, "SCORE-12"),
    "two-biome-quest-pays-pairs": Misreading(TwoBiomeQuestPaysPairs, "SCORE-12"),
    "two-biome-quest-pays-the-first": Misreading(TwoBiomeQuestPaysTheFirst, "SCORE-12"),
    "night-counts-only-regions": Misreading(NightCountsOnlyRegions, "SCORE-11"),
    "prerequisite-for-fixed-fame-only": Misreading(PrerequisiteForFixedFameOnly, "SCORE-7"),
    "quest-pays-once": Misreading(QuestPaysOnce, "SCORE-10"),
    "sanctuary-fame-left-out": Misreading(SanctuaryFameLeftOut, "WIN-1"),
}
