"""Vectors made for a test: as small as they can be, with ids that say what they are."""

from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, Expectation, Provenance, Suite, Vector

NOTHING: JsonObject = {"total": 0, "regions": [0] * 8, "sanctuaries": []}


def scoring_vector(name: str, first_region: int = 1, expect: Expectation | None = None) -> Vector:
    """Ask for the fame of eight Regions, of which only the first matters to the test."""
    regions = [first_region, *(region for region in range(2, 10) if region != first_region)][:8]
    return Vector(
        id=name,
        topic="made-for-a-test",
        level=2,
        clauses=("SCORE-1",),
        why="A test needs it.",
        tags=("test",),
        provenance=Provenance.BY_HAND,
        readings={},
        requests=({"request": "score", "regions": list(regions), "sanctuaries": []},),
        expect=expect or ExpectAnswer(dict(NOTHING)),
    )


def suite_of(*vectors: Vector) -> Suite:
    return Suite(version="0.0.0", vectors=vectors, core=frozenset())
