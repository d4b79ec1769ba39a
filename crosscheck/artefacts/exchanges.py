"""Vectors complete in themselves: every request as it is sent, every answer, the clauses in words."""

from collections.abc import Iterator, Sequence

from faraway.conformance.coverage import moments_shown
from faraway.conformance.exchange.claims import PLAYERS, REQUESTS, VARIANTS, Depth
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.runner.questions import WITH_REGIONS
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.facets import kinds_of, player_counts_of, variants_of
from faraway.conformance.suite.vectors import (
    ExpectAnswer,
    ExpectCard,
    ExpectError,
    ExpectRelation,
    Suite,
    Vector,
)
from faraway.conformance.verdict.failures import clause_in_words
from faraway.game.readings import DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES


def complete_vectors(suite: Suite) -> Iterator[JsonObject]:
    """Return every vector with nothing left to fill in."""
    return map(complete, suite.vectors)


def complete(vector: Vector) -> JsonObject:
    """Return a vector with complete requests under the readings that it prefers, and an answer to each."""
    exchanges = [*_exchanges(vector)]
    readings = {name: values[0] for name, values in vector.readings.items()}
    return {
        "id": vector.id,
        "topic": vector.topic,
        "level": vector.level,
        "clauses": [*vector.clauses],
        "rules": [*map(clause_in_words, vector.clauses)],
        "why": vector.why,
        "tags": [*vector.tags],
        "provenance": vector.provenance.value,
        "readings": {**readings},
        "defaults": {**DEFAULT_VALUES},
        "claims": _claims(vector),
        "situations": [dict(moment) for moment in moments_shown(vector)],
        "exchanges": [*exchanges],
    }


def _exchanges(vector: Vector) -> Iterator[JsonObject]:
    if vector.line:
        yield {"line": vector.line, "expect": _expected(vector)}
        return
    prepared = prepare(vector)
    requests = [
        {key: value for key, value in request.items() if key != "id"} for request in prepared.requests
    ]
    if not isinstance(vector.expect, ExpectRelation):
        yield {"request": requests[0], "expect": _expected(vector)}
        return
    # A relation between answers: the reference answers, and the suite's own test holds the relation.
    replies = prepared.replies(STANDARD_RULES)
    assert replies is not None
    for request, reply in zip(requests, replies, strict=True):
        yield {"request": request, "expect": {"answer": reply.answer}}


def _expected(vector: Vector) -> JsonObject:
    match vector.expect:
        case ExpectAnswer(answer):
            return {"answer": answer}
        case ExpectCard(card):
            return {"card": card}
        case ExpectError(codes):
            return {"error": [*codes]}
        case _:
            raise TypeError(f"{vector.id} expects a relation")


def _claims(vector: Vector) -> JsonObject:
    """Return what a port must claim to be asked: all of these, or of a claim that is no list one of these."""
    needed: dict[str, tuple[Sequence[str | int], Sequence[str | int]]] = {
        "requests": (kinds_of(vector), REQUESTS),
        "variants": (variants_of(vector), VARIANTS),
        "players": (player_counts_of(vector), PLAYERS),
    }
    # A request, variant or number that does not exist is an invalid request, and nobody claims that.
    claims = {name: [each for each in known if each in named] for name, (named, known) in needed.items()}
    # What the runners without Python cannot judge: a game by its outcome, a port that looks Regions up by their facts.
    claims["depth"] = [Depth.STATE.value] if "play" in claims["requests"] else []
    claims["region_facts"] = [False] if set(claims["requests"]) & {*WITH_REGIONS} else []
    return {name: [*values] for name, values in claims.items() if values}
