"""Branch and bound for the best tableau, as kernels over flat arrays.

A branch fixes how many Sanctuaries of each class join the tableau (stone, chimera, thistle or no wonder; gray or
coloured): then the wonders of all Sanctuaries together are known, and with them which prerequisites are met. Regions
are placed from the last one played to the first; which Sanctuaries of each class they are is settled at the end.

The bound of a node lets every open choice be made as each card would like it best:
- each Region still to come chooses the Sanctuaries that suit it (their own fame is shared out among those Regions);
- it sees as many icons of the kind it counts as the Regions before it can have, going by how many there are of them
  and by the runs of ascending durations: `GAINS[earlier runs, place in the run]`;
- the sequence keeps to the runs that the number of Sanctuaries asks for, but may take a Region again in another run
  (`complete`); or takes every Region once but does not keep to the runs (`in_any_order`); with one descent, both
  (`in_two_runs`).
All of this is counted in `SCALE` parts of a fame, so that a share is a whole number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faraway.compiling import Numbers

# One row of a card table: ten counts (the last lane stays empty), then the quest, the prerequisite, the class.
LANES = 10
STONE, CHIMERA, THISTLE, EMPTY = 6, 7, 8, 9
CONSTANT, EACH, FIRST, SECOND, SET_FAME, NEEDS, CLASS = 10, 11, 12, 13, 14, 15, 18
FIELDS = 19
CLASSES = 8
SCALE = 840
FRESH = 8
NEVER = -(10**8)
ENDLESS = 2**62

# Everything lies on one desk, an array in which each area has its place: compilers are quicker with one array.
MOST_REGIONS = 68
MOST_SANCTUARIES = 45
ROUNDS = 8
ALBUM_ROW = 16

# Facts of the branch: sizes, the first Region of the pool above the last one played, descents, whether all are kept.
POOL, PLAYED, FREE, CANDIDATES, FLOOR, DESCENTS, KEEP_ALL, ALBUM_SIZE = range(8)
# Answers: the best total, nodes, tableaux stored, tableaux that found no room.
BEST, NODES, STORED, OVERFLOW = range(8, 12)
# For annealing: how many Sanctuaries join at least and at most, and the state of the generator.
LEAST_JOINED, MOST_JOINED, SEED = range(12, 15)
# For exploring: after how many nodes to stop.
MOST_NODES = 15
# Sanctuaries that are surely there: ten counts, ten weights of their quests, their fixed fame, their fame per set.
HELD = 16
WEIGHT, FIXED, PER_SET = HELD + 10, HELD + 20, HELD + 21
# How many Sanctuaries of each class still join; where each class begins in LISTED.
WANTED = 40
STARTS = WANTED + CLASSES
# Small areas: per depth, how many Regions are alive and descents left, the Region picked; Sanctuaries settled;
# tallies; whether a placed Region's prerequisite is met; room to sort and to add up.
COUNT, LEFT, PICKED, SETTLED, SEEN, AHEAD, WEIGHTS, OPENED, TOP = range(64, 64 + 9 * 16, 16)
STEPS = TOP + 16
# The cards: Regions of the pool and then of the tableau so far, Sanctuaries of the pool.
REGION = STEPS + 128
SANCTUARY = REGION + (MOST_REGIONS + ROUNDS) * FIELDS
# What a Sanctuary pays for a Region, what a Region pays for a Sanctuary's biome, night and clue; both in SCALE parts.
TAKES = SANCTUARY + MOST_SANCTUARIES * FIELDS
GIVES = TAKES + (MOST_REGIONS + ROUNDS) * MOST_SANCTUARIES
PAIR = GIVES + (MOST_REGIONS + ROUNDS) * MOST_SANCTUARIES
# By Sanctuary listed: which it is, its worth whatever the Regions are, and at a node.
LISTED = PAIR + (MOST_REGIONS + ROUNDS) * MOST_SANCTUARIES
OWNED, WORTH = (LISTED + MOST_REGIONS * place for place in range(1, 3))
# By Region alive: what it adds anywhere, and a line above its gains; an order of them.
BASE, SLOPE, LEVEL, ORDER = (LISTED + MOST_REGIONS * place for place in range(3, 7))
# By depth and Region: which are alive, the bound with each placed next.
ALIVE = LISTED + MOST_REGIONS * 7
CUT = ALIVE + MOST_REGIONS * 9
GAINS = CUT + MOST_REGIONS * 9
REST = GAINS + MOST_REGIONS * 72
# Tableaux kept: how many Sanctuaries, the free Regions from the last one back, the Sanctuaries.
ALBUM = REST + MOST_REGIONS * 512

# What `shared` holds: the best total known so far, by whomever, and whether to stop.
KNOWN, STOP = range(2)


def is_open(desk: Numbers, at: int, seen: int) -> bool:
    """Tell whether the prerequisite of the card at `at` is met by the tally at `seen`. Rules: SCORE-6."""
    return (
        desk[seen + STONE] >= desk[at + NEEDS]
        and desk[seen + CHIMERA] >= desk[at + NEEDS + 1]
        and desk[seen + THISTLE] >= desk[at + NEEDS + 2]
    )


def counted_fame(desk: Numbers, at: int, seen: int) -> int:
    """Give what a quest pays for a tally, sets of biomes left out. Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12."""
    return desk[at + CONSTANT] + desk[at + EACH] * (
        desk[seen + desk[at + FIRST]] + desk[seen + desk[at + SECOND]]
    )


def biomes_in(desk: Numbers, seen: int) -> int:
    """Count the cards of any biome in a tally."""
    return desk[seen] + desk[seen + 1] + desk[seen + 2] + desk[seen + 3]


def sets_within(desk: Numbers, seen: int, more: int) -> int:
    """Give how many sets of biomes there can be at most with so many further cards of biomes. Rules: SCORE-13."""
    least = min(desk[seen], desk[seen + 1], desk[seen + 2], desk[seen + 3])
    return min(least + more, (biomes_in(desk, seen) + more) // 4)


def add_card(desk: Numbers, seen: int, at: int) -> None:
    """Add what a card shows to a tally. Rules: SCORE-15."""
    for lane in range(EMPTY):
        desk[seen + lane] += desk[at + lane]


def show_sanctuaries(desk: Numbers) -> int:
    """Put into SEEN what all Sanctuaries show for sure; give how many more cards of a biome they can be."""
    for lane in range(LANES):
        desk[SEEN + lane] = desk[HELD + lane]
    coloured = 0
    for kind in range(CLASSES):
        if kind > 1:
            desk[SEEN + STONE + kind // 2 - 1] += desk[WANTED + kind]
        coloured += desk[WANTED + kind] * (kind % 2)
    return coloured


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
    """Give what a listed Sanctuary pays and brings in at a node, Regions still to come left out."""
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
    """Give each Region still to come, in BASE, all that it adds wherever it stands, in SCALE parts."""
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


def total_of(desk: Numbers, joined: int) -> int:
    """Score the Regions picked, the tableau before them, the Sanctuaries held and the `joined` settled ones.

    Rules: SCORE-1, SCORE-2, SCORE-5, SCORE-13, SANCT-1, SANCT-2, WIN-1.
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


def is_dominated(desk: Numbers, depth: int, number: int) -> bool:
    """Tell whether the last Region placed and this one had better change places: more fame, no more descents.

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


def explore(desk: Numbers, shared: Numbers, deep: int) -> int:
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


def draw(desk: Numbers, below: int) -> int:
    """Give the next number of a small generator: the same compiled and plain."""
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


def anneal(desk: Numbers, shared: Numbers, rounds: int) -> int:
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
