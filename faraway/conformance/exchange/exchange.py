"""Many requests to one port: pipelined over several child processes, each fault attributed to the request that causes it.

Normally up to `Limits.in_flight` lines are in flight at every child. When a child crashes, hangs or breaks the protocol,
a new one is started and the unanswered lines are sent again one at a time, which isolates the request at fault.
What happens to a child is an `Event`; the table in `states` says what follows.
"""

import math
import selectors
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from types import TracebackType
from typing import Protocol, Self, assert_never

from attrs import define, field, frozen

from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault, FaultKind, excerpt, shortened
from faraway.conformance.exchange.handshake import PortIdentity, hello_request, load_identity
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.process import PortProcess, signal_in_words
from faraway.conformance.exchange.states import TABLE, Event, State, Step
from faraway.conformance.exchange.supervision import Notice, Occurrence, Supervises, Supervision
from faraway.conformance.exchange.wire import Reply, Ticket, read_reply
from faraway.conformance.suite.documents import compact

HELLO = 0
HANG_WEIGHT = 3
TAKEN_AT_ONCE = 8
TAKING_SECONDS = 0.01
"""Requests that are made while the port works take longer; then answers are read in between."""


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
        """Where the exchange with this child stands."""
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


@frozen(kw_only=True)
class Surroundings:
    """What an exchange takes from the system; a test gives it another system."""

    open_supervision: Callable[[Sequence[str], Limits], Supervises] = Supervision
    open_selector: Callable[[], selectors.BaseSelector] = selectors.DefaultSelector
    clock: Callable[[], float] = time.monotonic


