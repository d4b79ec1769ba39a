"""What a card can show, and how many of each a group of cards shows."""

from enum import Enum
from typing import assert_never

from attrs import frozen


class Biome(Enum):
    """The four biomes, in their canonical order. Rules: COMP-4, COMP-18, COMP-17."""

    RIVER = "river"
    CITY = "city"
    FOREST = "forest"
    DESERT = "desert"


@frozen(kw_only=True)
class Wonders:
    """How many of each of the three wonders. Rules: COMP-8."""

    stones: int = 0
    chimeras: int = 0
    thistles: int = 0

    def __bool__(self) -> bool:
        """Return True if there is any wonder at all."""
        return self.stones > 0 or self.chimeras > 0 or self.thistles > 0


@frozen(kw_only=True)
class Counts:
    """How many cards of each biome, night cards, clues and wonders a group of cards shows."""

    rivers: int = 0
    cities: int = 0
    forests: int = 0
    deserts: int = 0
    nights: int = 0
    clues: int = 0
    stones: int = 0
    chimeras: int = 0
    thistles: int = 0

    def of_biome(self, biome: Biome) -> int:
        """Return the number of cards of a biome."""
        match biome:
            case Biome.RIVER:
                return self.rivers
            case Biome.CITY:
                return self.cities
            case Biome.FOREST:
                return self.forests
            case Biome.DESERT:
                return self.deserts
            case _:
                assert_never(biome)

    @property
    def wonders(self) -> Wonders:
        """The three wonders among the counts."""
        return Wonders(stones=self.stones, chimeras=self.chimeras, thistles=self.thistles)
