"""The bound of a node: every open choice is made as each card would like it best.

- Each Region still to come chooses the Sanctuaries that suit it (their own fame is shared out among those Regions);
- it sees as many icons of the kind it counts as the Regions before it can have, going by how many there are of them
  and by the runs of ascending durations: `GAINS[earlier runs, place in the run]`;
- the sequence keeps to the runs that the number of Sanctuaries asks for, but may take a Region again in another run
  (`complete`); or takes every Region once but does not keep to the runs (`in_any_order`); with one descent, both
  (`in_two_runs`).

All of this is counted in `SCALE` parts of a fame, so that a share is a whole number.
"""

from faraway.best.workspace import (
    AHEAD,
    ALIVE,
    BASE,
    CANDIDATES,
    CHIMERA,
    CLASS,
    CLASSES,
    CONSTANT,
    COUNT,
    CUT,
    EACH,
    EMPTY,
    FIELDS,
    FIRST,
    FIXED,
    FLOOR,
    FREE,
    FRESH,
    GAINS,
    GIVES,
    LANES,
    LEFT,
    LEVEL,
    LISTED,
    MOST_REGIONS,
    MOST_SANCTUARIES,
    NEEDS,
    NEVER,
    OPENED,
    ORDER,
    OWNED,
    PAIR,
    PER_SET,
    PICKED,
    PLAYED,
    POOL,
    REGION,
    REST,
    ROUNDS,
    SANCTUARY,
    SCALE,
    SECOND,
    SEEN,
    SET_FAME,
    SLOPE,
    STARTS,
    STEPS,
    STONE,
    TAKES,
    THISTLE,
    TOP,
    WANTED,
    WEIGHT,
    WEIGHTS,
    WORTH,
    add_card,
    biomes_in,
    counted_fame,
    is_open,
    sets_within,
    show_sanctuaries,
)
from faraway.fast.compiler import Numbers


def prepare(work: Numbers) -> None:
    """List the Sanctuaries of the wanted classes, and what each is worth whatever the Regions are."""
    coloured = show_sanctuaries(work)
    most_sets = (biomes_in(work, SEEN) + coloured + ROUNDS) // 4
    number = 0
    length = 0
    for lane in range(LANES):
        work[AHEAD + lane] = 0
    for kind in range(CLASSES):
        work[STARTS + kind] = length
        number += work[WANTED + kind]
        for candidate in range(work[CANDIDATES] if work[WANTED + kind] > 0 else 0):
            if work[SANCTUARY + candidate * FIELDS + CLASS] == kind:
                work[LISTED + length] = candidate
                length += 1
                add_card(work, AHEAD, SANCTUARY + candidate * FIELDS)
    work[STARTS + CLASSES] = length
    for place in range(length):
        at = SANCTUARY + work[LISTED + place] * FIELDS
        worth = work[at + CONSTANT] + work[at + SET_FAME] * most_sets
        for end in range(FIRST, SECOND + 1):
            lane = work[at + end]
            count = work[SEEN + lane]
            if lane < STONE:
                count += work[at + lane] + min(number - 1, work[AHEAD + lane] - work[at + lane])
            worth += work[at + EACH] * count
        for lane in range(STONE):
            worth += work[WEIGHT + lane] * work[at + lane]
        work[OWNED + place] = worth


