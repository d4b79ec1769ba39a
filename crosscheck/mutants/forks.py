"""Mutants run side by side, each in a forked process that exits with its verdict."""

import os
import signal
import tempfile
import time
from collections.abc import Callable
from typing import IO, Literal, NoReturn, TypeAlias

import attrs

from crosscheck.processes import fork

Fate: TypeAlias = Literal["killed", "timed out", "survived"]
SURVIVED, KILLED = 0, 1


@attrs.frozen(kw_only=True)
class Verdict:
    """The fate of a mutant, and what killed it: the test that failed, or the vectors."""

    mutant: str
    fate: Fate
    killer: str = ""


@attrs.define
class Forks:
    """A limited number of forked processes; each verdict is reported as soon as it is known."""

    processes: int
    report: Callable[[Verdict], None]
    _running: dict[int, tuple[str, IO[str]]] = attrs.field(factory=dict, init=False)

    def start(self, mutant: str, task: Callable[[], str | None]) -> None:
        """Run a task in a fork as soon as one is free; it returns what kills the mutant, or None."""
        if len(self._running) == self.processes:
            self._await_one()
        result = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  it is open for as long as the fork runs
        child = fork()
        if not child:
            _run_and_exit(task, result)
        self._running[child] = mutant, result

    def finish(self) -> None:
        """Wait for all forks that still run."""
        while self._running:
            self._await_one()

    def _await_one(self) -> None:
        child, status = self._first_to_end()
        code = os.waitstatus_to_exitcode(status)
        fate: Fate = "survived" if code == SURVIVED else "killed" if code == KILLED else "timed out"
        mutant, result = self._running.pop(child)
        with result:
            result.seek(0)
            self.report(Verdict(mutant=mutant, fate=fate, killer=result.read()))

    def _first_to_end(self) -> tuple[int, int]:
        """Wait for one of these forks; other children of this process are left alone."""
        while True:
            for child in self._running:
                ended, status = os.waitpid(child, os.WNOHANG)
                if ended:
                    return ended, status
            time.sleep(0.002)


def limit_time(seconds: float) -> None:
    """End this process after so many seconds of processor time, or 60 times as many on the wall."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 60 * seconds)


def _run_and_exit(task: Callable[[], str | None], result: IO[str]) -> NoReturn:
    """Run the task and end this fork; an exception kills the mutant too."""
    code = KILLED
    try:
        killer = task()
        if killer is None:
            code = SURVIVED
        else:
            result.write(killer)
            result.flush()
    finally:
        os._exit(code)
