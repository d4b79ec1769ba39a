"""The supervisor: limits are kept, and no process of a port outlives the runner, however it ends.

Every test waits for an event: the end of a process, a line, a closed pipe. The bounds on waiting are only there so that a
failure is not a hang.
"""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from faraway.conformance.exchange import supervision, supervisor
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.supervision import Notice, Occurrence, Supervision
from faraway.conformance.exchange.wire import Reply, Ticket
from tests.faraway.conformance.examples import PATIENT, PYTHON, ZEROS_SOURCE, python_port

EXIT_UNSEEN = evolve(PATIENT, exit_seconds=0.01)
"""For a port whose exit nobody reports: any limit of time is reached."""
BOUND = 120
SCORE = Ticket(1, b'{"id":1,"request":"score","regions":[1],"sanctuaries":[]}')

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="process trees are Linux's")

IN_ITS_OWN_SESSION = """
import os, sys, time
def escape():
    '''Start a grandchild in a session of its own and let its parent end; return its process id.'''
    reader, writer = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.close(0), os.close(1), os.close(2)
            os.write(writer, str(os.getpid()).encode())
            os.close(writer)
            time.sleep(3600)
        os._exit(0)
    os.wait()
    os.close(writer)
    return os.read(reader, 20).decode()
"""


def port_that(deed: str) -> tuple[str, ...]:
    """Return a port that answers, but does this when it is asked for a score."""
    source = ZEROS_SOURCE.replace(
        "    if request['request'] == 'score':\n", f"    if request['request'] == 'score':\n        {deed}\n"
    )
    return python_port(IN_ITS_OWN_SESSION + source)


def ask(command: tuple[str, ...], limits: Limits = PATIENT) -> tuple[Reply | Fault, Ending]:
    """Ask one request; return the reply and how the conversation ended."""
    replies: list[Reply | Fault] = []
    with Exchange(command, limits=limits) as exchange:
        assert exchange.handshake() is not None
        exchange.ask([SCORE], lambda _ticket, reply: replies.append(reply))
        return replies[0], exchange.close()


def start_supervisor_with(monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    """Change the supervisor before it begins."""
    changed = supervision.START.replace("import supervisor;", f"import supervisor; {change};")
    monkeypatch.setattr(supervision, "START", changed)


def wait_for_end(pid: int) -> None:
    """Wait until a process has ended."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    ended, _, _ = select.select([descriptor], [], [], BOUND)
    os.close(descriptor)
    if not ended:
        os.kill(pid, signal.SIGKILL)
    assert ended, f"process {pid} is still there"


def is_running(pid: int) -> bool:
    """Return True if there is a process that is more than an entry for its parent to collect."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize(
    ("deed", "limits", "seen"),
    [
        (
            "waste = b'x' * (400 << 20); time.sleep(3600)",
            Limits(memory_bytes=200 << 20),
            "200 MB are allowed",
        ),
        ("[os.fork() or time.sleep(3600) for _ in range(9)]; time.sleep(3600)", Limits(processes=4), "4 are"),
        ("[escape() for _ in range(9)]; time.sleep(3600)", Limits(processes=4), "4 are allowed"),
    ],
    ids=["memory", "processes", "orphans"],
)
def test_a_port_is_stopped_at_a_limit(deed: str, limits: Limits, seen: str) -> None:
    patient = evolve(PATIENT, memory_bytes=limits.memory_bytes, processes=limits.processes)
    reply, ending = ask(port_that(deed), patient)
    assert isinstance(reply, Fault)
    assert (reply.kind, ending.gave_up) == (FaultKind.OVER_LIMIT, "")
    assert seen in reply.detail


@pytest.mark.long
def test_cpu_time_is_limited() -> None:
    reply, _ = ask(port_that("[0 for _ in iter(int, 1)]"), evolve(PATIENT, cpu_seconds=1))
    assert reply in (Fault(FaultKind.CRASHED, "signal SIGXCPU"), Fault(FaultKind.CRASHED, "signal SIGKILL"))


def test_a_file_is_limited(tmp_path: Path) -> None:
    deed = f"open({str(tmp_path / 'big')!r}, 'wb').write(b'x' * (2 << 20))"
    source = f"import signal; signal.signal(signal.SIGXFSZ, signal.SIG_DFL); {deed}"
    reply, _ = ask(port_that(source), evolve(PATIENT, file_bytes=1 << 20))
    assert reply == Fault(FaultKind.CRASHED, "signal SIGXFSZ")
    assert (tmp_path / "big").stat().st_size <= 1 << 20


