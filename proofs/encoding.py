"""A whole tableau as constraints over numbers that are 0 or 1: every choice of cards is unknown.

The first layer of the encoding: which cards lie where, and what each of them sees. The layers below
count (proofs.counting) and pay (proofs.paying).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from proofs.counting import PRINTED, Box, Card, Counted, shown
from proofs.misreadings import AS_PRINTED, Misreading, Misreadings
from proofs.paying import Choice, View, fame, view
from proofs.smt import Number, Truth, Values, between, equal, integer, number, sum_of, weighted

Counts: TypeAlias = Mapping[Counted, Number]

ROUNDS = 8
MOST_SANCTUARIES = 7


@dataclass(frozen=True)
class Tableau:
    """Eight Regions in play order and some Sanctuaries, as a person lays them on a table."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Cards:
    """Unknown cards: for each position and each Region a 0 or 1, and for each Sanctuary."""

    positions: tuple[Mapping[int, Number], ...]
    sanctuaries: Mapping[str, Number]

    def decoded(self, values: Values) -> Tableau:
        """Return the tableau that the values stand for."""
        regions = [[each for each, bit in place.items() if values.of(bit)] for place in self.positions]
        return Tableau(
            tuple(region for place in regions for region in place),
            tuple(each for each, bit in self.sanctuaries.items() if values.of(bit)),
        )

    def fixed(self, tableau: Tableau) -> list[Truth]:
        """Say that the cards are these and no others."""
        chosen = set(tableau.sanctuaries)
        return [
            *(equal(place[each], 1) for place, each in zip(self.positions, tableau.regions, strict=True)),
            *(equal(bit, int(each in chosen)) for each, bit in self.sanctuaries.items()),
        ]


@dataclass(frozen=True, eq=False)
class Sheet:
    """The fame of every position and of every Sanctuary, and their sum."""

    regions: tuple[Number, ...]
    sanctuaries: Mapping[str, Number]
    total: Number
    views: tuple[View, ...]
    constraints: tuple[Truth, ...]


def lay_cards(tableau: Tableau) -> Cards:
    """Return known cards: the same layers score them as score unknown ones."""
    there = number(1)
    return Cards(tuple({each: there} for each in tableau.regions), dict.fromkeys(tableau.sanctuaries, there))


def choose_cards(name: str, box: Box = PRINTED) -> tuple[Cards, list[Truth]]:
    """Return unknown cards: one Region in each of eight positions, none twice, any Sanctuaries.

    Rules: ROUND-3, COMP-5
    """
    positions = tuple(
        {each: integer(f"{name}.{place}.{each}") for each in box.regions} for place in range(1, ROUNDS + 1)
    )
    sanctuaries = {each: integer(f"{name}.{each}") for each in box.sanctuaries}
    bits = [*(bit for place in positions for bit in place.values()), *sanctuaries.values()]
    constraints = [between(0, bit, 1) for bit in bits]
    constraints += [equal(sum_of(place.values()), 1) for place in positions]
    constraints += [sum_of(place[each] for place in positions) <= 1 for each in box.regions]
    return Cards(positions, sanctuaries), constraints


def ascents(name: str, durations: Sequence[Number], longest: int = 68) -> tuple[list[Number], list[Truth]]:
    """Return for each Region but the first whether it is higher than the one before it, as 0 or 1.

    Rules: FIND-1, FIND-2, FIND-3
    """
    ups = [integer(f"{name}.up{place}") for place in range(2, len(durations) + 1)]
    constraints = []
    for up, before, after in zip(ups, durations, durations[1:], strict=False):
        constraints += [
            between(0, up, 1),
            after - before >= 1 - longest * (1 - up),
            after - before <= longest * up,
        ]
    return ups, constraints


def durations_of(cards: Cards) -> list[Number]:
    """Return the exploration duration in each position."""
    return [weighted(place.items()) for place in cards.positions]


def legal(name: str, cards: Cards) -> list[Truth]:
    """Say that there are no more Sanctuaries than were found on the way.

    Rules: FIND-1, FIND-3, END-4
    """
    ups, constraints = ascents(name, durations_of(cards))
    return [*constraints, sum_of(cards.sanctuaries.values()) <= sum_of(ups)]


