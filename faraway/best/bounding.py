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


def prepare(desk: Numbers) -> None:
    """List the Sanctuaries of the wanted classes, and what each is worth whatever the Regions are."""
    coloured = show_sanctuaries(desk)
    most_sets = (biomes_in(desk, SEEN) + coloured + ROUNDS) // 4
    number = 0
    length = 0
    for lane in range(LANES):
        desk[AHEAD + lane] = 0
    for kind in range(CLASSES):
        desk[STARTS + kind] = length
        number += desk[WANTED + kind]
        for candidate in range(desk[CANDIDATES] if desk[WANTED + kind] > 0 else 0):
            if desk[SANCTUARY + candidate * FIELDS + CLASS] == kind:
                desk[LISTED + length] = candidate
                length += 1
                add_card(desk, AHEAD, SANCTUARY + candidate * FIELDS)
    desk[STARTS + CLASSES] = length
    for place in range(length):
        at = SANCTUARY + desk[LISTED + place] * FIELDS
        worth = desk[at + CONSTANT] + desk[at + SET_FAME] * most_sets
        for end in range(FIRST, SECOND + 1):
            lane = desk[at + end]
            count = desk[SEEN + lane]
            if lane < STONE:
                count += desk[at + lane] + min(number - 1, desk[AHEAD + lane] - desk[at + lane])
            worth += desk[at + EACH] * count
        for lane in range(STONE):
            worth += desk[WEIGHT + lane] * desk[at + lane]
        desk[OWNED + place] = worth


