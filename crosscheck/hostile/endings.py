"""`python -m crosscheck endings`: end every long command in every way; it must say so, and no process may be left.

Every trial has a process of its own that adopts whatever loses its parent, so that nothing is overlooked: what is left is what
still runs below it when the command has ended.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from functools import partial
from itertools import product
from pathlib import Path

import click
from attrs import evolve, frozen

from crosscheck.processes import ending_with_this
from faraway.conformance.exchange.supervisor import SET_CHILD_SUBREAPER, call_prctl, children_of

LINGERING = Path(__file__).with_name("lingering.py")
FARAWAY, CROSSCHECK = (sys.executable, "-m", "faraway"), (sys.executable, "-m", "crosscheck")
BOUND = 600.0
"""Seconds that a command may take on a busy machine, to begin or to end; no verdict depends on less."""
ANSWER_TIMEOUT = 20.0
OFTEN = 0.02
BUSY = 0.5
"""Seconds of processor time after which a worker is at work."""


class Ending(Enum):
    """How a command ends."""

    NORMAL = "by itself"
    CTRL_C = "Ctrl-C in its terminal"
    INTERRUPTED = "SIGINT to it alone"
    TERMINATED = "SIGTERM"
    KILLED = "SIGKILL"
    WORKER_KILLED = "SIGKILL of a worker"


@frozen(kw_only=True)
class Command:
    """A command: its arguments for a quick end by itself and for one that is cut short; what it exits with where that differs."""

    quick: tuple[str, ...]
    long: tuple[str, ...]
    ends_with: int = 0
    without_worker: int = 0
    has_port: bool = False
    needs: str = ""
    worker: str = ""
    """What the command line of its worker has in it."""

    def status(self, ending: Ending) -> int:
        """Return the exit status that is documented for this ending."""
        return {
            Ending.NORMAL: self.ends_with,
            Ending.CTRL_C: 128 + signal.SIGINT,
            Ending.INTERRUPTED: 128 + signal.SIGINT,
            Ending.TERMINATED: 128 + signal.SIGTERM,
            Ending.KILLED: -signal.SIGKILL,
            Ending.WORKER_KILLED: self.without_worker,
        }[ending]


def _of_ports(verb: str, *options: str, ends_with: int = 1) -> Command:
    """Return a command that starts a port, which hangs; the port is its worker. Zeros do not conform."""
    words = (*FARAWAY, "conformance", verb, *options)
    return Command(quick=words, long=words, ends_with=ends_with, without_worker=1, has_port=True)


def _with_jobs(words: Sequence[str], quick: Sequence[str], long: Sequence[str]) -> Command:
    """Return a command with two workers, which goes on with new ones if one is killed."""
    return Command(quick=(*words, "--jobs", "2", *quick), long=(*words, "--jobs", "2", *long))


SIMULATE = ("simulate", "--players", "4", "--policy", "greedy")
SECOND_SEARCH = Command(
    quick=(),
    long=(*CROSSCHECK, "greatest", "--kept", "--directory", "."),
    without_worker=2,
    needs="rustc",
)
COMMANDS = {
    "run": _of_ports("run", "--jobs", "2", "--level", "2"),
    "doctor": _of_ports("doctor", ends_with=0),
    "fuzz": _of_ports("fuzz", "--jobs", "2", "--level", "2", "--count", "40"),
    "simulate": _with_jobs([*FARAWAY, *SIMULATE], ["--games", "20"], ["--games", "500"]),
    "verify": _with_jobs([*CROSSCHECK, "verify"], ["--count", "4"], ["--count", "60"]),
    "prove": Command(
        quick=(*CROSSCHECK, "prove", "--jobs", "2", "durations_distinct", "due_le_fifteen"),
        long=(*CROSSCHECK, "prove", "--jobs", "2", "fast_pays", "score_unique_of_cards"),
        without_worker=2,
    ),
    "prove-max": _with_jobs(
        [*CROSSCHECK, "greatest", "--directory", "."], ["--cases", "16"], ["--cases", "400"]
    ),
    "prove-max, the compiler": evolve(SECOND_SEARCH, worker="rustc"),
    "prove-max, the second search": evolve(SECOND_SEARCH, worker="recheck-"),
}
"""Every command that starts processes and may run for long. The second search takes minutes to end by itself; its compiler is a worker, too."""


def all_pairs() -> list[tuple[str, Ending]]:
    """Return every command with every ending that is tried."""
    return [
        (name, ending)
        for name, ending in product(COMMANDS, Ending)
        if ending is not Ending.NORMAL or COMMANDS[name].quick
    ]


@frozen(kw_only=True)
class Trial:
    """What came of ending a command: its exit status, how long it then took, and what is wrong."""

    status: int
    seconds: float
    wrong: tuple[str, ...]


def descendants(pid: int) -> Iterator[int]:
    """Yield every process below this one that has not ended."""
    for child in children_of(pid):
        if _stat(child)[:1] not in ([], ["Z"]):
            yield child
            yield from descendants(child)


def _stat(pid: int) -> list[str]:
    """Return the state of a process and what follows, or nothing if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return []


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    return sum(map(int, _stat(pid)[11:13])) / os.sysconf("SC_CLK_TCK")


