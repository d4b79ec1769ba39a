"""A simple search, for the checker: plain Python, the standard library and the card facts.

Nothing of the compiled search is imported. It follows the same argument (ARGUMENT.md) in the plainest
way: rows of counts are tuples, cards are cards, and a search answers True or False.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from spec.cards import REGIONS, SANCTUARIES, Region, Sanctuary

Card: TypeAlias = Region | Sanctuary
Totals: TypeAlias = tuple[int, ...]

UNIT = 64  # prices are sixty-fourths of a point of fame
ICONS = ("stone", "chimera", "thistle", "clue", "night")
BIOMES = ("river", "city", "forest", "desert")
ALL_REGIONS: list[Card] = list(REGIONS.values())
ALL_SANCTUARIES: list[Card] = list(SANCTUARIES.values())
FAME_A_SET = {
    card.duration: card.quest.fame
    for card in REGIONS.values()
    if card.quest is not None and card.quest.per == "biome-set"
}


@cache
def shows(card: Card) -> Totals:
    """Return stones, chimeras, thistles, clues, night and the four biomes of a card."""
    icons = (card.stones, card.chimeras, card.thistles, card.clues, int(card.night))
    return (*icons, *(int(card.biome == biome) for biome in BIOMES))


def pays(card: Card, seen: Sequence[int]) -> int:
    """Return what a card pays for what it sees.

    Rules: SCORE-6, SCORE-7, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13
    """
    if isinstance(card, Region):
        asked = (card.needs_stones, card.needs_chimeras, card.needs_thistles)
        if any(there < needed for there, needed in zip(seen, asked, strict=False)):
            return 0
    if card.quest is None:
        return 0
    match card.quest.per:
        case "fixed":
            return card.quest.fame
        case "biome-set":
            return card.quest.fame * min(seen[5:])
        case "biome":
            return card.quest.fame * sum(seen[5 + BIOMES.index(biome)] for biome in card.quest.biomes)
        case icon:
            return card.quest.fame * seen[ICONS.index(icon)]


def plus(one: Sequence[int], other: Sequence[int]) -> Totals:
    """Add two rows of counts."""
    return tuple(left + right for left, right in zip(one, other, strict=True))


def minus(one: Sequence[int], other: Sequence[int]) -> Totals:
    """Take one row of counts from another."""
    return tuple(left - right for left, right in zip(one, other, strict=True))


def total(regions: Sequence[int], sanctuaries: Sequence[str]) -> int:
    """Score a tableau.

    Rules: SCORE-1, SCORE-2, SANCT-2, WIN-1
    """
    seen: Totals = (0,) * 9
    fame = 0
    for sanctuary in sanctuaries:
        seen = plus(seen, shows(SANCTUARIES[sanctuary]))
    for region in reversed(regions):
        seen = plus(seen, shows(REGIONS[region]))
        fame += pays(REGIONS[region], seen)
    return fame + sum(pays(SANCTUARIES[sanctuary], seen) for sanctuary in sanctuaries)


@dataclass(frozen=True)
class Box:
    """The totals from `low` to `high` with so many Sanctuaries."""

    sanctuaries: int
    low: Totals
    high: Totals

    def halves(self) -> "tuple[Box, Box] | None":
        """Cut the icon with the widest range, the first of several; None where all is known."""
        widths = [high - low for low, high in zip(self.low[:5], self.high[:5], strict=True)]
        place = widths.index(max(widths))
        if widths[place] == 0:
            return None
        middle = (self.low[place] + self.high[place]) // 2
        below = (*self.high[:place], middle, *self.high[place + 1 :])
        above = (*self.low[:place], middle + 1, *self.low[place + 1 :])
        return Box(self.sanctuaries, self.low, below), Box(self.sanctuaries, above, self.high)


def whole_box(sanctuaries: int, biomes: Totals) -> Box:
    """Return the box of a case: any icons that eight Regions and so many Sanctuaries can show."""
    high = []
    for place in range(5):
        regions = heapq.nlargest(8, (shows(card)[place] for card in REGIONS.values()))
        placed = heapq.nlargest(sanctuaries, (shows(card)[place] for card in SANCTUARIES.values()))
        high.append(sum(regions) + sum(placed))
    return Box(sanctuaries, (0, 0, 0, 0, 0, *biomes), (*high, *biomes))


def charge(prices: Sequence[int], card: Card) -> int:
    """Return the price of what a card shows."""
    return sum(price * count for price, count in zip(prices, shows(card), strict=True))


def sets_seen(high: Totals, before: int) -> int:
    """Return the most sets that a Region sees after so many others of different biomes."""
    fewest = min(high[5:])
    with_spare = sum(count > fewest for count in high[5:])
    return fewest if before <= with_spare else max(0, fewest - 1)


def pays_for_sets(card: Card) -> bool:
    """Return True if a card is one of the Regions that pay for biome sets."""
    return isinstance(card, Region) and card.duration in FAME_A_SET


def worths(cards: Sequence[Card], high: Totals, prices: Sequence[int]) -> list[tuple[int, Card]]:
    """Return for each card its fame at `high` less its price, in sixty-fourths."""
    listed = []
    of_sets = []
    for card in cards:
        price = charge(prices, card)
        if pays_for_sets(card):
            of_sets.append((price, card))
        else:
            listed.append((UNIT * pays(card, high) - price, card))
    of_sets.sort(key=lambda pair: pair[0])
    for before, (price, card) in enumerate(of_sets):
        fame = FAME_A_SET[card.duration] if isinstance(card, Region) else 0
        listed.append((UNIT * fame * sets_seen(high, before) - price, card))
    return listed


def best(count: int, listed: list[tuple[int, Card]]) -> list[tuple[int, Card]]:
    """Return the best so many."""
    return heapq.nlargest(count, listed, key=lambda pair: pair[0])


def bound_of(box: Box, prices: Sequence[int]) -> tuple[int, list[Card]]:
    """Return in sixty-fourths what no tableau of the box exceeds, and the cards that would reach it."""
    chosen = best(8, worths(ALL_REGIONS, box.high, prices))
    chosen += best(box.sanctuaries, worths(ALL_SANCTUARIES, box.high, prices))
    dearest = sum(
        max(price * low, price * high) for price, low, high in zip(prices, box.low, box.high, strict=True)
    )
    return dearest + sum(worth for worth, _ in chosen), [card for _, card in chosen]


def find_prices(box: Box, goal: int, prices: list[int], rounds: int) -> tuple[int, list[int]]:
    """Return a bound and its prices, from trial prices moved towards what the best cards lack."""
    lowest, kept = None, prices
    for _ in range(rounds):
        bound, chosen = bound_of(box, prices)
        if lowest is None or bound < lowest:
            lowest, kept = bound, prices
        shown: Totals = (0,) * 9
        for card in chosen:
            shown = plus(shown, shows(card))
        lacks = []
        for price, low, high, count in zip(prices, box.low, box.high, shown, strict=True):
            wanted = high if price > 0 else low if price < 0 else min(max(count, low), high)
            lacks.append(wanted - count)
        length = sum(lack * lack for lack in lacks)
        if lowest < UNIT * (goal + 1) or length == 0:
            break
        step = (bound - UNIT * goal - UNIT // 2) / length
        prices = [price - round(step * lack) for price, lack in zip(prices, lacks, strict=True)]
    if lowest is None:
        raise ValueError("no round, no bound")
    return lowest, kept


def beats(box: Box, goal: int, prices: list[int]) -> bool:
    """Return True if a search finds a tableau with totals in the box that has more than the goal."""
    halves = box.halves()
    bound, prices = find_prices(box, goal, prices, 15 if halves else 40)
    if bound < UNIT * (goal + 1):
        return False
    if halves:
        return any(beats(half, goal, prices) for half in halves)
    placed = best(45, worths(ALL_SANCTUARIES, box.high, prices))
    return lay(Search(box, goal, prices, placed), (), box.high, 0)


@dataclass(frozen=True)
class Search:
    """A search among tableaux that show exactly the totals of a box, which is a single point."""

    box: Box
    goal: int
    prices: list[int]
    placed: list[tuple[int, Card]]


def lay(search: Search, regions: tuple[int, ...], left: Totals, earned: int) -> bool:
    """Lay one more Region, from the first to the last; what is left is what it sees."""
    missing = 8 - len(regions)
    if missing == 0:
        return place(search, 0, search.box.sanctuaries, left, earned)
    allowed = [REGIONS[each] for each in next_regions(search.box.sanctuaries, regions)]
    fitting: list[Card] = [card for card in allowed if min(minus(left, shows(card))) >= 0]
    if len(fitting) < missing:
        return False
    ahead = best(missing, worths(fitting, left, search.prices))
    sanctuaries = sum(worth for worth, _ in search.placed[: search.box.sanctuaries])
    priced = sum(price * count for price, count in zip(search.prices, left, strict=True))
    bound = UNIT * earned + sanctuaries + priced + sum(worth for worth, _ in ahead)
    enough = UNIT * (search.goal + 1)
    if bound < enough:
        return False
    weakest = ahead[-1][0]
    for card in fitting:
        fame = pays(card, left)
        worth = UNIT * fame - charge(search.prices, card)
        # A Region that is not among the best takes the place of the weakest of them.
        if not pays_for_sets(card) and bound - weakest + min(worth, weakest) < enough:
            continue
        duration = card.duration if isinstance(card, Region) else 0
        if lay(search, (*regions, duration), minus(left, shows(card)), earned + fame):
            return True
    return False


def next_regions(sanctuaries: int, regions: tuple[int, ...]) -> Iterator[int]:
    """Yield the Regions that may be played next and leave enough ascents for the Sanctuaries.

    Rules: FIND-1, FIND-3, END-4
    """
    descents = sum(after < before for before, after in pairwise(regions))
    for each in REGIONS:
        down = bool(regions) and each < regions[-1]
        if each not in regions and descents + down <= 7 - sanctuaries:
            yield each


def place(search: Search, first: int, missing: int, left: Totals, earned: int) -> bool:
    """Place the Sanctuaries that show exactly what is left."""
    if missing == 0:
        return not any(left) and earned > search.goal
    priced = sum(price * count for price, count in zip(search.prices, left, strict=True))
    for index in range(first, len(search.placed) - missing + 1):
        ahead = sum(worth for worth, _ in search.placed[index : index + missing])
        if UNIT * earned + priced + ahead < UNIT * (search.goal + 1):
            return False
        card = search.placed[index][1]
        rest = minus(left, shows(card))
        fame = pays(card, search.box.high)
        if min(rest) >= 0 and place(search, index + 1, missing - 1, rest, earned + fame):
            return True
    return False