def look_back(work: Numbers, depth: int) -> int:
    """Add up what is sure at a node: Sanctuaries and Regions placed; leave in SEEN what the next Region sees.

    Regions of the tableau so far stand before all others: they see everything that comes, by WEIGHTS.
    """
    coloured = show_sanctuaries(work)
    upper = work[FIXED] + work[PER_SET] * ((biomes_in(work, SEEN) + coloured + ROUNDS) // 4)
    for place in range(depth):
        at = REGION + work[PICKED + place] * FIELDS
        add_card(work, SEEN, at)
        work[OPENED + place] = 0
        if is_open(work, at, SEEN):
            work[OPENED + place] = 1
            upper += counted_fame(work, at, SEEN) + work[at + SET_FAME] * sets_within(work, SEEN, coloured)
    for lane in range(LANES):
        work[AHEAD + lane] = work[SEEN + lane]
        work[WEIGHTS + lane] = work[WEIGHT + lane]
    between = work[FREE] - depth
    for place in range(work[PLAYED] - 1, -1, -1):
        at = REGION + (work[POOL] + place) * FIELDS
        add_card(work, AHEAD, at)
        work[OPENED + ROUNDS + place] = 1
        for wonder in range(3):
            if work[AHEAD + STONE + wonder] + 2 * between < work[at + NEEDS + wonder]:
                work[OPENED + ROUNDS + place] = 0
        if work[OPENED + ROUNDS + place] > 0:
            sets = sets_within(work, AHEAD, coloured + between)
            upper += counted_fame(work, at, AHEAD) + work[at + SET_FAME] * sets
            work[WEIGHTS + work[at + FIRST]] += work[at + EACH]
            work[WEIGHTS + work[at + SECOND]] += work[at + EACH]
    for lane in range(EMPTY):
        upper += work[WEIGHT + lane] * work[AHEAD + lane]
    return upper


def own_worth(work: Numbers, depth: int, place: int) -> int:
    """Return what a listed Sanctuary pays and brings in at a node, Regions still to come left out."""
    worth = work[OWNED + place]
    for back in range(depth):
        pair = work[PICKED + back] * MOST_SANCTUARIES + work[LISTED + place]
        worth += work[TAKES + pair] + work[OPENED + back] * work[GIVES + pair]
    for back in range(work[PLAYED]):
        pair = (work[POOL] + back) * MOST_SANCTUARIES + work[LISTED + place]
        worth += work[TAKES + pair] + work[OPENED + ROUNDS + back] * work[GIVES + pair]
    return worth


def best_sanctuaries(work: Numbers, pair: int) -> int:
    """Add up the listed Sanctuaries that suit a Region best, as many of each class as are wanted."""
    total = 0
    for kind in range(CLASSES):
        number = work[WANTED + kind]
        if number == 0:
            continue
        for rank in range(number):
            work[TOP + rank] = NEVER
        for place in range(work[STARTS + kind], work[STARTS + kind + 1]):
            value = work[WORTH + place] + work[pair + work[LISTED + place]]
            if value > work[TOP + number - 1]:
                rank = number - 1
                while rank > 0 and work[TOP + rank - 1] < value:
                    work[TOP + rank] = work[TOP + rank - 1]
                    rank -= 1
                work[TOP + rank] = value
        for rank in range(number):
            total += work[TOP + rank]
    return total


def weigh(work: Numbers, depth: int) -> None:
    """Write to BASE what each Region still to come adds in any position, in SCALE parts."""
    share = SCALE // (work[FREE] - depth)
    for place in range(work[STARTS + CLASSES]):
        work[WORTH + place] = own_worth(work, depth, place) * share
    for place in range(work[COUNT + depth]):
        number = work[ALIVE + depth * MOST_REGIONS + place]
        value = 0
        for lane in range(EMPTY):
            value += work[WEIGHTS + lane] * work[REGION + number * FIELDS + lane]
        work[BASE + place] = SCALE * value + best_sanctuaries(work, PAIR + number * MOST_SANCTUARIES)


def gain(work: Numbers, depth: int, last: int) -> None:
    """Fill GAINS[runs, place, Region]: what a Region adds after so many in earlier runs and so many in its own.

    Runs go from the last Region played to the first, each descending in duration. In its own run a Region sees only
    higher ones; `last` of the Regions are lower than the one placed before, and only they can go on with its run. What
    starts a new run right after it stands under FRESH instead of 0 runs.
    SLOPE and LEVEL define a line above all of a Region's gains, whatever the order.
    """
    row, number = ALIVE + depth * MOST_REGIONS, work[COUNT + depth]
    length, descents = work[FREE] - depth, work[LEFT + depth]
    coloured = work[WANTED + 1] + work[WANTED + 3] + work[WANTED + 5] + work[WANTED + 7]
    biomes = biomes_in(work, SEEN) + coloured + 1
    # four tallies: of all, of those above, of those above that go on with the run, of all beyond one a Region
    everywhere, above, going_on, beyond = STEPS, STEPS + LANES, STEPS + 2 * LANES, STEPS + 3 * LANES
    for lane in range(4 * LANES):
        work[STEPS + lane] = 0
    doubles = 0
    for place in range(number):
        at = REGION + work[row + place] * FIELDS
        add_card(work, everywhere, at)
        for lane in range(STONE, EMPTY):
            work[beyond + lane] += max(0, work[at + lane] - 1)
        doubles += max(0, work[at + STONE] + work[at + CHIMERA] + work[at + THISTLE] - 1)
    for place in range(number - 1, -1, -1):
        at = REGION + work[row + place] * FIELDS
        first, second, each, per_set = (
            work[at + FIRST],
            work[at + SECOND],
            work[at + EACH],
            work[at + SET_FAME],
        )
        sure = counted_fame(work, at, SEEN) + each * (work[at + first] + work[at + second])
        others = work[everywhere + first] + work[everywhere + second] - work[at + first] - work[at + second]
        spread = work[beyond + first]
        lacking = 0
        for lane in range(STONE, EMPTY):
            lacking += max(0, work[at + NEEDS + lane - STONE] - work[SEEN + lane] - work[at + lane])
        sets = ROUNDS
        if per_set > 0:
            for biome in range(4):
                sets = min(sets, work[SEEN + biome] + work[at + biome] + coloured + work[everywhere + biome])
        opens = False
        for run in range(FRESH + 1 if descents > 0 else 1):
            earlier = run % FRESH
            tally = above if run > 0 else going_on
            wait = 0
            if lacking > 0:
                # so many Regions of its own run must come before it, or its prerequisite cannot be met
                wait = max((lacking + 1) // 2, lacking - doubles) - earlier
                for lane in range(STONE, EMPTY):
                    need = work[at + NEEDS + lane - STONE] - work[SEEN + lane] - work[at + lane]
                    more = work[beyond + lane]
                    if need > 0:
                        need -= min(earlier + min(earlier, more), work[everywhere + lane] - work[at + lane])
                        if need > work[tally + lane]:
                            wait = ROUNDS
                        elif need > 0:
                            wait = max(wait, (need + 1) // 2, need - more)
            before = min(earlier + min(earlier, spread), others)
            within = work[tally + first] + work[tally + second]
            for inside in range(length - earlier):
                value = work[BASE + place]
                if inside >= wait:
                    opens = True
                    count = min(others, before + min(inside + min(inside, spread), within))
                    value += SCALE * (
                        sure + each * count + per_set * min(sets, (biomes + earlier + inside) // 4)
                    )
                work[GAINS + (run * ROUNDS + inside) * MOST_REGIONS + place] = value
        work[SLOPE + place] = 0
        work[LEVEL + place] = work[BASE + place]
        if opens and per_set > 0:
            work[SLOPE + place] = SCALE // 4 * per_set
            work[LEVEL + place] += SCALE // 4 * per_set * biomes
        elif opens:
            work[LEVEL + place] += SCALE * sure
            if 2 * others < length - 1:
                work[LEVEL + place] += SCALE * each * others
            else:
                work[SLOPE + place] = SCALE * each
                work[LEVEL + place] += SCALE * each * spread
        add_card(work, above, at)
        if place < last:
            add_card(work, going_on, at)


def complete(work: Numbers, depth: int) -> None:
    """Fill REST[descents, runs, place, Region]: the best that can follow, run by run; a Region may come again."""
    row, number = ALIVE + depth * MOST_REGIONS, work[COUNT + depth]
    length, descents = work[FREE] - depth, work[LEFT + depth]
    for placed in range(length, 0, -1):
        for earlier in range(placed if descents > 0 else 1):
            inside = placed - 1 - earlier
            for used in range(1 if earlier > 0 else 0, descents + 1):
                here = REST + ((used * ROUNDS + earlier) * ROUNDS + inside) * MOST_REGIONS
                if placed == length:
                    for place in range(number):
                        ends = used < descents or work[row + place] >= work[FLOOR]
                        work[here + place] = 0 if ends else NEVER
                    continue
                following = here + MOST_REGIONS
                run = FRESH if earlier == 0 and used > 0 else earlier
                gained = GAINS + (run * ROUNDS + inside + 1) * MOST_REGIONS
                most = NEVER
                for place in range(number):
                    work[here + place] = most
                    most = max(most, work[gained + place] + work[following + place])
                if used < descents:
                    following = REST + ((used + 1) * ROUNDS + placed) * ROUNDS * MOST_REGIONS
                    gained = GAINS + placed * ROUNDS * MOST_REGIONS
                    most = NEVER
                    for place in range(number - 1, -1, -1):
                        work[here + place] = max(work[here + place], most)
                        most = max(most, work[gained + place] + work[following + place])


def in_any_order(work: Numbers, depth: int) -> int:
    """Bound what the Regions still to come add: each at most once, steeper SLOPEs later, runs left out."""
    number, length = work[COUNT + depth], work[FREE] - depth
    for place in range(number):
        rank = place
        while rank > 0 and work[SLOPE + work[ORDER + rank - 1]] > work[SLOPE + place]:
            work[ORDER + rank] = work[ORDER + rank - 1]
            rank -= 1
        work[ORDER + rank] = place
    work[STEPS] = 0
    for taken in range(1, length + 1):
        work[STEPS + taken] = NEVER
    for rank in range(number):
        place = work[ORDER + rank]
        for taken in range(min(length, rank + 1), 0, -1):
            value = work[STEPS + taken - 1] + work[LEVEL + place] + work[SLOPE + place] * (taken - 1)
            work[STEPS + taken] = max(work[STEPS + taken], value)
    return work[STEPS + length]


def in_two_runs(work: Numbers, depth: int, last: int) -> int:
    """Bound what the Regions still to come add with one descent: each at most once, in two runs."""
    row, number, length = ALIVE + depth * MOST_REGIONS, work[COUNT + depth], work[FREE] - depth
    width = ROUNDS + 1
    most = NEVER
    for former in range(0 if depth > 0 else 1, length + 1):
        latter = length - former
        for state in range((former + 1) * width):
            work[STEPS + state] = NEVER
        work[STEPS] = 0
        for place in range(number - 1, -1, -1):
            goes_on = place < last
            ends = work[row + place] >= work[FLOOR]
            for one in range(former, -1, -1):
                for two in range(latter, -1, -1):
                    at = STEPS + one * width + two
                    value = work[at]
                    if one > 0 and goes_on:
                        value = max(value, work[at - width] + work[GAINS + (one - 1) * MOST_REGIONS + place])
                    if two > 0 and ends:
                        run = former if former > 0 else FRESH
                        gained = GAINS + (run * ROUNDS + two - 1) * MOST_REGIONS
                        value = max(value, work[at - 1] + work[gained + place])
                    work[at] = value
        most = max(most, work[STEPS + former * width + latter])
    return most


def bound(work: Numbers, depth: int, threshold: int) -> int:
    """Bound the totals that can still be reached at a node, and in CUT those by each Region placed next."""
    row, number, descents = depth * MOST_REGIONS, work[COUNT + depth], work[LEFT + depth]
    upper = look_back(work, depth)
    last = number
    if depth > 0:
        last = 0
        while last < number and work[ALIVE + row + last] < work[PICKED + depth - 1]:
            last += 1
    weigh(work, depth)
    gain(work, depth, last)
    most = -NEVER
    if descents > 0:
        most = in_any_order(work, depth)
        if upper + most // SCALE <= threshold:
            return upper + most // SCALE
    complete(work, depth)
    greatest = NEVER
    for place in range(number):
        if place < last:
            value = work[GAINS + place] + work[REST + place]
        else:
            value = work[GAINS + FRESH * ROUNDS * MOST_REGIONS + place]
            value += work[REST + ROUNDS * ROUNDS * MOST_REGIONS + place]
        greatest = max(greatest, value)
        work[CUT + row + place] = upper + value // SCALE
    most = min(most, greatest)
    if descents == 1 and upper + most // SCALE > threshold:
        most = min(most, in_two_runs(work, depth, last))
    return upper + most // SCALE
