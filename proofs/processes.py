"""Processes to share work with. They end with the first one; Ctrl-C reaches only that."""

import os
import signal
from multiprocessing import get_context, parent_process
from multiprocessing.pool import Pool
from threading import Thread

STOPPED_BY_HAND = 130


def start(jobs: int) -> Pool:
    """Start so many processes, to be used in a `with` statement."""
    return get_context("spawn").Pool(jobs, end_with_the_first)


def end_with_the_first() -> None:
    """Let this process end when the one that started it has ended, and by no Ctrl-C before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_the_first, daemon=True).start()


def _wait_for_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
        os._exit(1)
