"""The suite answered in this process by any record of rules, without a pipe: what a misreading would answer."""

import json
from functools import cache

from attrs import frozen

from faraway.conformance.reference.answers import Answers, answer_score, durations, names
from faraway.conformance.reference.facts import sanctuary_facts
from faraway.conformance.runner.exchange import Reply
from faraway.conformance.runner.handshake import PortIdentity
from faraway.conformance.runner.questions import Completion
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Vector
from faraway.errors import FarawayError
from faraway.game.readings import READING_VALUES
from faraway.game.record import Rules
from faraway.scoring.tableau import Tableau

REHEARSER = PortIdentity(
    name="rehearsal", version="0", language="Python", levels=(1, 2, 3, 4, 5), readings=READING_VALUES
)


@frozen
class Rehearsal:
    """One vector ready to be asked: its requests complete, under the readings that it prefers."""

    vector: Vector
    requests: tuple[JsonObject, ...]
    tableau: Tableau | None = None

    def replies(self, rules: Rules) -> tuple[Reply, ...] | None:
        """Answer the vector under these rules; None where they break down."""
        answers = Answers(rules)
        try:
            if self.tableau is not None:  # by far the most of what is ever rehearsed
                return (Reply(answer=answer_score(self.tableau, rules)),)
            return tuple(_reply(answers, request) for request in self.requests)
        except (ArithmeticError, LookupError, TypeError, ValueError, RecursionError):
            return None


def _reply(answers: Answers, request: JsonObject) -> Reply:
    try:
        return Reply(answer=answers.answer(request))
    except FarawayError as error:
        return Reply(error={"code": error.code.value})


def rehearse(vector: Vector) -> Rehearsal:
    """Make a vector ready; a line that is no request at all is nothing that rules could answer."""
    completion = _completion()
    requests = tuple(json.loads(completion.line(1, request, vector.readings)) for request in vector.requests)
    return Rehearsal(vector, requests, _tableau(vector))


def _tableau(vector: Vector) -> Tableau | None:
    """Give the tableau of a vector that asks for the fame of one and no more."""
    if vector.level != 2 or len(vector.requests) != 1:
        return None
    regions, sanctuaries = (vector.requests[0][key] for key in ("regions", "sanctuaries"))
    if not isinstance(regions, list) or not isinstance(sanctuaries, list):
        return None
    return Tableau(
        regions=durations(region for region in regions if isinstance(region, int)),
        sanctuaries=names(map(str, sanctuaries)),
    )


@cache
def _completion() -> Completion:
    return Completion(REHEARSER, sanctuary_facts())
