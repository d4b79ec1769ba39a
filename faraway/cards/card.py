"""What a card is: Regions, Sanctuaries, their quests, and a catalogue of them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NewType, TypeAlias

from attrs import evolve, field, frozen

from faraway.cards.icons import Biome, Wonders

Duration = NewType("Duration", int)
SanctuaryId = NewType("SanctuaryId", str)


class Per(Enum):
    """What a quest pays for. Rules: COMP-9."""

    FIXED = "fixed"
    CLUE = "clue"
    NIGHT = "night"
    STONE = "stone"
    CHIMERA = "chimera"
    THISTLE = "thistle"
    BIOME = "biome"
    BIOME_SET = "biome-set"


@frozen(kw_only=True)
class Quest:
    """The fame that a card can pay; `biomes` are those counted, for `Per.BIOME` only, in the order of the fact table."""

    per: Per
    fame: int
    biomes: tuple[Biome, ...] = ()

    @property
    def slug(self) -> str:
        """Return the quest's part of a Sanctuary's id, such as `per-desert-or-city-1`."""
        match self.per:
            case Per.FIXED:
                return f"fixed-{self.fame}"
            case Per.BIOME:
                return f"per-{'-or-'.join(biome.value for biome in self.biomes)}-{self.fame}"
            case _:
                return f"per-{self.per.value}-{self.fame}"


@frozen(kw_only=True)
class Region:
    """A Region, known by its exploration duration. Rules: COMP-4, COMP-5, COMP-6, COMP-10."""

    duration: Duration
    biome: Biome
    night: bool
    clues: int
    stones: int
    chimeras: int
    thistles: int
    prerequisite: Wonders
    quest: Quest | None


@frozen(kw_only=True)
class Sanctuary:
    """A Sanctuary, known by an id made of its facts; gray where the biome is None. Rules: COMP-11, COMP-26, COMP-27, COMP-12, COMP-29, COMP-28."""

    id: SanctuaryId
    biome: Biome | None
    night: bool
    clues: int
    stones: int
    chimeras: int
    thistles: int
    quest: Quest | None


Card: TypeAlias = Region | Sanctuary


def name_sanctuary(sanctuary: Sanctuary) -> SanctuaryId:
    """Return the id that a Sanctuary's facts make."""
    parts = ["gray" if sanctuary.biome is None else sanctuary.biome.value]
    shown = (
        ("night", sanctuary.night),
        ("clue", sanctuary.clues),
        ("stone", sanctuary.stones),
        ("chimera", sanctuary.chimeras),
        ("thistle", sanctuary.thistles),
    )
    parts += [word for word, count in shown if count]
    if sanctuary.quest is not None:
        parts.append(sanctuary.quest.slug)
    return SanctuaryId("-".join(parts))


@frozen(kw_only=True)
class Provenance:
    """How the disputed facts of one Region were settled, for a person who holds the box."""

    duration: Duration
    doubt: str
    settled: str


@frozen(kw_only=True, repr=False)
class Catalogue:
    """The cards in force: Regions ascending by duration, Sanctuaries ascending by id. Rules: COMP-1, COMP-2."""

    regions: tuple[Region, ...]
    sanctuaries: tuple[Sanctuary, ...]
    disputed: tuple[Provenance, ...] = ()
    region_of: Mapping[int, Region] = field(init=False, eq=False)
    sanctuary_of: Mapping[str, Sanctuary] = field(init=False, eq=False)

    def __repr__(self) -> str:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the sizes alone: the catalogue is a default argument, and `help` prints those."""
        return f"<{len(self.regions)} Regions, {len(self.sanctuaries)} Sanctuaries>"

    @region_of.default
    def _index_regions(self) -> Mapping[int, Region]:
        return {region.duration: region for region in self.regions}

    @sanctuary_of.default
    def _index_sanctuaries(self) -> Mapping[str, Sanctuary]:
        return {sanctuary.id: sanctuary for sanctuary in self.sanctuaries}

    def with_card(self, card: Card) -> Catalogue:
        """Return the same catalogue with this card instead of the one of the same duration or id."""
        if isinstance(card, Region):
            regions = tuple(card if card.duration == old.duration else old for old in self.regions)
            return evolve(self, regions=regions)
        sanctuaries = tuple(card if card.id == old.id else old for old in self.sanctuaries)
        return evolve(self, sanctuaries=sanctuaries)
