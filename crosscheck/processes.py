"""Programs that a check starts: they end with it, however it ends, and one that is killed gives no verdict.

Nothing of an implementation is imported here: the program that runs mutants, which must not import one before it is mutated, uses this.
"""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path, PurePath
from typing import Final

import click

PARENT_DEATH_SIGNAL: Final = 1
LOST: Final = 2
NAMES: Final = {each.value: each.name for each in signal.Signals}
_LIBRARY = ctypes.CDLL(None) if sys.platform.startswith("linux") else None


class LostProgramError(click.ClickException):
    """A program that was started here was killed, so that its question has no answer."""

    exit_code = LOST

    def __init__(self, program: str, number: int) -> None:
        name = NAMES.get(number, f"signal {number}")
        super().__init__(f"{PurePath(program).name} was killed by {name}, and its work is lost: start again.")


def run_program(  # noqa: PLR0913  those of subprocess.run
    words: Sequence[str | Path],
    *,
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    given: str | None = None,
    timeout: float | None = None,
    has_to_succeed: bool = False,
    is_shown: bool = False,
) -> subprocess.CompletedProcess[str]:
    """Run a program that ends with this one. What it prints is returned, or shown as it comes.

    Raise CalledProcessError if it has to succeed and does not.
    """
    return subprocess.run(
        [*map(str, words)],
        cwd=folder,
        env=environment,
        input=given,
        stdout=None if is_shown else subprocess.PIPE,
        stderr=None if is_shown else subprocess.PIPE,
        text=True,
        errors="replace",
        timeout=timeout,
        check=has_to_succeed,
        preexec_fn=ending_with_this(),
    )


def ending_with_this() -> Callable[[], None]:
    """Return what a process that this one starts has to call first, to end with it."""
    return partial(end_with, os.getpid())


def fork() -> int:
    """Fork as `os.fork` does; the new process ends with this one."""
    begin = ending_with_this()
    child = os.fork()
    if not child:
        begin()
    return child


def end_with(parent: int) -> None:
    """Let this process, just forked, be killed when its parent ends. Elsewhere than on Linux this does nothing."""
    if _LIBRARY is not None:
        _LIBRARY.prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:  # it ended before the call
            os._exit(LOST)


def refuse_killed(program: str, status: int) -> None:
    """Raise LostProgramError if a program was ended by a signal."""
    if status < 0:
        raise LostProgramError(program, -status)
