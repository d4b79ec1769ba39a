"""One port as a child process: write request lines, read reply lines, keep standard error apart. Nothing here blocks."""

import contextlib
import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence

from attrs import frozen

from faraway.conformance.exchange.faults import EXCERPT, excerpt
from faraway.conformance.exchange.wire import Ticket

CHUNK = 1 << 18
STDERR_KEPT = 1 << 14


@frozen(kw_only=True)
class Limits:
    """How long a port may take, how much it may write, and how many faults end the run (a hang counts as three)."""

    seconds: float = 5.0
    start_seconds: float = 20.0
    line_bytes: int = 1 << 24
    in_flight: int = 256
    faults_in_a_row: int = 9
    faults: int = 48


class PortProcess:
    """One running child; the exchange decides when to read, when to write and when to stop it."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self.in_flight: deque[Ticket] = deque()
        self.answered: Ticket | None = None
        self.since = 0.0
        self.stderr = bytearray()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._process = subprocess.Popen(  # noqa: S603 the user names the command to run
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            bufsize=0,
        )
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._streams = [stream for stream in streams if stream is not None]
        self.input, self.output, self.errors = (stream.fileno() for stream in self._streams)
        for descriptor in (self.input, self.output, self.errors):
            os.set_blocking(descriptor, False)

    @property
    def wants_to_write(self) -> bool:
        """Whether lines are waiting to be written."""
        return bool(self._outgoing)

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

    def read(self) -> tuple[list[bytes], bool]:
        """Return the complete lines that have arrived, and whether standard output was closed."""
        try:
            chunk = os.read(self.output, CHUNK)
        except BlockingIOError:
            return [], False
        if not chunk:
            return [], True
        if b"\n" not in chunk:
            self._incoming += chunk
            return [], False
        lines = (bytes(self._incoming) + chunk).split(b"\n")
        self._incoming = bytearray(lines.pop())
        return lines, False

    @property
    def unfinished_line(self) -> bytes:
        """The beginning of a line that has no newline yet."""
        return bytes(self._incoming[: EXCERPT + 1])

    @property
    def is_line_too_long(self) -> bool:
        """Whether the unfinished line exceeds the limit."""
        return len(self._incoming) > self.limits.line_bytes

    def read_stderr(self) -> bool:
        """Keep the last of what the port writes to standard error; return whether it was closed."""
        try:
            chunk = os.read(self.errors, CHUNK)
        except BlockingIOError:
            return False
        self.stderr += chunk
        del self.stderr[:-STDERR_KEPT]
        return not chunk

    def exit_in_words(self) -> str:
        """Return how a port that has closed its output ended."""
        try:
            status = self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            how = "it closed its output and kept running"
        else:
            how = f"signal {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"
        if self._incoming:
            how += f", in the middle of the line {excerpt(bytes(self._incoming))!r}"
        return how

    def close_stdin(self, seconds: float) -> int | None:
        """Close stdin and wait for the port to exit; return its exit status, or None if it had to be killed."""
        self._streams[0].close()
        try:
            return self._process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.read_stderr()
            self.kill()

    def kill(self) -> None:
        """Kill the port and every process it started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in self._streams:
            stream.close()
