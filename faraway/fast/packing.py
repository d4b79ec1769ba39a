"""One packing of cards for all fast paths: an integer holds all that some cards show.

Nine kinds are counted, six bits each: river, city, forest, desert, night, clue, stone, chimera, thistle. A tenth lane
always holds one, so that a fixed quest pays "per" that lane, and the lane above it always holds none. The highest bit
of a lane stays free as a guard: no tableau shows 32 of anything (fifteen cards, one of them with two stones). Taking a
prerequisite away borrows a guard bit exactly where a wonder is lacking.

The plain twin is `faraway.scoring.rules`: `count_icons`, `is_prerequisite_met` and `count_for_quest`.
"""

from typing import TypeAlias

from faraway.cards.card import Card, Catalogue, Per, Region

LANE = 6
MOST = (1 << LANE - 1) - 1
RIVER, CITY, FOREST, DESERT, NIGHT, CLUE, STONE, CHIMERA, THISTLE, ONE, NONE = range(0, 11 * LANE, LANE)
GUARD_BITS = (1 << STONE + LANE - 1) | (1 << CHIMERA + LANE - 1) | (1 << THISTLE + LANE - 1)
NOTHING_SEEN = GUARD_BITS | 1 << ONE

FIELDS = 6
SHOWS, NEEDS, FAME, FIRST_LANE, SECOND_LANE, SET_FAME = range(FIELDS)
Fields: TypeAlias = tuple[int, int, int, int, int, int]
NO_CARD: Fields = (0, 0, 0, NONE, NONE, 0)

_LANE_OF = {
    "fixed": ONE,
    "clue": CLUE,
    "night": NIGHT,
    "stone": STONE,
    "chimera": CHIMERA,
    "thistle": THISTLE,
    "river": RIVER,
    "city": CITY,
    "forest": FOREST,
    "desert": DESERT,
}


def pack_card(card: Card) -> Fields:
    """Return a card's six fields: what it shows, what it needs and how its quest pays."""
    shows = (
        card.night << NIGHT
        | card.clues << CLUE
        | card.stones << STONE
        | card.chimeras << CHIMERA
        | card.thistles << THISTLE
    )
    if card.biome is not None:
        shows |= 1 << _LANE_OF[card.biome.value]
    needs = 0
    if isinstance(card, Region):
        asked = card.prerequisite
        needs = asked.stones << STONE | asked.chimeras << CHIMERA | asked.thistles << THISTLE
    quest = card.quest
    if quest is None:
        return shows, needs, 0, NONE, NONE, 0
    if quest.per is Per.BIOME_SET:
        return shows, needs, 0, NONE, NONE, quest.fame
    counted = [biome.value for biome in quest.biomes] or [quest.per.value]
    first, second = [*(_LANE_OF[name] for name in counted), NONE][:2]
    return shows, needs, quest.fame, first, second, 0


def pack_regions(cards: Catalogue) -> list[int]:
    """Return the fields of every Region at its duration; position 0, an unknown Region, shows and pays nothing."""
    return [field for fields in (NO_CARD, *map(pack_card, cards.regions)) for field in fields]


def pack_sanctuaries(cards: Catalogue) -> list[int]:
    """Return the fields of every Sanctuary in the catalogue's order, after those of none at all."""
    return [field for fields in (NO_CARD, *map(pack_card, cards.sanctuaries)) for field in fields]


def count_sets(seen: int) -> int:
    """Count the sets of biomes. Rules: SCORE-13."""
    return min(seen >> RIVER & MOST, seen >> CITY & MOST, seen >> FOREST & MOST, seen >> DESERT & MOST)
