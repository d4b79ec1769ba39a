"""Programs that a check starts: they end with it, however it ends, and one that is killed gives no verdict."""

import os
import signal
from pathlib import PurePath
from typing import Final

import click

from faraway.conformance.exchange.supervisor import SET_PARENT_DEATH_SIGNAL, call_prctl

LOST: Final = 2
NAMES: Final = {each.value: each.name for each in signal.Signals}


class LostProgramError(click.ClickException):
    """A program that was started here was killed, so that its question has no answer."""

    exit_code = LOST

    def __init__(self, program: str, number: int) -> None:
        name = NAMES.get(number, f"signal {number}")
        super().__init__(f"{PurePath(program).name} was killed by {name}, and its work is lost: start again.")


def end_with(parent: int) -> None:
    """Let this process, just forked, be killed when its parent ends. Elsewhere than on Linux this does nothing."""
    if (
        call_prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL) and os.getppid() != parent
    ):  # it ended before the call
        os._exit(LOST)


def refuse_killed(program: str, status: int) -> None:
    """Raise LostProgramError if a program was ended by a signal."""
    if status < 0:
        raise LostProgramError(program, -status)
