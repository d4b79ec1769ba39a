"""A pool of cards as the flat tables that the kernels read."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from faraway.best import workspace as d
from faraway.cards.card import Card, Region, Sanctuary
from faraway.fast import packing


def card_row(card: Card) -> list[int]:
    """Return a card's row: what it shows, its quest, its prerequisite, its class."""
    shows, needs, fame, first, second, set_fame = packing.pack_card(card)
    row = [0] * d.FIELDS
    row[: d.EMPTY] = [
        shows >> lane & packing.MOST for lane in range(packing.RIVER, packing.ONE, packing.LANE)
    ]
    row[d.FIRST] = row[d.SECOND] = d.EMPTY
    row[d.SET_FAME] = set_fame
    if first == packing.ONE:
        row[d.CONSTANT] = fame
    elif fame:
        row[d.EACH] = fame
        row[d.FIRST] = first // packing.LANE
        row[d.SECOND] = min(second // packing.LANE, d.EMPTY)
    wonders = (packing.STONE, packing.CHIMERA, packing.THISTLE)
    row[d.NEEDS : d.CLASS] = [needs >> lane & packing.MOST for lane in wonders]
    if isinstance(card, Sanctuary):
        wonder = 1 if card.stones else 2 if card.chimeras else 3 if card.thistles else 0
        row[d.CLASS] = 2 * wonder + (card.biome is not None)
    return row


def sum_placed(sanctuaries: Iterable[Sanctuary]) -> list[int]:
    """Add up Sanctuaries that are surely there: what they show, and what their quests pay for."""
    sums = [0] * (d.PER_SET + 1 - d.PLACED)
    for sanctuary in sanctuaries:
        row = card_row(sanctuary)
        for lane in range(d.EMPTY):
            sums[lane] += row[lane]
        sums[d.FIXED - d.PLACED] += row[d.CONSTANT]
        sums[d.PER_SET - d.PLACED] += row[d.SET_FAME]
        for end in (d.FIRST, d.SECOND):
            if row[end] != d.EMPTY:
                sums[d.WEIGHT - d.PLACED + row[end]] += row[d.EACH]
    return sums


def lay_out(
    regions: Sequence[Region],
    sanctuaries: Sequence[Sanctuary],
    *,
    played: Sequence[Region] = (),
    placed: Sequence[Sanctuary] = (),
    album: int = 1,
) -> array[int]:
    """Lay the cards out on a work: Regions of the pool, ascending, and Sanctuaries; then the tableau so far."""
    work = array("q", bytes(8 * (d.ALBUM + album * d.ALBUM_ROW)))
    work[d.POOL], work[d.PLAYED], work[d.FREE] = len(regions), len(played), d.ROUNDS - len(played)
    work[d.CANDIDATES], work[d.ALBUM_SIZE], work[d.BEST] = len(sanctuaries), album, -1
    work[d.MOST_NODES] = d.ENDLESS
    if played:
        work[d.FLOOR] = sum(region.duration < played[-1].duration for region in regions)
    work[d.PLACED : d.PER_SET + 1] = array("q", sum_placed(placed))
    sanctuary_rows = [card_row(sanctuary) for sanctuary in sanctuaries]
    for number, there in enumerate(sanctuary_rows):
        work[d.SANCTUARY + number * d.FIELDS : d.SANCTUARY + (number + 1) * d.FIELDS] = array("q", there)
    for number, here in enumerate(card_row(region) for region in (*regions, *played)):
        work[d.REGION + number * d.FIELDS : d.REGION + (number + 1) * d.FIELDS] = array("q", here)
        counted = [here[end] for end in (d.FIRST, d.SECOND) if here[end] < d.STONE]
        for other, there in enumerate(sanctuary_rows):
            pair = number * d.MOST_SANCTUARIES + other
            takes = there[d.EACH] * (here[there[d.FIRST]] + here[there[d.SECOND]])
            pays = here[d.EACH] * sum(there[lane] for lane in counted)
            work[d.TAKES + pair], work[d.GIVES + pair] = takes, pays
            work[d.PAIR + pair] = d.SCALE * (takes + pays)
    return work
