"""Whole runs on wrong ports in this process: every question and every answer goes over the wire as a line, as with a process.

The questions are those of `faraway conformance run` on `faraway port --misread ID`, derived games included.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import TracebackType
from typing import Self

from attrs import evolve, frozen

from faraway.conformance.derived.games import derive
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Reply, Ticket, read_reply
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reference.port import Port
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.outcome import Report
from faraway.game.record import STANDARD_RULES, Rules
from faraway.misreadings import MISREADINGS

CRASHES = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)


@frozen
class _ChangedAnswers(Answers):
    """Answers that are written in another form."""

    change: Callable[[Json], Json]

    def answer(self, request: JsonObject) -> JsonObject:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Answer a request in that form, whatever it is."""
        return self.change(super().answer(request))  # type: ignore[return-value]  # a fault on purpose


@frozen
class PortHere:
    """A conversation with a port in this process."""

    port: Port

    def __call__(self, _command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> Self:
        """Open the conversation: there is nothing to start."""
        del jobs, limits
        return self

    def __enter__(self) -> Self:
        """Return the conversation."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it: there is nothing to end."""

    def handshake(self) -> PortIdentity:
        """Return what the port states about itself."""
        return self.port.identity

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Ask, and deliver each reply; rules that break down crash the port."""
        for ticket in tickets:
            try:
                line = self.port.reply(ticket.line).rstrip(b"\n")
            except CRASHES as error:
                deliver(ticket, Fault(FaultKind.CRASHED, type(error).__name__))
            else:
                deliver(
                    ticket, Reply(ticket.right) if line == ticket.right_line else read_reply(line, ticket)
                )

    def close(self) -> Ending:
        """Return that it ended well."""
        return Ending()


def misread(names: Iterable[str]) -> Rules:
    """Return the rules with these misreadings."""
    rules = STANDARD_RULES
    for name in names:
        rules = MISREADINGS[name].misread(rules)
    return rules


def run_on(
    rules: Rules, change: Callable[[Json], Json] | None = None, vectors: Sequence[Vector] | None = None
) -> Report:
    """Run the suite with its derived games, or some vectors, on a port that plays by these rules and writes in this form."""
    answers = Answers(rules) if change is None else _ChangedAnswers(rules, change)
    suite = shipped_suite()
    work = Run(
        command=("here",),
        suite=suite if vectors is None else evolve(suite, vectors=tuple(vectors)),
        facts=sanctuary_facts(),
        derive=lambda _identity: _derived() if vectors is None else (),
    )
    return run(work, open_exchange=PortHere(Port(REFERENCE_IDENTITY, answers)))


@cache
def _derived() -> tuple[Vector, ...]:
    """Derive the games once: every port here claims the same."""
    return derive(REFERENCE_IDENTITY)
