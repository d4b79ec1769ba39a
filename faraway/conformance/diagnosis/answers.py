"""What a port answered, for a diagnosis: failures as they would be without their faults of form, and passes."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from attrs import evolve, frozen

from faraway.conformance.diagnosis.fingerprint import fingerprint
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, PreparedVector, prepare
from faraway.conformance.runner.questions import Completion, sanctuary_facts
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object, is_same
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectCard, Vector
from faraway.conformance.verdict.form import (
    COULD_BE_RULES,
    FormFault,
    Mended,
    lenient,
    mend,
    speaks_against,
)
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.conformance.verdict.projection import projected

PERFT_COST, ACTIONS_A_UNIT = 250, 3
LEAST_SEEN = 2


@frozen(kw_only=True, slots=False)
class Failure:
    """A failed vector with the port's answers, without what is wrong with their form."""

    outcome: Outcome
    identity: PortIdentity | None
    expected: JsonObject
    """The expected answer as far as the port claims to know it; empty where the vector expects something else."""
    replies: tuple[Reply, ...]
    faults: frozenset[FormFault]
    missing: frozenset[str]
    is_form_only: bool
    print: str

    @property
    def vector(self) -> Vector:
        """The vector that failed."""
        return self.outcome.vector

    @cached_property
    def first_wrong_step(self) -> int | None:
        """The number of the first step of a game that is wrong; None if there is none."""
        steps = as_list(as_object(self.replies[0].answer).get("steps"))
        for number, (right, step) in enumerate(zip(as_list(self.expected.get("steps")), steps, strict=False)):
            if right is not step and repr(right) != repr(step) and not is_same(right, step):
                return number
        return None

    def same(self, replies: Sequence[Reply]) -> bool:
        """Return True if these are the port's answers, as far as it claims to know them, but for keys that it leaves out."""
        kind = self.vector.requests[0].get("request")
        compared = [
            evolve(reply, answer=without(projected(reply.answer, kind, self.identity), self.missing))
            for reply in replies
        ]
        return fingerprint(self.vector, compared) == self.print


def without(answer: Json, keys: Iterable[str]) -> Json:
    """Return the answer without some of its keys."""
    return (
        {key: value for key, value in answer.items() if key not in keys}
        if isinstance(answer, dict)
        else answer
    )


