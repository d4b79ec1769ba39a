"""`python -m crosscheck export DIR`: every obligation and every twin as an SMT-LIB script that anybody can run."""

import json
import os
from functools import partial
from pathlib import Path

import attrs
import click

from crosscheck.prove.obligations import file_of, scripts_for, units
from faraway.cli.progress import tracked
from proofs.processes import start

INDEX = "index.json"


@attrs.frozen
class Entry:
    """One script of the index."""

    file: str
    name: str
    label: str
    question: str
    clauses: tuple[str, ...]
    logic: str
    expected: str


def write_unit(directory: Path, unit: str) -> list[Entry]:
    """Write the scripts of one theorem or step; return their entries."""
    entries = []
    for number, script in enumerate(scripts_for(unit), 1):
        entry = Entry(
            file_of(script, number),
            script.name,
            script.label,
            script.role.value,
            script.clauses,
            script.logic,
            script.expected.value,
        )
        path = directory / entry.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(script.text, encoding="utf-8")
        entries.append(entry)
    return entries


@click.command
@click.argument("directory", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes. [default: all cores]"
)
def command(*, directory: Path, names: tuple[str, ...], jobs: int) -> None:
    """Write every question that is asked of z3 as an SMT-LIB 2.6 script into DIR.

    Each script says its logic, its clauses and, as :status, the answer that it must have; index.json lists them all.
    """
    known = units()
    if unknown := [name for name in names if name not in known]:
        raise click.UsageError(f"nothing to export is called {', '.join(unknown)}")
    chosen = list(dict.fromkeys(names)) or known
    directory.mkdir(parents=True, exist_ok=True)
    write = partial(write_unit, directory)
    with start(min(jobs, len(chosen))) as pool:
        written = tracked(pool.imap_unordered(write, chosen), "exporting", len(chosen))
        entries = sorted((entry for part in written for entry in part), key=lambda entry: entry.file)
    index = json.dumps([attrs.asdict(entry) for entry in entries], indent=1)
    (directory / INDEX).write_text(f"{index}\n", encoding="utf-8")
    click.echo(f"{directory}: {len(entries)} scripts of {len(chosen)} claims, listed in {INDEX}")
