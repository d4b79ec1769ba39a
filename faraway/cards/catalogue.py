"""The printed cards: 68 Regions and 45 Sanctuaries, read once from the package."""

from faraway.cards.card import (
    Card,
    Catalogue,
    Duration,
    Per,
    Provenance,
    Quest,
    Region,
    Sanctuary,
    SanctuaryId,
    name_sanctuary,
)
from faraway.cards.icons import Biome, Wonders
from faraway.cards.reader import read_catalogue

__all__ = [
    "CATALOGUE",
    "Biome",
    "Card",
    "Catalogue",
    "Duration",
    "Per",
    "Provenance",
    "Quest",
    "Region",
    "Sanctuary",
    "SanctuaryId",
    "Wonders",
    "name_sanctuary",
]

CATALOGUE = read_catalogue()
