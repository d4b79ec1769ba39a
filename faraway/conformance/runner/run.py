"""Ask a port every vector that applies to it, and judge the answers."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeAlias

from attrs import evolve, field, frozen

from faraway.conformance.exchange.conversation import Converses, Ending, OpenConversation
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.runner.collecting import garbage_collector_disabled
from faraway.conformance.runner.evidence import Exchanged, hash_of
from faraway.conformance.runner.questions import (
    questions,
    reason_not_claimed,
    reason_not_played,
    region_facts,
)
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.keeping import AnswersKept
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict
from faraway.conformance.verdict.tally import FULL

GAME_LEVEL = 4
"""Vectors of this level may be made while the port works."""
Derive: TypeAlias = Callable[[PortIdentity], Iterable[Vector]]


@frozen(kw_only=True)
class Selection:
    """Which vectors are asked: by level, by name (id with wildcards, topic, clause, tag), or the core profile."""

    levels: frozenset[int] = frozenset()
    names: tuple[str, ...] = ()
    core_only: bool = False
    is_own: bool = False
    """Whether the suite is the user's own vectors."""
    thorough: bool = False
    """Whether games are derived for every two declared values together."""

    def in_words(self) -> str:
        """Describe the selection; `full` if it is everything."""
        parts = [
            *(["own vectors"] if self.is_own else []),
            *(["core"] if self.core_only else []),
            *(f"level {level}" for level in sorted(self.levels)),
            *self.names,
        ]
        return ", ".join(parts) or FULL

    def to_json(self) -> JsonObject:
        """Return the selection as a file of questions and a recording state it."""
        return {
            "levels": [*sorted(self.levels)],
            "only": [*self.names],
            "core": self.core_only,
            "thorough": self.thorough,
        }

    def of(self, suite: Suite) -> tuple[Vector, ...]:
        """Return the selected vectors."""
        return tuple(vector for vector in suite.vectors if self.includes(vector, suite))

    def includes(self, vector: Vector, suite: Suite) -> bool:
        """Return True if this vector, of the suite or derived, is selected."""
        return (
            (not self.levels or vector.level in self.levels)
            and (not self.names or any(vector.is_named_by(name) for name in self.names))
            and (not self.core_only or vector.id in suite.core)
        )


def no_derived_games(_identity: PortIdentity) -> Iterable[Vector]:
    """Return no vectors besides those of the suite."""
    return ()


@frozen(kw_only=True)
class Run:
    """One run: which vectors to ask of which command, within which limits."""

    command: Sequence[str]
    suite: Suite
    facts: Mapping[str, JsonObject]
    """Of the Sanctuaries, by id."""
    regions: Mapping[int, JsonObject] = field(factory=region_facts)
    selection: Selection = field(factory=Selection)
    jobs: int = 1
    limits: Limits = field(factory=Limits)
    known_failures: frozenset[str] = frozenset()
    derive: Derive = no_derived_games
    """What makes vectors for a port that has stated what it plays."""


def run(
    work: Run,
    watch: Callable[[Outcome], None] = lambda _outcome: None,
    open_exchange: OpenConversation = Exchange,
) -> Report:
    """Ask a port every selected vector and judge its answers; `watch` receives each outcome as it arrives."""
    with open_exchange(work.command, jobs=work.jobs, limits=work.limits) as exchange:
        return _RunInProgress(work, watch).finish(exchange)


