"""A pool of cards as the flat tables that the kernels read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faraway.best import kernels as k
from faraway.cards import Per, Region
from faraway.icons import Biome

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from faraway.cards import Card, Sanctuary

LANE_OF_BIOME = {biome: lane for lane, biome in enumerate(Biome)}
LANE_OF_QUEST = {
    Per.NIGHT: 4,
    Per.CLUE: 5,
    Per.STONE: k.STONE,
    Per.CHIMERA: k.CHIMERA,
    Per.THISTLE: k.THISTLE,
}


def card_row(card: Card) -> list[int]:
    """Give a card's row: what it shows, its quest, its prerequisite, its class. Rules: SCORE-14, SCORE-15."""
    row = [0] * k.FIELDS
    if card.biome is not None:
        row[LANE_OF_BIOME[card.biome]] = 1
    row[4 : k.EMPTY] = [int(card.night), card.clues, card.stones, card.chimeras, card.thistles]
    row[k.FIRST] = row[k.SECOND] = k.EMPTY
    if card.quest is not None:
        match card.quest.per:
            case Per.FIXED:
                row[k.CONSTANT] = card.quest.fame
            case Per.BIOME_SET:
                row[k.SET_FAME] = card.quest.fame
            case Per.BIOME:
                row[k.EACH] = card.quest.fame
                for end, biome in enumerate(card.quest.biomes):
                    row[k.FIRST + end] = LANE_OF_BIOME[biome]
            case per:
                row[k.EACH] = card.quest.fame
                row[k.FIRST] = LANE_OF_QUEST[per]
    if isinstance(card, Region):
        needs = card.prerequisite
        row[k.NEEDS : k.CLASS] = [needs.stones, needs.chimeras, needs.thistles]
    else:
        wonder = 1 if card.stones else 2 if card.chimeras else 3 if card.thistles else 0
        row[k.CLASS] = 2 * wonder + (card.biome is not None)
    return row


def hold(sanctuaries: Iterable[Sanctuary]) -> list[int]:
    """Add up Sanctuaries that are surely there: what they show, and what their quests pay for."""
    held = [0] * (k.PER_SET + 1 - k.HELD)
    for sanctuary in sanctuaries:
        row = card_row(sanctuary)
        for lane in range(k.EMPTY):
            held[lane] += row[lane]
        held[k.FIXED - k.HELD] += row[k.CONSTANT]
        held[k.PER_SET - k.HELD] += row[k.SET_FAME]
        for end in (k.FIRST, k.SECOND):
            if row[end] != k.EMPTY:
                held[k.WEIGHT - k.HELD + row[end]] += row[k.EACH]
    return held


def lay_out(
    regions: Sequence[Region],
    sanctuaries: Sequence[Sanctuary],
    *,
    played: Sequence[Region] = (),
    placed: Sequence[Sanctuary] = (),
    album: int = 1,
) -> list[int]:
    """Lay the cards out on a desk: Regions of the pool, ascending, and Sanctuaries; then the tableau so far."""
    desk = [0] * (k.ALBUM + album * k.ALBUM_ROW)
    desk[k.POOL], desk[k.PLAYED], desk[k.FREE] = len(regions), len(played), k.ROUNDS - len(played)
    desk[k.CANDIDATES], desk[k.ALBUM_SIZE], desk[k.BEST] = len(sanctuaries), album, -1
    desk[k.MOST_NODES] = k.ENDLESS
    if played:
        desk[k.FLOOR] = sum(region.duration < played[-1].duration for region in regions)
    desk[k.HELD : k.PER_SET + 1] = hold(placed)
    sanctuary_rows = [card_row(sanctuary) for sanctuary in sanctuaries]
    for number, there in enumerate(sanctuary_rows):
        desk[k.SANCTUARY + number * k.FIELDS : k.SANCTUARY + (number + 1) * k.FIELDS] = there
    for number, here in enumerate(card_row(region) for region in (*regions, *played)):
        desk[k.REGION + number * k.FIELDS : k.REGION + (number + 1) * k.FIELDS] = here
        counted = [here[end] for end in (k.FIRST, k.SECOND) if here[end] < k.STONE]
        for other, there in enumerate(sanctuary_rows):
            pair = number * k.MOST_SANCTUARIES + other
            takes = there[k.EACH] * (here[there[k.FIRST]] + here[there[k.SECOND]])
            gives = here[k.EACH] * sum(there[lane] for lane in counted)
            desk[k.TAKES + pair], desk[k.GIVES + pair] = takes, gives
            desk[k.PAIR + pair] = k.SCALE * (takes + gives)
    return desk
