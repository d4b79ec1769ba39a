"""The cases: how many Sanctuaries, and how many cards of each biome the finished tableau shows.

A case stands for every pair of eight Regions and that many Sanctuaries whose biomes add up to it. The
pairs are counted by a formula: 17 Regions and 5 Sanctuaries of each biome, and 25 gray Sanctuaries.
"""

from collections.abc import Iterator
from dataclasses import dataclass
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
        total = 0
        for placed in product(*(range(min(coloured, SANCTUARIES_A_BIOME, each) + 1) for each in self.biomes)):
            if sum(placed) == coloured:
                ways = comb(GRAY, self.sanctuaries - coloured)
                for each, here in zip(self.biomes, placed, strict=True):
                    ways *= comb(SANCTUARIES_A_BIOME, here) * comb(REGIONS_A_BIOME, each - here)
                total += ways
        return total


def cases_of(sanctuaries: int) -> Iterator[Case]:
    """Yield every case with so many Sanctuaries, in ascending order."""
    most = ROUNDS + sanctuaries
    for river, city, forest, desert in product(range(most + 1), repeat=4):
        if ROUNDS <= river + city + forest + desert <= most:
            yield Case(sanctuaries, (river, city, forest, desert))
