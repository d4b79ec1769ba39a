"""Branch and bound for the best tableau.

A branch fixes how many Sanctuaries of each class join the tableau (stone, chimera, thistle or no wonder; gray or
coloured): then the wonders of all Sanctuaries together are known, and with them which prerequisites are met. Regions
are placed from the last one played to the first; which Sanctuaries of each class they are is settled at the end.
"""

from faraway.best.bounding import bound, look_back, prepare
from faraway.best.settling import settle
from faraway.best.workspace import (
    AHEAD,
    ALIVE,
    BEST,
    COUNT,
    CUT,
    DESCENTS,
    FIELDS,
    FLOOR,
    FREE,
    KEEP_ALL,
    KNOWN,
    LANES,
    LEFT,
    MOST_NODES,
    MOST_REGIONS,
    NEVER,
    NODES,
    PICKED,
    POOL,
    REGION,
    SEEN,
    SET_FAME,
    STOP,
    add_card,
    counted_fame,
    is_open,
    show_sanctuaries,
)
from faraway.fast.compiler import Numbers, Shared


def is_dominated(work: Numbers, depth: int, number: int) -> bool:
    """Return True if the last Region placed and this one had better change places: more fame, no more descents.

    With equal fame only an order with fewer descents is better, so that no two orders can each wait for the other.
    A Region that counts sets is never asked to see less, since it is not known yet what the Sanctuaries show.
    """
    former = work[PICKED + depth - 1]
    here, there = REGION + number * FIELDS, REGION + former * FIELDS
    before = work[PICKED + depth - 2] if depth > 1 else work[POOL]
    saved = int(former > before) + int(number > former) - int(number > before) - int(former > number)
    if work[here + SET_FAME] > 0 or saved < 0 or (saved == 0 and former < number):
        return False
    show_sanctuaries(work)
    for place in range(depth - 1):
        add_card(work, SEEN, REGION + work[PICKED + place] * FIELDS)
    for lane in range(LANES):
        work[AHEAD + lane] = work[SEEN + lane] + work[here + lane]
    more = 0
    add_card(work, SEEN, there)
    if is_open(work, there, SEEN):
        more -= counted_fame(work, there, SEEN)
    add_card(work, SEEN, here)
    if is_open(work, there, SEEN):
        more += counted_fame(work, there, SEEN)
    if is_open(work, here, SEEN):
        more -= counted_fame(work, here, SEEN)
        if not is_open(work, here, AHEAD):
            return False
    if is_open(work, here, AHEAD):
        more += counted_fame(work, here, AHEAD)
    return more > 0 or (more == 0 and saved > 0 and work[KEEP_ALL] == 0)


def explore(work: Numbers, shared: Shared, deep: int) -> int:
    """Search one branch; return 1 if it was exhausted, 0 if stopped. Without `deep`, return only its bound."""
    free = work[FREE]
    prepare(work)
    for place in range(work[POOL]):
        work[ALIVE + place] = place
    work[COUNT] = work[POOL]
    work[LEFT] = work[DESCENTS]
    depth = 0
    is_new = True
    while depth >= 0:
        if shared[STOP] != 0 or work[NODES] >= work[MOST_NODES]:
            return 0
        threshold = max(shared[KNOWN], work[BEST]) - work[KEEP_ALL]
        if is_new:
            is_new = False
            upper = bound(work, depth, threshold if deep > 0 else NEVER)
            if deep == 0:
                return upper
            if upper <= threshold:
                depth -= 1
                continue
        row = depth * MOST_REGIONS
        chosen = -1
        most = threshold
        for place in range(work[COUNT + depth]):
            if work[CUT + row + place] > most:
                most = work[CUT + row + place]
                chosen = place
        if chosen < 0:
            depth -= 1
            continue
        work[CUT + row + chosen] = NEVER
        number = work[ALIVE + row + chosen]
        if depth > 0 and is_dominated(work, depth, number):
            continue
        work[NODES] += 1
        work[PICKED + depth] = number
        if depth + 1 == free:
            settle(work, look_back(work, free), shared[KNOWN])
            continue
        descents = work[LEFT + depth]
        if depth > 0 and number > work[PICKED + depth - 1]:
            descents -= 1
        length = 0
        for place in range(work[COUNT + depth]):
            other = work[ALIVE + row + place]
            if other != number and (descents > 0 or work[FLOOR] <= other < number):
                work[ALIVE + row + MOST_REGIONS + length] = other
                length += 1
        work[COUNT + depth + 1] = length
        work[LEFT + depth + 1] = descents
        depth += 1
        is_new = True
    return 1
