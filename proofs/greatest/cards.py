"""The printed cards as rows of whole numbers: 68 Regions by duration, then 45 Sanctuaries by id.

What is counted has the fixed order of SHOWN. A row holds what the card shows (columns 0 to 8), what
its prerequisite asks for (9 to 11), what its quest pays for (12), how much (13), and which biomes a
quest for biomes counts (14 to 17).
"""

from typing import TypeAlias

from spec.cards import REGIONS, SANCTUARIES, Region, Sanctuary

Card: TypeAlias = Region | Sanctuary

BIOMES = ("river", "city", "forest", "desert")
SHOWN = ("stones", "chimeras", "thistles", "clues", "nights", *BIOMES)
ICONS = 5
NEEDS = len(SHOWN)
QUEST = NEEDS + 3
FAME = QUEST + 1
FOR_BIOMES = FAME + 1
WIDTH = FOR_BIOMES + len(BIOMES)

# What a quest pays for: 0 to 4 are places in SHOWN.
PER_BIOME, PER_SET, FIXED, NOTHING = 5, 6, 7, 8
KINDS = {"stone": 0, "chimera": 1, "thistle": 2, "clue": 3, "night": 4, "biome": PER_BIOME}
KINDS |= {"biome-set": PER_SET, "fixed": FIXED}

SANCTUARY_IDS = tuple(SANCTUARIES)


def shown_by(card: Card) -> tuple[int, ...]:
    """Return how much of everything that is counted a card shows.

    Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-14, SCORE-15
    """
    biomes = (int(card.biome == biome) for biome in BIOMES)
    return (card.stones, card.chimeras, card.thistles, card.clues, int(card.night), *biomes)


def row_of(card: Card) -> list[int]:
    """Return the numbers of one card."""
    needs = (
        (card.needs_stones, card.needs_chimeras, card.needs_thistles)
        if isinstance(card, Region)
        else (0, 0, 0)
    )
    if card.quest is None:
        return [*shown_by(card), *needs, NOTHING, 0, 0, 0, 0, 0]
    counted = (int(biome in card.quest.biomes) for biome in BIOMES)
    return [*shown_by(card), *needs, KINDS[card.quest.per], card.quest.fame, *counted]


def rows() -> list[list[int]]:
    """Return the rows of all 113 cards."""
    return [*map(row_of, REGIONS.values()), *map(row_of, SANCTUARIES.values())]


SET_REGIONS = tuple(place for place, row in enumerate(rows()[: len(REGIONS)]) if row[QUEST] == PER_SET)


def most_shown(sanctuaries: int) -> tuple[int, ...]:
    """Return the most of each count that eight Regions and so many Sanctuaries show."""
    greatest = []
    for place in range(len(SHOWN)):
        regions = sorted((shown_by(card)[place] for card in REGIONS.values()), reverse=True)
        placed = sorted((shown_by(card)[place] for card in SANCTUARIES.values()), reverse=True)
        greatest.append(sum(regions[:8]) + sum(placed[:sanctuaries]))
    return tuple(greatest)
