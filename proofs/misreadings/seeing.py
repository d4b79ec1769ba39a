"""Misreadings of what is seen while a card is scored."""

from collections.abc import Iterable

from typing_extensions import override

from proofs.counting import Counted, Counts, added
from proofs.encoding import ROUNDS, ascents, durations_of
from proofs.linear import Constraints
from proofs.misreadings.misreading import misreading
from proofs.scoring import NOTHING, Choice, Row, Scoring, named
from proofs.smt import sum_of

FAR = 30  # more than any count in a tableau


@misreading("card-does-not-count-itself", "SCORE-4")
class CardDoesNotCountItself(Scoring):
    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(place + 1, ROUNDS)


@misreading("regions-revealed-left-to-right", "SCORE-1")
class RegionsRevealedLeftToRight(Scoring):
    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(place + 1)


@misreading("all-regions-visible", "SCORE-3")
class AllRegionsVisible(Scoring):
    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(ROUNDS)


@misreading("only-the-next-region-visible", "SCORE-5")
class OnlyTheNextRegionVisible(Scoring):
    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(place, min(place + 2, ROUNDS))


@misreading("region-sees-the-one-before-it", "SCORE-3")
class RegionSeesTheOneBeforeIt(Scoring):
    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(max(place - 1, 0), ROUNDS)


@misreading("sanctuaries-invisible-to-regions", "SCORE-2")
class SanctuariesInvisibleToRegions(Scoring):
    @override
    def seen_by_region(self, row: Row, place: int, _constraints: Constraints) -> Counts:
        return added([NOTHING, *(row.regions[each] for each in self.seen_positions(place))])


def found_by(row: Row, place: int, scoring: Scoring, constraints: Constraints) -> Counts:
    """Return what is counted on the Sanctuaries that were found by the time of one position."""
    ups, ties = ascents(f"until{place}", durations_of(row.cards))
    constraints.require(*ties)
    found = sum_of(ups[:place])
    shown = []
    for order, (each, bit) in enumerate(row.cards.sanctuaries.items(), start=1):
        there = constraints.both([bit, constraints.at_least(found, order, FAR)])
        shown.append(scoring.counts([Choice(there, scoring.box.sanctuaries[each])]))
    return added([NOTHING, *shown])


@misreading("sanctuaries-seen-from-where-they-were-found", "SCORE-2")
class SanctuariesSeenFromWhereTheyWereFound(Scoring):
    @override
    def seen_by_region(self, row: Row, place: int, constraints: Constraints) -> Counts:
        regions = [row.regions[each] for each in self.seen_positions(place)]
        return added([*regions, found_by(row, place, self, constraints)])


@misreading("sanctuaries-scored-before-regions", "SANCT-1")
class SanctuariesScoredBeforeRegions(Scoring):
    @override
    def seen_by_sanctuary(self, row: Row, _sanctuary: str) -> Counts:
        return row.upper


@misreading("sanctuary-does-not-count-itself", "SANCT-2")
class SanctuaryDoesNotCountItself(Scoring):
    @override
    def seen_by_sanctuary(self, row: Row, sanctuary: str) -> Counts:
        others = [counts for each, counts in row.sanctuaries.items() if each != sanctuary]
        return added([*row.regions, *others])


@misreading("sanctuary-sees-no-other-sanctuary", "SANCT-2")
class SanctuarySeesNoOtherSanctuary(Scoring):
    @override
    def seen_by_sanctuary(self, row: Row, sanctuary: str) -> Counts:
        return added([*row.regions, row.sanctuaries[sanctuary]])


@misreading("sanctuary-counts-regions-only", "SANCT-2")
class SanctuaryCountsRegionsOnly(Scoring):
    @override
    def seen_by_sanctuary(self, row: Row, _sanctuary: str) -> Counts:
        return added(row.regions)


@misreading("prerequisite-sees-whole-tableau", "SCORE-3")
class PrerequisiteSeesWholeTableau(Scoring):
    @override
    def seen_by_prerequisite(self, row: Row, _place: int, seen: Counts, _constraints: Constraints) -> Counts:
        return row.whole


@misreading("prerequisite-does-not-count-itself", "SCORE-4")
class PrerequisiteDoesNotCountItself(Scoring):
    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, constraints: Constraints) -> Counts:
        others = {counted: seen[counted] - row.regions[place][counted] for counted in Counted}
        return named(others, constraints)


@misreading("prerequisite-checked-when-played", "COMP-10")
class PrerequisiteCheckedWhenPlayed(Scoring):
    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, constraints: Constraints) -> Counts:
        return added([*row.regions[: place + 1], found_by(row, place, self, constraints)])


@misreading("prerequisite-met-by-regions-only", "SCORE-6")
class PrerequisiteMetByRegionsOnly(Scoring):
    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, constraints: Constraints) -> Counts:
        return added([NOTHING, *(row.regions[each] for each in self.seen_positions(place))])
