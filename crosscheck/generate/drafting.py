"""Make vectors: both implementations must agree on every answer, and on those worked out by hand."""

import zlib
from collections.abc import Mapping, Sequence

from attrs import evolve, frozen

from crosscheck.generate.agreement import (
    DisagreementError,
    agreed,
    agreed_on_line,
    readings_where_same,
)
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import JsonObject, is_same
from faraway.conformance.suite.vectors import (
    ExpectAnswer,
    ExpectError,
    ExpectRelation,
    Provenance,
    Vector,
)
from faraway.conformance.verdict.judge import judge


@frozen
class Topic:
    """One file of vectors."""

    name: str
    about: str
    vectors: tuple[Vector, ...]


def score_request(regions: Sequence[int], sanctuaries: Sequence[str] = ()) -> JsonObject:
    """Return the request for the score of a tableau."""
    return {"request": "score", "regions": [*regions], "sanctuaries": [*sanctuaries]}


def draft(name: str, level: int, clauses: Sequence[str], why: str, tags: Sequence[str]) -> Vector:
    """Begin a vector."""
    return Vector(
        id=name,
        topic="",
        level=level,
        clauses=tuple(clauses),
        why=why,
        tags=tuple(tags),
        provenance=Provenance.AGREED,
        readings={},
        expect=ExpectError(()),
    )


def answered(
    vector: Vector,
    request: JsonObject,
    readings: Mapping[str, str] | None = None,
    by_hand: JsonObject | None = None,
) -> Vector:
    """Complete a vector with the answer of both implementations, under every reading under which they give it."""
    base = readings or {}
    reply = agreed(request, base)
    answer = reply.get("answer")
    if not isinstance(answer, dict):
        raise DisagreementError(f"{vector.id}: {reply}")
    if by_hand is not None and not is_same(by_hand, answer):
        raise DisagreementError(f"{vector.id}: by hand {by_hand}, by the implementations {answer}")
    holds = (
        {} if vector.level <= 2 else readings_where_same(request, base, reply, zlib.crc32(vector.id.encode()))
    )
    provenance = vector.provenance if by_hand is None else Provenance.BY_HAND
    return evolve(
        vector, requests=(request,), expect=ExpectAnswer(answer), readings=holds, provenance=provenance
    )


def refused(vector: Vector, request: JsonObject, *codes: str) -> Vector:
    """Complete a vector with a refusal; both implementations refuse with one of these codes."""
    _check_code(vector, agreed(request, {}), codes)
    return evolve(vector, requests=(request,), expect=ExpectError(codes), provenance=Provenance.BY_HAND)


def refused_line(vector: Vector, line: str, *codes: str) -> Vector:
    """Complete a vector with the refusal of a line that is not a request."""
    _check_code(vector, agreed_on_line(line.encode()), codes)
    return evolve(vector, line=line, expect=ExpectError(codes), provenance=Provenance.BY_HAND)


def _check_code(vector: Vector, reply: JsonObject, codes: tuple[str, ...]) -> None:
    if reply.get("error") not in codes:
        raise DisagreementError(f"{vector.id}: {reply}, expected {codes}")


def related(
    vector: Vector, requests: Sequence[JsonObject], relation: str, permutation: Sequence[int] = ()
) -> Vector:
    """Complete a vector whose answers belong together, whatever they are; check that they do in both implementations."""
    made = evolve(
        vector,
        requests=tuple(requests),
        expect=ExpectRelation(relation, tuple(permutation)),
        provenance=Provenance.BY_HAND,
    )
    readings = {name: values[0] for name, values in vector.readings.items()}
    replies = [Reply(answer=agreed(request, readings)["answer"]) for request in requests]
    wrong = judge(made, replies)
    if wrong:
        raise DisagreementError(f"{vector.id}: {wrong[0].in_words()}")
    return made
