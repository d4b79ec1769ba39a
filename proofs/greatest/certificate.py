"""What the search leaves behind: the greatest totals, every case, and the boxes that it was cut into.

The first line names the cards by the hash of their file and claims the greatest totals, each with a tableau
that has it. A line for each case follows. Its boxes stand in the order in which halving reaches them: cut
the icon whose total is least known, take the lower half first, and stop where a box was bounded away or, at
the latest, at RECORDED_CUTS cuts. A box that was bounded away has its bound and the prices that show it; one
that was searched has nothing more, for nothing that a search says of itself is evidence: it is searched again.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import NewType

from proofs.encoding import Tableau
from proofs.greatest.cases import Case
from proofs.plain_json import Json, dumps_line, parse_json
from spec.cards import CARDS_SHA256

RECORDED_CUTS = 2
FORMAT = "faraway-greatest-2"
Digest = NewType("Digest", str)


@dataclass(frozen=True)
class Greatest:
    """The greatest total with so many Sanctuaries, and a tableau that has it."""

    sanctuaries: int
    total: int
    tableau: Tableau


@dataclass(frozen=True)
class Bound:
    """What no tableau of a box exceeds, and the prices that show it."""

    points: int
    prices: tuple[int, ...]


@dataclass(frozen=True)
class Box:
    """A box after so many cuts, bounded away; or searched, where it has no bound."""

    cuts: int
    bound: Bound | None = None


@dataclass(frozen=True)
class Outcome:
    """What came of a case; `better` is a tableau that beats the guess, if there is one."""

    case: Case
    boxes: tuple[Box, ...]
    better: Tableau | None = None


class DamagedCertificateError(ValueError):
    """A line of a certificate or checkpoint does not say what it should."""


def whole(value: Json) -> int:
    """Return a value that is a whole number, or raise DamagedCertificateError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise DamagedCertificateError(f"{value!r} is no whole number")
    return value


def word(value: Json) -> str:
    """Return a value that is a string, or raise DamagedCertificateError."""
    if not isinstance(value, str):
        raise DamagedCertificateError(f"{value!r} is no string")
    return value


def load_box(value: Json) -> Box:
    """Read `[cuts, bound, [prices]]`, or `[cuts]` if the box was searched."""
    match value:
        case [cuts, bound, list(prices)]:
            return Box(whole(cuts), Bound(whole(bound), tuple(map(whole, prices))))
        case [cuts]:
            return Box(whole(cuts))
        case _:
            raise DamagedCertificateError(f"{value!r} is no box")


def dump_box(box: Box) -> list[Json]:
    """Write a box as it is read."""
    return [box.cuts] if box.bound is None else [box.cuts, box.bound.points, list[Json](box.bound.prices)]


def load_line(line: str) -> Json:
    """Parse a line, or raise DamagedCertificateError."""
    try:
        return parse_json(line)
    except ValueError as error:
        raise DamagedCertificateError(f"no JSON: {line[:40]!r}") from error


def load_outcome(line: str) -> Outcome:
    """Read one case from its line."""
    value = load_line(line)
    match {"better": None, **value} if isinstance(value, dict) else value:
        case {
            "sanctuaries": sanctuaries,
            "biomes": [river, city, forest, desert],
            "pairs": pairs,
            "boxes": list(listed),
            "better": better,
            **rest,
        } if not rest:
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
    """Write one case to a line; a tableau that beats the guess is there only if there is one."""
    better = {} if outcome.better is None else {"better": asdict(outcome.better)}
    return dumps_line(
        {
            "sanctuaries": outcome.case.sanctuaries,
            "biomes": outcome.case.biomes,
            "pairs": outcome.case.pairs,
            "boxes": [dump_box(box) for box in outcome.boxes],
            **better,
        },
        compact=True,
    )


def dump_certificate(greatest: Sequence[Greatest], lines: Iterable[str]) -> str:
    """Write the certificate: what is claimed, then the lines of the cases."""
    head = {"format": FORMAT, "cards": CARDS_SHA256, "greatest": [asdict(each) for each in greatest]}
    return "".join(f"{line}\n" for line in (dumps_line(head, compact=True), *lines))


def load_greatest(line: str) -> tuple[Greatest, ...]:
    """Read what the first line of a certificate claims."""
    match load_line(line):
        case {"format": str(), "cards": str(), "greatest": list(listed)}:
            return tuple(map(load_claim, listed))
        case _:
            raise DamagedCertificateError(f"no first line of a certificate: {line[:40]!r}")


def load_claim(value: Json) -> Greatest:
    """Read one greatest total and its tableau."""
    match value:
        case {"sanctuaries": sanctuaries, "total": total, "tableau": dict(tableau)}:
            witness = load_tableau(tableau)
        case _:
            raise DamagedCertificateError(f"{value!r} is no greatest total")
    if witness is None:
        raise DamagedCertificateError(f"no tableau has the total {total!r}")
    return Greatest(whole(sanctuaries), whole(total), witness)


def digest(certificate: str) -> Digest:
    """Return the hash of a certificate as it is written."""
    return Digest(hashlib.sha256(certificate.encode()).hexdigest())
