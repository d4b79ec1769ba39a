"""Answer vectors in this process under any rules, without a port."""

from functools import cache

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.answers import Answers, answer_score
from faraway.conformance.runner.questions import Completion, sanctuary_facts
from faraway.conformance.suite.documents import JsonObject, as_object, read_json
from faraway.conformance.suite.vectors import Vector
from faraway.errors import FarawayError
from faraway.game.readings import READING_VALUES
from faraway.game.record import Rules
from faraway.scoring.tableau import Tableau

REFERENCE_IDENTITY = PortIdentity(
    name="reference", version="0", language="Python", levels=(1, 2, 3, 4, 5), readings=READING_VALUES
)


@frozen
class PreparedVector:
    """A vector with complete requests, under the readings it prefers."""

    vector: Vector
    requests: tuple[JsonObject, ...]
    tableau: Tableau | None = None

    def replies(self, rules: Rules) -> tuple[Reply, ...] | None:
        """Answer the vector under these rules; None if they raise."""
        answers = Answers(rules)
        try:
            if self.tableau is not None:  # the most frequent case by far
                return (Reply(answer=answer_score(self.tableau, rules)),)
            return tuple(_reply(answers, request) for request in self.requests)
        except (ArithmeticError, LookupError, TypeError, ValueError, RecursionError):
            return None


def _reply(answers: Answers, request: JsonObject) -> Reply:
    try:
        return Reply(answer=answers.answer(request))
    except FarawayError as error:
        return Reply(error={"code": error.code.value})


def prepare(vector: Vector, completion: Completion | None = None) -> PreparedVector:
    """Complete the requests of a vector as for the reference, or as for another port; a raw line has none."""
    completion = completion or _completion()
    requests = tuple(
        as_object(read_json(completion.line(1, request, vector.readings))) for request in vector.requests
    )
    return PreparedVector(vector, requests, _tableau(vector))


def _tableau(vector: Vector) -> Tableau | None:
    """Return the tableau of a vector with a single `score` request."""
    if vector.level != 2 or len(vector.requests) != 1:
        return None
    regions, sanctuaries = (vector.requests[0][key] for key in ("regions", "sanctuaries"))
    if not isinstance(regions, list) or not isinstance(sanctuaries, list):
        return None
    return Tableau.trusted(
        regions=tuple(Duration(region) for region in regions if isinstance(region, int)),
        sanctuaries=tuple(SanctuaryId(str(name)) for name in sanctuaries),
    )


@cache
def _completion() -> Completion:
    return Completion(REFERENCE_IDENTITY, sanctuary_facts())
