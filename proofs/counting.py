"""What is counted in a set of cards, and how much of it each card shows.

The second of the three layers of the encoding: visible cards in, nine counts out.
"""

import enum
import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from proofs.misreadings import Misreading, Misreadings
from spec.cards import REGIONS, SANCTUARIES, Region, Sanctuary

Card: TypeAlias = Region | Sanctuary


class Counted(enum.Enum):
    """Something that quests and prerequisites count."""

    RIVER = "river"
    CITY = "city"
    FOREST = "forest"
    DESERT = "desert"
    NIGHT = "night"
    CLUES = "clues"
    STONES = "stones"
    CHIMERAS = "chimeras"
    THISTLES = "thistles"


BIOMES = (Counted.RIVER, Counted.CITY, Counted.FOREST, Counted.DESERT)
WONDERS = (Counted.STONES, Counted.CHIMERAS, Counted.THISTLES)


@dataclass(frozen=True, eq=False)
class Box:
    """The cards that there are; another box than the printed one serves to see a changed fact noticed."""

    regions: Mapping[int, Region]
    sanctuaries: Mapping[str, Sanctuary]


PRINTED = Box(REGIONS, SANCTUARIES)


def shown(card: Card, counted: Counted, misreadings: Misreadings) -> int:
    """Return how much of what is counted one card shows.

    Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-14, SCORE-15
    """
    if isinstance(card, Sanctuary) and counted in misread_sanctuaries(misreadings):
        return 0
    if counted in BIOMES:
        gray_counts = card.biome is None and Misreading.GRAY_COUNTS_AS_EVERY_BIOME in misreadings
        return int(gray_counts or card.biome == counted.value)
    return {
        Counted.NIGHT: int(card.night),
        Counted.CLUES: card.clues,
        Counted.STONES: card.stones,
        Counted.CHIMERAS: card.chimeras,
        Counted.THISTLES: card.thistles,
    }[counted]


def misread_sanctuaries(misreadings: Misreadings) -> tuple[Counted, ...]:
    """Return what is not counted on Sanctuaries by those who misread."""
    ignored: tuple[Counted, ...] = ()
    if Misreading.COLOURED_SANCTUARY_COUNTS_NO_BIOME in misreadings:
        ignored += BIOMES
    if Misreading.NIGHT_COUNTS_ONLY_REGIONS in misreadings:
        ignored += (Counted.NIGHT,)
    if Misreading.SANCTUARY_WONDERS_DO_NOT_COUNT in misreadings:
        ignored += WONDERS
    return ignored


def needed(card: Card, wonder: Counted) -> int:
    """Return how many of a wonder the card's prerequisite asks for; a Sanctuary's asks for none.

    Rules: COMP-10, COMP-11
    """
    if isinstance(card, Sanctuary):
        return 0
    return {
        Counted.STONES: card.needs_stones,
        Counted.CHIMERAS: card.needs_chimeras,
        Counted.THISTLES: card.needs_thistles,
    }[wonder]


@functools.cache
def most(box: Box, counted: Counted, misreadings: Misreadings) -> int:
    """Return more than any tableau can show: the best eight Regions and seven Sanctuaries."""
    regions = sorted(shown(card, counted, misreadings) for card in box.regions.values())
    sanctuaries = sorted(shown(card, counted, misreadings) for card in box.sanctuaries.values())
    return sum(regions[-8:]) + sum(sanctuaries[-7:])
