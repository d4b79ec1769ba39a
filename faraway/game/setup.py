"""What a game starts from: how many play, which variant, under which readings, and the order of both decks."""

from __future__ import annotations

from enum import Enum
from random import Random

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue, Duration, SanctuaryId
from faraway.game.readings import DEFAULT_READINGS, Readings


class Variant(Enum):
    """The standard game, or the advanced variant with its choice of a first hand. Rules: ADV-1."""

    STANDARD = "standard"
    ADVANCED = "advanced"


@frozen(kw_only=True)
class Setup:
    """All that is fixed before the first decision; decks are listed top first. Rules: SETUP-1, SETUP-5."""

    players: int
    variant: Variant = Variant.STANDARD
    readings: Readings = DEFAULT_READINGS
    region_deck: tuple[Duration, ...]
    sanctuary_deck: tuple[SanctuaryId, ...]

    @classmethod
    def shuffled(
        cls,
        players: int,
        seed: int = 0,
        *,
        variant: Variant = Variant.STANDARD,
        readings: Readings = DEFAULT_READINGS,
    ) -> Setup:
        """Shuffle both decks of the printed cards as this seed always does.

        >>> Setup.shuffled(4, seed=7).region_deck[:3]
        (11, 31, 2)
        """
        decks = shuffled_decks(seed, CATALOGUE)
        return cls(
            players=players,
            variant=variant,
            readings=readings,
            region_deck=decks.regions,
            sanctuary_deck=decks.sanctuaries,
        )


@frozen(kw_only=True)
class Decks:
    """Both decks in one order, top first."""

    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]


def shuffled_decks(seed: int, catalogue: Catalogue) -> Decks:
    """Shuffle both decks as this seed always does; a game itself holds no randomness. Rules: SETUP-1, SETUP-5."""
    chance = Random(seed)  # noqa: S311 - the same seed must yield the same decks
    regions = [region.duration for region in catalogue.regions]
    sanctuaries = [sanctuary.id for sanctuary in catalogue.sanctuaries]
    chance.shuffle(regions)
    chance.shuffle(sanctuaries)
    return Decks(regions=tuple(regions), sanctuaries=tuple(sanctuaries))
