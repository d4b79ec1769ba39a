"""A port's answers, for a diagnosis: failures as they would be without their faults of form, and passes."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property

from attrs import evolve, frozen

from faraway.conformance.diagnosis.fingerprint import fingerprint
from faraway.conformance.diagnosis.own_cards import shows_no_other
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, PreparedVector, prepare
from faraway.conformance.runner.questions import Completion, sanctuary_facts
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object, is_same
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectCard, Vector
from faraway.conformance.verdict.form import (
    COULD_BE_RULES,
    FormFault,
    Known,
    Mended,
    lenient,
    mend,
    speaks_against,
)
from faraway.conformance.verdict.judge import codes_only
from faraway.conformance.verdict.keeping import LEFT_OUT
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.conformance.verdict.projection import projected

PERFT_COST, ACTIONS_A_UNIT, VIEWS_A_STEP = 250, 3, 10
LEAST_SEEN = 2


@frozen(kw_only=True, slots=False)
class Failure:
    """A failed vector with the port's answers, without their faults of form."""

    outcome: Outcome
    identity: PortIdentity | None
    refused: frozenset[FormFault]
    expected: JsonObject
    """The expected answer as far as the port claims to know it; empty where the vector expects something else."""
    mended: Mended | None
    """The answer as it would be without its faults of form; None if it is long: it is mended when it is looked at."""
    faults: frozenset[FormFault]
    missing: frozenset[str]
    is_form_only: bool
    first_wrong_step: tuple[int, Json] | None
    """The number of the first step of a game that is wrong, and what the port shows of it; None if there is none."""

    @property
    def vector(self) -> Vector:
        """The vector that failed."""
        return self.outcome.vector

    @property
    def replies(self) -> tuple[Reply, ...]:
        """The port's answers, without their faults of form."""
        replies = self.outcome.replies
        if not isinstance(self.vector.expect, ExpectAnswer) or replies[0].error is not None:
            return replies
        if self.mended is not None:
            answer = self.mended.answer
        elif self.faults:
            answer = _mended(self.outcome, self.identity, self.refused)[1].answer
        else:
            answer = _compared(self.outcome, self.identity)[1]
        return (evolve(replies[0], answer=answer, is_packed=False), *replies[1:])

    @cached_property
    def print(self) -> str:
        """The fingerprint of the answers."""
        return fingerprint(self.vector, self.replies)

    def same(self, replies: Sequence[Reply]) -> bool:
        """Return True if these are the port's answers, as far as it claims to know them; keys that it leaves out do not count."""
        kind = self.vector.requests[0].get("request")
        compared = [
            evolve(reply, answer=without(projected(reply.answer, kind, self.identity), self.missing))
            for reply in replies
        ]
        if isinstance(self.vector.expect, ExpectCard):
            return fingerprint(self.vector, compared) == self.print and shows_no_other(
                compared[0].answer, self.replies[0].answer
            )
        return len(compared) == len(self.outcome.replies) and all(map(_is_same_reply, compared, self.replies))


def _is_same_reply(one: Reply, other: Reply) -> bool:
    if one.error is None and other.error is None:
        return is_same(one.answer, other.answer)
    return (
        one.error is not None and other.error is not None and one.error.get("code") == other.error.get("code")
    )


def without(answer: Json, keys: Iterable[str]) -> Json:
    """Return the answer without some of its keys."""
    return (
        {key: value for key, value in answer.items() if key not in keys}
        if isinstance(answer, dict)
        else answer
    )


