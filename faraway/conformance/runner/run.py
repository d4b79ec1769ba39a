"""Ask a port every vector that concerns it, and judge the answers."""

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from attrs import field, frozen

from faraway.conformance.runner.exchange import Exchange, Reply
from faraway.conformance.runner.handshake import PortIdentity
from faraway.conformance.runner.questions import questions, reason_not_asked
from faraway.conformance.runner.wire import Fault, Limits, Ticket
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict


@frozen(kw_only=True)
class Selection:
    """Which vectors are asked: by level, by name (id with wildcards, topic, clause, tag), or the core profile."""

    levels: frozenset[int] = frozenset()
    names: tuple[str, ...] = ()
    core_only: bool = False

    def in_words(self) -> str:
        """Say what was selected; `full` when that is everything."""
        parts = [
            *(["core"] if self.core_only else []),
            *(f"level {level}" for level in sorted(self.levels)),
            *self.names,
        ]
        return ", ".join(parts) or "full"

    def of(self, suite: Suite) -> tuple[Vector, ...]:
        """Pick the vectors."""
        return tuple(
            vector
            for vector in suite.vectors
            if (not self.levels or vector.level in self.levels)
            and (not self.names or any(vector.is_named_by(name) for name in self.names))
            and (not self.core_only or vector.id in suite.core)
        )


@frozen(kw_only=True)
class Run:
    """One run to be made: what is asked, of which command, with which limits."""

    command: Sequence[str]
    suite: Suite
    facts: Mapping[str, JsonObject]
    selection: Selection = field(factory=Selection)
    jobs: int = 1
    limits: Limits = field(factory=Limits)
    known_failures: frozenset[str] = frozenset()


class Running:
    """One run under way: replies come in any order, every vector gets an outcome, whatever the port does."""

    def __init__(self, work: Run, watch: Callable[[Outcome], None]) -> None:
        self._work = work
        self._watch = watch
        self._vectors = work.selection.of(work.suite)
        self._outcomes: dict[int, Outcome] = {}
        self._received: dict[int, dict[int, Reply | Fault]] = {}
        self._exchange = Exchange(work.command, jobs=work.jobs, limits=work.limits)

    def finish(self) -> Report:
        """Ask all that was selected and report."""
        started = time.monotonic()
        with _garbage_left_lying():
            identity = self._exchange.greet()
            if identity is not None:
                self._ask(identity)
            ending = self._exchange.close()
        for place, vector in enumerate(self._vectors):
            if place not in self._outcomes:
                self._settle(place, Outcome(vector=vector, verdict=Verdict.NOT_ASKED, reason=ending.gave_up))
        return Report(
            command=tuple(self._work.command),
            suite_version=self._work.suite.version,
            selection=self._work.selection.in_words(),
            identity=identity,
            ending=ending,
            outcomes=tuple(self._outcomes[place] for place in range(len(self._vectors))),
            known_failures=self._work.known_failures,
            seconds=time.monotonic() - started,
        )

    def _ask(self, identity: PortIdentity) -> None:
        asked: list[tuple[int, Vector]] = []
        for place, vector in enumerate(self._vectors):
            reason = reason_not_asked(vector, identity)
            if reason:
                self._settle(place, Outcome(vector=vector, verdict=Verdict.SKIPPED, reason=reason))
            else:
                asked.append((place, vector))
        answers: dict[int, tuple[tuple[int, int], ...]] = {}

        def tickets() -> Iterator[Ticket]:
            for question in questions(asked, identity, self._work.facts):
                answers[question.ticket.number] = question.answers
                yield question.ticket

        def deliver(ticket: Ticket, reply: Reply | Fault) -> None:
            for place, position in answers[ticket.number]:
                self._receive(place, position, reply)

        self._exchange.ask(tickets(), deliver)

    def _receive(self, place: int, position: int, reply: Reply | Fault) -> None:
        """Take in one reply; when a vector has all of its replies, judge them."""
        vector = self._vectors[place]
        if len(vector.requests) <= 1:
            self._settle(place, _judged(vector, (reply,)))
            return
        parts = self._received.setdefault(place, {})
        parts[position] = reply
        if len(parts) == len(vector.requests):
            self._settle(place, _judged(vector, [parts[each] for each in sorted(parts)]))

    def _settle(self, place: int, outcome: Outcome) -> None:
        self._outcomes[place] = outcome
        self._watch(outcome)


@contextmanager
def _garbage_left_lying() -> Iterator[None]:
    """Look for no garbage for a while: what a run makes it keeps, and going through it again and again takes a third of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        (gc.enable if was_enabled else gc.disable)()


def _judged(vector: Vector, parts: Sequence[Reply | Fault]) -> Outcome:
    """Judge what came in answer to one vector; a fault of the port is told instead."""
    replies = tuple([part for part in parts if isinstance(part, Reply)])
    if len(replies) < len(parts):
        fault = next(part for part in parts if isinstance(part, Fault))
        return Outcome(vector=vector, verdict=Verdict.FAULT, fault=fault, replies=replies)
    wrong = judge(vector, replies)
    verdict = Verdict.FAILED if wrong else Verdict.PASSED
    return Outcome(vector=vector, verdict=verdict, differences=wrong, replies=replies)


def run(work: Run, watch: Callable[[Outcome], None] = lambda _outcome: None) -> Report:
    """Ask a port all that was selected, and judge its answers."""
    return Running(work, watch).finish()
