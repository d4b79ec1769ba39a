"""The lean path: fame without a sheet, for search and simulation, by the standard rules and the printed cards.

Everything visible is one integer, six bits to a lane: five that count, and above them a guard bit that is always
set. Taking a prerequisite from it borrows a guard bit exactly where a wonder is lacking. Lanes of their own for the
pairs of biomes, and one that always holds 1 for fixed quests, make every quest but the biome set a single look-up.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from faraway.cards.catalogue import CATALOGUE, Biome, Card, Per, Quest
from faraway.cards.icons import Wonders

_LANE_BITS = 6
_COUNT = (1 << _LANE_BITS - 1) - 1
_PAIRS = tuple(frozenset(pair) for pair in combinations(Biome, 2))
_PAIR_SHIFT = {pair: _LANE_BITS * (9 + place) for place, pair in enumerate(_PAIRS)}
_BIOME_SHIFT = {biome: _LANE_BITS * place for place, biome in enumerate(Biome)}
_NIGHT, _CLUE, _STONE, _CHIMERA, _THISTLE = (_LANE_BITS * lane for lane in range(4, 9))
_ONE = _LANE_BITS * 15
_SHIFT = {
    Per.FIXED: _ONE,
    Per.NIGHT: _NIGHT,
    Per.CLUE: _CLUE,
    Per.STONE: _STONE,
    Per.CHIMERA: _CHIMERA,
    Per.THISTLE: _THISTLE,
    Per.BIOME_SET: -1,
}
_RIVER, _CITY, _FOREST, _DESERT = _BIOME_SHIFT.values()
_GUARD = sum(1 << shift + _LANE_BITS - 1 for shift in (_STONE, _CHIMERA, _THISTLE))
_NOTHING_SEEN = _GUARD | 1 << _ONE


def _pack_card(card: Card) -> int:
    """Pack what a card shows. Rules: SCORE-14, SCORE-15."""
    packed = (
        card.night << _NIGHT
        | card.clues << _CLUE
        | card.stones << _STONE
        | card.chimeras << _CHIMERA
        | card.thistles << _THISTLE
    )
    if card.biome is not None:
        packed |= 1 << _BIOME_SHIFT[card.biome]
        packed |= sum(1 << shift for pair, shift in _PAIR_SHIFT.items() if card.biome in pair)
    return packed


def _pack_prerequisite(prerequisite: Wonders) -> int:
    return (
        prerequisite.stones << _STONE | prerequisite.chimeras << _CHIMERA | prerequisite.thistles << _THISTLE
    )


def _quest_shift(quest: Quest | None) -> int:
    if quest is None:
        return 0
    if quest.per is Per.BIOME:
        return (
            _BIOME_SHIFT[quest.biomes[0]] if len(quest.biomes) == 1 else _PAIR_SHIFT[frozenset(quest.biomes)]
        )
    return _SHIFT[quest.per]


def _quest_fame(quest: Quest | None) -> int:
    return 0 if quest is None else quest.fame


# shown, asked, fame, shift of the lane counted: -1 for biome sets
_REGION: dict[int, tuple[int, int, int, int]] = {
    region.duration: (
        _pack_card(region),
        _pack_prerequisite(region.prerequisite),
        _quest_fame(region.quest),
        _quest_shift(region.quest),
    )
    for region in CATALOGUE.regions
}
_SHOWN: dict[str, int] = {sanctuary.id: _pack_card(sanctuary) for sanctuary in CATALOGUE.sanctuaries}
_PAYS: dict[str, tuple[int, int]] = {
    sanctuary.id: (_quest_fame(sanctuary.quest), _quest_shift(sanctuary.quest))
    for sanctuary in CATALOGUE.sanctuaries
}


def _biome_sets(seen: int) -> int:
    """Count complete sets of the four biomes. Rules: SCORE-13."""
    return min(
        seen >> _RIVER & _COUNT, seen >> _CITY & _COUNT, seen >> _FOREST & _COUNT, seen >> _DESERT & _COUNT
    )


def total(regions: Sequence[int], sanctuaries: Iterable[str] = ()) -> int:
    """Give the total of the last Regions played, in play order, with these Sanctuaries.

    Rules: SCORE-1, SCORE-2, SCORE-6, SCORE-7, SCORE-10, SCORE-12, SANCT-2, WIN-1.
    """
    seen = _NOTHING_SEEN
    for name in sanctuaries:
        seen += _SHOWN[name]
    fame = 0
    for duration in reversed(regions):
        shown, asked, pays, shift = _REGION[duration]
        seen += shown
        if pays and seen - asked & _GUARD == _GUARD:
            fame += pays * (seen >> shift & _COUNT if shift >= 0 else _biome_sets(seen))
    for name in sanctuaries:
        pays, shift = _PAYS[name]
        if pays:
            fame += pays * (seen >> shift & _COUNT if shift >= 0 else _biome_sets(seen))
    return fame


def fame_by_card(regions: Sequence[int], sanctuaries: Iterable[str] = ()) -> tuple[list[int], list[int]]:
    """Give the fame of each Region, in play order, and of each Sanctuary, in the order given.

    Rules: SCORE-1, SCORE-2, SCORE-6, SCORE-7, SCORE-10, SCORE-12, SANCT-2.
    """
    seen = _NOTHING_SEEN
    for name in sanctuaries:
        seen += _SHOWN[name]
    region_fame = []
    for duration in reversed(regions):
        shown, asked, pays, shift = _REGION[duration]
        seen += shown
        if pays and seen - asked & _GUARD == _GUARD:
            region_fame.append(pays * (seen >> shift & _COUNT if shift >= 0 else _biome_sets(seen)))
        else:
            region_fame.append(0)
    region_fame.reverse()
    sanctuary_fame = []
    for name in sanctuaries:
        pays, shift = _PAYS[name]
        sanctuary_fame.append(pays * (seen >> shift & _COUNT if shift >= 0 else _biome_sets(seen)))
    return region_fame, sanctuary_fame
