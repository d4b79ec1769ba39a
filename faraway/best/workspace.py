"""The workspace of the search: its layout, and the operations that all kernels share.

It is one flat array of whole numbers, divided into areas, so that kernels can be compiled.
"""

from faraway.fast.compiler import Numbers

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

# Capacities.
MOST_REGIONS = 68
MOST_SANCTUARIES = 45
ROUNDS = 8
ALBUM_ROW = 16

# Facts of the branch: sizes, the first Region of the pool above the last one played, descents, whether all are kept.
POOL, PLAYED, FREE, CANDIDATES, FLOOR, DESCENTS, KEEP_ALL, ALBUM_SIZE = range(8)
# Answers: the best total, nodes, tableaux stored, tableaux that were not stored.
BEST, NODES, STORED, OVERFLOW = range(8, 12)
# For annealing: how many Sanctuaries join at least and at most, and the state of the generator.
LEAST_JOINED, MOST_JOINED, SEED = range(12, 15)
# For exploring: after how many nodes to stop.
MOST_NODES = 15
# Sanctuaries that are surely there: ten counts, ten weights of their quests, their fixed fame, their fame per set.
PLACED = 16
WEIGHT, FIXED, PER_SET = PLACED + 10, PLACED + 20, PLACED + 21
# How many Sanctuaries of each class still join; where each class begins in LISTED.
WANTED = 40
STARTS = WANTED + CLASSES
# Small areas: per depth, how many Regions are alive and descents left, the Region picked; Sanctuaries settled;
# tallies; whether a placed Region's prerequisite is met; scratch areas to sort and to add up.
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


def is_open(work: Numbers, at: int, seen: int) -> bool:
    """Return True if the prerequisite of the card at `at` is met by the tally at `seen`. Rules: SCORE-6."""
    return (
        work[seen + STONE] >= work[at + NEEDS]
        and work[seen + CHIMERA] >= work[at + NEEDS + 1]
        and work[seen + THISTLE] >= work[at + NEEDS + 2]
    )


def counted_fame(work: Numbers, at: int, seen: int) -> int:
    """Return what a quest pays for a tally, sets of biomes left out. Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12."""
    return work[at + CONSTANT] + work[at + EACH] * (
        work[seen + work[at + FIRST]] + work[seen + work[at + SECOND]]
    )


def biomes_in(work: Numbers, seen: int) -> int:
    """Count the cards of any biome in a tally."""
    return work[seen] + work[seen + 1] + work[seen + 2] + work[seen + 3]


def sets_within(work: Numbers, seen: int, more: int) -> int:
    """Return the most sets of biomes that are possible with a number of further cards of biomes."""
    least = min(work[seen], work[seen + 1], work[seen + 2], work[seen + 3])
    return min(least + more, (biomes_in(work, seen) + more) // 4)


def add_card(work: Numbers, seen: int, at: int) -> None:
    """Add what a card shows to a tally. Rules: SCORE-15."""
    for lane in range(EMPTY):
        work[seen + lane] += work[at + lane]


def show_sanctuaries(work: Numbers) -> int:
    """Put into SEEN what all Sanctuaries show for sure; return how many more cards of a biome they can be."""
    for lane in range(LANES):
        work[SEEN + lane] = work[PLACED + lane]
    coloured = 0
    for kind in range(CLASSES):
        if kind > 1:
            work[SEEN + STONE + kind // 2 - 1] += work[WANTED + kind]
        coloured += work[WANTED + kind] * (kind % 2)
    return coloured
