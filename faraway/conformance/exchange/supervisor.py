"""The supervisor: a program of its own that starts the ports and lets none of their processes outlive the runner.

`main` gets the arguments CONTROL MEMORY PROCESSES FILE CPU COMMAND... CONTROL is a Unix socket. The runner writes five bytes a message: `S` and a number to start a port, with its three standard
streams as descriptors, or `K` and a number to kill it. The supervisor writes one line an event: `exited NUMBER STATUS`,
`refused NUMBER WHY` or `over NUMBER WHAT`. When the runner ends, however it ends, the socket closes: then the supervisor
kills whatever is left and ends when nothing is.

On Linux every orphan below the supervisor becomes its child (it is a *subreaper*), so that no process escapes by ending its
parent or by a session of its own; and a second subreaper waits above it, the *guard*, for the case that a port kills or stops
the supervisor.
Elsewhere it kills process groups, and counts neither memory nor processes.
This file imports nothing of faraway and little of the library: `signal`, `contextlib` and `socket` would double its start.
"""

from __future__ import annotations

import _socket
import ctypes
import os
import resource
import select
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Iterator, Sequence
else:
    import _signal as signal

SET_PARENT_DEATH_SIGNAL, SET_CHILD_SUBREAPER = 1, 36
MESSAGE, DESCRIPTOR = 5, 4
INTERVAL = 0.05
"""Seconds between two looks at memory and number of processes."""
GRACE = 30.0
"""Seconds that the supervisor has to end everything when the runner has gone; then the guard does."""
PAGE = resource.getpagesize()


class Ignoring:
    """`contextlib.suppress`, without the imports of its module."""

    def __init__(self, *kinds: type[Exception]) -> None:
        self._kinds = kinds

    def __enter__(self) -> None:
        """Begin."""

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> bool:
        """Return True if the error is one to ignore."""
        return kind is not None and issubclass(kind, self._kinds)


def call_prctl(option: int, value: int) -> bool:
    """Set an attribute of this process; return False where there is no prctl."""
    if not sys.platform.startswith("linux"):
        return False
    done: int = ctypes.CDLL(None).prctl(option, value, 0, 0, 0)
    return done == 0


def read(name: str) -> str:
    """Read a small file in the fastest way; return nothing if it does not exist (any more)."""
    try:
        descriptor = os.open(name, os.O_RDONLY)
    except OSError:
        return ""
    try:
        return os.read(descriptor, 1 << 16).decode("ascii")
    except OSError:  # pragma: no cover  the process ended between the two calls
        return ""
    finally:
        os.close(descriptor)


def has_process_tree() -> bool:
    """Return True if the system lists the children of a process."""
    return os.path.exists(f"/proc/self/task/{os.getpid()}/children")  # noqa: PTH110  as above


def children_of(pid: int) -> list[int]:
    """Return the children of a process, none if it has ended."""
    found: list[int] = []
    with Ignoring(OSError):
        for task in os.listdir(f"/proc/{pid}/task"):  # noqa: PTH208  as above
            found += map(int, read(f"/proc/{pid}/task/{task}/children").split())
    return found


def tree_of(pid: int) -> list[int]:
    """Return a process and all of its descendants."""
    tree = [pid]
    for each in tree:
        tree += children_of(each)
    return tree


def memory_of(pid: int) -> int:
    """Return the bytes of memory that a process occupies; 0 if it has ended."""
    sizes = read(f"/proc/{pid}/statm").split()
    return int(sizes[1]) * PAGE if sizes else 0


def kill(pid: int) -> None:
    """Kill a process, if it is still there."""
    with Ignoring(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGKILL)


