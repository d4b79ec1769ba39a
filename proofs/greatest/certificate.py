"""What the search leaves behind: every case, the boxes that it was cut into, and what became of each.

The boxes of a case stand in the order in which halving reaches them: cut the icon whose total is
least known, take the lower half first, and stop where a box was bounded away or, at the latest, at
RECORDED_CUTS cuts. Each has its bound and the prices that show it; one that
was searched has the work that it took besides.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import asdict, astuple, dataclass
from typing import NewType

from proofs.encoding import Tableau
from proofs.greatest.cases import Case
from proofs.plain_json import Json, dumps_line, parse_json

RECORDED_CUTS = 4
FORMAT = "faraway-greatest-1"
Digest = NewType("Digest", str)


@dataclass(frozen=True)
class Work:
    """What a search took: boxes bounded, totals laid out, Regions laid and Sanctuaries placed on trial."""

    boxes: int
    points: int
    regions: int
    sanctuaries: int


@dataclass(frozen=True)
class Box:
    """A box after so many cuts, its bound and the prices that show it; with the work if it was searched."""

    cuts: int
    bound: int
    prices: tuple[int, ...]
    work: Work | None = None


@dataclass(frozen=True)
class Outcome:
    """What came of a case; `better` is a tableau that beats the guess, if there is one."""

    case: Case
    boxes: tuple[Box, ...]
    better: Tableau | None


class DamagedCertificateError(ValueError):
    """A line of a certificate or checkpoint does not say what it should."""


def whole(value: Json) -> int:
    """Show that a value is a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise DamagedCertificateError(f"{value!r} is no whole number")
    return value


def word(value: Json) -> str:
    """Show that a value is a string."""
    if not isinstance(value, str):
        raise DamagedCertificateError(f"{value!r} is no string")
    return value


def load_box(value: Json) -> Box:
    """Read `[cuts, bound, [prices]]`, followed by the work if the box was searched."""
    match value:
        case [cuts, bound, list(prices), *work]:
            known = (whole(cuts), whole(bound), tuple(map(whole, prices)))
            return Box(*known, Work(*map(whole, work)) if work else None)
        case _:
            raise DamagedCertificateError(f"{value!r} is no box")


def dump_box(box: Box) -> list[Json]:
    """Write a box as it is read."""
    work = () if box.work is None else astuple(box.work)
    return [box.cuts, box.bound, list[Json](box.prices), *work]


def load_outcome(line: str) -> Outcome:
    """Read one case from its line."""
    try:
        value = parse_json(line)
    except ValueError as error:
        raise DamagedCertificateError(f"no JSON: {line[:40]!r}") from error
    match value:
        case {
            "sanctuaries": sanctuaries,
            "biomes": [river, city, forest, desert],
            "pairs": pairs,
            "boxes": list(listed),
            "better": better,
        }:
            case = Case(whole(sanctuaries), (whole(river), whole(city), whole(forest), whole(desert)))
            if case.pairs != whole(pairs):
                raise DamagedCertificateError(f"{case} stands for {case.pairs} pairs, not for {pairs}")
            return Outcome(case, tuple(map(load_box, listed)), load_tableau(better))
        case _:
            raise DamagedCertificateError(f"no case: {line[:40]!r}")


def load_tableau(value: Json) -> Tableau | None:
    """Read a tableau, or none."""
    match value:
        case None:
            return None
        case {"regions": list(regions), "sanctuaries": list(sanctuaries)}:
            return Tableau(tuple(map(whole, regions)), tuple(map(word, sanctuaries)))
        case _:
            raise DamagedCertificateError(f"{value!r} is no tableau")


def dump_outcome(outcome: Outcome) -> str:
    """Write one case to a line."""
    return dumps_line(
        {
            "sanctuaries": outcome.case.sanctuaries,
            "biomes": outcome.case.biomes,
            "pairs": outcome.case.pairs,
            "boxes": [dump_box(box) for box in outcome.boxes],
            "better": None if outcome.better is None else asdict(outcome.better),
        },
        compact=True,
    )


def digest(outcomes: Iterable[Outcome]) -> Digest:
    """Return the hash of all cases as they are written."""
    text = "".join(dump_outcome(outcome) + "\n" for outcome in outcomes)
    return Digest(hashlib.sha256(text.encode()).hexdigest())
