"""Worker processes. They end with the process that started them; Ctrl-C reaches only that one."""

import os
import signal
import sys
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.pool import Pool
from threading import Thread
from time import sleep

STOPPED_BY_HAND = 130
WORKER_LOST = 2
SHORTLY = 0.01


def start(jobs: int) -> Pool:
    """Start a number of processes, to be used in a `with` statement; the program ends with status 2 if one of them is killed."""
    others = {*active_children()}
    pool = get_context("spawn").Pool(jobs, end_with_the_first)
    workers = {each.sentinel: each for each in active_children() if each not in others}

    def end_without_a_worker() -> None:
        """End, as a pool starts another worker but waits for ever for what the first one was doing."""
        while workers:
            for ended in wait([*workers]):
                worker = workers.pop(ended)  # type: ignore[arg-type]  # one of the numbers given
                while worker.exitcode is None:
                    sleep(SHORTLY)  # the pool is collecting it
                if worker.exitcode < 0 and worker.exitcode != -signal.SIGTERM:  # that is how a pool ends
                    sys.stderr.write("A worker was killed, and its work is lost: start again.\n")
                    sys.stderr.flush()
                    os._exit(WORKER_LOST)

    Thread(target=end_without_a_worker, daemon=True).start()
    return pool


def end_with_the_first() -> None:
    """Let this process end when the one that started it has ended, and by no Ctrl-C before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_wait_for_the_first, daemon=True).start()


def _wait_for_the_first() -> None:
    first = parent_process()
    if first is not None:
        first.join()
        os._exit(1)
