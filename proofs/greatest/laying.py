"""The search where the totals are known: lay the Regions from the first to the last, then the Sanctuaries.

With the totals known, every Sanctuary's fame is known at once, and so is what the first Region sees:
everything. Each Region that is laid takes away what it shows; what is left is what the next one sees.
The bound for the Regions still to come is the same as that of a box, with the prices of the totals.

Rules: SCORE-1, SCORE-2, SCORE-4, FIND-1, FIND-3, END-4, SANCT-2
"""

import numpy as np

from proofs.greatest.bounding import CARDS, REGIONS, SCALE, fame, price_bound, price_sets
from proofs.greatest.cards import ICONS, PER_SET, QUEST
from proofs.greatest.compiled import Whole, compiled

BOX_ROUNDS = 15
POINT_ROUNDS = 40

# What the search keeps as it goes: the greatest total known, and how much work was done.
GOAL, BOXES, POINTS, NODES, ENDS = 0, 1, 2, 3, 4


@compiled(
    "int64(int64[:,::1], int64, int64, int64, int64[::1], int64[::1], int64[::1], int64[::1], int64,"
    " int64[::1], int64[::1], int64[::1])"
)
def place_sanctuaries(
    cards: Whole,
    sanctuaries: int,
    placed: int,
    first: int,
    left: Whole,
    order: Whole,
    worth: Whole,
    prices: Whole,
    earned: int,
    tally: Whole,
    laid: Whole,
    found: Whole,
) -> int:
    """Try the Sanctuaries that show exactly what is left; keep what beats the goal."""
    tally[ENDS] += 1
    if placed == sanctuaries:
        for counted in range(9):
            if left[counted] != 0:
                return 0
        if earned > SCALE * tally[GOAL]:
            tally[GOAL] = earned // SCALE
            found[:] = laid
        return 0
    priced = 0
    for counted in range(9):
        priced += prices[counted] * left[counted]
    missing = sanctuaries - placed
    for place in range(first, len(order) - missing + 1):
        bound = earned + priced
        for ahead in range(place, place + missing):
            bound += worth[order[ahead]]
        if bound < SCALE * (tally[GOAL] + 1):
            return 0
        card = order[place]
        fits = True
        for counted in range(9):
            if cards[card, counted] > left[counted]:
                fits = False
        if not fits:
            continue
        charge = 0
        for counted in range(9):
            left[counted] -= cards[card, counted]
            charge += prices[counted] * cards[card, counted]
        laid[8 + placed] = card
        place_sanctuaries(
            cards,
            sanctuaries,
            placed + 1,
            place + 1,
            left,
            order,
            worth,
            prices,
            earned + worth[card] + charge,
            tally,
            laid,
            found,
        )
        for counted in range(9):
            left[counted] += cards[card, counted]
    return 0


