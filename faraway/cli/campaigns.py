"""Long work at the command line: where it runs, its progress, and Ctrl-C."""

import logging
import os
import signal
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from faraway.cli.progress import showing
from faraway.cli.stopping import Stopped, stopping
from faraway.fast.compiler import SlowWarning, is_fast, slow_notice
from faraway.jobs.campaign import Runner, in_processes
from faraway.jobs.cluster import on_cluster


def runner_of(jobs: int, scheduler: str | None) -> Runner:
    """Return the runner for this many processes, or for the cluster of this scheduler."""
    if scheduler is None:
        return in_processes(jobs)
    logging.disable(
        logging.CRITICAL
    )  # Dask logs what it also raises, tracebacks among it: an error is reported once
    return on_cluster(scheduler)


@contextmanager
def noting_slowness() -> Iterator[None]:
    """Warn in one line if kernels run in plain Python, instead of a warning from each process."""
    if is_fast():
        yield
        return
    click.echo(slow_notice(), err=True)
    filters = filter(None, (os.environ.get("PYTHONWARNINGS"), "ignore:this runs in plain Python"))
    os.environ["PYTHONWARNINGS"] = ",".join(filters)  # for the processes that are started
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SlowWarning)
        yield


@contextmanager
def pieces_progress(word: str, pieces: int) -> Iterator[Callable[[int], None]]:
    """Show how many pieces are done."""
    with showing(word, pieces) as shown:
        yield shown.reach


@contextmanager
def stopping_by_hand(checkpoint: str | None) -> Iterator[None]:
    """Let Ctrl-C or SIGTERM end the command, and report whether the same command can resume."""
    with stopping(ending=_words_for_what_is_kept(checkpoint)):
        try:
            yield
        except KeyboardInterrupt as stopped:
            if isinstance(stopped, Stopped):
                raise
            raise Stopped(signal.SIGINT) from None  # raised without a signal


def _words_for_what_is_kept(checkpoint: str | None) -> str:
    if checkpoint is None:
        return "Stopped. Without --checkpoint nothing is kept."
    return f"Stopped. The results so far are in {checkpoint}; the same command resumes."
