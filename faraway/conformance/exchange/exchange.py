"""Many requests to one port: pipelined over several child processes, each fault attributed to the request that causes it.

Normally up to `Limits.in_flight` lines are in flight at every child. When a child crashes, hangs or breaks the protocol,
a new one is started and the unanswered lines are sent again one at a time, which isolates the request at fault.
"""

import selectors
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from attrs import define, field, frozen

from faraway.conformance.exchange.faults import Fault, FaultKind, excerpt
from faraway.conformance.exchange.handshake import PortIdentity, hello_request, load_identity
from faraway.conformance.exchange.process import Limits, PortProcess
from faraway.conformance.exchange.wire import Reply, Ticket, read_reply
from faraway.conformance.suite.documents import compact

HELLO = 0
HANG_WEIGHT = 3


@frozen(kw_only=True)
class Ending:
    """How a conversation ended: why it was given up, faults of no single request, standard error, unclean exits."""

    gave_up: str = ""
    last_fault: Fault | None = None
    transient_faults: tuple[Fault, ...] = ()
    stderr: str = ""
    unclean_exits: tuple[str, ...] = ()


@define
class _Worker:
    """One slot for a child process: the child, and the requests to send again one at a time."""

    process: PortProcess | None = None
    is_ready: bool = False
    again: deque[Ticket] = field(factory=deque)
    suspected: Fault | None = None


