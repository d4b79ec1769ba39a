"""Scoring in bulk, as kernels: one packed integer holds all that a scored card sees.

Nine kinds are counted, six bits each: river, city, forest, desert, night, clue, stone, chimera, thistle. A tenth lane
always holds one, so that a fixed quest pays "per" that lane, and the lane above it always holds none. The highest bit
of a lane stays free: no tableau shows 32 of anything (fifteen cards, one of them with two stones).
"""

from faraway.cards.catalogue import Card, Catalogue, Per, Region
from faraway.fast.compiler import Numbers

LANE = 6
MOST = (1 << LANE - 1) - 1
RIVER, CITY, FOREST, DESERT, NIGHT, CLUE, STONE, CHIMERA, THISTLE, ONE, NONE = range(0, 11 * LANE, LANE)
FREE_BITS = (1 << STONE + LANE - 1) | (1 << CHIMERA + LANE - 1) | (1 << THISTLE + LANE - 1)
ALWAYS = 1 << ONE

FIELDS = 6
SHOWS, NEEDS, FAME, FIRST_LANE, SECOND_LANE, SET_FAME = range(FIELDS)
ROW_REGIONS = 8
ROW_SANCTUARIES = 7
NO_SANCTUARY = -1
LONGEST = 68
LAST_SANCTUARY = 44
BITS = 63
NOT_FOR_NONE = (1 << BITS) - 1

_LANE_OF = {
    Per.FIXED: ONE,
    Per.CLUE: CLUE,
    Per.NIGHT: NIGHT,
    Per.STONE: STONE,
    Per.CHIMERA: CHIMERA,
    Per.THISTLE: THISTLE,
}
_BIOME_LANE = {"river": RIVER, "city": CITY, "forest": FOREST, "desert": DESERT}


def pack_card(card: Card) -> list[int]:
    """Give a card's six fields: what it shows, what it needs and how its quest pays.

    Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-14.
    """
    shows = (
        card.night << NIGHT
        | card.clues << CLUE
        | card.stones << STONE
        | card.chimeras << CHIMERA
        | card.thistles << THISTLE
    )
    if card.biome is not None:
        shows |= 1 << _BIOME_LANE[card.biome.value]
    fields = [shows, 0, 0, NONE, NONE, 0]
    if isinstance(card, Region):
        needs = card.prerequisite
        fields[NEEDS] = needs.stones << STONE | needs.chimeras << CHIMERA | needs.thistles << THISTLE
    quest = card.quest
    if quest is None:
        return fields
    if quest.per is Per.BIOME_SET:
        fields[SET_FAME] = quest.fame
        return fields
    lanes = [_BIOME_LANE[biome.value] for biome in quest.biomes] or [_LANE_OF[quest.per]]
    fields[FAME] = quest.fame
    fields[FIRST_LANE] = lanes[0]
    fields[SECOND_LANE] = lanes[1] if len(lanes) > 1 else NONE
    return fields


NOT_THERE = (0, 0, 0, NONE, NONE, 0)


def pack_regions(cards: Catalogue) -> list[int]:
    """Give the fields of every Region at its duration; place 0, a Region not known, shows and pays nothing."""
    fields = list(NOT_THERE)
    for region in cards.regions:
        fields += pack_card(region)
    return fields


def pack_sanctuaries(cards: Catalogue) -> list[int]:
    """Give the fields of every Sanctuary in the catalogue's order, after those of none at all."""
    fields = list(NOT_THERE)
    for sanctuary in cards.sanctuaries:
        fields += pack_card(sanctuary)
    return fields


def fame_of(fields: Numbers, at: int, seen: int) -> int:
    """Give what the card whose fields begin at `at` pays when it sees all this; with a branch only for the rare sets.

    Rules: SCORE-6, SCORE-7, SCORE-8, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-16, SANCT-3.
    """
    left = ((seen | FREE_BITS) - fields[at + NEEDS]) & FREE_BITS
    sets = sets_in(seen) if fields[at + SET_FAME] > 0 else 0
    return int(left == FREE_BITS) * reward_of(fields, at, seen, sets)


def reward_of(fields: Numbers, at: int, seen: int, sets: int) -> int:
    """Give what a quest pays for what it sees, with so many sets of biomes. Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12."""
    counted = (seen >> fields[at + FIRST_LANE] & MOST) + (seen >> fields[at + SECOND_LANE] & MOST)
    return fields[at + FAME] * counted + fields[at + SET_FAME] * sets


def sets_in(seen: int) -> int:
    """Count the sets of biomes. Rules: SCORE-13."""
    return min(seen >> RIVER & MOST, seen >> CITY & MOST, seen >> FOREST & MOST, seen >> DESERT & MOST)