def look_back(desk: Numbers, depth: int) -> int:
    """Add up what is sure at a node: Sanctuaries held and Regions placed; leave in SEEN what the next Region sees.

    Regions of the tableau so far stand before all others: they see everything that comes, by WEIGHTS.
    """
    coloured = show_sanctuaries(desk)
    upper = desk[FIXED] + desk[PER_SET] * ((biomes_in(desk, SEEN) + coloured + ROUNDS) // 4)
    for place in range(depth):
        at = REGION + desk[PICKED + place] * FIELDS
        add_card(desk, SEEN, at)
        desk[OPENED + place] = 0
        if is_open(desk, at, SEEN):
            desk[OPENED + place] = 1
            upper += counted_fame(desk, at, SEEN) + desk[at + SET_FAME] * sets_within(desk, SEEN, coloured)
    for lane in range(LANES):
        desk[AHEAD + lane] = desk[SEEN + lane]
        desk[WEIGHTS + lane] = desk[WEIGHT + lane]
    between = desk[FREE] - depth
    for place in range(desk[PLAYED] - 1, -1, -1):
        at = REGION + (desk[POOL] + place) * FIELDS
        add_card(desk, AHEAD, at)
        desk[OPENED + ROUNDS + place] = 1
        for wonder in range(3):
            if desk[AHEAD + STONE + wonder] + 2 * between < desk[at + NEEDS + wonder]:
                desk[OPENED + ROUNDS + place] = 0
        if desk[OPENED + ROUNDS + place] > 0:
            sets = sets_within(desk, AHEAD, coloured + between)
            upper += counted_fame(desk, at, AHEAD) + desk[at + SET_FAME] * sets
            desk[WEIGHTS + desk[at + FIRST]] += desk[at + EACH]
            desk[WEIGHTS + desk[at + SECOND]] += desk[at + EACH]
    for lane in range(EMPTY):
        upper += desk[WEIGHT + lane] * desk[AHEAD + lane]
    return upper


def own_worth(desk: Numbers, depth: int, place: int) -> int:
    """Return what a listed Sanctuary pays and brings in at a node, Regions still to come left out."""
    worth = desk[OWNED + place]
    for back in range(depth):
        pair = desk[PICKED + back] * MOST_SANCTUARIES + desk[LISTED + place]
        worth += desk[TAKES + pair] + desk[OPENED + back] * desk[GIVES + pair]
    for back in range(desk[PLAYED]):
        pair = (desk[POOL] + back) * MOST_SANCTUARIES + desk[LISTED + place]
        worth += desk[TAKES + pair] + desk[OPENED + ROUNDS + back] * desk[GIVES + pair]
    return worth


def best_sanctuaries(desk: Numbers, pair: int) -> int:
    """Add up the listed Sanctuaries that suit a Region best, as many of each class as are wanted."""
    total = 0
    for kind in range(CLASSES):
        number = desk[WANTED + kind]
        if number == 0:
            continue
        for rank in range(number):
            desk[TOP + rank] = NEVER
        for place in range(desk[STARTS + kind], desk[STARTS + kind + 1]):
            value = desk[WORTH + place] + desk[pair + desk[LISTED + place]]
            if value > desk[TOP + number - 1]:
                rank = number - 1
                while rank > 0 and desk[TOP + rank - 1] < value:
                    desk[TOP + rank] = desk[TOP + rank - 1]
                    rank -= 1
                desk[TOP + rank] = value
        for rank in range(number):
            total += desk[TOP + rank]
    return total


def weigh(desk: Numbers, depth: int) -> None:
    """Write to BASE what each Region still to come adds in any position, in SCALE parts."""
    share = SCALE // (desk[FREE] - depth)
    for place in range(desk[STARTS + CLASSES]):
        desk[WORTH + place] = own_worth(desk, depth, place) * share
    for place in range(desk[COUNT + depth]):
        number = desk[ALIVE + depth * MOST_REGIONS + place]
        value = 0
        for lane in range(EMPTY):
            value += desk[WEIGHTS + lane] * desk[REGION + number * FIELDS + lane]
        desk[BASE + place] = SCALE * value + best_sanctuaries(desk, PAIR + number * MOST_SANCTUARIES)


def gain(desk: Numbers, depth: int, last: int) -> None:
    """Fill GAINS[runs, place, Region]: what a Region adds after so many in earlier runs and so many in its own.

    Runs go from the last Region played to the first, each descending in duration. In its own run a Region sees only
    higher ones; `last` of the Regions are lower than the one placed before, and only they can go on with its run. What
    starts a new run right after it stands under FRESH instead of 0 runs.
    SLOPE and LEVEL give a line above all of a Region's gains, whatever the order.
    """
    row, number = ALIVE + depth * MOST_REGIONS, desk[COUNT + depth]
    length, descents = desk[FREE] - depth, desk[LEFT + depth]
    coloured = desk[WANTED + 1] + desk[WANTED + 3] + desk[WANTED + 5] + desk[WANTED + 7]
    biomes = biomes_in(desk, SEEN) + coloured + 1
    # four tallies: of all, of those above, of those above that go on with the run, of all beyond one a Region
    everywhere, above, going_on, beyond = STEPS, STEPS + LANES, STEPS + 2 * LANES, STEPS + 3 * LANES
    for lane in range(4 * LANES):
        desk[STEPS + lane] = 0
    doubles = 0
    for place in range(number):
        at = REGION + desk[row + place] * FIELDS
        add_card(desk, everywhere, at)
        for lane in range(STONE, EMPTY):
            desk[beyond + lane] += max(0, desk[at + lane] - 1)
        doubles += max(0, desk[at + STONE] + desk[at + CHIMERA] + desk[at + THISTLE] - 1)
    for place in range(number - 1, -1, -1):
        at = REGION + desk[row + place] * FIELDS
        first, second, each, per_set = (
            desk[at + FIRST],
            desk[at + SECOND],
            desk[at + EACH],
            desk[at + SET_FAME],
        )
        sure = counted_fame(desk, at, SEEN) + each * (desk[at + first] + desk[at + second])
        others = desk[everywhere + first] + desk[everywhere + second] - desk[at + first] - desk[at + second]
        spread = desk[beyond + first]
        lacking = 0
        for lane in range(STONE, EMPTY):
            lacking += max(0, desk[at + NEEDS + lane - STONE] - desk[SEEN + lane] - desk[at + lane])
        sets = ROUNDS
        if per_set > 0:
            for biome in range(4):
                sets = min(sets, desk[SEEN + biome] + desk[at + biome] + coloured + desk[everywhere + biome])
        opens = False
        for run in range(FRESH + 1 if descents > 0 else 1):
            earlier = run % FRESH
            tally = above if run > 0 else going_on
            wait = 0
            if lacking > 0:
                # so many Regions of its own run must come before it, or its prerequisite cannot be met
                wait = max((lacking + 1) // 2, lacking - doubles) - earlier
                for lane in range(STONE, EMPTY):
                    need = desk[at + NEEDS + lane - STONE] - desk[SEEN + lane] - desk[at + lane]
                    more = desk[beyond + lane]
                    if need > 0:
                        need -= min(earlier + min(earlier, more), desk[everywhere + lane] - desk[at + lane])
                        if need > desk[tally + lane]:
                            wait = ROUNDS
                        elif need > 0:
                            wait = max(wait, (need + 1) // 2, need - more)
            before = min(earlier + min(earlier, spread), others)
            within = desk[tally + first] + desk[tally + second]
            for inside in range(length - earlier):
                value = desk[BASE + place]
                if inside >= wait:
                    opens = True
                    count = min(others, before + min(inside + min(inside, spread), within))
                    value += SCALE * (
                        sure + each * count + per_set * min(sets, (biomes + earlier + inside) // 4)
                    )
                desk[GAINS + (run * ROUNDS + inside) * MOST_REGIONS + place] = value
        desk[SLOPE + place] = 0
        desk[LEVEL + place] = desk[BASE + place]
        if opens and per_set > 0:
            desk[SLOPE + place] = SCALE // 4 * per_set
            desk[LEVEL + place] += SCALE // 4 * per_set * biomes
        elif opens:
            desk[LEVEL + place] += SCALE * sure
            if 2 * others < length - 1:
                desk[LEVEL + place] += SCALE * each * others
            else:
                desk[SLOPE + place] = SCALE * each
                desk[LEVEL + place] += SCALE * each * spread
        add_card(desk, above, at)
        if place < last:
            add_card(desk, going_on, at)


def complete(desk: Numbers, depth: int) -> None:
    """Fill REST[descents, runs, place, Region]: the best that can follow, run by run; a Region may come again."""
    row, number = ALIVE + depth * MOST_REGIONS, desk[COUNT + depth]
    length, descents = desk[FREE] - depth, desk[LEFT + depth]
    for placed in range(length, 0, -1):
        for earlier in range(placed if descents > 0 else 1):
            inside = placed - 1 - earlier
            for used in range(1 if earlier > 0 else 0, descents + 1):
                here = REST + ((used * ROUNDS + earlier) * ROUNDS + inside) * MOST_REGIONS
                if placed == length:
                    for place in range(number):
                        ends = used < descents or desk[row + place] >= desk[FLOOR]
                        desk[here + place] = 0 if ends else NEVER
                    continue
                following = here + MOST_REGIONS
                run = FRESH if earlier == 0 and used > 0 else earlier
                gained = GAINS + (run * ROUNDS + inside + 1) * MOST_REGIONS
                most = NEVER
                for place in range(number):
                    desk[here + place] = most
                    most = max(most, desk[gained + place] + desk[following + place])
                if used < descents:
                    following = REST + ((used + 1) * ROUNDS + placed) * ROUNDS * MOST_REGIONS
                    gained = GAINS + placed * ROUNDS * MOST_REGIONS
                    most = NEVER
                    for place in range(number - 1, -1, -1):
                        desk[here + place] = max(desk[here + place], most)
                        most = max(most, desk[gained + place] + desk[following + place])


def in_any_order(desk: Numbers, depth: int) -> int:
    """Bound what the Regions still to come add: each at most once, steeper SLOPEs later, runs left out."""
    number, length = desk[COUNT + depth], desk[FREE] - depth
    for place in range(number):
        rank = place
        while rank > 0 and desk[SLOPE + desk[ORDER + rank - 1]] > desk[SLOPE + place]:
            desk[ORDER + rank] = desk[ORDER + rank - 1]
            rank -= 1
        desk[ORDER + rank] = place
    desk[STEPS] = 0
    for taken in range(1, length + 1):
        desk[STEPS + taken] = NEVER
    for rank in range(number):
        place = desk[ORDER + rank]
        for taken in range(min(length, rank + 1), 0, -1):
            value = desk[STEPS + taken - 1] + desk[LEVEL + place] + desk[SLOPE + place] * (taken - 1)
            desk[STEPS + taken] = max(desk[STEPS + taken], value)
    return desk[STEPS + length]


def in_two_runs(desk: Numbers, depth: int, last: int) -> int:
    """Bound what the Regions still to come add with one descent: each at most once, in two runs."""
    row, number, length = ALIVE + depth * MOST_REGIONS, desk[COUNT + depth], desk[FREE] - depth
    width = ROUNDS + 1
    most = NEVER
    for former in range(0 if depth > 0 else 1, length + 1):
        latter = length - former
        for state in range((former + 1) * width):
            desk[STEPS + state] = NEVER
        desk[STEPS] = 0
        for place in range(number - 1, -1, -1):
            goes_on = place < last
            ends = desk[row + place] >= desk[FLOOR]
            for one in range(former, -1, -1):
                for two in range(latter, -1, -1):
                    at = STEPS + one * width + two
                    value = desk[at]
                    if one > 0 and goes_on:
                        value = max(value, desk[at - width] + desk[GAINS + (one - 1) * MOST_REGIONS + place])
                    if two > 0 and ends:
                        run = former if former > 0 else FRESH
                        gained = GAINS + (run * ROUNDS + two - 1) * MOST_REGIONS
                        value = max(value, desk[at - 1] + desk[gained + place])
                    desk[at] = value
        most = max(most, desk[STEPS + former * width + latter])
    return most


def bound(desk: Numbers, depth: int, threshold: int) -> int:
    """Bound the totals that can still be reached at a node, and in CUT those by each Region placed next."""
    row, number, descents = depth * MOST_REGIONS, desk[COUNT + depth], desk[LEFT + depth]
    upper = look_back(desk, depth)
    last = number
    if depth > 0:
        last = 0
        while last < number and desk[ALIVE + row + last] < desk[PICKED + depth - 1]:
            last += 1
    weigh(desk, depth)
    gain(desk, depth, last)
    most = -NEVER
    if descents > 0:
        most = in_any_order(desk, depth)
        if upper + most // SCALE <= threshold:
            return upper + most // SCALE
    complete(desk, depth)
    greatest = NEVER
    for place in range(number):
        if place < last:
            value = desk[GAINS + place] + desk[REST + place]
        else:
            value = desk[GAINS + FRESH * ROUNDS * MOST_REGIONS + place]
            value += desk[REST + ROUNDS * ROUNDS * MOST_REGIONS + place]
        greatest = max(greatest, value)
        desk[CUT + row + place] = upper + value // SCALE
    most = min(most, greatest)
    if descents == 1 and upper + most // SCALE > threshold:
        most = min(most, in_two_runs(desk, depth, last))
    return upper + most // SCALE