class PortAnswers:
    """All answers of a port: what failed, what passed, and which faults of form were seen where."""

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
        self._answered = [
            outcome
            for outcome in self.all_failed
            if outcome.verdict is Verdict.FAILED and outcome.vector.requests
        ]
        self._prepared: dict[str, PreparedVector] = {}
        self._mended = {
            outcome.vector.id: _mended(outcome, self.identity, frozenset()) for outcome in self._answered
        }
        self.refused: frozenset[FormFault] = frozenset()
        while (
            more := self._refused_forms() - self.refused
        ):  # what one fault no longer explains another one may
            self.refuse(more)

    @cached_property
    def failed(self) -> Mapping[str, Failure]:
        """The failures that were answered, by the id of their vector."""
        return {outcome.vector.id: self._failure(outcome) for outcome in self._answered}

    def _failure(self, outcome: Outcome) -> Failure:
        mended = self._mended[outcome.vector.id]
        if mended.faults & self.refused:
            mended = _mended(outcome, self.identity, self.refused)
        return _failure(outcome, self.identity, mended)

    def refuse(self, faults: Iterable[FormFault]) -> None:
        """Take differences for a matter of rules that were taken for faults of form."""
        self.refused |= frozenset(faults)
        self.__dict__.pop("failed", None)

    def refuse_all(self, faults: Iterable[FormFault]) -> None:
        """Refuse these faults, and whatever else would then be taken for the form of the same answers."""
        more = frozenset(faults)
        seen = {name for fault, names in self.forms().items() if fault in more for name in names}
        while more:
            self.refuse(more)
            more = frozenset(fault for fault, names in self.soft_forms().items() if seen.issuperset(names))

    def soft_forms(self) -> dict[FormFault, tuple[str, ...]]:
        """Return the faults of form that could as well be misread rules, with their vectors."""
        return {fault: names for fault, names in self.forms().items() if fault.form in COULD_BE_RULES}

    def forms(self) -> dict[FormFault, tuple[str, ...]]:
        """Return every fault of form with the vectors at which it was seen, the most frequent first."""
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
        """Return a vector with its requests as this port was asked them."""
        if vector.id not in self._prepared:
            self._prepared[vector.id] = prepare(vector, self._completion)
        return self._prepared[vector.id]

    def _refused_forms(self) -> frozenset[FormFault]:
        """Return the faults that could as well be misread rules: seen once only, or spoken against by a pass."""
        seen: Counter[FormFault] = Counter()
        kinds: dict[FormFault, set[Json]] = {}
        for outcome in self._answered:
            for fault in self.failed[outcome.vector.id].faults:
                if fault.form in COULD_BE_RULES:
                    seen[fault] += 1
                    kinds.setdefault(fault, set()).add(outcome.vector.requests[0].get("request"))
        rights: dict[Json, list[JsonObject]] = {}
        for vector in self.passed.values() if seen else ():
            if isinstance(vector.expect, ExpectAnswer):
                rights.setdefault(vector.requests[0].get("request"), []).append(vector.expect.answer)
        return frozenset(
            fault
            for fault, number in seen.items()
            if number < LEAST_SEEN
            or any(speaks_against(fault, right) for kind in kinds[fault] for right in rights.get(kind, ()))
        )


def _mended(outcome: Outcome, identity: PortIdentity | None, refused: frozenset[FormFault]) -> Mended:
    if outcome.replies and outcome.replies[0].error is None:
        expected, got = _compared(outcome.vector, outcome.replies[0].answer, identity)
        if expected is not None:
            return mend(expected, got, refused)
    return Mended(None)


def _compared(vector: Vector, answer: Json, identity: PortIdentity | None) -> tuple[JsonObject | None, Json]:
    """Return what is expected and what is compared with it: the answer, or one card of the catalogue."""
    if isinstance(vector.expect, ExpectAnswer):
        kind = vector.requests[0].get("request")
        return as_object(projected(vector.expect.answer, kind, identity)), projected(answer, kind, identity)
    if not isinstance(vector.expect, ExpectCard) or not isinstance(answer, dict):
        return None, None
    card = vector.expect.card
    key = "duration" if "duration" in card else "id"
    entries = as_list(answer.get("regions" if key == "duration" else "sanctuaries"))
    for entry in entries:
        if isinstance(entry, dict) and lenient(entry.get(key)) == lenient(card[key]):
            return card, entry
    return None, None


def _failure(outcome: Outcome, identity: PortIdentity | None, mended: Mended) -> Failure:
    replies = outcome.replies
    expected = _compared(outcome.vector, replies[0].answer, identity)[0] if replies else None
    if mended.answer is not None and isinstance(outcome.vector.expect, ExpectAnswer):
        replies = (evolve(replies[0], answer=mended.answer), *replies[1:])
    return Failure(
        outcome=outcome,
        identity=identity,
        expected=expected or {},
        replies=replies,
        faults=frozenset(mended.faults),
        missing=frozenset(mended.missing),
        is_form_only=bool(mended.faults) and mended.is_mended(expected),
        print=fingerprint(outcome.vector, replies),
    )


def cost_of(vector: Vector) -> int:
    """Estimate the work of answering a vector, in units of one scored tableau."""
    cost = 0
    for request in vector.requests:
        actions = request.get("actions")
        cost += 1 + (len(actions) // ACTIONS_A_UNIT if isinstance(actions, list) else 0)
        cost += PERFT_COST * (request.get("request") == "perft")
    return cost
