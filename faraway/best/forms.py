"""The JSON forms of pools and positions, and of the answer of the search."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from faraway.best.position import Position, position_problems
from faraway.best.search import Best
from faraway.errors import Code, Problem
from faraway.io import LARGEST_LINE, Json, dump, load
from faraway.scoring.tableau import Tableau

_NOTHING_PLAYED = Tableau.trusted(regions=())


@frozen(kw_only=True)
class _PositionForm:
    """The keys of a pool; with a tableau, of a position."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    tableau: Tableau = _NOTHING_PLAYED


def load_position(data: bytes, *, played: Sequence[int] = (), placed: Sequence[str] = ()) -> Position:
    """Load a pool or a position; `played` and `placed` come after the cards of its tableau.

    Raise FarawayError with every reason.
    """

    def check(value: Json) -> Iterator[Problem]:
        tableau = _part(value, "tableau")
        for problem in position_problems(
            _cards(value, "regions"),
            _cards(value, "sanctuaries"),
            played=[*_cards(tableau, "regions"), *played],
            placed=[*_cards(tableau, "sanctuaries"), *placed],
        ):
            if problem.code is not Code.TOO_FEW_REGIONS or isinstance(_part(value, "regions"), list):
                yield problem

    form = load(data, _PositionForm, check, largest=LARGEST_LINE)
    return Position(
        form.regions,
        form.sanctuaries,
        played=[*form.tableau.regions, *played],
        placed=[*form.tableau.sanctuaries, *placed],
    )


def _part(value: Json, name: str) -> Json:
    return value.get(name) if isinstance(value, dict) else None


def _cards(value: Json, name: str) -> list[Json]:
    cards = _part(value, name)
    return cards if isinstance(cards, list) else []


def dump_best(best: Best, *, all_optimal: bool = False) -> dict[str, Json]:
    """Return the JSON form of an answer; with `all_optimal`, every optimal tableau that was kept."""
    answer: dict[str, Json] = {
        "total": best.total,
        **dump(best.tableaux[0]),
        "upper_bound": best.upper_bound,
        "proved": best.proved,
        "seconds": round(best.seconds, 3),
    }
    if all_optimal:
        answer |= {"tableaux": dump(best.tableaux), "more_tableaux": best.has_more}
    return answer