class Exchange:
    """A conversation with one port over one or more child processes."""

    def __init__(self, command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> None:
        self.command = tuple(command)
        self.limits = limits or Limits()
        self.identity: PortIdentity | None = None
        self._workers = [_Worker() for _ in range(jobs)]
        self._selector = selectors.DefaultSelector()
        self._queue: deque[Ticket] = deque()
        self._source: Iterator[Ticket] = iter(())
        self._deliver: Callable[[Ticket, Reply | Fault], None] = lambda _ticket, _reply: None
        self._gave_up = ""
        self._last_fault: Fault | None = None
        self._in_a_row = 0
        self._faults = 0
        self._transient: list[Fault] = []
        self._stderr: Counter[str] = Counter()
        self._unclean: list[str] = []

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Send all requests and deliver each reply or fault as it arrives; stop early only if the port is given up."""
        self._source = iter(tickets)
        self._deliver = deliver
        self._refill()
        while not self._gave_up and self._fill():
            self._turn()

    def handshake(self) -> PortIdentity | None:
        """Start one child and exchange the handshake, before any request."""
        self._start(self._workers[0])
        while not self._gave_up and not self._workers[0].is_ready:
            self._turn()
        return self.identity

    @property
    def transient_faults(self) -> tuple[Fault, ...]:
        """The faults so far that no single request reproduces."""
        return tuple(self._transient)

    def close(self) -> Ending:
        """Close stdin of every child and return how the conversation ended."""
        for worker in self._workers:
            if worker.process is not None:
                process = worker.process
                self._forget(worker, process)
                status = process.close_stdin(1.0)
                if status != 0 and not self._gave_up:
                    how = "did not exit" if status is None else f"exited with status {status}"
                    self._unclean.append(f"the port {how} when stdin closed")
                self._keep_stderr(process)
        self._selector.close()
        return Ending(
            gave_up=self._gave_up,
            last_fault=self._last_fault,
            transient_faults=tuple(self._transient),
            stderr="\n".join(
                line if times == 1 else f"{line} ({times} times)" for line, times in self._stderr.items()
            ),
            unclean_exits=tuple(dict.fromkeys(self._unclean)),
        )

    def _fill(self) -> bool:
        """Send requests to every worker; return whether any reply is pending."""
        now = time.monotonic()
        for worker in self._workers:
            if worker.process is None and (self._queue or worker.again):
                self._start(worker)
            process = worker.process
            if process is None or not worker.is_ready:
                continue
            if worker.again or worker.suspected is not None:
                if not process.in_flight and worker.again:
                    process.send(worker.again[0], now)
            else:
                while self._queue and len(process.in_flight) < self.limits.in_flight:
                    process.send(self._queue.popleft(), now)
                self._refill()
            self._watch(process)
        return any(
            worker.again or (worker.process is not None and worker.process.in_flight)
            for worker in self._workers
        )

    def _refill(self) -> None:
        """Take more requests from their source, up to one full pipeline."""
        wanted = self.limits.in_flight - len(self._queue)
        self._queue.extend(islice(self._source, max(0, wanted)))

    def _watch(self, process: PortProcess) -> None:
        """Watch for writability exactly while there is something to write."""
        is_watched = process.input in self._selector.get_map()
        if process.wants_to_write and not is_watched:
            self._selector.register(process.input, selectors.EVENT_WRITE, process)
        elif is_watched and not process.wants_to_write:
            self._selector.unregister(process.input)

    def _turn(self) -> None:
        """Wait for an event at any child and handle it."""
        now = time.monotonic()
        deadlines = [
            self._deadline(worker)
            for worker in self._workers
            if worker.process is not None and worker.process.in_flight
        ]
        timeout = max(0.0, min(deadlines) - now) if deadlines else 0.0
        ready = {(key.fd, key.data) for key, _ in self._selector.select(timeout)}
        for worker in self._workers:
            process = worker.process
            if process is None:
                continue
            if (process.input, process) in ready:
                process.write()
                self._watch(process)
            if (process.errors, process) in ready and process.read_stderr():
                self._selector.unregister(process.errors)
            if (process.output, process) in ready:
                self._receive(worker, process)
            elif process.in_flight and time.monotonic() >= self._deadline(worker):
                self._fail(worker, process, self._hang(worker, process))

    def _deadline(self, worker: _Worker) -> float:
        process = worker.process
        since = 0.0 if process is None else process.since
        return since + (self.limits.seconds if worker.is_ready else self.limits.start_seconds)

    def _hang(self, worker: _Worker, process: PortProcess) -> Fault:
        limit = self.limits.seconds if worker.is_ready else self.limits.start_seconds
        rest = (
            f", after the unfinished line {excerpt(process.unfinished_line)!r}"
            if process.unfinished_line
            else ""
        )
        return Fault(FaultKind.HUNG, f"nothing for {limit:g} s{rest}")

    def _receive(self, worker: _Worker, process: PortProcess) -> None:
        """Match the lines that have arrived with the pending requests."""
        lines, has_ended = process.read()
        for line in lines:
            if not process.in_flight:
                self._fail(worker, process, Fault(FaultKind.UNASKED, repr(excerpt(line))), line)
                return
            ticket = process.in_flight[0]
            reply = Reply(ticket.right) if line == ticket.right_line else read_reply(line, ticket)
            if isinstance(reply, Fault):
                self._fail(worker, process, reply, line)
                return
            process.settle()
            if ticket.number == HELLO:
                if not self._accept_handshake(worker, reply):
                    return
            else:
                self._accept(worker, ticket, reply)
        if lines:
            process.since = time.monotonic()
        if has_ended:
            self._fail(worker, process, Fault(FaultKind.CRASHED, process.exit_in_words()))
        elif process.is_line_too_long:
            beginning = excerpt(process.unfinished_line)
            self._fail(
                worker,
                process,
                Fault(FaultKind.TOO_LONG, f"a line of over {self.limits.line_bytes} bytes: {beginning!r}"),
            )

    def _accept(self, worker: _Worker, ticket: Ticket, reply: Reply) -> None:
        self._in_a_row = 0
        if worker.again:
            worker.again.popleft()
            if not worker.again and worker.suspected is not None:
                self._transient.append(worker.suspected)
        if not worker.again:
            worker.suspected = None
        self._deliver(ticket, reply)

    def _accept_handshake(self, worker: _Worker, reply: Reply) -> bool:
        identity = (
            load_identity(reply.answer)
            if reply.error is None
            else (f"hello was refused: {compact(reply.error)}",)
        )
        if isinstance(identity, tuple):
            self._give_up("the handshake is not in order: " + "; ".join(identity))
            return False
        self.identity = identity
        worker.is_ready = True
        return True

    def _fail(self, worker: _Worker, process: PortProcess, fault: Fault, line: bytes = b"") -> None:
        """Kill a child that broke the protocol; blame its one pending request, or send the pending ones again one by one."""
        self._last_fault = fault
        waiting = list(process.in_flight)
        repeated = process.answered if line and _answers_again(line, process.answered) else None
        was_ready = worker.is_ready
        self._drop(worker)
        if not was_ready:
            self._give_up(f"the handshake failed: the port {fault.in_words()}")
            return
        weight = HANG_WEIGHT if fault.kind is FaultKind.HUNG else 1
        self._faults += weight
        if repeated is not None:
            self._queue.extendleft(() if worker.again else reversed(waiting))
            self._deliver(repeated, Fault(FaultKind.TWICE, repr(excerpt(line))))
        elif len(waiting) == 1:
            if worker.again:
                worker.again.popleft()
            worker.suspected = None
            self._in_a_row += weight
            self._deliver(waiting[0], fault)
        elif waiting:
            worker.again.extendleft(reversed(waiting))
            worker.suspected = fault
        else:
            self._transient.append(fault)
        if self._in_a_row >= self.limits.faults_in_a_row or self._faults >= self.limits.faults:
            self._give_up(f"too many faults, the last: the port {fault.in_words()}")

    def _give_up(self, reason: str) -> None:
        self._gave_up = reason
        for worker in self._workers:
            self._drop(worker)

    def _start(self, worker: _Worker) -> None:
        try:
            process = PortProcess(self.command, self.limits)
        except OSError as error:
            self._give_up(f"the command could not be started: {error}")
            return
        worker.process = process
        worker.is_ready = False
        process.send(Ticket(HELLO, compact({"id": HELLO, **hello_request()}).encode()), time.monotonic())
        self._selector.register(process.output, selectors.EVENT_READ, process)
        self._selector.register(process.errors, selectors.EVENT_READ, process)
        self._watch(process)

    def _drop(self, worker: _Worker) -> None:
        if worker.process is not None:
            process = worker.process
            process.read_stderr()
            self._forget(worker, process)
            process.kill()
            self._keep_stderr(process)

    def _forget(self, worker: _Worker, process: PortProcess) -> None:
        worker.process = None
        worker.is_ready = False
        for descriptor in (process.input, process.output, process.errors):
            if descriptor in self._selector.get_map():
                self._selector.unregister(descriptor)

    def _keep_stderr(self, process: PortProcess) -> None:
        self._stderr.update(process.stderr.decode("utf-8", "backslashreplace").splitlines())


def _answers_again(line: bytes, ticket: Ticket | None) -> bool:
    """Return True if a line answers a request that has been answered already."""
    return ticket is not None and not isinstance(read_reply(line, ticket), Fault)
