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
    KEEP_ALL,
    LANES,
    LISTED,
    NEVER,
    ORDER,
    OVERFLOW,
    PER_SET,
    PICKED,
    PLACED,
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


def total_of(work: Numbers, joined: int) -> int:
    """Score the Regions picked, the tableau before them, the Sanctuaries placed and the `joined` settled ones.

    Rules: SCORE-1, SCORE-2, SCORE-5, SANCT-1, SANCT-2, WIN-1.
    """
    for lane in range(LANES):
        work[SEEN + lane] = work[PLACED + lane]
    for rank in range(joined):
        add_card(work, SEEN, SANCTUARY + work[SETTLED + rank] * FIELDS)
    total = work[FIXED]
    length = work[FREE] + work[PLAYED]
    for place in range(length):
        number = work[PICKED + place] if place < work[FREE] else work[POOL] + length - 1 - place
        at = REGION + number * FIELDS
        add_card(work, SEEN, at)
        if is_open(work, at, SEEN):
            total += counted_fame(work, at, SEEN) + work[at + SET_FAME] * sets_within(work, SEEN, 0)
    sets = sets_within(work, SEEN, 0)
    for rank in range(joined):
        at = SANCTUARY + work[SETTLED + rank] * FIELDS
        total += counted_fame(work, at, SEEN) + work[at + SET_FAME] * sets
    for lane in range(EMPTY):
        total += work[WEIGHT + lane] * work[SEEN + lane]
    return total + work[PER_SET] * sets


def record(work: Numbers, joined: int, known: int) -> None:
    """Keep a tableau that is better than all before; with KEEP_ALL, every one that is as good."""
    total = total_of(work, joined)
    if total < max(known, work[BEST]) + 1 - work[KEEP_ALL]:
        return
    if total > work[BEST]:
        work[BEST] = total
        work[STORED] = 0
        work[OVERFLOW] = 0
    if work[STORED] == work[ALBUM_SIZE]:
        work[OVERFLOW] += 1
        return
    at = ALBUM + work[STORED] * ALBUM_ROW
    work[STORED] += 1
    work[at] = joined
    for place in range(work[FREE]):
        work[at + 1 + place] = work[PICKED + place]
    for rank in range(joined):
        work[at + 1 + ROUNDS + rank] = work[SETTLED + rank]


def settle(work: Numbers, upper: int, known: int) -> None:
    """Choose the Sanctuaries for Regions that are all placed: the worthiest of each class first."""
    # by choice: its class, how many of that class are left, what was chosen, what all is worth so far; by class:
    # what the classes after it can add
    kinds, lefts, places, sums, afters = STEPS, STEPS + 16, STEPS + 32, STEPS + 48, STEPS + 64
    joined = 0
    for kind in range(CLASSES):
        for rank in range(work[WANTED + kind]):
            work[kinds + joined] = kind
            work[lefts + joined] = work[WANTED + kind] - rank
            joined += 1
    if joined == 0:
        record(work, 0, known)
        return
    after = 0
    for kind in range(CLASSES - 1, -1, -1):
        start = work[STARTS + kind]
        for place in range(start, work[STARTS + kind + 1]):
            work[WORTH + place] = own_worth(work, work[FREE], place)
            rank = place
            while rank > start and work[WORTH + work[ORDER + rank - 1]] < work[WORTH + place]:
                work[ORDER + rank] = work[ORDER + rank - 1]
                rank -= 1
            work[ORDER + rank] = place
        work[afters + kind] = after
        for rank in range(work[WANTED + kind]):
            after += work[WORTH + work[ORDER + start + rank]]
    choice = 0
    work[places] = work[STARTS + work[kinds]] - 1
    work[sums] = upper
    while choice >= 0:
        kind, left = work[kinds + choice], work[lefts + choice]
        place = work[places + choice] + 1
        work[places + choice] = place
        value = NEVER
        if place + left <= work[STARTS + kind + 1]:
            value = work[sums + choice] + work[afters + kind]
            for rank in range(left):
                value += work[WORTH + work[ORDER + place + rank]]
        if value <= max(known, work[BEST]) - work[KEEP_ALL]:
            choice -= 1
            continue
        work[SETTLED + choice] = work[LISTED + work[ORDER + place]]
        if choice + 1 == joined:
            record(work, joined, known)
            continue
        choice += 1
        work[sums + choice] = work[sums + choice - 1] + work[WORTH + work[ORDER + place]]
        work[places + choice] = place if left > 1 else work[STARTS + work[kinds + choice]] - 1
