"""A good first tableau, found by small changes to a random one."""

from faraway.best.settling import record, total_of
from faraway.best.workspace import (
    ALIVE,
    BEST,
    CANDIDATES,
    FLOOR,
    FREE,
    LEAST_JOINED,
    LISTED,
    MOST_JOINED,
    NEVER,
    PICKED,
    PLAYED,
    POOL,
    SEED,
    SETTLED,
    STOP,
)
from faraway.fast.compiler import Numbers, Shared


def draw(work: Numbers, below: int) -> int:
    """Return the next number of a small random generator; compiled and plain code draw the same."""
    work[SEED] = (work[SEED] * 1103515245 + 12345) % 2147483648
    return (work[SEED] >> 8) % below


def exchange(work: Numbers, one: int, other: int) -> None:
    """Swap the numbers in two places."""
    number = work[one]
    work[one] = work[other]
    work[other] = number


def carry(work: Numbers, origin: int, goal: int) -> None:
    """Move a number from one place to another, past those in between."""
    place = origin
    while place != goal:
        following = place + 1 if place < goal else place - 1
        exchange(work, place, following)
        place = following


def anneal(work: Numbers, shared: Shared, rounds: int) -> int:
    """Search for a good tableau by small changes, accepting fewer and fewer for the worse; keep the best one found."""
    pool, free, candidates = work[POOL], work[FREE], work[CANDIDATES]
    for place in range(pool):
        work[ALIVE + place] = place
    for place in range(candidates):
        work[LISTED + place] = place
    for place in range(pool):
        exchange(work, ALIVE + place, ALIVE + place + draw(work, pool - place))
    current = NEVER
    for turn in range(rounds):
        if shared[STOP] != 0:
            return 0
        move = draw(work, 4)
        one = ALIVE + draw(work, free)
        other = ALIVE + draw(work, free)
        if move == 0:
            other = ALIVE + draw(work, pool)
        elif move == 1 and candidates > 0:
            one = LISTED + draw(work, min(candidates, work[MOST_JOINED] + 1))
            other = LISTED + draw(work, candidates)
        if move == 2:
            carry(work, one, other)
        else:
            exchange(work, one, other)
        ascents = 0
        for place in range(free):
            work[PICKED + place] = work[ALIVE + place]
            if place > 0 and work[ALIVE + place] < work[ALIVE + place - 1]:
                ascents += 1
        if work[PLAYED] > 0 and work[ALIVE + free - 1] >= work[FLOOR]:
            ascents += 1
        joined = min(ascents, candidates, work[MOST_JOINED])
        for rank in range(joined):
            work[SETTLED + rank] = work[LISTED + rank]
        total = total_of(work, joined)
        if joined < work[LEAST_JOINED]:
            total -= 100
        elif total > work[BEST]:
            record(work, joined, NEVER)
        allowed = (rounds - turn) * draw(work, 512) * draw(work, 512) // rounds >> 14
        if total + allowed >= current:
            current = total
        elif move == 2:
            carry(work, other, one)
        else:
            exchange(work, one, other)
    return 1
