"""What commands with long work share: where it is done, and how far it is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

import click

from faraway.jobs.campaign import Runner, in_processes

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")

STOPPED = 130


def campaign_options(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add `--scheduler` and `--checkpoint`."""
    scheduler = click.option(
        "--scheduler",
        metavar="ADDRESS",
        help="Work on the Dask cluster whose scheduler is at this address instead; needs the extra [cluster].",
    )
    checkpoint = click.option(
        "--checkpoint",
        metavar="FILE",
        help="Keep what is done in this file, and go on from there when the same command is given again.",
    )
    return scheduler(checkpoint(function))


def runner_of(jobs: int, scheduler: str | None) -> Runner:
    """Choose where pieces are done: in so many processes here, or on a cluster."""
    if scheduler is None:
        return in_processes(jobs)
    from faraway.jobs.cluster import on_cluster  # noqa: PLC0415  only this option needs it

    return on_cluster(scheduler)


@contextmanager
def pieces_progress(word: str, pieces: int) -> Iterator[Callable[[int], None]]:
    """Show on a terminal how many pieces are done."""
    from rich.console import Console  # noqa: PLC0415  rich is slow to import
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415  as above

    console = Console(stderr=True)
    columns = TextColumn(word), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(word, total=pieces)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def stopping_by_hand(ctx: click.Context, checkpoint: str | None) -> Iterator[None]:
    """Let Ctrl-C end the command, and tell whether the same command can go on."""
    try:
        yield
    except KeyboardInterrupt:
        kept = f"What is done is in {checkpoint}: the same command goes on from there." if checkpoint else ""
        click.echo(f"Stopped. {kept or 'Nothing is kept without --checkpoint.'}", err=True)
        ctx.exit(STOPPED)
