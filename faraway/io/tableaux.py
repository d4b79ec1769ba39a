"""Tableaux in and out of JSON."""

from collections.abc import Iterator

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import Code, FarawayError, Problem
from faraway.io.strict import LARGEST_LINE, Json, Parsed, parse_json
from faraway.io.structure import structure
from faraway.scoring.tableau import Extent, Tableau, sanctuary_problems, tableau_problems


@frozen(kw_only=True)
class TableauDocument:
    """The JSON form of a tableau."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


def load_tableau(data: bytes, *, extent: Extent = Extent.WHOLE, largest: int = LARGEST_LINE) -> Tableau:
    """Read a tableau; one that is wrong in any way is refused with every reason."""
    parsed = parse_json(data, largest=largest)
    document, problems = structure(parsed.value, TableauDocument)
    problems = merge_problems(parsed, problems, card_problems(parsed.value, extent))
    if document is None or problems:
        raise FarawayError(problems)
    return Tableau(
        regions=tuple(map(Duration, document.regions)),
        sanctuaries=tuple(map(SanctuaryId, document.sanctuaries)),
    )


def merge_problems(parsed: Parsed, *found: list[Problem] | Iterator[Problem]) -> list[Problem]:
    """Join what is wrong with the text and with the document; that NaN is no number need not be said twice."""
    problems = list(parsed.problems)
    spoilt = {problem.path for problem in problems if problem.code is Code.NOT_JSON}
    for group in found:
        problems += [
            problem for problem in group if problem.code is not Code.WRONG_TYPE or problem.path not in spoilt
        ]
    return problems


def card_problems(value: Json, extent: Extent, path: str = "") -> Iterator[Problem]:
    """Check the cards of as much of a tableau as is there, so that one fault does not hide another."""
    if isinstance(value, dict):
        regions, sanctuaries = value.get("regions"), value.get("sanctuaries")
        if isinstance(regions, list):
            listed = sanctuaries if isinstance(sanctuaries, list) else []
            yield from tableau_problems(regions, listed, extent=extent, path=path)
        elif isinstance(sanctuaries, list):
            yield from sanctuary_problems(sanctuaries, path=f"{path}/sanctuaries")


def dump_tableau(tableau: Tableau) -> dict[str, Json]:
    """Give the JSON form of a tableau."""
    return {"regions": list(tableau.regions), "sanctuaries": list(tableau.sanctuaries)}
