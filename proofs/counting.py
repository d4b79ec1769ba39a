"""What is counted on cards, and the cards on which it is counted."""

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from proofs.smt import Number, sum_of
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


Counts: TypeAlias = Mapping[Counted, Number]
BIOMES = (Counted.RIVER, Counted.CITY, Counted.FOREST, Counted.DESERT)
WONDERS = (Counted.STONES, Counted.CHIMERAS, Counted.THISTLES)


@dataclass(frozen=True, eq=False)
class Box:
    """The cards that exist; a box other than the printed one serves to show that a changed fact is noticed."""

    regions: Mapping[int, Region]
    sanctuaries: Mapping[str, Sanctuary]

    def cards(self) -> list[Card]:
        """Return all cards."""
        return [*self.regions.values(), *self.sanctuaries.values()]


PRINTED_BOX = Box(REGIONS, SANCTUARIES)


def name_of(card: Card) -> int | str:
    """Return a Region's duration or a Sanctuary's id."""
    return card.duration if isinstance(card, Region) else card.id


def added(parts: Iterable[Counts]) -> Counts:
    """Return the sums of several counts."""
    listed = list(parts)
    return {counted: sum_of(part[counted] for part in listed) for counted in Counted}
