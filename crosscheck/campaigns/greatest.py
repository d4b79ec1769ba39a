"""The search for the greatest totals as a campaign: the cases of `python -m proofs.greatest`, here or on a Dask cluster.

It writes the same certificate, line by line, and compares what it comes to with what was established.

python -m crosscheck.ports --jobs 2 --checkpoint greatest.jsonl
python -m crosscheck.ports --scheduler tcp://10.0.0.7:8786
python -m crosscheck.ports --cases 100
"""

import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from crosscheck.campaigns.greatest_pieces import Searching, is_established, search_lines
from faraway.errors import FarawayError
from faraway.jobs.campaign import in_processes
from faraway.jobs.cluster import on_cluster
from proofs.greatest.__main__ import ESTABLISHED
from proofs.greatest.certificate import digest, load_outcome

STOPPED = 130


@click.command()
@click.option("--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="How many processes.")
@click.option("--checkpoint", metavar="FILE", help="Keep what is done, and go on from there.")
@click.option("--scheduler", metavar="ADDRESS", help="Search on the Dask cluster at this address instead.")
@click.option("--cases", type=click.IntRange(min=1), help="Only the first so many cases; compares nothing.")
@click.option(
    "--output",
    "-o",
    type=click.Path(dir_okay=False, path_type=Path),
    default="build/greatest/campaign.jsonl",
    show_default=True,
    help="Where the certificate goes.",
)
def main(jobs: int, checkpoint: str | None, scheduler: str | None, cases: int | None, output: Path) -> None:
    """Search for the greatest totals in pieces; 0 if that comes to what was established."""
    searching = Searching(cases)
    columns = TextColumn("pieces"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    console = Console(stderr=True)
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task("pieces", total=searching.as_campaign().pieces)
            lines = search_lines(
                searching,
                in_processes(jobs) if scheduler is None else on_cluster(scheduler),
                checkpoint=checkpoint,
                tell=lambda done: progress.update(bar, completed=done),
            )
    except KeyboardInterrupt:
        click.echo("stopped; what is done is kept if there is a --checkpoint", err=True)
        sys.exit(STOPPED)
    except FarawayError as error:
        raise click.ClickException(str(error)) from error
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    click.echo(f"{output}: {len(lines)} cases, sha256 {digest(map(load_outcome, lines))}")
    if cases is not None:
        click.echo("only a part, compared with nothing")
    elif is_established(lines):
        click.echo(f"this is what {ESTABLISHED.name} says")
    else:
        click.echo(f"this is NOT what {ESTABLISHED.name} says")
        sys.exit(1)


if __name__ == "__main__":
    main()
