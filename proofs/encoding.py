"""Which cards lie where: every choice is an unknown that is 0 or 1."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from proofs.counting import PRINTED_BOX, Box
from proofs.smt import Number, Truth, Values, between, equal, integer, number, sum_of, weighted

ROUNDS = 8
MOST_SANCTUARIES = 7
LONGEST = max(PRINTED_BOX.regions)
"""The longest exploration duration that is printed."""


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


def lay_cards(tableau: Tableau) -> Cards:
    """Return known cards: the same rules score them as score unknown ones."""
    there = number(1)
    return Cards(tuple({each: there} for each in tableau.regions), dict.fromkeys(tableau.sanctuaries, there))


def choose_cards(name: str, box: Box = PRINTED_BOX) -> tuple[Cards, list[Truth]]:
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


def durations_of(cards: Cards) -> list[Number]:
    """Return the exploration duration in each position."""
    return [weighted((duration, bit) for duration, bit in place.items()) for place in cards.positions]


def ascents(name: str, durations: Sequence[Number]) -> tuple[list[Number], list[Truth]]:
    """Return for each Region but the first whether it is higher than the one before it, as 0 or 1.

    Rules: FIND-1, FIND-2, FIND-3
    """
    ups = [integer(f"{name}.up{place}") for place in range(2, len(durations) + 1)]
    constraints = []
    for up, before, after in zip(ups, durations, durations[1:], strict=False):
        constraints += [
            between(0, up, 1),
            after - before >= 1 - LONGEST * (1 - up),
            after - before <= LONGEST * up,
        ]
    return ups, constraints
