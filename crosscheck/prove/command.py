"""`python -m crosscheck prove`: prove all theorems and what ties them to reference and specification, in one table."""

import os
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from crosscheck.prove.parts import PARTS, Done, run
from faraway.io import dumps, write_output
from proofs.processes import start
from proofs.report import Row
from proofs.theorems import BY_NAME

LONGEST_FIRST = ("pays", "fame_mono_of_sanctuary_added", "counts", "fame_mono_of_region_added")


def jobs_in_order() -> list[str]:
    """Return all jobs, the longest first, so that no process is left alone with one at the end."""
    rest = [name for name in (*PARTS, *BY_NAME) if name not in LONGEST_FIRST]
    return [*LONGEST_FIRST, *rest]


def merged(rows: Iterable[Row]) -> list[Row]:
    """Join the shares of one claim into one row that passes only if all do, in the order of the theorems."""
    joined: dict[str, Row] = {}
    for row in rows:
        known = joined.get(row.name)
        if known is None:
            joined[row.name] = row
        else:
            worse = row if known.passes else known
            joined[row.name] = replace(worse, seconds=round(known.seconds + row.seconds, 3))
    order = {name: place for place, name in enumerate(BY_NAME)}
    return sorted(joined.values(), key=lambda row: (order.get(row.name, len(order)), row.name))


def print_table(rows: Sequence[Row], seconds: float) -> None:
    """Print one line for each claim, cut to the width of a terminal, and a summary."""
    heads = ("name", "verdict", "twin", "seconds", "clauses", "scope", "claim")
    lines = [
        (row.name, row.verdict, row.twin_verdict, f"{row.seconds:.2f}", " ".join(row.clauses), row.scope, row.claim)
        for row in rows
    ]  # fmt: skip
    widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)]
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = sum(widths) + 2 * len(widths)
    styles = ["bold", *("green" if row.passes else "red" for row in rows)]
    for cells, style in zip((heads, *lines), styles, strict=True):
        line = "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()
        console.print(line, style=style, no_wrap=True, overflow="ellipsis")
    failed = sum(not row.passes for row in rows)
    verdict = f"{failed} failed" if failed else "all proved, all twins refuted"
    console.print(f"{len(rows)} claims, {verdict}, {seconds:.0f} s")


def prove_all(jobs: Sequence[str], processes: int) -> list[Done]:
    """Run theorems and parts over several processes, with progress on a terminal."""
    if len(jobs) == 1:
        return [run(jobs[0])]
    progress = Console(stderr=True)
    with start(min(processes, len(jobs))) as pool:
        done = pool.imap_unordered(run, jobs)
        return list(
            track(
                done, "proving", len(jobs), console=progress, transient=True, disable=not progress.is_terminal
            )
        )


@click.command
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--list", "is_list", is_flag=True, help="Print all names and prove nothing.")
@click.option("--json", "is_json", is_flag=True, help="Print a list of objects.")
@click.option(
    "--keep", type=click.Path(path_type=Path), metavar="FILE", help="Keep the theorems as JSON in this file."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes. [default: all cores]"
)
def command(*, names: tuple[str, ...], is_list: bool, is_json: bool, keep: Path | None, jobs: int) -> None:
    """Prove the theorems of these names, or all, and refute the false twin of each.

    Without a name, also show that solver, reference and specification agree.
    """
    known = jobs_in_order()
    if unknown := [name for name in names if name not in known]:
        raise click.UsageError(f"no theorem is called {', '.join(unknown)}; --list names them all")
    chosen = list(dict.fromkeys(names)) or known
    if is_list:
        click.echo("\n".join(sorted(chosen)))
        return
    begun = time.perf_counter()
    done = prove_all(chosen, jobs)
    rows = merged(each.row for each in done)
    theorems = [row for row in rows if names or row.name in BY_NAME]
    if is_json:
        click.echo(dumps(theorems), nl=False)
    elif names:
        click.echo("\n".join(each.details for each in done))
    else:
        print_table(rows, time.perf_counter() - begun)
    if keep is not None:
        keep.parent.mkdir(parents=True, exist_ok=True)
        write_output(str(keep), dumps(theorems).encode())
    for each in done:
        for failure in each.failures:
            click.echo(failure, err=True)
    sys.exit(0 if all(row.passes for row in rows) else 1)
