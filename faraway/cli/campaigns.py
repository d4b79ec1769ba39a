"""Long work at the command line: where it runs, its progress, and Ctrl-C."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faraway.jobs.campaign import Runner, in_processes
from faraway.jobs.cluster import on_cluster

STOPPED = 130


def runner_of(jobs: int, scheduler: str | None) -> Runner:
    """Return the runner for this many processes, or for the cluster of this scheduler."""
    return in_processes(jobs) if scheduler is None else on_cluster(scheduler)


@contextmanager
def pieces_progress(word: str, pieces: int) -> Iterator[Callable[[int], None]]:
    """Show on a terminal how many pieces are done."""
    console = Console(stderr=True)
    columns = TextColumn(word), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(word, total=pieces)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def stopping_by_hand(ctx: click.Context, checkpoint: str | None) -> Iterator[None]:
    """Let Ctrl-C end the command, and report whether the same command can resume."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"The results so far are in {checkpoint}; the same command resumes." if checkpoint else ""
        click.echo(f"Stopped. {kept or 'Without --checkpoint nothing is kept.'}", err=True)
        ctx.exit(STOPPED)
