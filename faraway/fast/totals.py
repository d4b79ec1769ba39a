"""Fame without a sheet, for search and simulation, by the standard rules and the printed cards.

The plain twin is `faraway.scoring.sheet.score_tableau`.
"""

from collections.abc import Iterable, Sequence

from faraway.cards.catalogue import CATALOGUE
from faraway.fast.packing import GUARD_BITS, MOST, NOTHING_SEEN, SHOWS, Fields, count_sets, pack_card

_REGION: dict[int, Fields] = {region.duration: pack_card(region) for region in CATALOGUE.regions}
_SANCTUARY: dict[str, Fields] = {sanctuary.id: pack_card(sanctuary) for sanctuary in CATALOGUE.sanctuaries}
_SHOWN: dict[str, int] = {name: fields[SHOWS] for name, fields in _SANCTUARY.items()}


def total(regions: Sequence[int], sanctuaries: Sequence[str] = ()) -> int:
    """Return the total of the last Regions played, in play order, with these Sanctuaries."""
    seen = NOTHING_SEEN
    for name in sanctuaries:
        seen += _SHOWN[name]
    total_fame = 0
    for duration in reversed(regions):
        shows, needs, fame, first, second, set_fame = _REGION[duration]
        seen += shows
        if fame:
            if seen - needs & GUARD_BITS == GUARD_BITS:
                total_fame += fame * ((seen >> first & MOST) + (seen >> second & MOST))
        elif set_fame and seen - needs & GUARD_BITS == GUARD_BITS:
            total_fame += set_fame * count_sets(seen)
    for name in sanctuaries:
        _, _, fame, first, second, set_fame = _SANCTUARY[name]
        if fame:
            total_fame += fame * ((seen >> first & MOST) + (seen >> second & MOST))
        elif set_fame:
            total_fame += set_fame * count_sets(seen)
    return total_fame


def fame_by_card(regions: Sequence[int], sanctuaries: Iterable[str] = ()) -> tuple[list[int], list[int]]:
    """Return the fame of each Region, in play order, and of each Sanctuary, in the order given."""
    seen = NOTHING_SEEN
    for name in sanctuaries:
        seen += _SHOWN[name]
    region_fame = []
    for duration in reversed(regions):
        shows, needs, fame, first, second, set_fame = _REGION[duration]
        seen += shows
        if seen - needs & GUARD_BITS != GUARD_BITS:
            region_fame.append(0)
        elif set_fame:
            region_fame.append(set_fame * count_sets(seen))
        else:
            region_fame.append(fame * ((seen >> first & MOST) + (seen >> second & MOST)))
    region_fame.reverse()
    sanctuary_fame = []
    for name in sanctuaries:
        _, _, fame, first, second, set_fame = _SANCTUARY[name]
        counted = count_sets(seen) if set_fame else (seen >> first & MOST) + (seen >> second & MOST)
        sanctuary_fame.append((set_fame or fame) * counted)
    return region_fame, sanctuary_fame