def words_of(pid: int) -> str:
    """Return the command line of a process."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8").replace("\0", " ").strip()
    except OSError:
        return "?"


def busy_workers(pid: int, words: str) -> list[int]:
    """Return the children of a command that are at work and have these words in their command line."""
    return [
        each
        for each in children_of(pid)
        if processor_time(each) > BUSY
        and words in words_of(each)
        and "resource_tracker" not in words_of(each)
    ]


@contextmanager
def adopting() -> Iterator[None]:
    """Adopt what loses its parent below this process, and end it at last."""
    call_prctl(SET_CHILD_SUBREAPER, 1)
    try:
        yield
    finally:
        for pid in descendants(os.getpid()):
            os.kill(pid, signal.SIGKILL)
        call_prctl(SET_CHILD_SUBREAPER, 0)


def try_ending(name: str, ending: Ending) -> Trial:
    """Start a command, end it in a way when its worker is at work, and see what is left."""
    command = COMMANDS[name]
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, adopting():
        reached, words = Path(folder, "reached"), command.long
        if ending is Ending.NORMAL:
            words = command.quick
        if command.has_port:
            words = (*words, *_port_words(ending, reached))
        with Path(folder, "said").open("w+b") as said:
            process = _start(words, folder, said.fileno())
            begun = time.monotonic()
            if ending is not Ending.NORMAL:
                worker = _wait_for_worker(process, command, reached)
                begun = time.monotonic()
                if worker is not None:
                    _strike(process, ending, worker)
                else:
                    wrong.append("its workers were never seen at work")
            try:
                status = process.wait(BOUND)
            except subprocess.TimeoutExpired:
                process.kill()
                status = process.wait()
                wrong.append(f"it did not end within {BOUND:.0f} s")
            seconds = time.monotonic() - begun
            said.seek(0)
            text = said.read().decode("utf-8", "replace")
        wrong += [f"left: {words_of(pid)}" for pid in _left()]
    if status != command.status(ending):
        wrong.append(f"its exit status is {status}, not {command.status(ending)}: {text[-300:]}")
    if "Traceback" in text:
        wrong.append(f"a traceback: {text[-300:]}")
    return Trial(status=status, seconds=seconds, wrong=tuple(wrong))


def _port_words(ending: Ending, reached: Path) -> tuple[str, ...]:
    """Return the port of a trial, and how long it may take for an answer.

    The grandchild of a port that is killed keeps its output open, so that the answer is awaited until its time is over.
    """
    hang = () if ending is Ending.NORMAL else ("hang",)
    timeout = ANSWER_TIMEOUT if ending is Ending.WORKER_KILLED else BOUND
    port = (sys.executable, "-I", str(LINGERING), str(reached), *hang)
    return ("--answer-timeout", f"{timeout:.0f}", "--", *port)


def _start(words: Sequence[str], folder: str, said: int) -> subprocess.Popen[bytes]:
    """Start a command in a process group of its own, as a shell does; Ctrl-C is not ignored there."""
    return subprocess.Popen(
        words,
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=said,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        process_group=0,
        preexec_fn=partial(_begin, ending_with_this()),  # noqa: PLW1509  two calls of the system
    )


def _begin(end: Callable[[], None]) -> None:
    end()
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _wait_for_worker(process: subprocess.Popen[bytes], command: Command, reached: Path) -> int | None:
    """Wait until the port has reached its moment, or a worker is at work; return its number, or None if none comes."""
    end = time.monotonic() + BOUND
    while process.poll() is None and time.monotonic() < end:
        if command.has_port:
            if reached.exists():
                return int(reached.read_text("ascii"))
        elif workers := busy_workers(process.pid, command.worker):
            return workers[0]
        time.sleep(OFTEN)
    return None


def _strike(process: subprocess.Popen[bytes], ending: Ending, worker: int) -> None:
    match ending:
        case Ending.CTRL_C:
            os.killpg(process.pid, signal.SIGINT)
        case Ending.WORKER_KILLED:
            os.kill(worker, signal.SIGKILL)
        case _:
            number = {Ending.INTERRUPTED: signal.SIGINT, Ending.TERMINATED: signal.SIGTERM}.get(
                ending, signal.SIGKILL
            )
            process.send_signal(number)


def _left() -> list[int]:
    """Return the processes that are left when all have had time to end."""
    end = time.monotonic() + BOUND / 10
    while left := list(descendants(os.getpid())):
        if time.monotonic() > end:
            break
        time.sleep(OFTEN)
    return left


@click.command(name="endings")
@click.option(
    "--only", multiple=True, type=click.Choice(list(COMMANDS)), help="End only this command. Repeatable."
)
@click.option(
    "--ending",
    "endings",
    multiple=True,
    type=click.Choice([each.name.lower() for each in Ending]),
    help="End it in this way only.",
)
def command(*, only: tuple[str, ...], endings: tuple[str, ...]) -> None:
    """End every long command in every way; fail if a process is left, or if it does not end with its status."""
    is_fine = True
    for name, ending in all_pairs():
        if (only and name not in only) or (endings and ending.name.lower() not in endings):
            continue
        if COMMANDS[name].needs and shutil.which(COMMANDS[name].needs) is None:
            click.echo(f"{name}, {ending.value}: not tried, as there is no {COMMANDS[name].needs}")
            continue
        trial = try_ending(name, ending)
        is_fine = is_fine and not trial.wrong
        what = "; ".join(trial.wrong) or "nothing is left"
        click.echo(f"{name}, {ending.value}: exit status {trial.status} after {trial.seconds:.1f} s; {what}")
    sys.exit(0 if is_fine else 1)
