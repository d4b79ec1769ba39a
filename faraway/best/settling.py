"""Regions that are all placed: their total, the Sanctuaries that suit them best, and the tableaux worth keeping."""

from faraway.best.bounding import own_worth
from faraway.best.workspace import (
    ALBUM,
    ALBUM_ROW,
    ALBUM_SIZE,
    BEST,
    CLASSES,
    EMPTY,
    FIELDS,
    FIXED,
    FREE,
    HELD,
    KEEP_ALL,
    LANES,
    LISTED,
    NEVER,
    ORDER,
    OVERFLOW,
    PER_SET,
    PICKED,
    PLAYED,
    POOL,
    REGION,
    ROUNDS,
    SANCTUARY,
    SEEN,
    SET_FAME,
    SETTLED,
    STARTS,
    STEPS,
    STORED,
    WANTED,
    WEIGHT,
    WORTH,
    add_card,
    counted_fame,
    is_open,
    sets_within,
)
from faraway.fast.compiler import Numbers


def total_of(desk: Numbers, joined: int) -> int:
    """Score the Regions picked, the tableau before them, the Sanctuaries held and the `joined` settled ones.

    Rules: SCORE-1, SCORE-2, SCORE-5, SANCT-1, SANCT-2, WIN-1.
    """
    for lane in range(LANES):
        desk[SEEN + lane] = desk[HELD + lane]
    for rank in range(joined):
        add_card(desk, SEEN, SANCTUARY + desk[SETTLED + rank] * FIELDS)
    total = desk[FIXED]
    length = desk[FREE] + desk[PLAYED]
    for place in range(length):
        number = desk[PICKED + place] if place < desk[FREE] else desk[POOL] + length - 1 - place
        at = REGION + number * FIELDS
        add_card(desk, SEEN, at)
        if is_open(desk, at, SEEN):
            total += counted_fame(desk, at, SEEN) + desk[at + SET_FAME] * sets_within(desk, SEEN, 0)
    sets = sets_within(desk, SEEN, 0)
    for rank in range(joined):
        at = SANCTUARY + desk[SETTLED + rank] * FIELDS
        total += counted_fame(desk, at, SEEN) + desk[at + SET_FAME] * sets
    for lane in range(EMPTY):
        total += desk[WEIGHT + lane] * desk[SEEN + lane]
    return total + desk[PER_SET] * sets


def record(desk: Numbers, joined: int, known: int) -> None:
    """Keep a tableau that is better than all before; with KEEP_ALL, every one that is as good."""
    total = total_of(desk, joined)
    if total < max(known, desk[BEST]) + 1 - desk[KEEP_ALL]:
        return
    if total > desk[BEST]:
        desk[BEST] = total
        desk[STORED] = 0
        desk[OVERFLOW] = 0
    if desk[STORED] == desk[ALBUM_SIZE]:
        desk[OVERFLOW] += 1
        return
    at = ALBUM + desk[STORED] * ALBUM_ROW
    desk[STORED] += 1
    desk[at] = joined
    for place in range(desk[FREE]):
        desk[at + 1 + place] = desk[PICKED + place]
    for rank in range(joined):
        desk[at + 1 + ROUNDS + rank] = desk[SETTLED + rank]


def settle(desk: Numbers, upper: int, known: int) -> None:
    """Choose the Sanctuaries for Regions that are all placed: the worthiest of each class first."""
    # by choice: its class, how many of that class are left, what was chosen, what all is worth so far; by class:
    # what the classes after it can add
    kinds, lefts, places, sums, afters = STEPS, STEPS + 16, STEPS + 32, STEPS + 48, STEPS + 64
    joined = 0
    for kind in range(CLASSES):
        for rank in range(desk[WANTED + kind]):
            desk[kinds + joined] = kind
            desk[lefts + joined] = desk[WANTED + kind] - rank
            joined += 1
    if joined == 0:
        record(desk, 0, known)
        return
    after = 0
    for kind in range(CLASSES - 1, -1, -1):
        start = desk[STARTS + kind]
        for place in range(start, desk[STARTS + kind + 1]):
            desk[WORTH + place] = own_worth(desk, desk[FREE], place)
            rank = place
            while rank > start and desk[WORTH + desk[ORDER + rank - 1]] < desk[WORTH + place]:
                desk[ORDER + rank] = desk[ORDER + rank - 1]
                rank -= 1
            desk[ORDER + rank] = place
        desk[afters + kind] = after
        for rank in range(desk[WANTED + kind]):
            after += desk[WORTH + desk[ORDER + start + rank]]
    choice = 0
    desk[places] = desk[STARTS + desk[kinds]] - 1
    desk[sums] = upper
    while choice >= 0:
        kind, left = desk[kinds + choice], desk[lefts + choice]
        place = desk[places + choice] + 1
        desk[places + choice] = place
        value = NEVER
        if place + left <= desk[STARTS + kind + 1]:
            value = desk[sums + choice] + desk[afters + kind]
            for rank in range(left):
                value += desk[WORTH + desk[ORDER + place + rank]]
        if value <= max(known, desk[BEST]) - desk[KEEP_ALL]:
            choice -= 1
            continue
        desk[SETTLED + choice] = desk[LISTED + desk[ORDER + place]]
        if choice + 1 == joined:
            record(desk, joined, known)
            continue
        choice += 1
        desk[sums + choice] = desk[sums + choice - 1] + desk[WORTH + desk[ORDER + place]]
        desk[places + choice] = place if left > 1 else desk[STARTS + desk[kinds + choice]] - 1
