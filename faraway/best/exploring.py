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


def is_dominated(desk: Numbers, depth: int, number: int) -> bool:
    """Return True if the last Region placed and this one had better change places: more fame, no more descents.

    With equal fame only an order with fewer descents is better, so that no two orders can each wait for the other.
    A Region that counts sets is never asked to see less, since it is not known yet what the Sanctuaries show.
    """
    former = desk[PICKED + depth - 1]
    here, there = REGION + number * FIELDS, REGION + former * FIELDS
    before = desk[PICKED + depth - 2] if depth > 1 else desk[POOL]
    saved = int(former > before) + int(number > former) - int(number > before) - int(former > number)
    if desk[here + SET_FAME] > 0 or saved < 0 or (saved == 0 and former < number):
        return False
    show_sanctuaries(desk)
    for place in range(depth - 1):
        add_card(desk, SEEN, REGION + desk[PICKED + place] * FIELDS)
    for lane in range(LANES):
        desk[AHEAD + lane] = desk[SEEN + lane] + desk[here + lane]
    more = 0
    add_card(desk, SEEN, there)
    if is_open(desk, there, SEEN):
        more -= counted_fame(desk, there, SEEN)
    add_card(desk, SEEN, here)
    if is_open(desk, there, SEEN):
        more += counted_fame(desk, there, SEEN)
    if is_open(desk, here, SEEN):
        more -= counted_fame(desk, here, SEEN)
        if not is_open(desk, here, AHEAD):
            return False
    if is_open(desk, here, AHEAD):
        more += counted_fame(desk, here, AHEAD)
    return more > 0 or (more == 0 and saved > 0 and desk[KEEP_ALL] == 0)


def explore(desk: Numbers, shared: Shared, deep: int) -> int:
    """Search one branch; give 1 when it is exhausted and 0 when stopped. Not `deep`, give the branch's bound only."""
    free = desk[FREE]
    prepare(desk)
    for place in range(desk[POOL]):
        desk[ALIVE + place] = place
    desk[COUNT] = desk[POOL]
    desk[LEFT] = desk[DESCENTS]
    depth = 0
    is_new = True
    while depth >= 0:
        if shared[STOP] != 0 or desk[NODES] >= desk[MOST_NODES]:
            return 0
        threshold = max(shared[KNOWN], desk[BEST]) - desk[KEEP_ALL]
        if is_new:
            is_new = False
            upper = bound(desk, depth, threshold if deep > 0 else NEVER)
            if deep == 0:
                return upper
            if upper <= threshold:
                depth -= 1
                continue
        row = depth * MOST_REGIONS
        chosen = -1
        most = threshold
        for place in range(desk[COUNT + depth]):
            if desk[CUT + row + place] > most:
                most = desk[CUT + row + place]
                chosen = place
        if chosen < 0:
            depth -= 1
            continue
        desk[CUT + row + chosen] = NEVER
        number = desk[ALIVE + row + chosen]
        if depth > 0 and is_dominated(desk, depth, number):
            continue
        desk[NODES] += 1
        desk[PICKED + depth] = number
        if depth + 1 == free:
            settle(desk, look_back(desk, free), shared[KNOWN])
            continue
        descents = desk[LEFT + depth]
        if depth > 0 and number > desk[PICKED + depth - 1]:
            descents -= 1
        length = 0
        for place in range(desk[COUNT + depth]):
            other = desk[ALIVE + row + place]
            if other != number and (descents > 0 or desk[FLOOR] <= other < number):
                desk[ALIVE + row + MOST_REGIONS + length] = other
                length += 1
        desk[COUNT + depth + 1] = length
        desk[LEFT + depth + 1] = descents
        depth += 1
        is_new = True
    return 1
