"""A good tableau to begin with, by small changes to a random one."""

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


def draw(desk: Numbers, below: int) -> int:
    """Return the next number of a small generator: the same compiled and plain."""
    desk[SEED] = (desk[SEED] * 1103515245 + 12345) % 2147483648
    return (desk[SEED] >> 8) % below


def exchange(desk: Numbers, one: int, other: int) -> None:
    """Let two places change their numbers."""
    number = desk[one]
    desk[one] = desk[other]
    desk[other] = number


def carry(desk: Numbers, origin: int, goal: int) -> None:
    """Carry a number from one place to another, past those in between."""
    place = origin
    while place != goal:
        following = place + 1 if place < goal else place - 1
        exchange(desk, place, following)
        place = following


def anneal(desk: Numbers, shared: Shared, rounds: int) -> int:
    """Look for a good tableau by small changes, fewer and fewer of them for the worse; keep the best one found."""
    pool, free, candidates = desk[POOL], desk[FREE], desk[CANDIDATES]
    for place in range(pool):
        desk[ALIVE + place] = place
    for place in range(candidates):
        desk[LISTED + place] = place
    for place in range(pool):
        exchange(desk, ALIVE + place, ALIVE + place + draw(desk, pool - place))
    current = NEVER
    for turn in range(rounds):
        if shared[STOP] != 0:
            return 0
        move = draw(desk, 4)
        one = ALIVE + draw(desk, free)
        other = ALIVE + draw(desk, free)
        if move == 0:
            other = ALIVE + draw(desk, pool)
        elif move == 1 and candidates > 0:
            one = LISTED + draw(desk, min(candidates, desk[MOST_JOINED] + 1))
            other = LISTED + draw(desk, candidates)
        if move == 2:
            carry(desk, one, other)
        else:
            exchange(desk, one, other)
        ascents = 0
        for place in range(free):
            desk[PICKED + place] = desk[ALIVE + place]
            if place > 0 and desk[ALIVE + place] < desk[ALIVE + place - 1]:
                ascents += 1
        if desk[PLAYED] > 0 and desk[ALIVE + free - 1] >= desk[FLOOR]:
            ascents += 1
        joined = min(ascents, candidates, desk[MOST_JOINED])
        for rank in range(joined):
            desk[SETTLED + rank] = desk[LISTED + rank]
        total = total_of(desk, joined)
        if joined < desk[LEAST_JOINED]:
            total -= 100
        elif total > desk[BEST]:
            record(desk, joined, NEVER)
        allowed = (rounds - turn) * draw(desk, 512) * draw(desk, 512) // rounds >> 14
        if total + allowed >= current:
            current = total
        elif move == 2:
            carry(desk, other, one)
        else:
            exchange(desk, one, other)
    return 1
