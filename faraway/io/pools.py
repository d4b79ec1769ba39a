"""Pools and positions into the search for the best tableau, and its answers out."""

from collections.abc import Sequence

from attrs import frozen

from faraway.best.position import Position, position_problems
from faraway.best.search import Best
from faraway.errors import Code, FarawayError
from faraway.io.strict import LARGEST_LINE, Json, parse_json
from faraway.io.structure import structure
from faraway.io.tableaux import TableauDocument, dump_tableau, merge_problems

_NOTHING_YET = TableauDocument(regions=(), sanctuaries=())


@frozen(kw_only=True)
class PositionDocument:
    """The JSON form of a pool; with a tableau, of a position."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    tableau: TableauDocument = _NOTHING_YET


def load_position(data: bytes, *, played: Sequence[int] = (), placed: Sequence[str] = ()) -> Position:
    """Read a pool or a position; Regions and Sanctuaries said beside it come after those of its tableau.

    What is wrong in any way is refused with every reason.
    """
    parsed = parse_json(data, largest=LARGEST_LINE)
    document, problems = structure(parsed.value, PositionDocument)
    tableau = _part(parsed.value, "tableau")
    found = position_problems(
        _cards(parsed.value, "regions"),
        _cards(parsed.value, "sanctuaries"),
        played=[*_cards(tableau, "regions"), *played],
        placed=[*_cards(tableau, "sanctuaries"), *placed],
    )
    if not isinstance(_part(parsed.value, "regions"), list):
        found = (problem for problem in found if problem.code is not Code.TOO_FEW_REGIONS)
    problems = merge_problems(parsed, problems, found)
    if document is None or problems:
        raise FarawayError(problems)
    return Position.of(
        document.regions,
        document.sanctuaries,
        played=[*document.tableau.regions, *played],
        placed=[*document.tableau.sanctuaries, *placed],
    )


def _part(value: Json, name: str) -> Json:
    return value.get(name) if isinstance(value, dict) else None


def _cards(value: Json, name: str) -> list[Json]:
    cards = _part(value, name)
    return cards if isinstance(cards, list) else []


def dump_best(best: Best, *, all_optimal: bool = False) -> dict[str, Json]:
    """Give the JSON form of an answer; with `all_optimal`, every optimal tableau that was kept."""
    answer: dict[str, Json] = {
        "total": best.total,
        **dump_tableau(best.tableaux[0]),
        "upper_bound": best.upper_bound,
        "proved": best.proved,
        "seconds": round(best.seconds, 3),
    }
    if all_optimal:
        tableaux: list[Json] = [dump_tableau(tableau) for tableau in best.tableaux]
        answer |= {"tableaux": tableaux, "more_tableaux": best.has_more}
    return answer
