"""The cases: how many Sanctuaries, and how many cards of each biome the finished tableau shows.

A case stands for every pair of eight Regions and that many Sanctuaries whose biomes add up to it. The
pairs are counted by a formula: 17 Regions and 5 Sanctuaries of each biome, and 25 gray Sanctuaries.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb

ROUNDS = 8
REGIONS_A_BIOME = 17
SANCTUARIES_A_BIOME = 5
GRAY = 25


@dataclass(frozen=True, order=True)
class Case:
    """So many Sanctuaries, and so many cards of river, city, forest and desert among all cards."""

    sanctuaries: int
    biomes: tuple[int, int, int, int]

    @property
    def pairs(self) -> int:
        """Count the pairs of a set of eight Regions and a set of Sanctuaries that belong here."""
        coloured = sum(self.biomes) - ROUNDS
        ways = [1]  # by how many Sanctuaries have a colour, biome by biome
        for each in self.biomes:
            ways = multiply(ways, ways_of_biome(each))
        return comb(GRAY, self.sanctuaries - coloured) * (ways[coloured] if coloured < len(ways) else 0)


@cache
def ways_of_biome(cards: int) -> list[int]:
    """Count the sets of so many cards of one biome by how many of them are Sanctuaries."""
    most = min(cards, SANCTUARIES_A_BIOME)
    return [comb(SANCTUARIES_A_BIOME, n) * comb(REGIONS_A_BIOME, cards - n) for n in range(most + 1)]


def multiply(one: list[int], other: list[int]) -> list[int]:
    """Return the ways to have so many in all of two kinds, from the ways to have so many of each."""
    ways = [0] * (len(one) + len(other) - 1)
    for here, many in enumerate(one):
        for there, more in enumerate(other):
            ways[here + there] += many * more
    return ways


def cases_of(sanctuaries: int) -> Iterator[Case]:
    """Yield every case with so many Sanctuaries that stands for any pair, in ascending order."""
    most = ROUNDS + sanctuaries
    for river, city, forest, desert in product(range(most + 1), repeat=4):
        if ROUNDS <= river + city + forest + desert <= most:
            case = Case(sanctuaries, (river, city, forest, desert))
            if case.pairs:
                yield case
