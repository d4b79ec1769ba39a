"""Ask a port every vector that applies to it, and judge the answers."""

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from attrs import field, frozen

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.process import Limits
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.runner.questions import questions, reason_not_asked
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict


@frozen(kw_only=True)
class Selection:
    """Which vectors are asked: by level, by name (id with wildcards, topic, clause, tag), or the core profile."""

    levels: frozenset[int] = frozenset()
    names: tuple[str, ...] = ()
    core_only: bool = False

    def in_words(self) -> str:
        """Describe the selection; `full` if it is everything."""
        parts = [
            *(["core"] if self.core_only else []),
            *(f"level {level}" for level in sorted(self.levels)),
            *self.names,
        ]
        return ", ".join(parts) or "full"

    def of(self, suite: Suite) -> tuple[Vector, ...]:
        """Return the selected vectors."""
        return tuple(
            vector
            for vector in suite.vectors
            if (not self.levels or vector.level in self.levels)
            and (not self.names or any(vector.is_named_by(name) for name in self.names))
            and (not self.core_only or vector.id in suite.core)
        )


@frozen(kw_only=True)
class Run:
    """One run: which vectors to ask of which command, within which limits."""

    command: Sequence[str]
    suite: Suite
    facts: Mapping[str, JsonObject]
    selection: Selection = field(factory=Selection)
    jobs: int = 1
    limits: Limits = field(factory=Limits)
    known_failures: frozenset[str] = frozenset()


def run(work: Run, watch: Callable[[Outcome], None] = lambda _outcome: None) -> Report:
    """Ask a port every selected vector and judge its answers; `watch` receives each outcome as it arrives."""
    return _RunInProgress(work, watch).finish()


class _RunInProgress:
    """A run in progress: replies arrive in any order, and every vector gets an outcome whatever the port does."""

    def __init__(self, work: Run, watch: Callable[[Outcome], None]) -> None:
        self._work = work
        self._watch = watch
        self._vectors = work.selection.of(work.suite)
        self._outcomes: dict[int, Outcome] = {}
        self._received: dict[int, dict[int, Reply | Fault]] = {}
        self._exchange = Exchange(work.command, jobs=work.jobs, limits=work.limits)

    def finish(self) -> Report:
        """Ask everything and return the report."""
        started = time.monotonic()
        with _garbage_collector_disabled():
            identity = self._exchange.handshake()
            if identity is not None:
                self._ask(identity)
            ending = self._exchange.close()
        for index, vector in enumerate(self._vectors):
            if index not in self._outcomes:
                self._settle(index, Outcome(vector=vector, verdict=Verdict.NOT_ASKED, reason=ending.gave_up))
        return Report(
            command=tuple(self._work.command),
            suite_version=self._work.suite.version,
            selection=self._work.selection.in_words(),
            identity=identity,
            ending=ending,
            outcomes=tuple(self._outcomes[index] for index in range(len(self._vectors))),
            known_failures=self._work.known_failures,
            seconds=time.monotonic() - started,
        )

    def _ask(self, identity: PortIdentity) -> None:
        asked: list[tuple[int, Vector]] = []
        for index, vector in enumerate(self._vectors):
            reason = reason_not_asked(vector, identity)
            if reason:
                self._settle(index, Outcome(vector=vector, verdict=Verdict.SKIPPED, reason=reason))
            else:
                asked.append((index, vector))
        answers: dict[int, tuple[tuple[int, int], ...]] = {}

        def tickets() -> Iterator[Ticket]:
            for question in questions(asked, identity, self._work.facts):
                answers[question.ticket.number] = question.answers
                yield question.ticket

        def deliver(ticket: Ticket, reply: Reply | Fault) -> None:
            for index, position in answers[ticket.number]:
                self._receive(index, position, reply)

        self._exchange.ask(tickets(), deliver)

    def _receive(self, index: int, position: int, reply: Reply | Fault) -> None:
        """Store one reply; judge a vector once it has all of its replies."""
        vector = self._vectors[index]
        if len(vector.requests) <= 1:
            self._settle(index, outcome_of(vector, (reply,)))
            return
        parts = self._received.setdefault(index, {})
        parts[position] = reply
        if len(parts) == len(vector.requests):
            self._settle(index, outcome_of(vector, [parts[each] for each in sorted(parts)]))

    def _settle(self, index: int, outcome: Outcome) -> None:
        self._outcomes[index] = outcome
        self._watch(outcome)


@contextmanager
def _garbage_collector_disabled() -> Iterator[None]:
    """Disable the cyclic garbage collector: a run keeps what it makes, and collecting cost a third of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        (gc.enable if was_enabled else gc.disable)()
