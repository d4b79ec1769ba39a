"""`python -m crosscheck prove`: prove all theorems and what ties them to reference and specification, in one table."""

import os
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from crosscheck.claim_table import print_table
from crosscheck.prove.parts import PARTS, run
from faraway.cli.progress import tracked
from faraway.io import dumps, write_output
from proofs.claim import Judged
from proofs.processes import start
from proofs.report import Row, merge
from proofs.theorems import BY_NAME

LONGEST_FIRST = (
    "fast_pays",
    "score_unique_of_cards",
    "contexts_hold_every_legal_row",
    "score_exists_of_cards",
    "pays",
    "fast_joins",
    "fame_mono_of_sanctuary_added",
    "counts",
    "fame_mono_of_region_added",
)


def jobs_in_order() -> list[str]:
    """Return all jobs, the longest first, so that no process is left alone with one at the end."""
    rest = [name for name in (*PARTS, *BY_NAME) if name not in LONGEST_FIRST]
    return [*LONGEST_FIRST, *rest]


def jobs_called(name: str) -> list[str]:
    """Return the job of this name; or all shares of the row that the table shows under this name."""
    return [job for job in jobs_in_order() if name == job or (job in PARTS and name == PARTS[job].name)]


def in_order(rows: Iterable[Row]) -> list[Row]:
    """Merge the shares of claims and return the rows in the order of the theorems, then by name."""
    order = {name: place for place, name in enumerate(BY_NAME)}
    return sorted(merge(rows), key=lambda row: (order.get(row.name, len(order)), row.name))


def prove_all(jobs: Sequence[str], processes: int) -> list[Judged]:
    """Run theorems and parts over several processes, with progress on a terminal."""
    if len(jobs) == 1:
        return [run(jobs[0])]
    with start(min(processes, len(jobs))) as pool:
        done = pool.imap_unordered(run, jobs)
        return list(tracked(done, "proving", len(jobs)))


@click.command
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--list", "is_list", is_flag=True, help="Print all names and prove nothing.")
@click.option("--json", "is_json", is_flag=True, help="Print a list of objects.")
@click.option(
    "--keep", type=click.Path(path_type=Path), metavar="FILE", help="Keep the rows as JSON in this file."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes. [default: all cores]"
)
def command(*, names: tuple[str, ...], is_list: bool, is_json: bool, keep: Path | None, jobs: int) -> None:
    """Prove the theorems of these names, or all, and refute the false twin of each.

    Without a name, also show that solver, reference and specification agree.
    """
    if unknown := [name for name in names if not jobs_called(name)]:
        raise click.UsageError(f"no theorem is called {', '.join(unknown)}; --list names them all")
    chosen = list(dict.fromkeys(job for name in names for job in jobs_called(name))) or jobs_in_order()
    if is_list:
        click.echo("\n".join(sorted(chosen)))
        return
    begun = time.perf_counter()
    done = prove_all(chosen, jobs)
    rows = in_order(each.row for each in done)
    if is_json:
        click.echo(dumps(rows), nl=False)
    elif names:
        click.echo("\n".join(each.details for each in done))
    else:
        print_table(rows, time.perf_counter() - begun)
    if keep is not None:
        keep.parent.mkdir(parents=True, exist_ok=True)
        write_output(str(keep), dumps(rows).encode())
    for each in done:
        for failure in each.failures:
            click.echo(failure, err=True)
    sys.exit(0 if all(row.passes for row in rows) else 1)
