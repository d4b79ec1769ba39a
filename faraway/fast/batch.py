"""Millions of tableaux at a time: arrays in, the fame of every card and every total out.

    scores = score_batch(regions, sanctuaries)      # int8, n by 8 durations and n by 7 places in the catalogue or -1
    numpy.asarray(scores.totals)                    # int16, n; shares the memory

Anything that offers its memory will do: numpy arrays, `array.array`, memoryviews, bytes. Results are memoryviews, so
that nothing here needs numpy. With the extra [fast] the rows are scored by compiled code, more than a hundred times
faster; without it the same loops run in plain Python and a `SlowWarning` says so.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.errors import FarawayError
from faraway.fast.compiler import fastest, warn_if_slow
from faraway.fast.kernels import (
    NO_SANCTUARY,
    ROW_REGIONS,
    ROW_SANCTUARIES,
    score_rows,
)
from faraway.fast.packing import pack_regions, pack_sanctuaries
from faraway.scoring.tableau import WHOLE_TABLEAU, Extent, Tableau, tableau_problems

if TYPE_CHECKING:  # neither package is a dependency: callers who have numpy get its arrays checked
    from typing import TypeAlias

    import numpy.typing as npt
    from numpy import int8
    from typing_extensions import Buffer

    Rows: TypeAlias = Buffer | npt.NDArray[int8]


@frozen(kw_only=True, eq=False)
class BatchScores:
    """The fame of every card, row by row in the order of the input; a place without a Sanctuary has 0. Rules: WIN-1."""

    regions: memoryview[int]
    sanctuaries: memoryview[int]
    totals: memoryview[int]


def score_batch(
    regions: Rows,
    sanctuaries: Rows,
    *,
    cards: Catalogue = CATALOGUE,
    extent: Extent = Extent.WHOLE,
    threads: int = 1,
) -> BatchScores:
    """Score many tableaux; the first impossible one is refused with every reason, and the path begins with its row.

    `regions` is int8, n by 8 (or flat): durations in play order; in a partly known tableau, zeros come first.
    `sanctuaries` is int8, n by 7 (or flat): places in the catalogue, -1 where there is none.
    `cards` takes the place of the printed ones: the same durations and ids with other facts.
    """
    if threads < 1:
        raise ValueError(f"at least one thread is needed, not {threads}")
    warn_if_slow()
    durations = _flat(regions, ROW_REGIONS, "regions")
    found = _flat(sanctuaries, ROW_SANCTUARIES, "sanctuaries")
    rows = len(durations) // ROW_REGIONS
    if len(found) != rows * ROW_SANCTUARIES:
        raise ValueError(f"{rows} rows of Regions and {len(found) / ROW_SANCTUARIES:g} rows of Sanctuaries")

    region_fame = _numbers(rows * ROW_REGIONS)
    sanctuary_fame = _numbers(rows * ROW_SANCTUARIES)
    totals = _numbers(rows)
    least = WHOLE_TABLEAU if extent is Extent.WHOLE else 1
    run = _runner(durations, found, cards, fame=(region_fame, sanctuary_fame, totals), least=least)
    bounds = [rows * part // threads for part in range(threads + 1)]
    if threads == 1:
        ends = [run(0, rows)]
    else:
        with ThreadPoolExecutor(max_workers=threads) as pool:
            ends = list(pool.map(run, bounds, bounds[1:]))
    for end, bound in zip(ends, bounds[1:], strict=True):
        if end < bound:
            raise _row_error(durations, found, end, extent)
    return BatchScores(
        regions=_shaped(region_fame, rows, ROW_REGIONS),
        sanctuaries=_shaped(sanctuary_fame, rows, ROW_SANCTUARIES),
        totals=memoryview(totals),
    )


def score_tableaux(tableaux: Sequence[Tableau], *, threads: int = 1) -> BatchScores:
    """Score many tableaux, whole or partly known."""
    place_of = {sanctuary.id: place for place, sanctuary in enumerate(CATALOGUE.sanctuaries)}
    durations, found = array("b"), array("b")
    for tableau in tableaux:
        durations.extend([0] * (ROW_REGIONS - len(tableau.regions)))
        durations.extend(tableau.regions)
        found.extend(place_of[sanctuary] for sanctuary in tableau.sanctuaries)
        found.extend([NO_SANCTUARY] * (ROW_SANCTUARIES - len(tableau.sanctuaries)))
    return score_batch(durations, found, extent=Extent.PARTIAL, threads=threads)


def _flat(rows: Rows, width: int, name: str) -> memoryview[int]:
    view = memoryview(rows)  # type: ignore[arg-type]  # numpy tells the type checker from Python 3.12 on only
    if view.format not in {"b", "B", "<b", "c"} or not view.c_contiguous:
        raise TypeError(f"{name} must be int8 in C order, not {view.format!r}")
    if view.ndim > 1 and view.shape is not None and view.shape[-1] != width:
        raise ValueError(f"{name} must be n by {width}, not {' by '.join(map(str, view.shape))}")
    if view.nbytes % width:
        raise ValueError(f"{name} must be n by {width}, and {view.nbytes} is no multiple of {width}")
    if not view.nbytes:
        return memoryview(array("b"))
    # compiled code takes only memory that may be written to, though it writes nothing here
    return (memoryview(bytearray(view)) if view.readonly else view).cast("B").cast("b")


def _numbers(size: int) -> array[int]:
    return array("h", (0,)) * size


def _shaped(numbers: array[int], rows: int, width: int) -> memoryview[int]:
    view = memoryview(numbers)
    return view.cast("B").cast("h", (rows, width)) if rows else view


def _runner(
    durations: memoryview[int],
    found: memoryview[int],
    cards: Catalogue,
    *,
    fame: tuple[array[int], array[int], array[int]],
    least: int,
) -> Callable[[int, int], int]:
    fields = array("q", pack_regions(cards)), array("q", pack_sanctuaries(cards))
    kernel = fastest(score_rows, "bbqqhhh")
    return lambda first, stop: kernel(durations, found, *fields, *fame, first, stop, least)


def _row_error(durations: memoryview[int], found: memoryview[int], row: int, extent: Extent) -> FarawayError:
    sanctuaries = CATALOGUE.sanctuaries
    regions = durations[row * ROW_REGIONS : (row + 1) * ROW_REGIONS].tolist()
    while extent is Extent.PARTIAL and regions and regions[0] == 0:
        del regions[0]
    names = [
        sanctuaries[place].id if 0 <= place < len(sanctuaries) else f"at place {place}"
        for place in found[row * ROW_SANCTUARIES : (row + 1) * ROW_SANCTUARIES]
        if place != NO_SANCTUARY
    ]
    return FarawayError(tuple(tableau_problems(regions, names, extent=extent, path=f"/{row}")))
