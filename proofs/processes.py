"""Processes to share work with. Ctrl-C reaches the first one only, which ends the others."""

import signal
from multiprocessing import get_context
from multiprocessing.pool import Pool

STOPPED_BY_HAND = 130


def start(jobs: int) -> Pool:
    """Start so many processes, to be used in a `with` statement."""
    return get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
