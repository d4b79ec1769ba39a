"""Vectors, outcomes and ports for tests: as small as they can be, with names that say what they are."""

import sys
from collections.abc import Iterable
from pathlib import Path

from faraway.conformance.exchange.limits import Limits
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import (
    ExpectAnswer,
    Expectation,
    Provenance,
    Suite,
    Vector,
    shipped_suite,
)
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome
from faraway.game.record import Rules

NOTHING: JsonObject = {"total": 0, "regions": [0] * 8, "sanctuaries": []}
PATIENT = Limits(seconds=300, start_seconds=300, exit_seconds=300)
"""Limits of time that only a hanging test can reach, however busy the machine is."""
HOSTILE_PORT = str(Path(__file__).parent / "hostile_port.py")
PYTHON = (sys.executable, "-I", "-S")
"""For ports that need the standard library alone: no lines are counted in them, as they may be killed at any moment."""
REFERENCE_PORT = (sys.executable, "-m", "faraway", "port")
ZEROS_SOURCE = (
    "import json, sys, time\n"
    "for line in sys.stdin:\n"
    "    request = json.loads(line)\n"
    "    answer = {'protocol': 'faraway-wire-1', 'name': 'zeros', 'version': '1', 'language': 'Python',\n"
    "              'levels': [2], 'readings': {}}\n"
    "    if request['request'] == 'score':\n"
    "        answer = {'total': 0, 'regions': [0] * 8, 'sanctuaries': []}\n"
    "    print(json.dumps({'id': request['id'], 'answer': answer}), flush=True)\n"
)
"""A port that answers every tableau with zeros; a test may append or replace lines."""


def python_port(source: str) -> tuple[str, ...]:
    """Return the command of a port written in Python."""
    return *PYTHON, "-c", source


def zeros_port_but(condition: str, reply: str) -> tuple[str, ...]:
    """Return the zeros port with another reply where the condition on the request holds."""
    special = f"    if {condition}:\n        print(json.dumps({reply}), flush=True); continue\n    print("
    return python_port(ZEROS_SOURCE.replace("    print(", special))


def hostile_port(fault: str, *arguments: str) -> tuple[str, ...]:
    """Return the command of the port that misbehaves in one way."""
    return *PYTHON, HOSTILE_PORT, fault, *arguments


ZEROS_PORT = python_port(ZEROS_SOURCE)


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


def shipped_vector(name: str) -> Vector:
    """Return a vector of the shipped suite that must exist."""
    found = shipped_suite().by_id(name)
    assert found is not None, name
    return found


def as_list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def suite_of(*vectors: Vector) -> Suite:
    return Suite(version="0.0.0", vectors=vectors, core=frozenset())


def outcome_under(rules: Rules, vector: Vector) -> Outcome:
    """Answer a vector under these rules in this process, and judge it as a run does."""
    replies = prepare(vector).replies(rules)
    assert replies is not None, vector.id
    return outcome_of(vector, replies)


def outcomes_under(rules: Rules, vectors: Iterable[Vector]) -> list[Outcome]:
    """Answer all vectors that are requests under these rules."""
    return [outcome_under(rules, vector) for vector in vectors if vector.requests]