def test_a_port_inherits_its_three_streams_and_nothing_else() -> None:
    deed = "os.write(2, ' '.join(sorted(os.listdir('/proc/self/fd'))).encode())"
    with open(os.devnull) as stream:  # noqa: PTH123  one more descriptor to inherit
        os.set_inheritable(stream.fileno(), True)  # noqa: FBT003  os's way to call
        _, ending = ask(port_that(deed))
    assert ending.stderr == "0 1 2 3"  # the fourth is the listing itself


def test_a_port_keeps_no_core_and_has_its_signals() -> None:
    deed = (
        "import resource, signal;"
        "os.write(2, repr([resource.getrlimit(resource.RLIMIT_CORE)[0], signal.getsignal(signal.SIGTERM).name]).encode())"
    )
    assert ask(port_that(deed))[1].stderr == "[0, 'SIG_DFL']"


def test_a_grandchild_in_its_own_session_ends_with_the_exchange() -> None:
    _, ending = ask(port_that("os.write(2, escape().encode())"))
    assert not is_running(int(ending.stderr))


def test_a_command_that_cannot_be_started_is_named() -> None:
    with Exchange(("/nowhere/port",), limits=PATIENT) as exchange:
        assert exchange.handshake() is None
        assert exchange.close().gave_up.startswith("the command could not be started: [Errno 2]")


def test_the_death_of_a_port_by_any_signal_has_words() -> None:
    reply, _ = ask(port_that("os.kill(os.getpid(), 40)"))
    assert reply == Fault(FaultKind.CRASHED, "signal 40")


RUNNER = """
import sys
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Ticket
with Exchange(sys.argv[1:], limits=Limits(seconds=300, start_seconds=300)) as exchange:
    exchange.handshake()
    print(exchange._supervision._process.pid, flush=True)
    exchange.ask([Ticket(1, b'{"id":1,"request":"score"}')], print)
"""


