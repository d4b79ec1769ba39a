"""Ports whose rules are right and whose answers are not written as the wire wants them."""

from collections.abc import Callable, Iterable

from attrs import evolve

from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome
from faraway.game.record import STANDARD_RULES, Rules


def shaped_outcomes(
    change: Callable[[Json], Json], vectors: Iterable[Vector], rules: Rules = STANDARD_RULES
) -> list[Outcome]:
    """Answer vectors by these rules, and write every answer in the wrong form."""
    outcomes = []
    for vector in vectors:
        replies = prepare(vector).replies(rules)
        assert replies is not None
        outcomes.append(outcome_of(vector, [_shaped(reply, change) for reply in replies]))
    return outcomes


def _shaped(reply: Reply, change: Callable[[Json], Json]) -> Reply:
    return reply if reply.error is not None else evolve(reply, answer=change(reply.answer))