class PortAnswers:
    """All answers of a port: failures, passes, and the faults of form with the places where they were seen."""

    def __init__(self, outcomes: Iterable[Outcome], identity: PortIdentity | None = None) -> None:
        self.identity = identity
        self._completion = Completion(identity or REFERENCE_IDENTITY, sanctuary_facts())
        self.outcomes = tuple(outcomes)
        self.all_failed = tuple(outcome for outcome in self.outcomes if outcome.is_failure)
        self.passed: Mapping[str, Vector] = {
            outcome.vector.id: outcome.vector
            for outcome in self.outcomes
            if outcome.verdict is Verdict.PASSED and outcome.vector.requests
        }
        self.faults: Mapping[str, Fault] = {
            outcome.vector.id: outcome.fault for outcome in self.all_failed if outcome.fault is not None
        }
        """The failures that are breaches of the protocol: no rule explains them."""
        self.left_out = frozenset(
            outcome.vector.id for outcome in self.all_failed if LEFT_OUT in outcome.replies
        )
        """The failures of which no answer was kept."""
        self.refused: frozenset[FormFault] = frozenset()
        known: Known = {}
        self.failed: dict[str, Failure] = {
            outcome.vector.id: _failure(outcome, self.identity, self.refused, known)
            for outcome in self.all_failed
            if outcome.verdict is Verdict.FAILED
            and outcome.replies
            and outcome.vector.requests
            and outcome.vector.id not in self.left_out
        }
        """The failures that were answered, by the id of their vector."""
        self._prepared: dict[str, PreparedVector] = {}
        while (
            more := self._refused_forms() - self.refused
        ):  # what one fault no longer explains another one may
            self.refuse(more)

    def refuse(self, faults: Iterable[FormFault]) -> None:
        """Reclassify differences from faults of form to misread rules."""
        self.refused |= frozenset(faults)
        known: Known = {}
        for name, failure in self.failed.items():
            if failure.faults & self.refused:
                self.failed[name] = _failure(failure.outcome, self.identity, self.refused, known)

    def refuse_all(self, faults: Iterable[FormFault]) -> None:
        """Reclassify these faults, and whatever else would then count as the form of the same answers."""
        more = frozenset(faults)
        seen = {name for fault, names in self.forms().items() if fault in more for name in names}
        while more:
            self.refuse(more)
            more = frozenset(fault for fault, names in self.soft_forms().items() if seen.issuperset(names))

    def refusing_all(self, faults: Iterable[FormFault]) -> "PortAnswers":
        """Return a copy of these answers in which these faults are reclassified."""
        other = copy(self)
        other.failed = dict(self.failed)
        other.refuse_all(faults)
        return other

    def soft_forms(self) -> dict[FormFault, tuple[str, ...]]:
        """Return the faults of form that could as well be misread rules, with their vectors."""
        return {fault: names for fault, names in self.forms().items() if fault.form in COULD_BE_RULES}

    def forms(self) -> dict[FormFault, tuple[str, ...]]:
        """Return every fault of form with the vectors in which it was seen, the most frequent first."""
        seen: dict[FormFault, list[str]] = {}
        for name, failure in self.failed.items():
            for fault in failure.faults:
                seen.setdefault(fault, []).append(name)
        return {
            fault: tuple(names)
            for fault, names in sorted(
                seen.items(), key=lambda entry: (-len(entry[1]), entry[0].form.name, entry[0].key)
            )
        }

    def prepared(self, vector: Vector) -> PreparedVector:
        """Return a vector with its requests as they were sent to this port."""
        if vector.id not in self._prepared:
            self._prepared[vector.id] = prepare(vector, self._completion)
        return self._prepared[vector.id]

    def _refused_forms(self) -> frozenset[FormFault]:
        """Return the faults that could just as well be misread rules: seen only once, or contradicted by another answer."""
        seen: Counter[FormFault] = Counter()
        kinds: dict[FormFault, set[Json]] = {}
        for failure in self.failed.values():
            for fault in failure.faults:
                if fault.form in COULD_BE_RULES:
                    seen[fault] += 1
                    kinds.setdefault(fault, set()).add(failure.vector.requests[0].get("request"))
        return frozenset(
            fault
            for fault, number in seen.items()
            if number < LEAST_SEEN
            or any(speaks_against(fault, right, got) for right, got in self._answers_of(kinds[fault]))
        )

    def _answers_of(self, kinds: set[Json]) -> Iterator[tuple[JsonObject, Json]]:
        """Yield what was expected and what was answered, right or wrong, to requests of these kinds."""
        for vector in self.passed.values():
            if isinstance(vector.expect, ExpectAnswer) and vector.requests[0].get("request") in kinds:
                yield vector.expect.answer, vector.expect.answer
        yield from (
            (failure.expected, _compared(failure.outcome, self.identity)[1])
            for failure in self.failed.values()
            if isinstance(failure.vector.expect, ExpectAnswer)
            and failure.vector.requests[0].get("request") in kinds
        )


def _mended(
    outcome: Outcome,
    identity: PortIdentity | None,
    refused: frozenset[FormFault],
    known: Known | None = None,
) -> tuple[JsonObject, Mended]:
    """Return what is expected, and the answer without its faults of form."""
    expected, got = _compared(outcome, identity)
    is_answer = got is not None and outcome.replies[0].error is None
    return expected, mend(expected, got, refused, known) if is_answer else Mended(None)


def _compared(outcome: Outcome, identity: PortIdentity | None) -> tuple[JsonObject, Json]:
    """Return what is expected and what is compared with it: the answer, or one card of the catalogue; None if nothing is."""
    vector, answer = outcome.vector, outcome.replies[0].answer
    if isinstance(vector.expect, ExpectAnswer):
        kind = vector.requests[0].get("request")
        right = as_object(projected(vector.expect.answer, kind, identity))
        return right, projected(codes_only(answer), kind, identity)
    if not isinstance(vector.expect, ExpectCard) or not isinstance(answer, dict):
        return {}, None
    card = vector.expect.card
    key = "duration" if "duration" in card else "id"
    entries = as_list(answer.get("regions" if key == "duration" else "sanctuaries"))
    for entry in entries:
        if isinstance(entry, dict) and lenient(entry.get(key)) == lenient(card[key]):
            return card, entry
    return {}, None


def _failure(
    outcome: Outcome, identity: PortIdentity | None, refused: frozenset[FormFault], known: Known
) -> Failure:
    expected, mended = _mended(outcome, identity, refused, known)
    return Failure(
        outcome=outcome,
        identity=identity,
        refused=refused,
        expected=expected,
        mended=None if outcome.replies[0].is_packed else mended,
        faults=frozenset(mended.faults),
        missing=frozenset(mended.missing),
        is_form_only=bool(mended.faults) and mended.is_mended(expected),
        first_wrong_step=_first_wrong_step(expected, mended.answer),
    )


def _first_wrong_step(expected: JsonObject, answer: Json) -> tuple[int, Json] | None:
    steps = zip(as_list(expected.get("steps")), as_list(as_object(answer).get("steps")), strict=False)
    return next(((number, got) for number, (right, got) in enumerate(steps) if not is_same(right, got)), None)


def cost_of(vector: Vector) -> int:
    """Estimate the work of answering a vector, in units of one scored tableau."""
    cost = 0
    for request in vector.requests:
        actions = request.get("actions")
        cost += 1 + (len(actions) // ACTIONS_A_UNIT if isinstance(actions, list) else 0)
        cost += PERFT_COST * (request.get("request") == "perft")
        if request.get("after") == "every" and "observations" in as_list(request.get("show")):
            cost *= VIEWS_A_STEP
    return cost
