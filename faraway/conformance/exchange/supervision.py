"""The supervisor as the runner sees it: start a port, kill it, and read what happened to it."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Protocol

from attrs import frozen

from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.startable import why_not_startable

FOLDER = str(Path(__file__).parent)
EXIT = "os._exit(0)"
START = (
    f"import os, sys; sys.path.append(sys.argv[1]); import supervisor; supervisor.main(sys.argv[2:]); {EXIT}"
)
"""Imported, and not run as a file: that would be compiled each time. Tidying up at exit took two processes 5 ms each."""
FLAGS = ("-I", "-S")
CHUNK = 1 << 14
LOOKS, LOOK_SECONDS = 120, 1.0


class Occurrence(Enum):
    """What the supervisor reports about a port."""

    EXITED = "exited"
    REFUSED = "refused"
    OVER = "over"


@frozen
class Notice:
    """One line of the supervisor: what happened to which port, and its exit status or the reason in words."""

    occurrence: Occurrence
    number: int
    detail: str


class Supervises(Protocol):
    """What the exchange needs from a supervisor."""

    def fileno(self) -> int:
        """Return the descriptor to wait on for notices."""

    def start(self) -> tuple[int, tuple[int, int, int]]:
        """Start a port; return its number, and the runner's ends of its standard input, output and error."""

    def kill(self, number: int) -> None:
        """Have a port killed, and every process that it started."""

    def notices(self) -> list[Notice] | None:
        """Return what has been reported since the last call; None if the supervisor has gone."""

    def close(self) -> None:
        """Kill whatever is left, and wait until nothing is."""


class Supervision:
    """The supervisor of all ports of one exchange. Nothing here blocks but `close`."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._command = command
        self._control, theirs = socket.socketpair()
        self._control.setblocking(False)  # noqa: FBT003  socket's way to call
        self._unfinished = b""
        self._number = 0
        arguments = (limits.memory_bytes, limits.processes, limits.file_bytes, limits.cpu_seconds)
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603  the user names the command to run
                [
                    *(sys.executable, *FLAGS, "-c", START, FOLDER),
                    *(str(theirs.fileno()), *map(str, arguments), *command),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )

    def fileno(self) -> int:
        """Return the descriptor to wait on for notices."""
        return self._control.fileno()

    def start(self) -> tuple[int, tuple[int, int, int]]:
        """Start a port; return its number, and the runner's ends of its standard input, output and error."""
        self._number += 1
        (their_input, our_input), (our_output, their_output), (our_errors, their_errors) = (
            os.pipe(),
            os.pipe(),
            os.pipe(),
        )
        theirs = [their_input, their_output, their_errors]
        try:
            with contextlib.suppress(OSError):  # the supervisor has gone: `notices` says so
                socket.send_fds(self._control, [b"S" + self._number.to_bytes(4, "big")], theirs)
        finally:
            for descriptor in theirs:
                os.close(descriptor)
        return self._number, (our_input, our_output, our_errors)

    def kill(self, number: int) -> None:
        """Have a port killed, and every process that it started."""
        with contextlib.suppress(OSError):
            self._control.sendall(b"K" + number.to_bytes(4, "big"))

    def notices(self) -> list[Notice] | None:
        """Return what has been reported since the last call; None if the supervisor has gone."""
        try:
            chunk = self._control.recv(CHUNK)
        except BlockingIOError:
            return []
        except OSError:  # pragma: no cover  a connection that was reset, where systems report that
            return None
        if not chunk:
            return None
        *lines, self._unfinished = (self._unfinished + chunk).split(b"\n")
        return [self._load_notice(line.decode("utf-8", "replace")) for line in lines]

    def _load_notice(self, line: str) -> Notice:
        word, number, detail = line.split(" ", 2)
        occurrence = Occurrence(word)
        why = why_not_startable(self._command) if occurrence is Occurrence.REFUSED else ""
        return Notice(occurrence, int(number), f"{detail} ({why})" if why else detail)

    def close(self) -> None:
        """Let the supervisor kill whatever is left, and wait until it has."""
        self._control.close()
        for _ in range(LOOKS):
            self._process.send_signal(signal.SIGCONT)  # a port may have stopped it
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LOOK_SECONDS)
                return
        self._process.kill()  # pragma: no cover  a process that the kernel cannot end
        self._process.wait()  # pragma: no cover
