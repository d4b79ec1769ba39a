"""A port as a child process: bytes out, lines in, noise kept apart, and every way in which it can go wrong named."""

import contextlib
import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from enum import Enum

from attrs import field, frozen

from faraway.conformance.suite.documents import JsonObject

CHUNK = 1 << 18
NOISE_KEPT = 1 << 14
EXCERPT = 200


@frozen(kw_only=True)
class Limits:
    """How long a port may take, how much it may say, and how many faults (a hang weighs three) are borne with."""

    seconds: float = 5.0
    start_seconds: float = 20.0
    line_bytes: int = 1 << 24
    in_flight: int = 256
    faults_in_a_row: int = 9
    faults: int = 48


class FaultKind(Enum):
    """The ways in which a port breaks the protocol, whatever it would have answered."""

    NOT_STARTED = "could not be started"
    CRASHED = "ended before it had answered"
    HUNG = "did not answer in time"
    NOT_JSON = "answered with a line that is not JSON"
    NOT_AN_ANSWER = "answered with a line that is no answer"
    WRONG_ID = "answered with another id"
    TOO_LONG = "wrote more than the limit allows"
    TWICE = "answered twice"
    UNASKED = "wrote a line that nobody had asked for"


@frozen
class Fault:
    """One breach of the protocol: what happened, in words, and what was seen."""

    kind: FaultKind
    detail: str = ""

    def in_words(self) -> str:
        """Give the sentence that a person reads."""
        return f"{self.kind.value}: {self.detail}" if self.detail else self.kind.value


@frozen
class Ticket:
    """One line to be asked: its number (the id on the wire) and its text; a line without an id is answered with null.

    `right` is the answer that is hoped for, `right_line` the line in which it comes when written without blanks: what
    is right to the letter need not be read.
    """

    number: int
    line: bytes = field(repr=False)
    has_id: bool = True
    right: JsonObject | None = field(default=None, repr=False)
    right_line: bytes | None = field(default=None, repr=False)


def excerpt(line: bytes) -> str:
    """Show the beginning of what a port wrote, however strange it is."""
    text = line[: EXCERPT + 1].decode("utf-8", "backslashreplace")
    return text[:EXCERPT] + "…" if len(line) > EXCERPT else text


class PortProcess:
    """One running child; nothing here blocks, the exchange decides when to read and when to give up."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self.limits = limits
        self.in_flight: deque[Ticket] = deque()
        self.answered: Ticket | None = None
        self.since = 0.0
        self.noise = bytearray()
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
        """Put one line on its way."""
        if not self.in_flight:
            self.since = now
        self.in_flight.append(ticket)
        self._outgoing += ticket.line
        self._outgoing += b"\n"

    def settle(self) -> None:
        """Take the oldest question off the list: it has been answered."""
        self.answered = self.in_flight.popleft()

    def write(self) -> None:
        """Write what the pipe takes now; a port that has gone is noticed when reading."""
        try:
            written = os.write(self.input, self._outgoing[:CHUNK])
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._outgoing.clear()
            return
        del self._outgoing[:written]

    def read(self) -> tuple[list[bytes], bool]:
        """Read the whole lines that have come, and whether that was the end."""
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
        """What has come of a line that has not ended yet."""
        return bytes(self._incoming[: EXCERPT + 1])

    @property
    def is_line_too_long(self) -> bool:
        """Whether a line has gone on for longer than allowed."""
        return len(self._incoming) > self.limits.line_bytes

    def read_noise(self) -> bool:
        """Keep the last of what the port writes to standard error; tell whether that has ended."""
        try:
            chunk = os.read(self.errors, CHUNK)
        except BlockingIOError:
            return False
        self.noise += chunk
        del self.noise[:-NOISE_KEPT]
        return not chunk

    def ending(self) -> str:
        """Tell how a port that has closed its output went."""
        try:
            status = self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            how = "it closed its output and kept running"
        else:
            how = f"signal {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"
        if self._incoming:
            how += f", in the middle of the line {excerpt(bytes(self._incoming))!r}"
        return how

    def dismiss(self, seconds: float) -> int | None:
        """Close the port's input and wait for it to go; give its exit status, or None where it had to be stopped."""
        self._streams[0].close()
        try:
            return self._process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            self.read_noise()
            self.stop()

    def stop(self) -> None:
        """End the port and whatever it started, at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in self._streams:
            stream.close()