class _RunInProgress:
    """A run in progress: replies arrive in any order, and every vector gets an outcome whatever the port does."""

    def __init__(self, work: Run, watch: Callable[[Outcome], None]) -> None:
        self._work = work
        self._watch = watch
        self._vectors = [*work.suite.vectors]
        self._identity: PortIdentity | None = None
        self._outcomes: dict[int, Outcome] = {}
        self._kept = AnswersKept()
        self._received: dict[int, dict[int, Exchanged]] = {}

    def finish(self, exchange: Converses) -> Report:
        """Ask everything and return the report."""
        started = time.monotonic()
        for index, vector in enumerate(self._vectors):
            if not self._work.selection.includes(vector, self._work.suite):
                self._outcomes[index] = Outcome(vector=vector, verdict=Verdict.FILTERED)
        with garbage_collector_disabled():
            self._identity = exchange.handshake()
            if self._identity is not None:
                self._ask(exchange, self._identity)
            ending = exchange.close()
        for index, vector in enumerate(self._vectors):
            if index not in self._outcomes:
                self._settle_unfinished(index, vector, ending)
        return Report(
            command=tuple(self._work.command),
            suite_version=self._work.suite.version,
            suite_remark=self._work.suite.remark,
            selection=self._work.selection.in_words(),
            identity=self._identity,
            ending=ending,
            outcomes=tuple(self._outcomes[index] for index in range(len(self._vectors))),
            known_failures=self._work.known_failures,
            seconds=time.monotonic() - started,
        )

    def _ask(self, exchange: Converses, identity: PortIdentity) -> None:
        asked = [
            (index, vector)
            for index, vector in enumerate(self._vectors)
            if index not in self._outcomes and self._is_asked(index, vector, identity)
        ]
        derived = self._derived(identity)
        first_game: list[tuple[int, Vector]] = []
        for entry in derived:
            if entry[1].level >= GAME_LEVEL:
                first_game.append(entry)
                break
            asked.append(entry)
        games = chain(first_game, derived)
        answers: dict[int, tuple[tuple[int, int], ...]] = {}

        def tickets() -> Iterator[Ticket]:
            for question in questions(asked, identity, self._work.facts, self._work.regions, games):
                answers[question.ticket.number] = question.answers
                yield question.ticket

        def deliver(ticket: Ticket, reply: Reply | Fault) -> None:
            exchanged = Exchanged(ticket, reply)
            for index, position in answers[ticket.number]:
                self._receive(index, position, exchanged)

        exchange.ask(tickets(), deliver)
        for _ in games:
            """What was not asked any more is given up, and the report names it."""

    def _derived(self, identity: PortIdentity) -> Iterator[tuple[int, Vector]]:
        """Yield the selected derived vectors that the port is asked; each joins the run when it is made."""
        selection, suite = self._work.selection, self._work.suite
        for vector in self._work.derive(identity):
            if selection.includes(vector, suite):
                self._vectors.append(vector)
                index = len(self._vectors) - 1
                if self._is_asked(index, vector, identity):
                    yield index, vector

    def _is_asked(self, index: int, vector: Vector, identity: PortIdentity) -> bool:
        """Return True if the port is asked a vector; otherwise settle why it is not."""
        unclaimed = reason_not_claimed(vector, identity)
        reason = unclaimed or reason_not_played(vector, identity)
        if reason:
            verdict = Verdict.NOT_CLAIMED if unclaimed else Verdict.NOT_PLAYED
            self._settle(index, Outcome(vector=vector, verdict=verdict, reason=reason))
        return not reason

    def _receive(self, index: int, position: int, exchanged: Exchanged) -> None:
        """Store one reply; judge a vector once it has all of its replies."""
        vector = self._vectors[index]
        if len(vector.requests) <= 1:
            self._judge(index, vector, {0: exchanged})
            return
        parts = self._received.setdefault(index, {})
        parts[position] = exchanged
        if len(parts) == len(vector.requests):
            self._judge(index, vector, parts)

    def _judge(self, index: int, vector: Vector, parts: Mapping[int, Exchanged]) -> None:
        exchanged = [parts[position] for position in sorted(parts)]
        outcome = outcome_of(vector, [part.reply for part in exchanged], self._identity)
        hashes = hash_of(part.question for part in exchanged), hash_of(part.answer for part in exchanged)
        self._settle(index, evolve(outcome, questions=hashes[0], answers=hashes[1]))

    def _settle_unfinished(self, index: int, vector: Vector, ending: Ending) -> None:
        """Settle a vector without all of its replies: a fault among them counts, otherwise it was never asked."""
        parts = self._received.get(index, {})
        if any(isinstance(part.reply, Fault) for part in parts.values()):
            self._judge(index, vector, parts)
            return
        reason = ending.families_given_up.get(vector.topic) or ending.gave_up
        self._settle(index, Outcome(vector=vector, verdict=Verdict.GIVEN_UP, reason=reason))

    def _settle(self, index: int, outcome: Outcome) -> None:
        outcome = self._kept.shorten(outcome)
        self._outcomes[index] = outcome
        self._watch(outcome)
