"""Boundary vectors: pairs of tableaux found by z3, one Sanctuary apart, on either side of a guard in scoring.

The pairs stand in boundary.json. `python -m crosscheck boundary --renew` renews them.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

from attrs import evolve

from crosscheck.documents import read_json
from crosscheck.generate.drafting import Topic, answered, draft, score_request
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import Provenance, Vector

PAIRS = Path(__file__).with_name("boundary.json")


class Side(TypedDict):
    """The cards of one tableau."""

    regions: list[int]
    sanctuaries: list[str]


class Pair(TypedDict):
    """A guard, and a tableau on either side of it."""

    guard: str
    clauses: list[str]
    holds: Side
    fails: Side


def vectors() -> Iterator[Vector]:
    """Yield a vector for either side of every boundary."""
    for pair in read_json(PAIRS, list[Pair]):
        for side, tableau in (("holds", pair["holds"]), ("fails", pair["fails"])):
            word = "just holds" if side == "holds" else "just fails"
            vector = draft(
                f"boundary-{pair['guard']}-{side}",
                2,
                tuple(pair["clauses"]),
                f"{pair['guard'].replace('-', ' ').capitalize()}: this {word}; one Sanctuary makes the difference.",
                ("boundary", "z3"),
            )
            yield answered(
                evolve(vector, provenance=Provenance.BOUNDARY),
                score_request(tableau["regions"], tableau["sanctuaries"]),
            )


def topics() -> Iterator[Topic]:
    """Yield the one topic of this module."""
    yield Topic(
        "scoring-boundary",
        "Tableaux found by z3 on either side of every prerequisite, and of the greatest count that each kind of quest can reach.",
        tuple(vectors()),
    )


def chosen(entries: list[dict[str, Json]]) -> list[Json]:
    """Keep every demand of a prerequisite, and of each kind of quest the pair with the greatest count."""
    greatest: dict[str, tuple[int, dict[str, Json]]] = {}
    kept: list[Json] = []
    for entry in entries:
        guard = str(entry["guard"])
        if "-needs-" in guard:
            kept.append(entry)
            continue
        found = re.fullmatch(r".*-(pays-per-[a-z-]+)-(\d+)", guard)
        if found is not None:
            count = int(found[2])
            if count > greatest.get(found[1], (0, {}))[0]:
                greatest[found[1]] = (count, entry)
    return [*kept, *(entry for _, entry in greatest.values())]
