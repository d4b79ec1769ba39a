"""The input of the search: the cards that are available, and the tableau that they go into."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.cards.entries import read_durations, read_ids
from faraway.errors import Code, Problem, pointer, raise_problems
from faraway.scoring.tableau import (
    WHOLE_TABLEAU,
    Tableau,
    ascents,
    region_problems,
    sanctuary_problems,
)

NOTHING_YET = Tableau.trusted(regions=())
MOST_SANCTUARIES = WHOLE_TABLEAU - 1


@frozen(init=False)
class Position:
    """The Regions and Sanctuaries that are still available, and the tableau so far: its first Regions, in play order."""

    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]
    tableau: Tableau

    def __init__(
        self,
        regions: Iterable[int],
        sanctuaries: Iterable[str] = (),
        *,
        played: Iterable[int] = (),
        placed: Iterable[str] = (),
    ) -> None:
        """Check the cards; raise FarawayError with every reason why they are no position."""
        free, no_numbers = read_durations(regions, "/regions")
        beside, no_ids = read_ids(sanctuaries, "/sanctuaries")
        lying, no_regions = read_durations(played, "/tableau/regions")
        found, no_sanctuaries = read_ids(placed, "/tableau/sanctuaries")
        raise_problems(
            [
                *no_numbers, *no_ids, *no_regions, *no_sanctuaries,
                *position_problems(free, beside, played=lying, placed=found),
            ]
        )  # fmt: skip
        self.__attrs_init__(
            tuple(sorted(map(Duration, free))),
            tuple(sorted(map(SanctuaryId, beside))),
            Tableau.trusted(tuple(map(Duration, lying)), tuple(map(SanctuaryId, found))),
        )

    @classmethod
    def trusted(
        cls,
        regions: tuple[Duration, ...],
        sanctuaries: tuple[SanctuaryId, ...],
        tableau: Tableau = NOTHING_YET,
    ) -> Position:
        """Make a position without validation, from cards that have already been checked."""
        position = cls.__new__(cls)
        position.__attrs_init__(regions, sanctuaries, tableau)
        return position

    @property
    def free(self) -> int:
        """Return how many Regions are still to be played."""
        return WHOLE_TABLEAU - len(self.tableau.regions)

    @property
    def most_joining(self) -> int:
        """Return how many Sanctuaries can still join at most: one an ascent, and none for the first Region. Rules: FIND-3."""
        still_to_find = self.free if self.tableau.regions else self.free - 1
        return min(still_to_find, len(self.sanctuaries))


def position_problems(
    regions: Sequence[object],
    sanctuaries: Sequence[object],
    *,
    played: Sequence[object],
    placed: Sequence[object],
) -> Iterator[Problem]:
    """Return every reason why these cards are not a position; ignore entries of another JSON type.

    Rules: COMP-2, COMP-5, ROUND-3, EXPLORE-5.
    """
    yield from region_problems(regions, path="/regions")
    yield from sanctuary_problems(sanctuaries, path="/sanctuaries")
    yield from region_problems(played, path="/tableau/regions")
    yield from sanctuary_problems(placed, path="/tableau/sanctuaries")
    yield from _held_twice("Region", regions, played, "/regions")
    yield from _held_twice("Sanctuary", sanctuaries, placed, "/sanctuaries")
    if len(played) > WHOLE_TABLEAU:
        yield Problem(
            code=Code.TOO_MANY_REGIONS,
            message=f"{len(played)} Regions have been played, and a tableau has 8",
            path="/tableau/regions",
            clause="ROUND-3",
        )
    elif len(played) + len(regions) < WHOLE_TABLEAU:
        ready = (
            f"{len(played)} played and {len(regions)} to choose from" if played else f"{len(regions)} Regions"
        )
        yield Problem(
            code=Code.TOO_FEW_REGIONS,
            message=f"{ready}, and a whole tableau has 8",
            path="/regions",
            clause="ROUND-3",
        )
    durations = [entry for entry in played if type(entry) is int]
    if len(durations) == len(played) and len(placed) > ascents(durations):
        yield Problem(
            code=Code.TOO_MANY_SANCTUARIES,
            message=f"{len(placed)} Sanctuaries have been placed, and the Regions played found {ascents(durations)}",
            path="/tableau/sanctuaries",
            clause="FIND-1",
        )


def _held_twice(kind: str, pool: Sequence[object], tableau: Sequence[object], path: str) -> Iterator[Problem]:
    lying = {entry for entry in tableau if isinstance(entry, int | str)}
    for place, entry in enumerate(pool):
        if isinstance(entry, int | str) and entry in lying:
            yield Problem(
                code=Code.CARD_HELD_TWICE,
                message=f"{kind} {entry} lies in the tableau and cannot be had again",
                path=f"{path}{pointer(place)}",
                clause="COMP-5" if kind == "Region" else "COMP-2",
            )
