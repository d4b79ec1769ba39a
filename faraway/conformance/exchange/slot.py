"""One child process of an exchange: its state, its deadline, and what its lines mean."""

import math
from collections import deque
from typing import assert_never

from attrs import define, field, frozen

from faraway.conformance.exchange.faults import Fault, FaultKind, excerpt, shortened
from faraway.conformance.exchange.handshake import PortIdentity, load_identity
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.process import PortProcess, signal_in_words
from faraway.conformance.exchange.states import Event, State
from faraway.conformance.exchange.supervision import Notice, Occurrence
from faraway.conformance.exchange.wire import Reply, Ticket, read_reply
from faraway.conformance.suite.documents import compact


@frozen
class Happening:
    """An event, with the fault it is, the line or the reply that it brings."""

    event: Event
    fault: Fault | None = None
    line: bytes = b""
    reply: Reply | None = None


@define
class Slot:
    """A place for one child process: the child, and the requests to send again one at a time."""

    process: PortProcess | None = None
    again: deque[Ticket] = field(factory=deque)
    suspected: Fault | None = None

    @property
    def state(self) -> State:
        """The state of the exchange with this child."""
        process = self.process
        if process is None:
            return State.ABSENT
        if process.is_input_closed:
            return State.CLOSING
        if process.is_output_closed:
            return State.ENDING
        if not process.has_greeted:
            return State.GREETING
        if not process.in_flight:
            return State.IDLE
        return State.ISOLATING if self.again else State.ASKING

    def deadline(self, limits: Limits) -> float:
        """Return when the child is late; never if nothing is awaited."""
        if self.process is None:
            return math.inf
        match self.state:
            case State.ABSENT | State.IDLE:
                return math.inf
            case State.GREETING:
                return self.process.since + limits.start_seconds
            case State.ASKING | State.ISOLATING:
                return self.process.since + limits.seconds
            case State.ENDING | State.CLOSING:
                return self.process.since + limits.exit_seconds
            case _ as never:
                assert_never(never)

    def lateness(self, process: PortProcess, limits: Limits) -> Happening:
        """Return the event that the child is late, with its fault."""
        if self.state is State.ENDING:
            return Happening(Event.DEADLINE, Fault(FaultKind.CRASHED, process.exit_in_words()))
        limit = limits.seconds if process.has_greeted else limits.start_seconds
        rest = process.unfinished_line
        words = f"nothing for {limit:g} s" + (
            f", after the unfinished line {excerpt(rest)!r}" if rest else ""
        )
        return Happening(Event.DEADLINE, Fault(FaultKind.HUNG, words))


def greeting(reply: Reply) -> PortIdentity | tuple[str, ...]:
    """Return the port's identity from its answer to hello, or what is wrong with that answer."""
    if reply.error is not None:
        return (f"hello was refused: {shortened(compact(reply.error))}",)
    return load_identity(reply.answer)


def meaning(process: PortProcess, line: bytes, limits: Limits) -> Happening:
    """Return what a line is: an answer to the oldest request in flight, or a fault."""
    if len(line) > limits.line_bytes:
        return long_line(line, limits)
    if not process.in_flight:
        return Happening(Event.OTHER_LINE, Fault(FaultKind.UNASKED, repr(excerpt(line))), line)
    ticket = process.in_flight[0]
    reply = Reply(ticket.right) if line == ticket.right_line else read_reply(line, ticket)
    if isinstance(reply, Fault):
        return Happening(Event.OTHER_LINE, reply, line)
    return Happening(Event.ANSWER, line=line, reply=reply)


def long_line(line: bytes, limits: Limits) -> Happening:
    """Return the event of a line that is too long."""
    words = f"a line of over {limits.line_bytes} bytes: {excerpt(line)!r}"
    return Happening(Event.LONG_LINE, Fault(FaultKind.TOO_LONG, words))


def noticed(process: PortProcess, notice: Notice) -> Happening:
    """Return the supervisor's report on a child, and keep its exit status."""
    match notice.occurrence:
        case Occurrence.EXITED:
            process.status = int(notice.detail)
            return Happening(Event.EXITED, Fault(FaultKind.CRASHED, process.exit_in_words()))
        case Occurrence.REFUSED:
            return Happening(Event.REFUSED, Fault(FaultKind.NOT_STARTED, shortened(notice.detail)))
        case Occurrence.OVER:
            return Happening(Event.OVER_LIMIT, Fault(FaultKind.OVER_LIMIT, notice.detail))
        case _ as never:
            assert_never(never)


def unclean_exit(process: PortProcess, event: Event) -> str:
    """Return how a child ended if it did not exit with status 0."""
    if event is Event.OVER_LIMIT:
        how = "was stopped at a limit"
    elif process.status is None:
        how = "did not exit"
    elif process.status < 0:
        how = f"was ended by {signal_in_words(-process.status)}"
    else:
        how = f"exited with status {process.status}"
    return f"the port {how} when stdin closed"


def answers_again(line: bytes, ticket: Ticket | None) -> bool:
    """Return True if a line answers a request that has been answered already."""
    return ticket is not None and not isinstance(read_reply(line, ticket), Fault)
