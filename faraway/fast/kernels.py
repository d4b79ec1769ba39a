"""Scoring in bulk, as kernels: one packed integer holds all that a scored card sees.

The plain twin is `faraway.scoring.sheet.score_tableau`.
"""

from faraway.fast.compiler import Numbers
from faraway.fast.packing import (
    FAME,
    FIELDS,
    FIRST_LANE,
    GUARD_BITS,
    MOST,
    NEEDS,
    NOTHING_SEEN,
    SECOND_LANE,
    SET_FAME,
    SHOWS,
    count_sets,
)

ROW_REGIONS = 8
ROW_SANCTUARIES = 7
NO_SANCTUARY = -1
LONGEST = 68
LAST_SANCTUARY = 44
BITS = 63
NOT_FOR_NONE = (1 << BITS) - 1


def fame_of(fields: Numbers, at: int, seen: int) -> int:
    """Return what the card whose fields begin at `at` pays when it sees all this; with a branch only for the rare sets.

    Rules: SCORE-6, SCORE-7, SCORE-8, SCORE-16, SANCT-3.
    """
    left = seen - fields[at + NEEDS] & GUARD_BITS
    sets = count_sets(seen) if fields[at + SET_FAME] > 0 else 0
    return int(left == GUARD_BITS) * reward_of(fields, at, seen, sets)


def reward_of(fields: Numbers, at: int, seen: int, sets: int) -> int:
    """Return what a quest pays for what it sees, with a number of sets of biomes. Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12."""
    counted = (seen >> fields[at + FIRST_LANE] & MOST) + (seen >> fields[at + SECOND_LANE] & MOST)
    return fields[at + FAME] * counted + fields[at + SET_FAME] * sets


def is_row_surely_sound(regions: Numbers, sanctuaries: Numbers, row: int) -> bool:
    """Return True if a quick look shows a row to be a tableau of eight Regions; False where it is unsure. Rules: COMP-2, COMP-5.

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
    """Return True if a row is a tableau of at least this many Regions. Rules: COMP-2, COMP-5, ROUND-3.

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


def score_rows(  # noqa: PLR0913, PLR0917  a kernel takes no records
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
    """Score the rows from `first` up to `stop`; return the first row that is not a tableau, or `stop`.

    The loops over a row have lengths that the compiler knows, so that it writes them out.

    Rules: SCORE-1, SCORE-2, SCORE-3, SCORE-4, SCORE-5, SANCT-1, SANCT-2, WIN-1.
    """
    for row in range(first, stop):
        if not is_row_surely_sound(regions, sanctuaries, row) and not is_row_sound(
            regions, sanctuaries, row, least
        ):
            return row
        seen = NOTHING_SEEN
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
        sets = count_sets(seen)
        for place in range(ROW_SANCTUARIES):
            at = (sanctuaries[first_sanctuary + place] + 1) * FIELDS
            fame = reward_of(sanctuary_fields, at, seen, sets)
            sanctuary_fame[first_sanctuary + place] = fame
            total += fame
        totals[row] = total
    return stop
