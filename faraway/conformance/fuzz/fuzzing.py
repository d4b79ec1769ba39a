"""Fresh cases over the wire: what a port gets wrong beyond the suite, made small, explained and kept as a vector."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from itertools import islice
from random import Random

from attrs import frozen

from faraway.conformance.diagnosis.diagnose import Diagnosis, diagnose
from faraway.conformance.fuzz.cases import LEVEL_OF, fresh_cases
from faraway.conformance.fuzz.shrink import shrink
from faraway.conformance.runner.exchange import Ending, Exchange, Reply
from faraway.conformance.runner.handshake import PortIdentity
from faraway.conformance.runner.questions import Completion
from faraway.conformance.runner.wire import Fault, Limits, Ticket
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Verdict

KEPT = 60


@frozen(kw_only=True)
class Fuzzing:
    """What is to be done: how many cases, from which seed, for how long at most."""

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
    """What was found: how many cases were asked, the smallest one wrong of each kind, and what is behind them."""

    asked: int
    wrong: int
    smallest: tuple[Outcome, ...]
    diagnosis: Diagnosis
    identity: PortIdentity | None
    ending: Ending
    seconds: float


class Findings:
    """What has been asked so far, by the ids of the cases."""

    def __init__(self) -> None:
        self.passed: dict[str, Outcome] = {}
        self.wrong: dict[str, Outcome] = {}

    def take(self, outcome: Outcome) -> None:
        """Count a case; one that was answered is wrong all the same when it is answered once more."""
        if outcome.verdict is Verdict.PASSED:
            self.passed[outcome.vector.id] = outcome
        else:
            self.passed.pop(outcome.vector.id, None)
            self.wrong[outcome.vector.id] = outcome

    def diagnosis(self) -> Diagnosis:
        """Tell what is behind the first of them."""
        return diagnose([*islice(self.wrong.values(), KEPT), *islice(self.passed.values(), 5 * KEPT)])


def fuzz(work: Fuzzing, watch: Callable[[Outcome], None] = lambda _outcome: None) -> FuzzReport:
    """Ask fresh cases until the count or the time is up, then make the first wrong one of each kind small."""
    started = time.monotonic()
    exchange = Exchange(work.command, jobs=work.jobs, limits=work.limits)
    identity = exchange.greet()
    findings = Findings()
    if identity is not None:
        conversation = Conversation(exchange, Completion(identity, work.facts))

        def take(outcome: Outcome) -> None:
            watch(outcome)
            findings.take(outcome)

        conversation.ask_all(_cases(work, identity, started, findings.wrong), take)
        smallest = tuple(conversation.smallest(findings.wrong.values(), work.seed))
    else:
        smallest = ()
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
    chance = Random(work.seed)  # noqa: S311  the same seed must give the same cases
    levels = work.levels & frozenset(identity.levels)
    for number, case in enumerate(  # pragma: no branch  fresh cases never end
        fresh_cases(chance, levels, identity.readings)
    ):
        is_late = work.seconds is not None and time.monotonic() - started > work.seconds
        if number >= work.count or is_late or len(wrong) >= KEPT:
            return
        yield case


class Conversation:
    """Cases put to a port one after another, under numbers that never come twice."""

    def __init__(self, exchange: Exchange, completion: Completion) -> None:
        self._exchange = exchange
        self._completion = completion
        self._number = 0

    def ask_all(self, cases: Iterator[Vector], take: Callable[[Outcome], None]) -> None:
        """Ask many cases, and judge the answers as they come."""
        asked: dict[int, Vector] = {}

        def tickets() -> Iterator[Ticket]:
            for case in cases:
                self._number += 1
                asked[self._number] = case
                yield self._completion.ticket(self._number, case.requests[0], case)

        def deliver(ticket: Ticket, reply: Reply | Fault) -> None:
            case = asked.get(ticket.number)
            if case is not None:  # what was asked before is settled, and may be answered once more only now
                take(outcome_of(case, reply))

        self._exchange.ask(tickets(), deliver)

    def ask(self, case: Vector) -> Outcome:
        """Ask one case."""
        outcomes: list[Outcome] = []
        self.ask_all(iter([case]), outcomes.append)
        return outcomes[0] if outcomes else Outcome(vector=case, verdict=Verdict.NOT_ASKED)

    def smallest(self, wrong: Iterable[Outcome], seed: int) -> Iterator[Outcome]:
        """Make the first wrong case of each kind small."""
        firsts: dict[str, Outcome] = {}
        for outcome in wrong:
            firsts.setdefault(kind_of(outcome.vector), outcome)
        for kind, first in firsts.items():
            yield shrink(first, self.ask, f"fresh-{kind}-seed-{seed}")


def kind_of(case: Vector) -> str:
    """Tell what kind of request a case is."""
    return str(case.requests[0]["request"])


def outcome_of(case: Vector, reply: Reply | Fault) -> Outcome:
    """Judge the reply to a case."""
    if isinstance(reply, Fault):
        return Outcome(vector=case, verdict=Verdict.FAULT, fault=reply)
    differences = judge(case, [reply])
    verdict = Verdict.FAILED if differences else Verdict.PASSED
    return Outcome(vector=case, verdict=verdict, differences=differences, replies=(reply,))