def seen_positions(place: int, misreadings: Misreadings) -> Iterable[int]:
    """Return the positions (0 to 7) whose Regions are face up while the one in `place` is scored.

    Rules: SCORE-1, SCORE-2, SCORE-3, SCORE-4, SCORE-5
    """
    if Misreading.ALL_REGIONS_VISIBLE in misreadings:
        return range(ROUNDS)
    if Misreading.REGIONS_REVEALED_LEFT_TO_RIGHT in misreadings:
        return range(place + 1)
    if Misreading.CARD_DOES_NOT_COUNT_ITSELF in misreadings:
        return range(place + 1, ROUNDS)
    return range(place, ROUNDS)


def counts_of_place(place: Mapping[int, Number], misreadings: Misreadings, box: Box) -> Counts:
    """Return what is counted on the Region in one position.

    Rules: SCORE-4
    """
    return {
        counted: weighted(
            (shown(box.regions[each], counted, misreadings), bit) for each, bit in place.items()
        )
        for counted in Counted
    }


def counts_of_sanctuaries(cards: Cards, misreadings: Misreadings, box: Box) -> Counts:
    """Return what is counted on all Sanctuaries.

    Rules: SCORE-2, SANCT-2
    """
    return {
        counted: weighted(
            (shown(box.sanctuaries[each], counted, misreadings), bit)
            for each, bit in cards.sanctuaries.items()
        )
        for counted in Counted
    }


def added(parts: Sequence[Counts]) -> Counts:
    """Return the sums of several counts."""
    return {counted: sum_of(part[counted] for part in parts) for counted in Counted}


def seen_counts(
    cards: Cards, place: int, misreadings: Misreadings = AS_PRINTED, box: Box = PRINTED
) -> Counts:
    """Return what is counted in all that the Region in one position (0 to 7) sees.

    Rules: SCORE-2, SCORE-3
    """
    parts = [
        counts_of_place(cards.positions[each], misreadings, box)
        for each in seen_positions(place, misreadings)
    ]
    return added([*parts, counts_of_sanctuaries(cards, misreadings, box)])


def score(name: str, cards: Cards, misreadings: Misreadings = AS_PRINTED, box: Box = PRINTED) -> Sheet:
    """Return the fame of every card, with the constraints that tie it to the choice of cards.

    Rules: SCORE-1, SCORE-2, SANCT-1, SANCT-2, WIN-1
    """
    constraints: list[Truth] = []
    upper = counts_of_sanctuaries(cards, misreadings, box)
    shows = [counts_of_place(place, misreadings, box) for place in cards.positions]
    invisible = Misreading.SANCTUARIES_INVISIBLE_TO_REGIONS in misreadings
    from_sanctuaries = dict.fromkeys(Counted, number(0)) if invisible else upper

    def seen_by(label: str, places: Iterable[int], others: Counts, looking: Iterable[Card]) -> View:
        made = view(
            f"{name}.{label}", box, added([*(shows[each] for each in places), others]), misreadings, looking
        )
        constraints.extend(made.constraints)
        return made

    whole = seen_by("whole", range(len(shows)), upper, [box.sanctuaries[each] for each in cards.sanctuaries])
    views = []
    region_fame = []
    for index, place in enumerate(cards.positions):
        looking = [box.regions[each] for each in place]
        seen = seen_by(f"{index + 1}", seen_positions(index, misreadings), from_sanctuaries, looking)
        prerequisite_sees = whole if Misreading.PREREQUISITE_SEES_WHOLE_TABLEAU in misreadings else seen
        choices = [Choice(bit, box.regions[each]) for each, bit in place.items()]
        paid, ties = fame(f"{name}.{index + 1}", choices, seen, prerequisite_sees)
        constraints += ties
        views.append(seen)
        region_fame.append(paid)
    sanctuary_fame = {}
    for each, bit in cards.sanctuaries.items():
        seen = whole
        if Misreading.SANCTUARY_DOES_NOT_COUNT_ITSELF in misreadings:
            own = {counted: shown(box.sanctuaries[each], counted, misreadings) for counted in Counted}
            others = {counted: upper[counted] - own[counted] * bit for counted in Counted}
            seen = seen_by(f"{each}.sees", range(len(shows)), others, [box.sanctuaries[each]])
        paid, ties = fame(f"{name}.{each}", [Choice(bit, box.sanctuaries[each])], seen, seen)
        constraints += ties
        sanctuary_fame[each] = paid
    total = integer(f"{name}.total")
    constraints.append(equal(total, sum_of([*region_fame, *sanctuary_fame.values()])))
    return Sheet(tuple(region_fame), sanctuary_fame, total, (*views, whole), tuple(constraints))