class Supervisor:
    """The ports of one runner: started, watched and killed."""

    def __init__(self, control: _socket.socket, limits: Sequence[int], command: Sequence[str]) -> None:
        self._control = control
        self._memory, self._processes, self._file, self._cpu = limits
        self._command = command
        self._ports: dict[int, int] = {}
        """The process of every port that was not killed; it may have ended and left others behind."""
        self._running: dict[int, int] = {}
        self._has_tree = has_process_tree() and call_prctl(SET_CHILD_SUBREAPER, 1)
        self._signals, wakes = os.pipe()
        for end in (self._signals, wakes):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: None)

    def serve(self) -> None:
        """Do what the runner asks until it has gone; then end every process below this one."""
        try:
            while self._is_going_on():
                self._reap()
                self._watch()
        finally:
            self._end_all()

    def _is_going_on(self) -> bool:
        """Wait for a message, a signal or the time to look; return False when the supervisor has to end."""
        control = self._control.fileno()
        ready, _, _ = select.select([control, self._signals], [], [], INTERVAL if self._running else None)
        if self._signals in ready and signal.SIGTERM in os.read(self._signals, 1 << 10):
            return False  # pragma: no cover  whether lines are counted in a process that is being ended is chance
        if control not in ready:
            return True
        try:
            message, descriptors = receive(self._control)
        except OSError:  # pragma: no cover  a connection that was reset, where systems report that
            return False
        if len(message) < MESSAGE:
            return False
        number = int.from_bytes(message[1:], "big")
        if message[:1] == b"S":
            self._start(number, descriptors)
        else:
            self._kill(number)
        return True

    def _say(self, text: str) -> None:
        with Ignoring(OSError):  # the runner has gone: the next read says so
            self._control.sendall(text.encode("utf-8", "backslashreplace") + b"\n")

    def _start(self, number: int, streams: Sequence[int]) -> None:
        """Start a port with these standard streams."""
        failure, failed = os.pipe()
        supervisor = os.getpid()
        pid = os.fork()
        if pid == 0:  # pragma: no cover  in the child, until it becomes the port
            try:
                self._become_port(streams, failed, supervisor)
            except BaseException as error:  # noqa: BLE001  whatever it is, the runner is told
                os.write(failed, str(error).encode("utf-8", "backslashreplace"))
            finally:
                os._exit(127)
        for descriptor in (failed, *streams):
            os.close(descriptor)
        with open(failure, "rb") as stream:  # noqa: PTH123  a descriptor  # closed without a word when the port runs
            why = stream.read(1 << 10)
        if why:
            os.waitpid(pid, 0)
            self._say(f"refused {number} {why.decode()}")
        else:
            self._ports[number] = self._running[number] = pid

    def _become_port(
        self, streams: Sequence[int], failed: int, supervisor: int
    ) -> None:  # pragma: no cover  in the child
        os.setsid()
        call_prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != supervisor:
            raise ProcessLookupError("the supervisor has ended")
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGCHLD, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        for limit, value in (
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_FSIZE, self._file),
            (resource.RLIMIT_CPU, self._cpu),
        ):
            hard = resource.getrlimit(limit)[1]
            most = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(limit, (most, most))
        for target, descriptor in enumerate(streams):
            os.dup2(descriptor, target)
        os.closerange(3, failed)
        os.closerange(failed + 1, os.sysconf("SC_OPEN_MAX"))
        os.execvp(self._command[0], list(self._command))  # noqa: S606  the user names the command to run

    def _reap(self) -> None:
        """Collect every process that has ended, and report the ports among them."""
        for pid, status in ended_children():
            for number in [number for number, port in self._running.items() if port == pid]:
                del self._running[number]
                self._say(f"exited {number} {os.waitstatus_to_exitcode(status)}")

    def _watch(self) -> None:
        """Kill a port whose processes are too many or take too much memory; orphans count with every port."""
        if not self._has_tree or not self._running:
            return
        orphans = [each for pid in self._orphans() for each in tree_of(pid)]
        for number, pid in list(self._running.items()):
            processes = tree_of(pid) + orphans
            memory = sum(map(memory_of, processes))
            over = ""
            if memory > self._memory:
                over = f"its processes took {memory >> 20} MB of memory, {self._memory >> 20} MB are allowed"
            elif len(processes) > self._processes:
                over = f"it ran {len(processes)} processes, {self._processes} are allowed"
            if over:
                self._say(f"over {number} {over}")
                self._kill(number)
                for each in orphans:
                    kill(each)

    def _orphans(self) -> set[int]:
        return set(children_of(os.getpid())) - set(self._running.values())

    def _kill(self, number: int) -> None:
        """Kill a port, its descendants, and whatever is left of its process group."""
        pid = self._ports.pop(number, None)
        if pid is None:
            return
        for each in tree_of(pid) if self._has_tree and number in self._running else ():
            kill(each)
        with Ignoring(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)

    def _end_all(self) -> None:
        """Kill every port, and then whatever is left."""
        self._control.close()
        for number in list(self._ports):
            self._kill(number)  # pragma: no cover  as above
        end_descendants(has_tree=self._has_tree)
        if self._has_tree:
            os.kill(os.getppid(), signal.SIGCONT)  # the guard, which a port may have stopped


