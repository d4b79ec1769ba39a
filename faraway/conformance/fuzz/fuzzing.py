"""Fuzz a port: ask random cases, shrink the failures, diagnose them and keep them as vectors."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from itertools import islice
from random import Random

from attrs import frozen

from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.diagnosis.findings import Diagnosis
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.opening import OpenExchange
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.fuzz.cases import LEVEL_OF, claimed_cases
from faraway.conformance.fuzz.shrink import shrink
from faraway.conformance.runner.questions import Completion
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.keeping import AnswersKept
from faraway.conformance.verdict.outcome import Outcome, Verdict

KEPT = 60


@frozen(kw_only=True)
class Fuzzing:
    """What to fuzz: the number of cases, the seed, and the time limit."""

    command: Sequence[str]
    facts: Mapping[str, JsonObject]
    count: int = 2000
    seed: int = 0
    seconds: float | None = None
    levels: frozenset[int] = frozenset(LEVEL_OF.values())
    jobs: int = 1
    limits: Limits


@frozen(kw_only=True)
class FuzzReport:
    """The result: how many cases were asked, the smallest failure of each kind, and the diagnosis."""

    asked: int
    wrong: int
    smallest: tuple[Outcome, ...]
    diagnosis: Diagnosis
    identity: PortIdentity | None
    ending: Ending
    seconds: float


class Findings:
    """The outcomes so far, by the ids of the cases."""

    def __init__(self) -> None:
        self.passed: dict[str, Outcome] = {}
        self.wrong: dict[str, Outcome] = {}
        self._kept = AnswersKept()

    def add(self, outcome: Outcome) -> None:
        """Add an outcome; a case that passed still fails if the port answers it a second time."""
        if outcome.verdict is Verdict.PASSED:
            self.passed[outcome.vector.id] = outcome
        else:
            self.passed.pop(outcome.vector.id, None)
            self.wrong[outcome.vector.id] = self._kept.shorten(outcome)

    def diagnosis(self) -> Diagnosis:
        """Diagnose the first failures."""
        return diagnose([*islice(self.wrong.values(), KEPT), *islice(self.passed.values(), 5 * KEPT)])


def fuzz(
    work: Fuzzing,
    watch: Callable[[Outcome], None] = lambda _outcome: None,
    open_exchange: OpenExchange = Exchange,
) -> FuzzReport:
    """Ask random cases until the count or the time is reached, then shrink the first failure of each kind."""
    started = time.monotonic()
    findings = Findings()
    smallest: tuple[Outcome, ...] = ()

    def add(outcome: Outcome) -> None:
        watch(outcome)
        findings.add(outcome)

    with open_exchange(work.command, jobs=work.jobs, limits=work.limits) as exchange:
        identity = exchange.handshake()
        if identity is not None:
            conversation = Conversation(exchange, Completion(identity, work.facts))
            conversation.ask_all(_cases(work, identity, started, findings.wrong), add)
            smallest = tuple(conversation.smallest(findings.wrong.values(), work.seed))
        ending = exchange.close()
    return FuzzReport(
        asked=len(findings.passed) + len(findings.wrong),
        wrong=len(findings.wrong),
        smallest=smallest,
        diagnosis=findings.diagnosis(),
        identity=identity,
        ending=ending,
        seconds=time.monotonic() - started,
    )


def _cases(work: Fuzzing, identity: PortIdentity, started: float, wrong: Sized) -> Iterator[Vector]:
    chance = Random(work.seed)  # noqa: S311  the same seed must yield the same cases
    for number, case in enumerate(claimed_cases(chance, work.levels, identity)):
        is_late = work.seconds is not None and time.monotonic() - started > work.seconds
        if number >= work.count or is_late or len(wrong) >= KEPT:
            return
        yield case


class Conversation:
    """Cases asked over one exchange, under numbers that are never reused."""

    def __init__(self, exchange: Exchange, completion: Completion) -> None:
        self._exchange = exchange
        self._completion = completion
        self._number = 0

    def ask_all(self, cases: Iterator[Vector], add: Callable[[Outcome], None]) -> None:
        """Ask many cases, and judge the answers as they arrive."""
        asked: dict[int, Vector] = {}

        def tickets() -> Iterator[Ticket]:
            for case in cases:
                self._number += 1
                asked[self._number] = case
                yield self._completion.ticket(self._number, case.requests[0], case)

        def deliver(ticket: Ticket, reply: Reply | Fault) -> None:
            case = asked.get(ticket.number)
            if case is not None:  # a second answer to an earlier request may arrive only now: ignore it
                add(outcome_of(case, [reply], self._completion.identity))

        self._exchange.ask(tickets(), deliver)

    def ask(self, case: Vector) -> Outcome:
        """Ask one case."""
        outcomes: list[Outcome] = []
        self.ask_all(iter([case]), outcomes.append)
        return outcomes[0] if outcomes else Outcome(vector=case, verdict=Verdict.GIVEN_UP)

    def smallest(self, wrong: Iterable[Outcome], seed: int) -> Iterator[Outcome]:
        """Shrink the first failure of each kind."""
        firsts: dict[str, Outcome] = {}
        for outcome in wrong:
            firsts.setdefault(kind_of(outcome.vector), outcome)
        for kind, first in firsts.items():
            name = f"fresh-{kind}-seed-{seed}"
            yield shrink(first, self.ask, name, bench=self._completion.identity.bench)


def kind_of(case: Vector) -> str:
    """Return the kind of request of a case."""
    return str(case.requests[0]["request"])