@pytest.fixture
def hanging_runner(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """A runner whose port hangs after it has started a grandchild in its own session.

    The processes are the guard, the supervisor, the port and the grandchild.
    """
    pipe = tmp_path / "pids"
    os.mkfifo(pipe)
    deed = (
        "pids = f'{os.getppid()} {os.getpid()} {escape()}';"
        f"open({str(pipe)!r}, 'w').write(pids); time.sleep(3600)"
    )
    command = [sys.executable, "-c", RUNNER, *port_that(deed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as runner:
        assert runner.stdout is not None
        guard = int(runner.stdout.readline())
        yield runner, [guard, *map(int, pipe.read_text().split())]
        runner.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_outlives_a_runner_that_is_killed(
    hanging_runner: tuple[subprocess.Popen[bytes], list[int]], number: int
) -> None:
    runner, pids = hanging_runner
    runner.send_signal(number)
    for pid in pids:
        wait_for_end(pid)


@pytest.mark.parametrize("place", [0, 1], ids=["guard", "supervisor"])
def test_nothing_outlives_a_supervisor_that_is_killed(
    hanging_runner: tuple[subprocess.Popen[bytes], list[int]], place: int
) -> None:
    runner, pids = hanging_runner
    os.kill(pids[place], signal.SIGKILL)
    for pid in pids:
        wait_for_end(pid)
    assert runner.wait(BOUND) == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("place", [0, 1], ids=["guard", "supervisor"])
def test_nothing_outlives_a_runner_whose_supervisor_was_stopped(
    hanging_runner: tuple[subprocess.Popen[bytes], list[int]], place: int, number: int
) -> None:
    runner, pids = hanging_runner
    os.kill(pids[place], signal.SIGSTOP)
    runner.send_signal(number)
    for pid in pids:
        wait_for_end(pid)


def test_nothing_outlives_an_exchange_whose_supervisor_and_guard_were_stopped() -> None:
    deed = (
        "guard = int(open(f'/proc/{os.getppid()}/stat').read().rpartition(')')[2].split()[1]);"
        "os.write(2, f'{guard} {os.getppid()} {os.getpid()} {escape()}'.encode());"
        "os.kill(guard, 19); os.kill(os.getppid(), 19)"
    )
    _, ending = ask(port_that(deed), EXIT_UNSEEN)
    for pid in ending.stderr.split():
        wait_for_end(int(pid))


def test_a_port_that_stops_its_supervisor_ends_the_run() -> None:
    with Exchange(port_that("os.kill(os.getppid(), 19); time.sleep(3600)"), limits=PATIENT) as exchange:
        assert exchange.handshake() is not None
        exchange.ask([SCORE], lambda _ticket, _reply: None)
        assert exchange.close().gave_up == "the supervisor of the port was killed"


def test_nothing_outlives_an_exchange_whose_supervisor_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A traced process is reported to the one that traces it, not to its parent; where tracing is forbidden nothing is tried."""
    start_supervisor_with(monkeypatch, "supervisor.GRACE = 0.1")
    attach = 16
    deed = (
        "import ctypes; supervisor = os.getppid(); reader, writer = os.pipe()\n"
        "        if os.fork() == 0:\n"
        "            os.setsid()\n"
        f"            ctypes.CDLL(None).ptrace({attach}, supervisor, 0, 0)\n"
        "            os.write(writer, b'!')\n"
        "            time.sleep(3600)\n"
        "        os.read(reader, 1)\n"
        "        os.write(2, f'{supervisor} {os.getpid()}'.encode())"
    )
    _, ending = ask(port_that(deed), EXIT_UNSEEN)
    for pid in ending.stderr.split():
        wait_for_end(int(pid))


WRITES_TO_THE_PIPES_OF_ITS_RUNNER = """
import os
from tests.faraway.conformance.test_supervision import ask, port_that
deed = f'''for name in os.listdir('/proc/{os.getpid()}/fd'):
            try:
                if os.readlink(f'/proc/{os.getpid()}/fd/{{name}}').startswith('pipe:'):
                    end = os.open(f'/proc/{os.getpid()}/fd/{{name}}', os.O_WRONLY | os.O_NONBLOCK)
                    os.write(end, b'!')
            except OSError:
                pass'''
ending = ask(port_that(deed))[1]
assert (ending.is_cut_short, ending.gave_up) == (False, ""), ending
"""


@pytest.mark.long
def test_a_port_cannot_cut_the_run_short_through_the_files_of_the_runner() -> None:
    """Any pipe of the runner can be opened by its number in /proc; a socket cannot."""
    command = [sys.executable, "-c", WRITES_TO_THE_PIPES_OF_ITS_RUNNER]
    assert subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode == 0


MANY_THAT_HAVE_ENDED = """
import os, sys
sys.path.insert(0, sys.argv[1])
import supervisor
looks, read = [], supervisor.read
supervisor.read = lambda name: looks.append(name) or read(name)
for _ in range(300):
    if os.fork() == 0:
        os._exit(0)
supervisor.end_descendants(has_tree=True)
print(len(looks))
"""


def test_processes_that_have_ended_are_not_looked_at_again_and_again() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MANY_THAT_HAVE_ENDED, supervision.FOLDER],
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) < 4 * 300


def test_a_port_that_is_killed_takes_its_group_with_it() -> None:
    """A port whose first process has ended is killed by its process group."""
    started = Supervision(
        (*PYTHON, "-c", "import os, time; print(os.fork() or time.sleep(3600), flush=True)"), PATIENT
    )
    try:
        number, streams = started.start()
        select.select([started], [], [], BOUND)
        assert started.notices() == [Notice(Occurrence.EXITED, number, "0")]
        child = int(os.read(streams[1], 100))
        started.kill(number)
        started.kill(number)
        wait_for_end(child)
        for stream in streams:
            os.close(stream)
    finally:
        started.close()


def test_a_supervisor_serves_nobody_if_what_started_it_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A parent that ends before the kernel is asked to report its end would never be missed."""
    parents = iter((7, 1))
    served: list[object] = []
    monkeypatch.setattr(supervisor, "has_process_tree", lambda: False)
    monkeypatch.setattr(supervisor, "call_prctl", lambda *_: True)
    monkeypatch.setattr(supervisor, "Supervisor", lambda *arguments: served.append(arguments))
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    supervisor.main(["0", "0", "0", "0", "0", "true"])
    assert served == []


def test_a_supervisor_that_has_gone_is_noticed() -> None:
    started = Supervision(("true",), PATIENT)
    assert started.notices() == []
    started._process.kill()
    select.select([started], [], [], BOUND)
    assert started.notices() is None
    for stream in started.start()[1]:
        os.close(stream)
    started.kill(1)
    started.close()


def test_without_a_process_tree_the_group_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The group of a port ends with it; what has left the group stays, as the protocol page says."""
    start_supervisor_with(monkeypatch, "supervisor.has_process_tree = lambda: False")
    deed = "child = os.fork() or time.sleep(3600); os.write(2, f'{child} {escape()}'.encode())"
    _, ending = ask(port_that(deed))
    in_the_group, escaped = map(int, ending.stderr.split())
    wait_for_end(in_the_group)
    assert is_running(escaped)
    os.kill(escaped, signal.SIGKILL)


def test_a_system_without_prctl_has_no_subreaper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert not supervisor.call_prctl(supervisor.SET_CHILD_SUBREAPER, 1)
    assert supervisor.memory_of(0) == 0
    assert supervisor.children_of(0) == []
