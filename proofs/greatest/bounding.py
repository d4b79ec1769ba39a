"""Prices: what no tableau with totals in a box can exceed.

Suppose that the finished tableau shows, of everything counted, at least `low` and at most `high`. By
monotonicity no card pays more than it would with `high` in view. Put a price on everything counted,
positive or negative. Then the fame of a tableau is at most

    the price of all that it shows  +  for each card, its fame at `high` less the price of what it shows,

and so at most the dearest totals in the box, plus the eight best Regions and the best Sanctuaries by
fame less price. Every choice of prices gives a bound; good ones are found by moving the price of what
the best cards show too much of up, and of what they show too little of down.

The Regions that pay for biome sets have four different biomes. Where one of them is laid after `i` of
the others, `i` different biomes have lost a card, so that it sees every set only if at least `i`
biomes have cards to spare.

Everything is in whole numbers: prices and bounds count sixty-fourths of a point of fame.
"""

import numpy as np

from proofs.greatest.cards import (
    FAME,
    FIXED,
    FOR_BIOMES,
    ICONS,
    NEEDS,
    PER_BIOME,
    PER_SET,
    QUEST,
    SET_REGIONS,
)
from proofs.greatest.compiled import Whole, compiled

SCALE = 64
REGIONS = 68
CARDS = 113


@compiled("int64(int64[:,::1], int64, int64[::1])")
def fame(cards: Whole, card: int, counts: Whole) -> int:
    """Return what a card pays with these counts in view.

    Rules: SCORE-6, SCORE-7, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-16
    """
    for wonder in range(3):
        if counts[wonder] < cards[card, NEEDS + wonder]:
            return 0
    kind = cards[card, QUEST]
    amount = 0
    if kind < ICONS:
        amount = counts[kind]
    elif kind == PER_BIOME:
        for biome in range(4):
            amount += cards[card, FOR_BIOMES + biome] * counts[ICONS + biome]
    elif kind == PER_SET:
        amount = min(counts[5], counts[6], counts[7], counts[8])
    elif kind == FIXED:
        amount = 1
    return int(cards[card, FAME] * amount)


@compiled("int64(int64[::1], int64)")
def sets_after(counts: Whole, before: int) -> int:
    """Return the most sets seen after so many Regions of different biomes have been laid."""
    fewest = min(counts[5], counts[6], counts[7], counts[8])
    spare = 0
    for biome in range(5, 9):
        if counts[biome] > fewest:
            spare += 1
    if before <= spare:
        return int(fewest)
    return int(max(fewest - 1, 0))


@compiled("void(int64[:,::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def price_sets(cards: Whole, counts: Whole, dues: Whole, charges: Whole, worth: Whole) -> None:
    """Set the worth of the Regions that pay for sets: the one that costs least sees most sets.

    A Region with a due below 0 cannot be laid any more and is passed over.
    """
    ranked = np.empty(len(SET_REGIONS), np.int64)
    count = 0
    for card in SET_REGIONS:
        if dues[card] >= 0:
            place = count
            while place > 0 and charges[ranked[place - 1]] > charges[card]:
                ranked[place] = ranked[place - 1]
                place -= 1
            ranked[place] = card
            count += 1
    for before in range(count):
        card = ranked[before]
        worth[card] = SCALE * cards[card, FAME] * sets_after(counts, before) - charges[card]


@compiled("int64(int64[::1], int64, int64, int64, int64[::1])")
def add_best(worth: Whole, first: int, end: int, wanted: int, chosen: Whole) -> int:
    """Return the sum of the best so many from `first` up to before `end`, and list them in `chosen`."""
    count = 0
    for card in range(first, end):
        value = worth[card]
        if count < wanted:
            place = count
            count += 1
        elif wanted > 0 and value > worth[chosen[wanted - 1]]:
            place = wanted - 1
        else:
            continue
        while place > 0 and worth[chosen[place - 1]] < value:
            chosen[place] = chosen[place - 1]
            place -= 1
        chosen[place] = card
    total = 0
    for place in range(count):
        total += worth[chosen[place]]
    return total


@compiled("int64(int64[:,::1], int64, int64[::1], int64[::1], int64[::1], int64, int64)")
def price_bound(
    cards: Whole, sanctuaries: int, low: Whole, high: Whole, prices: Whole, rounds: int, goal: int
) -> int:
    """Return a bound for all tableaux with totals in the box, improving `prices` on the way.

    It stops as soon as the bound is less than a point of fame above the goal.
    """
    enough = SCALE * (goal + 1)
    dues = np.empty(CARDS, np.int64)
    for card in range(CARDS):
        dues[card] = SCALE * fame(cards, card, high)
    charges = np.empty(CARDS, np.int64)
    worth = np.empty(CARDS, np.int64)
    chosen_regions = np.empty(8, np.int64)
    chosen_sanctuaries = np.empty(8, np.int64)
    slopes = np.empty(9, np.int64)
    trial = prices.copy()
    best = -1
    for attempt in range(rounds):
        for card in range(CARDS):
            charge = 0
            for counted in range(9):
                charge += trial[counted] * cards[card, counted]
            charges[card] = charge
            worth[card] = dues[card] - charge
        price_sets(cards, high, dues, charges, worth)
        bound = add_best(worth, 0, REGIONS, 8, chosen_regions)
        bound += add_best(worth, REGIONS, CARDS, sanctuaries, chosen_sanctuaries)
        steepness = 0
        for counted in range(9):
            price = trial[counted]
            shown = 0
            for place in range(8):
                shown += cards[chosen_regions[place], counted]
            for place in range(sanctuaries):
                shown += cards[chosen_sanctuaries[place], counted]
            if price > 0:
                wanted = high[counted]
            elif price < 0:
                wanted = low[counted]
            else:
                wanted = min(max(shown, low[counted]), high[counted])
            bound += price * wanted
            slopes[counted] = wanted - shown
            steepness += slopes[counted] * slopes[counted]
        if best == -1 or bound < best:
            best = bound
            prices[:] = trial
        if best < enough or steepness == 0:
            break
        excess = bound - enough + SCALE // 2
        if attempt > 10:
            excess = excess * 7 // 10
        for counted in range(9):
            moved = trial[counted] - excess * slopes[counted] // steepness
            if low[counted] < high[counted] and moved * trial[counted] < 0:
                moved = 0
            trial[counted] = moved
    return best
