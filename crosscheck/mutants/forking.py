"""Mutants tried side by side, each in a fork that ends with its verdict."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NoReturn, TypeAlias

import attrs

Fate: TypeAlias = Literal["killed", "timed out", "survived"]
SURVIVED, KILLED = 0, 1


@attrs.frozen(kw_only=True)
class Verdict:
    """What became of a mutant, and the test that killed it."""

    mutant: str
    fate: Fate
    test: str = ""


@attrs.define
class Forks:
    """At most so many forks at a time; each verdict is told as soon as it is there."""

    processes: int
    tell: Callable[[Verdict], None]
    _running: dict[int, str] = attrs.field(factory=dict, init=False)

    def start(self, mutant: str, task: Callable[[], str | None]) -> None:
        """Run a task that names the test that fails, or none, when a place is free."""
        if len(self._running) == self.processes:
            self._await_one()
        child = os.fork()
        if not child:
            _run_and_leave(task)
        self._running[child] = mutant

    def finish(self) -> None:
        """Wait for all that still run."""
        while self._running:
            self._await_one()

    def _await_one(self) -> None:
        child, status = self._first_to_end()
        code = os.waitstatus_to_exitcode(status)
        told = _killer_file(child)
        test = told.read_text(encoding="utf-8") if told.exists() else ""
        told.unlink(missing_ok=True)
        fate: Fate = "survived" if code == SURVIVED else "killed" if code == KILLED else "timed out"
        self.tell(Verdict(mutant=self._running.pop(child), fate=fate, test=test))

    def _first_to_end(self) -> tuple[int, int]:
        """Wait for one of our own forks, and leave to others what they have started."""
        while True:
            for child in self._running:
                ended, status = os.waitpid(child, os.WNOHANG)
                if ended:
                    return ended, status
            time.sleep(0.002)


def _killer_file(process: int) -> Path:
    return Path(f"killer.{process}")


def end_when_late(seconds: float) -> None:
    """End this process when it has computed for so long from now on; what waits without computing is ended too."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 60 * seconds)


def _run_and_leave(task: Callable[[], str | None]) -> NoReturn:
    """Run the task and end this fork; whatever it raises is a test's failure too."""
    code = KILLED
    try:
        test = task()
        if test is None:
            code = SURVIVED
        else:
            _killer_file(os.getpid()).write_text(test, encoding="utf-8")
    finally:
        os._exit(code)
