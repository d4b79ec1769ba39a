"""One running port: write request lines, read reply lines, keep standard error apart. Nothing here blocks."""

import os
import signal
from collections import deque

from faraway.conformance.exchange.faults import EXCERPT, excerpt
from faraway.conformance.exchange.wire import Ticket

CHUNK = 1 << 18
STDERR_KEPT = 1 << 14


class PortProcess:
    """One running child; the exchange decides when to read, when to write and when to stop it."""

    def __init__(self, number: int, streams: tuple[int, int, int]) -> None:
        self.number = number
        self.input, self.output, self.errors = streams
        self.in_flight: deque[Ticket] = deque()
        self.answered: Ticket | None = None
        self.since = 0.0
        self.has_greeted = False
        self.is_output_closed = False
        self.is_input_closed = False
        self.status: int | None = None
        self.stderr = bytearray()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        for descriptor in streams:
            os.set_blocking(descriptor, False)

    @property
    def wants_to_write(self) -> bool:
        """Whether lines are waiting to be written."""
        return bool(self._outgoing) and not self.is_input_closed

    def send(self, ticket: Ticket, now: float) -> None:
        """Queue one request line."""
        if not self.in_flight:
            self.since = now
        self.in_flight.append(ticket)
        self._outgoing += ticket.line
        self._outgoing += b"\n"

    def settle(self) -> None:
        """Remove the oldest request: it has been answered."""
        self.answered = self.in_flight.popleft()

    def write(self) -> None:
        """Write what the pipe accepts now; a port that has exited is noticed when reading."""
        try:
            written = os.write(self.input, self._outgoing[:CHUNK])
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._outgoing.clear()
            return
        del self._outgoing[:written]

    def read(self) -> tuple[list[bytes], int | None]:
        """Return the complete lines that have arrived, and how much was read, None if the output was closed."""
        try:
            chunk = os.read(self.output, CHUNK)
        except BlockingIOError:
            return [], 0
        if not chunk:
            return [], None
        if b"\n" not in chunk:
            self._incoming += chunk
            return [], len(chunk)
        lines = (bytes(self._incoming) + chunk).split(b"\n")
        self._incoming = bytearray(lines.pop())
        return lines, len(chunk)

    @property
    def unfinished_line(self) -> bytes:
        """The beginning of a line that has no newline yet."""
        return bytes(self._incoming[: EXCERPT + 1])

    @property
    def unfinished_bytes(self) -> int:
        """The length of the line that has no newline yet."""
        return len(self._incoming)

    def read_stderr(self) -> int | None:
        """Keep the last of what the port writes to standard error; return how much was read, None if it was closed."""
        try:
            chunk = os.read(self.errors, CHUNK)
        except BlockingIOError:
            return 0
        self.stderr += chunk
        del self.stderr[:-STDERR_KEPT]
        return len(chunk) or None

    def exit_in_words(self) -> str:
        """Return how a port that has closed its output ended."""
        if self.status is None:
            how = "it closed its output and kept running"
        elif self.status < 0:
            how = signal_in_words(-self.status)
        else:
            how = f"exit status {self.status}"
        if self._incoming:
            how += f", in the middle of the line {excerpt(bytes(self._incoming[: EXCERPT + 1]))!r}"
        return how

    def close_input(self) -> None:
        """Close stdin: the port is expected to exit."""
        self.is_input_closed = True
        os.close(self.input)

    @property
    def streams(self) -> tuple[int, ...]:
        """The descriptors that are open."""
        return (self.output, self.errors) if self.is_input_closed else (self.input, self.output, self.errors)

    def close(self) -> None:
        """Close every stream."""
        for descriptor in self.streams:
            os.close(descriptor)


def signal_in_words(number: int) -> str:
    """Return the name of a signal, or its number where it has no name."""
    try:
        return f"signal {signal.Signals(number).name}"
    except ValueError:
        return f"signal {number}"
