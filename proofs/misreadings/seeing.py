"""Misreadings of what is seen while a card is scored."""

from collections.abc import Iterable

from typing_extensions import override

from proofs.counting import Counted, Counts, added
from proofs.encoding import ROUNDS, ascents, durations_of
from proofs.linear import Constraints
from proofs.scoring import NOTHING, Choice, Row, Scoring, named
from proofs.smt import sum_of

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


class RegionSeesTheOneBeforeIt(Scoring):
    """Against SCORE-3."""

    @override
    def seen_positions(self, place: int) -> Iterable[int]:
        return range(max(place - 1, 0), ROUNDS)


class SanctuariesInvisibleToRegions(Scoring):
    """Against SCORE-2."""

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


class SanctuariesSeenFromWhereTheyWereFound(Scoring):
    """Against SCORE-2."""

    @override
    def seen_by_region(self, row: Row, place: int, constraints: Constraints) -> Counts:
        regions = [row.regions[each] for each in self.seen_positions(place)]
        return added([*regions, found_by(row, place, self, constraints)])


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


class SanctuaryCountsRegionsOnly(Scoring):
    """Against SANCT-2."""

    @override
    def seen_by_sanctuary(self, row: Row, _sanctuary: str) -> Counts:
        return added(row.regions)


class PrerequisiteSeesWholeTableau(Scoring):
    """Against SCORE-3."""

    @override
    def seen_by_prerequisite(self, row: Row, _place: int, seen: Counts, _constraints: Constraints) -> Counts:
        return row.whole


class PrerequisiteDoesNotCountItself(Scoring):
    """Against SCORE-4."""

    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, constraints: Constraints) -> Counts:
        others = {counted: seen[counted] - row.regions[place][counted] for counted in Counted}
        return named(others, constraints)


class PrerequisiteCheckedWhenPlayed(Scoring):
    """Against COMP-10."""

    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, constraints: Constraints) -> Counts:
        return added([*row.regions[: place + 1], found_by(row, place, self, constraints)])


class PrerequisiteMetByRegionsOnly(Scoring):
    """Against SCORE-6."""

    @override
    def seen_by_prerequisite(self, row: Row, place: int, seen: Counts, constraints: Constraints) -> Counts:
        return added([NOTHING, *(row.regions[each] for each in self.seen_positions(place))])