@compiled(
    "int64(int64[:,::1], int64, int64, int64, int64, int64[::1], int64[::1], int64[::1], int64[::1],"
    " int64[::1], int64, int64, int64[::1], int64[::1], int64[::1])"
)
def lay_regions(
    cards: Whole,
    sanctuaries: int,
    position: int,
    last: int,
    descents: int,
    left: Whole,
    order: Whole,
    worth: Whole,
    charges: Whole,
    prices: Whole,
    sanctuary_bound: int,
    earned: int,
    tally: Whole,
    laid: Whole,
    found: Whole,
) -> int:
    """Try every Region that may come next and whose bound beats the goal."""
    tally[NODES] += 1
    missing = 8 - position
    if missing == 0:
        return place_sanctuaries(
            cards, sanctuaries, 0, 0, left, order, worth, prices, earned, tally, laid, found
        )
    first = last + 1 if descents == 7 - sanctuaries else 0
    dues = np.full(REGIONS, -1, np.int64)
    values = np.empty(REGIONS, np.int64)
    for card in range(first, REGIONS):
        allowed = True
        for place in range(position):
            if laid[place] == card:
                allowed = False
        for counted in range(9):
            if cards[card, counted] > left[counted]:
                allowed = False
        if allowed:
            dues[card] = SCALE * fame(cards, card, left)
            values[card] = dues[card] - charges[card]
    price_sets(cards, left, dues, charges, values)
    top = np.empty(8, np.int64)
    count = 0
    for card in range(first, REGIONS):
        if dues[card] < 0:
            continue
        value = values[card]
        if count < missing:
            place = count
            count += 1
        elif value > top[missing - 1]:
            place = missing - 1
        else:
            continue
        while place > 0 and top[place - 1] < value:
            top[place] = top[place - 1]
            place -= 1
        top[place] = value
    if count < missing:
        return 0
    bound = earned + sanctuary_bound
    for counted in range(9):
        bound += prices[counted] * left[counted]
    for place in range(missing):
        bound += top[place]
    if bound < SCALE * (tally[GOAL] + 1):
        return 0
    for card in range(first, REGIONS):
        if dues[card] < 0:
            continue
        within = bound
        if cards[card, QUEST] != PER_SET and values[card] < top[missing - 1]:
            within = bound - top[missing - 1] + values[card]
        if within < SCALE * (tally[GOAL] + 1):
            continue
        further = descents + 1 if card < last else descents
        if further > 7 - sanctuaries:
            continue
        for counted in range(9):
            left[counted] -= cards[card, counted]
        laid[position] = card
        lay_regions(
            cards,
            sanctuaries,
            position + 1,
            card,
            further,
            left,
            order,
            worth,
            charges,
            prices,
            sanctuary_bound,
            earned + dues[card],
            tally,
            laid,
            found,
        )
        for counted in range(9):
            left[counted] += cards[card, counted]
    return 0


@compiled("void(int64[:,::1], int64, int64[::1], int64[::1], int64[::1], int64[::1])")
def search_point(
    cards: Whole, sanctuaries: int, totals: Whole, prices: Whole, tally: Whole, found: Whole
) -> None:
    """Search all tableaux that show exactly these totals for one that beats the goal."""
    worth = np.empty(CARDS, np.int64)
    charges = np.empty(CARDS, np.int64)
    for card in range(CARDS):
        charge = 0
        for counted in range(9):
            charge += prices[counted] * cards[card, counted]
        charges[card] = charge
        worth[card] = SCALE * fame(cards, card, totals) - charge
    order = np.empty(CARDS - REGIONS, np.int64)
    for card in range(REGIONS, CARDS):
        place = card - REGIONS
        while place > 0 and worth[order[place - 1]] < worth[card]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = card
    sanctuary_bound = 0
    for place in range(sanctuaries):
        sanctuary_bound += worth[order[place]]
    laid = np.full(15, -1, np.int64)
    left = totals.copy()
    lay_regions(
        cards,
        sanctuaries,
        0,
        -1,
        0,
        left,
        order,
        worth,
        charges,
        prices,
        sanctuary_bound,
        0,
        tally,
        laid,
        found,
    )


@compiled("int64(int64[::1], int64[::1])")
def widest(low: Whole, high: Whole) -> int:
    """Return the icon whose total is least known, the first of several; -1 where all are known."""
    place = -1
    width = 0
    for counted in range(ICONS):
        if high[counted] - low[counted] > width:
            width = high[counted] - low[counted]
            place = counted
    return place


@compiled("int64(int64[:,::1], int64, int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def search_box(
    cards: Whole, sanctuaries: int, low: Whole, high: Whole, prices: Whole, tally: Whole, found: Whole
) -> int:
    """Search a box: bound it away, or halve it, or where the totals are known lay out the cards."""
    tally[BOXES] += 1
    place = widest(low, high)
    own = prices.copy()
    rounds = POINT_ROUNDS if place < 0 else BOX_ROUNDS
    bound = price_bound(cards, sanctuaries, low, high, own, rounds, tally[GOAL])
    if bound < SCALE * (tally[GOAL] + 1):
        return 0
    if place < 0:
        tally[POINTS] += 1
        search_point(cards, sanctuaries, high, own, tally, found)
        return 0
    least, most = low[place], high[place]
    middle = (least + most) // 2
    high[place] = middle
    search_box(cards, sanctuaries, low, high, own, tally, found)
    high[place] = most
    low[place] = middle + 1
    search_box(cards, sanctuaries, low, high, own, tally, found)
    low[place] = least
    return 0