def end_descendants(*, has_tree: bool) -> None:
    """Kill until no child is left: a subreaper without children has no descendants.

    Every look is at living processes only, or else ten thousand that have ended would be looked at ten thousand times.
    A process that starts its successor and exits is faster than a look at the whole tree; so children are killed first.
    """
    while True:
        for _ended in ended_children():
            pass
        for pid in children_of(os.getpid()) if has_tree else ():
            kill(pid)
        for pid in tree_of(os.getpid())[1:] if has_tree else ():
            kill(pid)
        with Ignoring(ChildProcessError):
            os.waitpid(-1, 0)
            continue
        return


class Guard:
    """The process above the supervisor. It outlives the supervisor, ends what is left, and ends a supervisor that does not end itself."""

    def __init__(self, control: int, supervisor: int) -> None:
        self._supervisor = supervisor
        self._ended, wakes = os.pipe()
        for end in (self._ended, wakes):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
        self._poll = select.poll()
        self._poll.register(control, 0)  # only for its end: the messages are the supervisor's
        self._poll.register(self._ended, select.POLLIN)

    def serve(self) -> None:
        """Wait for the end of the supervisor, or take its place: when it was stopped, or some time after the runner has gone."""
        while not self._has_ended():
            if any(descriptor != self._ended for descriptor, _ in self._poll.poll()):
                select.select([self._ended], [], [], GRACE)
                kill(self._supervisor)  # not waited for: a process that traces it would have to end first
                break
        end_descendants(has_tree=True)

    def _has_ended(self) -> bool:
        with Ignoring(BlockingIOError):
            os.read(self._ended, 1 << 10)
        pid, status = os.waitpid(self._supervisor, os.WNOHANG | os.WUNTRACED)
        if pid and os.WIFSTOPPED(status):
            kill(pid)
        return pid != 0


def receive(control: _socket.socket) -> tuple[bytes, list[int]]:
    """Return the next message and the descriptors that come with it, as `socket.recv_fds` does."""
    message, ancillary, _, _ = control.recvmsg(MESSAGE, _socket.CMSG_SPACE(3 * DESCRIPTOR))
    descriptors = [
        int.from_bytes(data[start : start + DESCRIPTOR], sys.byteorder)
        for _, kind, data in ancillary
        if kind == _socket.SCM_RIGHTS
        for start in range(0, len(data), DESCRIPTOR)
    ]
    return message, descriptors


def ended_children() -> Iterator[tuple[int, int]]:
    """Collect the children that have ended: each with its status."""
    with Ignoring(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            yield pid, status


def main(arguments: Sequence[str]) -> None:
    """Serve the runner at the other end of the socket."""
    control, *limits = map(int, arguments[:5])
    has_tree = has_process_tree() and call_prctl(SET_CHILD_SUBREAPER, 1)
    above = os.getpid() if has_tree else os.getppid()
    if has_tree and (supervisor := os.fork()):
        Guard(control, supervisor).serve()
        return
    call_prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGTERM)
    if os.getppid() != above:
        return  # it ended before the call
    Supervisor(_socket.socket(fileno=control), limits, arguments[5:]).serve()
