"""Many questions to one port: pipelined over several children, each fault blamed on the question that causes it.

While all goes well, up to `Limits.in_flight` lines wait at every child. When a child crashes, hangs or breaks the protocol,
a new one is started and the unanswered lines are asked again one at a time, so that the guilty one stands alone.
"""

import json
import selectors
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from attrs import define, field, frozen

from faraway.conformance.runner.handshake import PortIdentity, greeting, load_identity
from faraway.conformance.runner.wire import Fault, FaultKind, Limits, PortProcess, Ticket, excerpt
from faraway.conformance.suite.documents import Json, JsonObject, compact

HELLO = 0
_decode = json.JSONDecoder().decode
HANG_WEIGHT = 3


@frozen
class Reply:
    """What a port answered: an answer or an error."""

    answer: Json = None
    error: JsonObject | None = None


@frozen(kw_only=True)
class Ending:
    """What remains to be told when all has been asked, or the port was given up."""

    identity: PortIdentity | None
    gave_up: str = ""
    last_fault: Fault | None = None
    passing_faults: tuple[Fault, ...] = ()
    noise: str = ""
    unclean_exits: tuple[str, ...] = ()


@define
class _Lane:
    """One place at which a child runs: the child, and what must be asked again one at a time."""

    process: PortProcess | None = None
    is_greeted: bool = False
    again: deque[Ticket] = field(factory=deque)
    suspicion: Fault | None = None