def is_row_surely_sound(regions: Numbers, sanctuaries: Numbers, row: int) -> bool:
    """Tell by a quick look that a row is a tableau of eight Regions; where it is unsure, say no. Rules: COMP-2, COMP-5, FIND-1.

    A number out of its range makes `signs` negative. Each card has a bit; only the Regions 1 and 65, 2 and 66, 3 and 67,
    4 and 68 share theirs, and are taken for one that is there twice.
    """
    signs = taken = twice = room = last = 0
    for place in range(ROW_REGIONS):
        duration = regions[row * ROW_REGIONS + place]
        signs |= duration - 1 | LONGEST - duration
        bit = 1 << (duration & BITS)
        twice |= taken & bit
        taken |= bit
        room += int(duration > last)
        last = duration
    taken = 0
    for place in range(ROW_SANCTUARIES):
        sanctuary = sanctuaries[row * ROW_SANCTUARIES + place]
        signs |= sanctuary - NO_SANCTUARY | LAST_SANCTUARY - sanctuary
        bit = 1 << (sanctuary & BITS)
        twice |= taken & bit & NOT_FOR_NONE
        taken |= bit
        room -= 1 + (sanctuary >> BITS)
    # the first Region came after none: it found nothing, whatever was counted for it
    return signs >= 0 and twice == 0 and room >= 1


def is_row_sound(regions: Numbers, sanctuaries: Numbers, row: int, least: int) -> bool:
    """Tell whether a row is a tableau of at least so many Regions. Rules: COMP-2, COMP-5, ROUND-3, FIND-1.

    Unknown Regions (0) may only come first; each of them may have found a Sanctuary. Whatever is wrong leaves a bit in
    `faults` or makes it negative: one branch for the whole row.
    """
    faults = known = room = last = 0
    low = high = 0
    for place in range(ROW_REGIONS):
        duration = int(regions[row * ROW_REGIONS + place])
        here = int(duration > 0)
        lower = here * (1 - (duration >> 6)) << (duration & BITS)
        upper = here * (duration >> 6) << (duration & BITS)
        faults |= (
            low & lower | high & upper | int(duration < 0) | int(duration > LONGEST) | int(known > here * 8)
        )
        low |= lower
        high |= upper
        known += here
        room += int(duration > last) | 1 - here
        last = duration
    taken = found = 0
    for place in range(ROW_SANCTUARIES):
        sanctuary = int(sanctuaries[row * ROW_SANCTUARIES + place])
        here = int(sanctuary >= 0)
        bit = here << (sanctuary & BITS)
        faults |= taken & bit | int(sanctuary < NO_SANCTUARY) | int(sanctuary > LAST_SANCTUARY)
        taken |= bit
        found += here
    # the first of eight known Regions came after none: it found nothing, whatever was counted for it
    return faults == 0 and known >= least and found <= room - 1


def score_rows(  # noqa: PLR0913, PLR0917  a kernel has no room for records
    regions: Numbers,
    sanctuaries: Numbers,
    region_fields: Numbers,
    sanctuary_fields: Numbers,
    region_fame: Numbers,
    sanctuary_fame: Numbers,
    totals: Numbers,
    first: int,
    stop: int,
    least: int,
) -> int:
    """Score the rows from `first` up to `stop`; give the first row that is no tableau, or `stop`.

    The loops over a row have lengths that the compiler knows, so that it writes them out.

    Rules: SCORE-1, SCORE-2, SCORE-3, SCORE-4, SCORE-5, SANCT-1, SANCT-2, WIN-1.
    """
    for row in range(first, stop):
        if not is_row_surely_sound(regions, sanctuaries, row) and not is_row_sound(
            regions, sanctuaries, row, least
        ):
            return row
        seen = ALWAYS
        total = 0
        first_region, first_sanctuary = row * ROW_REGIONS, row * ROW_SANCTUARIES
        for place in range(ROW_SANCTUARIES):
            seen += sanctuary_fields[(sanctuaries[first_sanctuary + place] + 1) * FIELDS + SHOWS]
        for later in range(ROW_REGIONS):
            place = first_region + ROW_REGIONS - 1 - later
            at = regions[place] * FIELDS
            seen += region_fields[at + SHOWS]
            fame = fame_of(region_fields, at, seen)
            region_fame[place] = fame
            total += fame
        sets = sets_in(seen)
        for place in range(ROW_SANCTUARIES):
            at = (sanctuaries[first_sanctuary + place] + 1) * FIELDS
            fame = reward_of(sanctuary_fields, at, seen, sets)
            sanctuary_fame[first_sanctuary + place] = fame
            total += fame
        totals[row] = total
    return stop