class Exchange:
    """A conversation with one port over one or more child processes; use it in a `with` statement."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        jobs: int = 1,
        limits: Limits | None = None,
        surroundings: Surroundings | None = None,
    ) -> None:
        around = surroundings or Surroundings()
        self.limits = limits or Limits()
        self._clock = clock = around.clock
        self._supervision = around.open_supervision(command, self.limits)
        self._slots = [Slot() for _ in range(jobs)]
        self._selector = around.open_selector()
        self._wake, self._waker = (
            socket.socketpair()
        )  # no pipe: a port could open that in /proc and write to it
        self._selector.register(self._supervision, selectors.EVENT_READ)
        self._selector.register(self._wake, selectors.EVENT_READ)
        self._last_moment = clock() + self.limits.run_seconds
        self._queue: deque[Ticket] = deque()
        self._source: Iterator[Ticket] = iter(())
        self._deliver: Callable[[Ticket, Reply | Fault], None] = lambda _ticket, _reply: None
        self._identity: PortIdentity | None = None
        self._stop_reason = ""
        self._gave_up = ""
        self._is_cut_short = False
        self._last_fault: Fault | None = None
        self._in_a_row = 0
        self._faults = 0
        self._late: set[int] = set()
        self._hangs: Counter[str] = Counter()
        self._families_given_up: dict[str, str] = {}
        self._output_bytes = 0
        self._stderr_bytes = 0
        self._transient: list[Fault] = []
        self._stderr: Counter[str] = Counter()
        self._unclean: list[str] = []
        self._is_open = True

    def __enter__(self) -> Self:
        """Return the exchange."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End every process, whatever has happened."""
        if self._is_open:
            self._shut()

    def handshake(self) -> PortIdentity | None:
        """Start one child and exchange the handshake, before any request."""
        slot = self._slots[0]
        self._start(slot)
        while slot.state in (State.GREETING, State.ENDING):
            self._turn()
        return None if self._gave_up else self._identity

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Send all requests and deliver each reply or fault as it arrives; stop early only if the port is given up."""
        self._source = iter(tickets)
        self._deliver = deliver
        self._refill()
        while not self._gave_up and self._fill():
            self._turn()

    def stop(self, reason: str) -> None:
        """Have the conversation cut short at the next turn; may be called by a signal handler."""
        self._stop_reason = reason
        if self._is_open:  # otherwise everything has been asked, and there is nothing to cut short
            self._waker.send(b"!")

    @property
    def transient_faults(self) -> tuple[Fault, ...]:
        """The faults so far that no single request reproduces."""
        return tuple(self._transient)

    def close(self) -> Ending:
        """Close stdin of every child, wait for the exits, and return how the conversation ended."""
        self._last_moment = math.inf
        for slot in self._slots:
            if slot.process is not None and slot.process.in_flight:
                self._drop(slot)  # whoever asked does not wait for the answers
            elif slot.process is not None and slot.state is not State.ENDING:
                slot.process.since = self._clock()
                self._unregister(slot.process.input)
                slot.process.close_input()
        while any(slot.process is not None for slot in self._slots):
            self._turn()
        self._shut()
        return Ending(
            gave_up=self._gave_up,
            is_cut_short=self._is_cut_short,
            families_given_up=dict(self._families_given_up),
            last_fault=self._last_fault,
            transient_faults=tuple(self._transient),
            stderr="\n".join(
                line if times == 1 else f"{line} ({times} times)" for line, times in self._stderr.items()
            ),
            unclean_exits=tuple(dict.fromkeys(self._unclean)),
        )

    def _shut(self) -> None:
        self._is_open = False
        for slot in self._slots:
            self._drop(slot)
        self._selector.close()
        self._supervision.close()
        self._wake.close()
        self._waker.close()

    def _fill(self) -> bool:
        """Send requests to every child; return whether any reply is pending."""
        now = self._clock()
        for slot in self._slots:
            if slot.process is None and (self._queue or slot.again):
                self._start(slot)
            process = slot.process
            if process is None or not process.has_greeted or process.is_output_closed:
                continue
            if slot.again:
                if not process.in_flight:
                    process.send(slot.again[0], now)
            else:
                while self._queue and len(process.in_flight) < self.limits.in_flight:
                    process.send(self._queue.popleft(), now)
                self._refill()
            self._watch(process)
        return bool(self._queue) or any(
            slot.again or (slot.process is not None and slot.process.in_flight) for slot in self._slots
        )

    def _refill(self) -> None:
        """Take more requests from their source, up to one full pipeline, a few if they take time."""
        last_moment = self._clock() + TAKING_SECONDS
        wished = (ticket for ticket in self._source if ticket.family not in self._families_given_up)
        while (wanted := min(TAKEN_AT_ONCE, self.limits.in_flight - len(self._queue))) > 0:
            taken = [*islice(wished, wanted)]
            self._queue.extend(taken)
            if len(taken) < wanted or self._clock() >= last_moment:
                return

    def _watch(self, process: PortProcess) -> None:
        """Watch for writability exactly while there is something to write."""
        is_watched = process.input in self._selector.get_map()
        if process.wants_to_write and not is_watched:
            self._selector.register(process.input, selectors.EVENT_WRITE)
        elif is_watched and not process.wants_to_write:
            self._selector.unregister(process.input)

    def _turn(self) -> None:
        """Wait for an event or a deadline, and handle whatever there is."""
        moments = [self._last_moment, *(self._deadline(slot) for slot in self._slots)]
        timeout = max(0.0, min(moments) - self._clock())
        ready = {key.fd for key, _ in self._selector.select(None if timeout == math.inf else timeout)}
        if self._supervision.fileno() in ready:
            self._read_notices()
        for slot in self._slots:
            if slot.process is not None:
                self._serve(slot, slot.process, ready)
        if self._wake.fileno() in ready:  # at last: what was answered before the run was stopped counts
            self._cut_short(self._stop_reason)
        if self._clock() >= self._last_moment:
            self._cut_short(f"the run took longer than {self.limits.run_seconds:g} s")

    def _deadline(self, slot: Slot) -> float:
        """Return when a child is late; never where nothing is awaited."""
        if slot.process is None:
            return math.inf
        match slot.state:
            case State.ABSENT | State.IDLE:
                return math.inf
            case State.GREETING:
                return slot.process.since + self.limits.start_seconds
            case State.ASKING | State.ISOLATING:
                return slot.process.since + self.limits.seconds
            case State.ENDING | State.CLOSING:
                return slot.process.since + self.limits.exit_seconds
            case _ as never:
                assert_never(never)

    def _serve(self, slot: Slot, process: PortProcess, ready: set[int]) -> None:
        """Write to a child and read from it what its pipes allow now."""
        if process.input in ready and not process.is_input_closed:
            process.write()
            self._watch(process)
        if process.errors in ready:
            count = process.read_stderr()
            self._stderr_bytes += count or 0
            if count is None:
                self._selector.unregister(process.errors)
            elif self._stderr_bytes > self.limits.stderr_bytes:
                most = self.limits.stderr_bytes
                self._cut_short(f"the port wrote more than {most} bytes to standard error")
        if process.output in ready and slot.process is process:
            self._receive(slot, process)
        if slot.process is process and self._clock() >= self._deadline(slot):
            self._happen(slot, Happening(Event.DEADLINE, self._lateness(slot, process)))

    def _lateness(self, slot: Slot, process: PortProcess) -> Fault:
        if slot.state is State.ENDING:
            return Fault(FaultKind.CRASHED, process.exit_in_words())
        limit = self.limits.seconds if process.has_greeted else self.limits.start_seconds
        rest = process.unfinished_line
        return Fault(
            FaultKind.HUNG,
            f"nothing for {limit:g} s" + (f", after the unfinished line {excerpt(rest)!r}" if rest else ""),
        )

    def _receive(self, slot: Slot, process: PortProcess) -> None:
        """Read the lines that have arrived, and match them with the pending requests."""
        lines, count = process.read()
        if count is None:
            self._selector.unregister(process.output)
            self._happen(slot, Happening(Event.OUTPUT_CLOSED))
            return
        self._output_bytes += count
        for line in lines:
            self._happen(slot, self._meaning(process, line))
            if slot.process is not process:
                return
        if lines and not process.is_input_closed:
            process.since = self._clock()
        if process.unfinished_bytes > self.limits.line_bytes:
            self._happen(slot, self._long_line(process.unfinished_line))
        if self._output_bytes > self.limits.output_bytes:
            self._cut_short(f"the port wrote more than {self.limits.output_bytes} bytes of answers")

    def _meaning(self, process: PortProcess, line: bytes) -> Happening:
        """Return what a line is: an answer to the oldest request in flight, or a fault."""
        if len(line) > self.limits.line_bytes:
            return self._long_line(line)
        if not process.in_flight:
            return Happening(Event.OTHER_LINE, Fault(FaultKind.UNASKED, repr(excerpt(line))), line)
        ticket = process.in_flight[0]
        reply = Reply(ticket.right) if line == ticket.right_line else read_reply(line, ticket)
        if isinstance(reply, Fault):
            return Happening(Event.OTHER_LINE, reply, line)
        return Happening(Event.ANSWER, line=line, reply=reply)

    def _long_line(self, line: bytes) -> Happening:
        most = self.limits.line_bytes
        return Happening(
            Event.LONG_LINE, Fault(FaultKind.TOO_LONG, f"a line of over {most} bytes: {excerpt(line)!r}")
        )

    def _read_notices(self) -> None:
        """Handle what the supervisor reports."""
        notices = self._supervision.notices()
        if notices is None:
            self._selector.unregister(self._supervision)
            self._cut_short("the supervisor of the port was killed")
            return
        for notice in notices:
            for slot in self._slots:
                if slot.process is not None and slot.process.number == notice.number:
                    self._notice(slot, slot.process, notice)

    def _notice(self, slot: Slot, process: PortProcess, notice: Notice) -> None:
        match notice.occurrence:
            case Occurrence.EXITED:
                process.status = int(notice.detail)
                fault = Fault(FaultKind.CRASHED, process.exit_in_words())
                self._happen(slot, Happening(Event.EXITED, fault))
            case Occurrence.REFUSED:
                fault = Fault(FaultKind.NOT_STARTED, shortened(notice.detail))
                self._happen(slot, Happening(Event.REFUSED, fault))
            case Occurrence.OVER:
                self._happen(slot, Happening(Event.OVER_LIMIT, Fault(FaultKind.OVER_LIMIT, notice.detail)))
            case _ as never:
                assert_never(never)

    def _happen(self, slot: Slot, happening: Happening) -> None:
        """Do what the table says."""
        step = TABLE[slot.state, happening.event]
        process = slot.process
        if process is None or step is Step.IGNORE:
            return
        match step:
            case Step.ACCEPT:
                self._accept(slot, process, happening)
            case Step.GREET:
                self._greet(process, happening)
            case Step.FAIL:
                self._fail(slot, process, happening)
            case Step.AWAIT_EXIT:
                self._await_exit(slot, process)
            case Step.FINISH:
                self._finish(slot, process, happening)
            case Step.DROP:
                self._drop(slot)
            case Step.NOTE:
                pass  # the status is kept with the process
            case Step.NEVER:
                raise AssertionError(f"{happening.event} in {slot.state}")
            case _ as never:
                assert_never(never)

    def _accept(self, slot: Slot, process: PortProcess, happening: Happening) -> None:
        ticket = process.in_flight[0]
        process.settle()
        self._in_a_row = 0
        if slot.again and slot.again[0] is ticket:
            slot.again.popleft()
            if not slot.again and slot.suspected is not None:
                self._transient.append(slot.suspected)
        if not slot.again:
            slot.suspected = None
        self._deliver(ticket, happening.reply or Reply())

    def _greet(self, process: PortProcess, happening: Happening) -> None:
        process.settle()
        reply = happening.reply or Reply()
        identity = (
            load_identity(reply.answer)
            if reply.error is None
            else (f"hello was refused: {shortened(compact(reply.error))}",)
        )
        if isinstance(identity, tuple):
            self._give_up("the handshake is not in order: " + "; ".join(identity))
            return
        self._identity = identity
        process.has_greeted = True

    def _await_exit(self, slot: Slot, process: PortProcess) -> None:
        process.is_output_closed = True
        process.since = self._clock()
        if process.status is not None:
            self._fail(
                slot, process, Happening(Event.EXITED, Fault(FaultKind.CRASHED, process.exit_in_words()))
            )

    def _finish(self, slot: Slot, process: PortProcess, happening: Happening) -> None:
        if process.status != 0 and not self._gave_up:
            if happening.event is Event.OVER_LIMIT:
                how = "was stopped at a limit"
            elif process.status is None:
                how = "did not exit"
            elif process.status < 0:
                how = f"was ended by {signal_in_words(-process.status)}"
            else:
                how = f"exited with status {process.status}"
            self._unclean.append(f"the port {how} when stdin closed")
        self._drop(slot)

    def _fail(self, slot: Slot, process: PortProcess, happening: Happening) -> None:
        """Kill a child that broke the protocol; blame its one pending request, or send the pending ones again one by one.

        A time-out counts when the request has timed out before: it is sent once more to a fresh process.
        """
        fault = happening.fault or Fault(FaultKind.CRASHED)
        self._last_fault = fault
        waiting = [ticket for ticket in process.in_flight if ticket.family not in self._families_given_up]
        is_given_up = bool(process.in_flight) and not waiting
        repeated = (
            process.answered if happening.line and _answers_again(happening.line, process.answered) else None
        )
        self._drop(slot)
        if fault.kind is FaultKind.NOT_STARTED:
            self._give_up(f"the command {fault.in_words()}")
            return
        is_about_hello = process.answered is not None and process.answered.number == HELLO
        if not process.has_greeted or (is_about_hello and (repeated or not process.in_flight)):
            self._give_up(f"the handshake failed: the port {fault.in_words()}")
            return
        self._faults += HANG_WEIGHT if fault.kind is FaultKind.HUNG else 1
        is_asked_again = bool(waiting) and self._is_first_time_out(waiting[0], fault)
        if repeated is not None:
            self._queue.extendleft(() if slot.again else reversed(waiting))
            self._deliver(repeated, Fault(FaultKind.TWICE, repr(excerpt(happening.line))))
        elif len(waiting) == 1 and not is_asked_again:
            self._blame(slot, waiting[0], fault)
        elif waiting:
            slot.again = slot.again or deque(waiting)
            slot.suspected = slot.suspected or fault
        elif not is_given_up:
            self._transient.append(fault)
        if self._in_a_row >= self.limits.faults_in_a_row or self._faults >= self.limits.faults:
            self._give_up(f"too many faults, the last: the port {fault.in_words()}")

    def _is_first_time_out(self, ticket: Ticket, fault: Fault) -> bool:
        """Return True if a request timed out that is to be asked once more."""
        if fault.kind is not FaultKind.HUNG or ticket.number in self._late:
            return False
        self._late.add(ticket.number)
        return True

    def _blame(self, slot: Slot, ticket: Ticket, fault: Fault) -> None:
        """Deliver the fault of one request; after several time-outs ask no more of its family."""
        if slot.again:
            slot.again.popleft()  # it was sent again alone
        slot.suspected = None
        is_hang = fault.kind is FaultKind.HUNG
        if not is_hang or not ticket.family:
            self._in_a_row += HANG_WEIGHT if is_hang else 1
        self._deliver(ticket, fault)
        self._hangs[ticket.family] += is_hang
        if ticket.family and self._hangs[ticket.family] >= self.limits.hangs_in_a_family:
            times = self._hangs[ticket.family]
            self._families_given_up[ticket.family] = (
                f"{times} questions of {ticket.family} were not answered in time"
            )
            self._queue = self._still_asked(self._queue)
            self._refill()
            for other in self._slots:
                other.again = self._still_asked(other.again)
                other.suspected = other.suspected if other.again else None

    def _still_asked(self, tickets: deque[Ticket]) -> deque[Ticket]:
        return deque(ticket for ticket in tickets if ticket.family not in self._families_given_up)

    def _cut_short(self, reason: str) -> None:
        if not self._gave_up:
            self._is_cut_short = True
            self._give_up(reason)

    def _give_up(self, reason: str) -> None:
        self._gave_up = self._gave_up or reason
        self._last_moment = math.inf
        for slot in self._slots:
            self._happen(slot, Happening(Event.STOPPED))

    def _start(self, slot: Slot) -> None:
        process = slot.process = PortProcess(*self._supervision.start())
        process.send(Ticket(HELLO, compact({"id": HELLO, **hello_request()}).encode()), self._clock())
        self._selector.register(process.output, selectors.EVENT_READ)
        self._selector.register(process.errors, selectors.EVENT_READ)
        self._watch(process)

    def _drop(self, slot: Slot) -> None:
        """Forget a child and have it killed."""
        process = slot.process
        if process is None:
            return
        slot.process = None
        process.read_stderr()
        for descriptor in process.streams:
            self._unregister(descriptor)
        self._supervision.kill(process.number)
        process.close()
        lines = process.stderr.decode("utf-8", "backslashreplace").splitlines()
        self._stderr.update(line for line in lines if line.strip())

    def _unregister(self, descriptor: int) -> None:
        if descriptor in self._selector.get_map():
            self._selector.unregister(descriptor)


class OpenExchange(Protocol):
    """Opens the exchange with a port: `Exchange`, or one that is known to who may stop it."""

    def __call__(self, command: Sequence[str], /, *, jobs: int = 1, limits: Limits | None = None) -> Exchange:
        """Open an exchange."""


def already_open(exchange: Exchange) -> OpenExchange:
    """Return what opens nothing, but gives this exchange."""

    def give(_command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> Exchange:
        del jobs, limits
        return exchange

    return give


def _answers_again(line: bytes, ticket: Ticket | None) -> bool:
    """Return True if a line answers a request that has been answered already."""
    return ticket is not None and not isinstance(read_reply(line, ticket), Fault)
