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
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Self, assert_never

from attrs import frozen

from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault, FaultKind, excerpt
from faraway.conformance.exchange.handshake import PortIdentity, hello_request
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.process import PortProcess
from faraway.conformance.exchange.requests import Requests
from faraway.conformance.exchange.slot import (
    Happening,
    Slot,
    answers_again,
    greeting,
    long_line,
    meaning,
    noticed,
    unclean_exit,
)
from faraway.conformance.exchange.states import TABLE, Event, State, Step
from faraway.conformance.exchange.supervision import Supervises, Supervision
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.suite.documents import compact

HELLO = 0
HANG_WEIGHT = 3


@frozen(kw_only=True)
class Surroundings:
    """What an exchange uses of the operating system; a test replaces it."""

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
        # No pipe: a port could open that in /proc and write to it.
        self._wake, self._waker = socket.socketpair()
        self._selector.register(self._supervision, selectors.EVENT_READ)
        self._selector.register(self._wake, selectors.EVENT_READ)
        self._last_moment = clock() + self.limits.run_seconds
        self._requests = Requests(self.limits, clock)
        self._deliver: Callable[[Ticket, Reply | Fault], None] = lambda _ticket, _reply: None
        self._identity: PortIdentity | None = None
        self._stop_reason = ""
        self._gave_up = ""
        self._is_cut_short = False
        self._last_fault: Fault | None = None
        self._in_a_row = self._faults = 0
        self._output_bytes = self._stderr_bytes = 0
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
        self._deliver = deliver
        self._requests.begin(tickets)
        while not self._gave_up and self._fill():
            self._turn()

    def stop(self, reason: str) -> None:
        """Cut the conversation short at the next turn; may be called by a signal handler."""
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
            families_given_up=dict(self._requests.families_given_up),
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
            if slot.process is None and (self._requests or slot.again):
                self._start(slot)
            process = slot.process
            if process is None or not process.has_greeted or process.is_output_closed:
                continue
            if slot.again:
                if not process.in_flight:
                    process.send(slot.again[0], now)
            else:
                while self._requests and len(process.in_flight) < self.limits.in_flight:
                    process.send(self._requests.next(), now)
                self._requests.refill()
            self._watch(process)
        return bool(self._requests) or any(
            slot.again or (slot.process is not None and slot.process.in_flight) for slot in self._slots
        )

    def _watch(self, process: PortProcess) -> None:
        """Watch for writability exactly while there is something to write."""
        is_watched = process.input in self._selector.get_map()
        if process.wants_to_write and not is_watched:
            self._selector.register(process.input, selectors.EVENT_WRITE)
        elif is_watched and not process.wants_to_write:
            self._selector.unregister(process.input)

    def _turn(self) -> None:
        """Wait for an event or a deadline, and handle whatever there is."""
        moments = [self._last_moment, *(slot.deadline(self.limits) for slot in self._slots)]
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

    def _serve(self, slot: Slot, process: PortProcess, ready: set[int]) -> None:
        """Write to a child and read from it, as far as its pipes allow now."""
        if process.input in ready and not process.is_input_closed:
            process.write()
            self._watch(process)
        if process.errors in ready:
            count = process.read_stderr()
            self._stderr_bytes += count or 0
            if count is None:
                self._selector.unregister(process.errors)
            elif self._stderr_bytes > self.limits.stderr_bytes:
                self._cut_short(
                    f"the port wrote more than {self.limits.stderr_bytes} bytes to standard error"
                )
        if process.output in ready and slot.process is process:
            self._receive(slot, process)
        if slot.process is process and self._clock() >= slot.deadline(self.limits):
            self._happen(slot, slot.lateness(process, self.limits))

    def _receive(self, slot: Slot, process: PortProcess) -> None:
        """Read the lines that have arrived, and match them with the pending requests."""
        lines, count = process.read()
        if count is None:
            self._selector.unregister(process.output)
            self._happen(slot, Happening(Event.OUTPUT_CLOSED))
            return
        self._output_bytes += count
        for line in lines:
            self._happen(slot, meaning(process, line, self.limits))
            if slot.process is not process:
                return
        if lines and not process.is_input_closed:
            process.since = self._clock()
        if process.unfinished_bytes > self.limits.line_bytes:
            self._happen(slot, long_line(process.unfinished_line, self.limits))
        if self._output_bytes > self.limits.output_bytes:
            self._cut_short(f"the port wrote more than {self.limits.output_bytes} bytes of answers")

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
                    self._happen(slot, noticed(slot.process, notice))

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
        identity = greeting(happening.reply or Reply())
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
            self._unclean.append(unclean_exit(process, happening.event))
        self._drop(slot)

    def _fail(self, slot: Slot, process: PortProcess, happening: Happening) -> None:
        """Kill a child that broke the protocol; blame its one pending request, or send the pending ones again one by one.

        A time-out counts when the request has timed out before: it is sent once more to a fresh process.
        """
        fault = happening.fault or Fault(FaultKind.CRASHED)
        self._last_fault = fault
        waiting = [*self._requests.still_asked(process.in_flight)]
        is_given_up = bool(process.in_flight) and not waiting
        repeated = (
            process.answered if happening.line and answers_again(happening.line, process.answered) else None
        )
        self._drop(slot)
        if fault.kind is FaultKind.NOT_STARTED:
            self._give_up(f"the command {fault.in_words()}")
            return
        is_about_hello = process.answered is not None and process.answered.number == HELLO
        if not process.has_greeted or (is_about_hello and (repeated or not process.in_flight)):
            self._give_up(f"the handshake failed: the port {fault.in_words()}")
            return
        is_hang = fault.kind is FaultKind.HUNG
        self._faults += HANG_WEIGHT if is_hang else 1
        is_asked_again = is_hang and bool(waiting) and self._requests.is_first_time_out(waiting[0])
        if repeated is not None:
            self._requests.put_back([] if slot.again else waiting)
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

    def _blame(self, slot: Slot, ticket: Ticket, fault: Fault) -> None:
        """Deliver the fault of one request; after several time-outs ask no more of its family."""
        if slot.again:
            slot.again.popleft()  # it was sent again alone
        slot.suspected = None
        is_hang = fault.kind is FaultKind.HUNG
        if not is_hang or not ticket.family:
            self._in_a_row += HANG_WEIGHT if is_hang else 1
        self._deliver(ticket, fault)
        if is_hang and self._requests.hung(ticket):
            for other in self._slots:
                other.again = deque(self._requests.still_asked(other.again))
                other.suspected = other.suspected if other.again else None

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
