"""`python -m crosscheck slips`: plant slips in copies of the repository, and report which theorem or test finds each.

A slip that nothing finds makes the command red: then a theorem or a test is missing. Findings are kept in a checkpoint as they
come, each with a hash of what was planted, so that the command can be stopped and goes on with what is left.
"""

import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import click
from rich.table import Table

from crosscheck.documents import dumps_rows, read_json
from crosscheck.slips.finding import Controls, Finding, find
from crosscheck.slips.planting import ROOT, SLIPS, Copy, Planting
from faraway.cli.tables import make_console
from faraway.io import Json, load_value, write_output

RECORD = Path(__file__).with_name("slips.json")
CHECKPOINT = ROOT / "build" / "slips.json"


def load_record() -> list[Finding]:
    """Return the findings on record."""
    return load_value(read_json(RECORD, list[Json]), list[Finding])


class Checkpoint:
    """The findings so far, in a file that is written anew after each of them."""

    def __init__(self, path: Path) -> None:
        """Read the findings of an earlier run, if there are any."""
        self._path = path
        rows = load_value(read_json(path, list[Json]), list[Finding]) if path.exists() else []
        self._rows = {(row.slip, row.planted, row.fingerprint): row for row in rows}
        self._lock = threading.Lock()

    def get(self, planting: Planting) -> Finding | None:
        """Return what came of a planting, or None if it was not planted yet, or otherwise."""
        return self._rows.get((planting.slip, planting.planted, planting.fingerprint))

    def add(self, finding: Finding) -> None:
        """Keep one more finding."""
        with self._lock:
            self._rows[finding.slip, finding.planted, finding.fingerprint] = finding
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_output(str(self._path), dumps_rows(self._rows.values()).encode())


def plant_all(
    plantings: Sequence[Planting],
    keep: Callable[[Finding], None],
    folder: Path,
    *,
    jobs: int,
    only_hints: bool,
) -> list[Finding]:
    """Plant several slips at a time, each in a copy of its own; return the findings in the order of the list."""
    controls = Controls(Copy(folder / "control"))
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(jobs):
        copies.put(Copy(folder / f"copy-{number}"))

    def plant(planting: Planting) -> Finding:
        copy = copies.get()
        try:
            found = find(copy, planting, controls, only_hints=only_hints)
        finally:
            copies.put(copy)
        click.echo(f"{found.slip} in {found.planted}: {found.by} ({found.seconds:.0f} s)", err=True)
        if found.found or not only_hints:
            keep(found)
        return found

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(plant, plantings))


def print_table(findings: Sequence[Finding]) -> None:
    """Print what found each slip."""
    table = Table(title="Planted slips")
    for heading in ("slip", "planted in", "seconds", "found by"):
        table.add_column(heading, justify="right" if heading == "seconds" else "left", overflow="fold")
    for finding in findings:
        by = f"{finding.command.split()[0]}: {finding.by}" if finding.found else "[red]nothing[/]"
        table.add_row(finding.slip, finding.planted, f"{finding.seconds:.1f}", by)
    make_console().print(table)


@click.command
@click.option(
    "--only",
    multiple=True,
    type=click.Choice([slip.id for slip in SLIPS]),
    metavar="ID",
    help="Only this one. Repeatable.",
)
@click.option("--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="Slips at a time.")
@click.option("--hints", "only_hints", is_flag=True, help="Run only the finders hinted at, for a quick look.")
@click.option(
    "--checkpoint",
    type=click.Path(path_type=Path, dir_okay=False),
    default=CHECKPOINT,
    metavar="FILE",
    help="Resume from the findings in this file. [default: build/slips.json]",
)
@click.option(
    "--record", is_flag=True, help=f"Write {RECORD.name}: what is known of every planting of the list."
)
def command(*, only: tuple[str, ...], jobs: int, only_hints: bool, checkpoint: Path, record: bool) -> None:
    """Plant every slip; report which theorem or test found it, and when. Exit with 1 if nothing found one."""
    plantings = [planting for slip in SLIPS if not only or slip.id in only for planting in slip.plantings()]
    known = Checkpoint(checkpoint)
    waiting = [planting for planting in plantings if known.get(planting) is None]
    if waiting:
        with tempfile.TemporaryDirectory() as folder:
            fresh = plant_all(waiting, known.add, Path(folder), jobs=jobs, only_hints=only_hints)
    else:
        fresh = []
    by_planting = {(finding.slip, finding.planted): finding for finding in fresh}
    findings = [known.get(each) or by_planting[each.slip, each.planted] for each in plantings]
    print_table(findings)
    missed = [finding for finding in findings if not finding.found]
    click.echo(f"{len(findings)} slips planted, {len(findings) - len(missed)} found")
    if record:
        every = [known.get(planting) for slip in SLIPS for planting in slip.plantings()]
        RECORD.write_text(dumps_rows(row for row in every if row is not None), encoding="utf-8")
    sys.exit(1 if missed else 0)
