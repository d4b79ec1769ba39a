"""What a card can show, and how many of each a group of cards shows together.

A tally is one packed integer, six bits to each kind of icon, so that counting fifteen cards is adding fifteen numbers
that fit a machine word. Fifteen cards, the most that anybody can see, show 30 of anything at most.
"""

from __future__ import annotations

from enum import Enum

from attrs import field, frozen

LANE_BITS = 6
LANE_MASK = (1 << LANE_BITS) - 1


class Biome(Enum):
    """The four biomes, in their canonical order. Rules: COMP-4."""

    RIVER = "river"
    CITY = "city"
    FOREST = "forest"
    DESERT = "desert"


class Icon(Enum):
    """Everything that is counted; the value is the first bit of its lane in a packed tally."""

    RIVER = 0 * LANE_BITS
    CITY = 1 * LANE_BITS
    FOREST = 2 * LANE_BITS
    DESERT = 3 * LANE_BITS
    NIGHT = 4 * LANE_BITS
    CLUE = 5 * LANE_BITS
    STONE = 6 * LANE_BITS
    CHIMERA = 7 * LANE_BITS
    THISTLE = 8 * LANE_BITS


BIOME_ICON = {biome: Icon[biome.name] for biome in Biome}
_NIGHT, _CLUE, _STONE, _CHIMERA, _THISTLE = (
    Icon.NIGHT.value,
    Icon.CLUE.value,
    Icon.STONE.value,
    Icon.CHIMERA.value,
    Icon.THISTLE.value,
)
# The bit above each count of wonders; taking away more than there are borrows it.
TOP_BITS = sum(1 << lane + LANE_BITS - 1 for lane in (_STONE, _CHIMERA, _THISTLE))


@frozen(kw_only=True)
class Wonders:
    """How many of each of the three wonders. Rules: COMP-8."""

    stones: int = 0
    chimeras: int = 0
    thistles: int = 0
    packed: int = field(init=False, eq=False, repr=False)

    @packed.default
    def _pack(self) -> int:
        return self.stones << _STONE | self.chimeras << _CHIMERA | self.thistles << _THISTLE

    def __bool__(self) -> bool:
        """Tell whether there is any wonder at all."""
        return self.packed > 0


def pack(  # noqa: PLR0913  these six are all that a card shows
    *, biome: Biome | None, night: bool, clues: int, stones: int, chimeras: int, thistles: int
) -> int:
    """Pack what one card shows into one integer. Rules: SCORE-14, SCORE-15."""
    packed = night << _NIGHT | clues << _CLUE | stones << _STONE | chimeras << _CHIMERA | thistles << _THISTLE
    return packed if biome is None else packed | 1 << BIOME_ICON[biome].value


class Tally(int):
    """How many of every icon a group of cards shows: a packed integer that can be asked."""

    __slots__ = ()

    def count(self, icon: Icon) -> int:
        """Count one kind of icon."""
        return self >> icon.value & LANE_MASK

    def of_biome(self, biome: Biome) -> int:
        """Count the cards of a biome."""
        return self >> BIOME_ICON[biome].value & LANE_MASK

    @property
    def nights(self) -> int:
        """Count the night cards."""
        return self >> _NIGHT & LANE_MASK

    @property
    def clues(self) -> int:
        """Count the clues."""
        return self >> _CLUE & LANE_MASK

    @property
    def wonders(self) -> Wonders:
        """Count the three wonders."""
        return Wonders(
            stones=self >> _STONE & LANE_MASK,
            chimeras=self >> _CHIMERA & LANE_MASK,
            thistles=self >> _THISTLE & LANE_MASK,
        )

    def adding(self, icon: Icon, times: int) -> Tally:
        """Give the same tally with more of one icon (fewer, where `times` is negative)."""
        return Tally(self + (times << icon.value))
