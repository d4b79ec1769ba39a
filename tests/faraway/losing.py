"""Pieces of work for the tests of campaigns; a worker imports them from here."""

import os
import signal
import time
from pathlib import Path

from faraway.errors import Code, refusal
from faraway.io import Json

LONGEST = 600.0
"""Seconds after which a test that goes wrong ends."""


def square(piece: int) -> Json:
    return piece * piece


def square_but_lose_the_worker_once(folder: str, piece: int) -> Json:
    """Piece 3 takes its process with it the first time, and a note of it stays behind."""
    if piece == 3:
        try:
            Path(folder, "lost").touch(exist_ok=False)
        except FileExistsError:
            return 9
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def lose_the_worker(piece: int) -> Json:
    os.kill(os.getpid(), signal.SIGKILL)
    return piece


def refuse(piece: int) -> Json:
    raise refusal(Code.WRONG_GAME, f"piece {piece} is refused")


def square_until_killed(folder: str, doomed: int, piece: int) -> Json:
    """Leave a note of who works at what.

    The doomed worker stays at its second piece until it is killed; the others leave it two pieces, however late it comes.
    """
    Path(folder, f"{piece}.{os.getpid()}").touch()
    is_doomed, end = os.getpid() == doomed, time.monotonic() + LONGEST
    while is_doomed == (len(list(Path(folder).glob(f"*.{doomed}"))) > 1) and time.monotonic() < end:
        time.sleep(0.01)
    return piece * piece


def is_interrupt_held(_piece: int) -> Json:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
