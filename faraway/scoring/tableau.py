"""A player's tableau: Regions in play order and Sanctuaries in the order placed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import pairwise

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.cards.entries import read_durations, read_ids
from faraway.errors import Code, Problem, nearest, pointer, raise_problems

WHOLE_TABLEAU = 8


class Extent(Enum):
    """How much of a tableau is known: all eight Regions, or only the last of them. Rules: ROUND-3."""

    WHOLE = "whole"
    PARTIAL = "partial"


@frozen(init=False)
class Tableau:
    """The last Regions played, all eight of a whole tableau, and every Sanctuary. Rules: EXPLORE-3, EXPLORE-4.

    >>> Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"])
    Tableau(regions=(12, 20, 16, 23, 44, 49, 14, 28), sanctuaries=('desert-stone',))
    """

    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]

    def __init__(
        self, regions: Iterable[int], sanctuaries: Iterable[str] = (), *, extent: Extent = Extent.WHOLE
    ) -> None:
        """Check the cards; raise FarawayError with every reason why they are not a tableau."""
        played, no_numbers = read_durations(regions, "/regions")
        found, no_ids = read_ids(sanctuaries, "/sanctuaries")
        raise_problems([*no_numbers, *no_ids, *tableau_problems(played, found, extent=extent)])
        self.__attrs_init__(tuple(map(Duration, played)), tuple(map(SanctuaryId, found)))

    @classmethod
    def trusted(cls, regions: tuple[Duration, ...], sanctuaries: tuple[SanctuaryId, ...] = ()) -> Tableau:
        """Make a tableau without validation, from cards that have already been checked."""
        tableau = cls.__new__(cls)
        tableau.__attrs_init__(regions, sanctuaries)
        return tableau

    @property
    def is_whole(self) -> bool:
        """Return True if all eight Regions are known."""
        return len(self.regions) == WHOLE_TABLEAU


def ascents(regions: Iterable[int]) -> int:
    """Count the Regions that were played after a lower one: each found a Sanctuary."""
    return sum(later > earlier for earlier, later in pairwise(regions))


def most_sanctuaries(regions: Sequence[int]) -> int:
    """Return how many Sanctuaries a tableau with these last Regions can hold at most. Rules: END-4."""
    unknown = WHOLE_TABLEAU - max(1, len(regions))
    return ascents(regions) + unknown


def tableau_problems(
    regions: Sequence[object], sanctuaries: Sequence[object], *, extent: Extent, path: str = ""
) -> Iterator[Problem]:
    """Return every reason why these cards are not a tableau; entries of another JSON type are ignored.

    Rules: COMP-1, COMP-2, COMP-5, ROUND-3.
    """
    yield from region_problems(regions, path=f"{path}/regions")
    yield from _size_problems(len(regions), extent=extent, path=f"{path}/regions")
    yield from sanctuary_problems(sanctuaries, path=f"{path}/sanctuaries")

    durations = [entry for entry in regions if type(entry) is int]
    if len(durations) == len(regions) <= WHOLE_TABLEAU:
        most = most_sanctuaries(durations)
        if len(sanctuaries) > most:
            yield Problem(
                code=Code.TOO_MANY_SANCTUARIES,
                message=f"these Regions find {most} Sanctuaries at most, and there are {len(sanctuaries)}",
                path=f"{path}/sanctuaries",
                clause="FIND-1",
            )


def region_problems(regions: Sequence[object], *, path: str) -> Iterator[Problem]:
    """Return every reason why these are not different Regions. Rules: COMP-5."""
    seen: set[int] = set()
    for position, entry in enumerate(regions):
        if type(entry) is not int:
            continue
        here = f"{path}{pointer(position)}"
        if entry not in CATALOGUE.region_of:
            yield Problem(
                code=Code.UNKNOWN_REGION,
                message=f"there is no Region {_shorten(str(entry))}; durations go from 1 to 68",
                path=here,
                clause="COMP-5",
            )
        elif entry in seen:
            yield Problem(
                code=Code.REGION_TWICE, message=f"Region {entry} is there twice", path=here, clause="COMP-5"
            )
        seen.add(entry)


def _size_problems(size: int, *, extent: Extent, path: str) -> Iterator[Problem]:
    least = WHOLE_TABLEAU if extent is Extent.WHOLE else 1
    if size < least:
        wanted = "a whole tableau has 8" if extent is Extent.WHOLE else "at least 1 must be known"
        yield Problem(
            code=Code.TOO_FEW_REGIONS, message=f"{_count(size)}, and {wanted}", path=path, clause="ROUND-3"
        )
    elif size > WHOLE_TABLEAU:
        yield Problem(
            code=Code.TOO_MANY_REGIONS,
            message=f"{_count(size)}, and a tableau has 8",
            path=path,
            clause="ROUND-3",
        )


def sanctuary_problems(sanctuaries: Sequence[object], *, path: str) -> Iterator[Problem]:
    """Return every reason why these are not different Sanctuaries. Rules: COMP-2."""
    seen: set[str] = set()
    for position, entry in enumerate(sanctuaries):
        if type(entry) is not str:
            continue
        here = f"{path}{pointer(position)}"
        if entry not in CATALOGUE.sanctuary_of:
            yield Problem(
                code=Code.UNKNOWN_SANCTUARY,
                message=f"there is no Sanctuary {_shorten(ascii(entry))}{nearest(entry, CATALOGUE.sanctuary_of)}",
                path=here,
                clause="COMP-2",
            )
        elif entry in seen:
            yield Problem(
                code=Code.SANCTUARY_TWICE,
                message=f"Sanctuary {entry} is there twice",
                path=here,
                clause="COMP-2",
            )
        seen.add(entry)


def _count(size: int) -> str:
    return "1 Region" if size == 1 else f"{size} Regions"


def _shorten(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}..."