class Exchange:
    """A conversation with one port over one or more children."""

    def __init__(self, command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> None:
        self.command = tuple(command)
        self.limits = limits or Limits()
        self.identity: PortIdentity | None = None
        self._lanes = [_Lane() for _ in range(jobs)]
        self._selector = selectors.DefaultSelector()
        self._queue: deque[Ticket] = deque()
        self._source: Iterator[Ticket] = iter(())
        self._deliver: Callable[[Ticket, Reply | Fault], None] = lambda _ticket, _reply: None
        self._gave_up = ""
        self._last_fault: Fault | None = None
        self._in_a_row = 0
        self._faults = 0
        self._passing: list[Fault] = []
        self._noise: Counter[str] = Counter()
        self._unclean: list[str] = []

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Ask all, and deliver each reply or fault as it comes; stops early only when the port is given up."""
        self._source = iter(tickets)
        self._deliver = deliver
        self._refill()
        while not self._gave_up and self._fill():
            self._turn()

    def greet(self) -> PortIdentity | None:
        """Start one child and shake hands, before anything is asked."""
        self._start(self._lanes[0])
        while not self._gave_up and not self._lanes[0].is_greeted:
            self._turn()
        return self.identity

    @property
    def passing_faults(self) -> tuple[Fault, ...]:
        """The faults so far that no single question could be blamed for."""
        return tuple(self._passing)

    def close(self) -> Ending:
        """End every child and tell what remains to be told."""
        for lane in self._lanes:
            if lane.process is not None:
                process = lane.process
                self._forget(lane, process)
                status = process.dismiss(1.0)
                if status != 0 and not self._gave_up:
                    how = "had to be stopped" if status is None else f"exit status {status}"
                    self._unclean.append(f"when its input ended: {how}")
                self._note_noise(process)
        self._selector.close()
        return Ending(
            identity=self.identity,
            gave_up=self._gave_up,
            last_fault=self._last_fault,
            passing_faults=tuple(self._passing),
            noise="\n".join(
                line if times == 1 else f"{line} ({times} times)" for line, times in self._noise.items()
            ),
            unclean_exits=tuple(dict.fromkeys(self._unclean)),
        )

    def _fill(self) -> bool:
        """Give every lane work; tell whether anything is under way."""
        now = time.monotonic()
        for lane in self._lanes:
            if lane.process is None and (self._queue or lane.again):
                self._start(lane)
            process = lane.process
            if process is None or not lane.is_greeted:
                continue
            if lane.again or lane.suspicion is not None:
                if not process.in_flight and lane.again:
                    process.send(lane.again[0], now)
            else:
                while self._queue and len(process.in_flight) < self.limits.in_flight:
                    process.send(self._queue.popleft(), now)
                self._refill()
            self._watch(process)
        return any(
            lane.again or (lane.process is not None and lane.process.in_flight) for lane in self._lanes
        )

    def _refill(self) -> None:
        """Take more questions from their source, a few more than all children can have at once."""
        wanted = self.limits.in_flight - len(self._queue)
        self._queue.extend(islice(self._source, max(0, wanted)))

    def _watch(self, process: PortProcess) -> None:
        """Have the selector tell when the port can be written to, exactly while there is something to write."""
        is_watched = process.input in self._selector.get_map()
        if process.wants_to_write and not is_watched:
            self._selector.register(process.input, selectors.EVENT_WRITE, process)
        elif is_watched and not process.wants_to_write:
            self._selector.unregister(process.input)

    def _turn(self) -> None:
        """Wait for something to happen at any child, and take it in."""
        now = time.monotonic()
        deadlines = [
            self._deadline(lane)
            for lane in self._lanes
            if lane.process is not None and lane.process.in_flight
        ]
        timeout = max(0.0, min(deadlines) - now) if deadlines else 0.0
        ready = {(key.fd, key.data) for key, _ in self._selector.select(timeout)}
        for lane in self._lanes:
            process = lane.process
            if process is None:
                continue
            if (process.input, process) in ready:
                process.write()
                self._watch(process)
            if (process.errors, process) in ready and process.read_noise():
                self._selector.unregister(process.errors)
            if (process.output, process) in ready:
                self._take_in(lane, process)
            elif process.in_flight and time.monotonic() >= self._deadline(lane):
                self._fail(lane, process, self._hang(lane, process))

    def _deadline(self, lane: _Lane) -> float:
        process = lane.process
        since = 0.0 if process is None else process.since
        return since + (self.limits.seconds if lane.is_greeted else self.limits.start_seconds)

    def _hang(self, lane: _Lane, process: PortProcess) -> Fault:
        limit = self.limits.seconds if lane.is_greeted else self.limits.start_seconds
        rest = (
            f", after the unfinished line {excerpt(process.unfinished_line)!r}"
            if process.unfinished_line
            else ""
        )
        return Fault(FaultKind.HUNG, f"nothing for {limit:g} s{rest}")

    def _take_in(self, lane: _Lane, process: PortProcess) -> None:
        """Match the lines that have come with the questions that wait for them."""
        lines, has_ended = process.read()
        for line in lines:
            if not process.in_flight:
                self._fail(lane, process, Fault(FaultKind.UNASKED, repr(excerpt(line))), line)
                return
            ticket = process.in_flight[0]
            reply = Reply(ticket.right) if line == ticket.right_line else read_reply(line, ticket)
            if isinstance(reply, Fault):
                self._fail(lane, process, reply, line)
                return
            process.settle()
            if ticket.number == HELLO:
                if not self._greeted(lane, reply):
                    return
            else:
                self._accept(lane, ticket, reply)
        if lines:
            process.since = time.monotonic()
        if has_ended:
            self._fail(lane, process, Fault(FaultKind.CRASHED, process.ending()))
        elif process.is_line_too_long:
            beginning = excerpt(process.unfinished_line)
            self._fail(
                lane,
                process,
                Fault(FaultKind.TOO_LONG, f"a line of over {self.limits.line_bytes} bytes: {beginning!r}"),
            )

    def _accept(self, lane: _Lane, ticket: Ticket, reply: Reply) -> None:
        self._in_a_row = 0
        if lane.again:
            lane.again.popleft()
            if not lane.again and lane.suspicion is not None:
                self._passing.append(lane.suspicion)
        if not lane.again:
            lane.suspicion = None
        self._deliver(ticket, reply)

    def _greeted(self, lane: _Lane, reply: Reply) -> bool:
        identity = (
            load_identity(reply.answer)
            if reply.error is None
            else (f"hello was refused: {compact(reply.error)}",)
        )
        if isinstance(identity, tuple):
            self._give_up("the handshake is not in order: " + "; ".join(identity))
            return False
        self.identity = identity
        lane.is_greeted = True
        return True

    def _fail(self, lane: _Lane, process: PortProcess, fault: Fault, line: bytes = b"") -> None:
        """Stop a child that broke the protocol; blame its one question, or find out which of many was to blame."""
        self._last_fault = fault
        waiting = list(process.in_flight)
        repeated = process.answered if line and is_answer_again(line, process.answered) else None
        was_greeted = lane.is_greeted
        self._drop(lane)
        if not was_greeted:
            self._give_up(f"the handshake failed: the port {fault.in_words()}")
            return
        weight = HANG_WEIGHT if fault.kind is FaultKind.HUNG else 1
        self._faults += weight
        if repeated is not None:
            self._queue.extendleft(() if lane.again else reversed(waiting))
            self._deliver(repeated, Fault(FaultKind.TWICE, repr(excerpt(line))))
        elif len(waiting) == 1:
            if lane.again:
                lane.again.popleft()
            lane.suspicion = None
            self._in_a_row += weight
            self._deliver(waiting[0], fault)
        elif waiting:
            lane.again.extendleft(reversed(waiting))
            lane.suspicion = fault
        else:
            self._passing.append(fault)
        if self._in_a_row >= self.limits.faults_in_a_row or self._faults >= self.limits.faults:
            self._give_up(f"too many faults, the last: the port {fault.in_words()}")

    def _give_up(self, reason: str) -> None:
        self._gave_up = reason
        for lane in self._lanes:
            self._drop(lane)

    def _start(self, lane: _Lane) -> None:
        try:
            process = PortProcess(self.command, self.limits)
        except OSError as error:
            self._give_up(f"the command could not be started: {error}")
            return
        lane.process = process
        lane.is_greeted = False
        process.send(Ticket(HELLO, compact({"id": HELLO, **greeting()}).encode()), time.monotonic())
        self._selector.register(process.output, selectors.EVENT_READ, process)
        self._selector.register(process.errors, selectors.EVENT_READ, process)
        self._watch(process)

    def _drop(self, lane: _Lane) -> None:
        if lane.process is not None:
            process = lane.process
            process.read_noise()
            self._forget(lane, process)
            process.stop()
            self._note_noise(process)

    def _forget(self, lane: _Lane, process: PortProcess) -> None:
        lane.process = None
        lane.is_greeted = False
        for descriptor in (process.input, process.output, process.errors):
            if descriptor in self._selector.get_map():
                self._selector.unregister(descriptor)

    def _note_noise(self, process: PortProcess) -> None:
        self._noise.update(process.noise.decode("utf-8", "backslashreplace").splitlines())


def read_reply(line: bytes, ticket: Ticket) -> Reply | Fault:
    """Read one line as the answer to one question."""
    try:
        document: Json = _decode(line.decode())
    except (ValueError, RecursionError):
        return Fault(FaultKind.NOT_JSON, repr(excerpt(line)))
    if not isinstance(document, dict) or "id" not in document:
        return Fault(FaultKind.NOT_AN_ANSWER, f"it has no id: {excerpt(line)!r}")
    if "request" in document:
        return Fault(FaultKind.NOT_AN_ANSWER, f"it sent the request back: {excerpt(line)!r}")
    number = document["id"]
    wanted = ticket.number if ticket.has_id else None
    if type(number) is not type(wanted) or number != wanted:
        return Fault(FaultKind.WRONG_ID, f"id {compact(wanted)} was asked, {compact(number)} was answered")
    return _content(document) or Fault(
        FaultKind.NOT_AN_ANSWER,
        f'it has neither just "answer" nor just "error" with a code: {excerpt(line)!r}',
    )


def is_answer_again(line: bytes, ticket: Ticket | None) -> bool:
    """Whether a line answers a question that has been answered already."""
    return ticket is not None and not isinstance(read_reply(line, ticket), Fault)


def _content(document: JsonObject) -> Reply | None:
    error = document.get("error")
    if "answer" in document and "error" not in document:
        return Reply(answer=document["answer"])
    if "answer" not in document and isinstance(error, dict) and isinstance(error.get("code"), str):
        return Reply(error=error)
    return None
