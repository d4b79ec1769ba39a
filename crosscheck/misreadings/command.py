"""`python -m crosscheck misreadings`: report what catches each misreading."""

import sys

import click
from rich.table import Table

from crosscheck.misreadings.record import RECORD, Catch, Row, write_record
from crosscheck.misreadings.search import find_catches
from faraway.cli.progress import tracked
from faraway.cli.tables import make_console
from faraway.misreadings import MISREADINGS, Subject
from proofs.processes import start


def catches_by_name(name: str) -> tuple[list[Catch], Catch | None]:
    """Return what catches the misreading of this name."""
    return find_catches(MISREADINGS[name])


@click.command
@click.option(
    "--only",
    multiple=True,
    type=click.Choice(list(MISREADINGS)),
    metavar="ID",
    help="Only this one. Repeatable.",
)
@click.option("--record", is_flag=True, help=f"Write {RECORD.name}.")
@click.option("--processes", type=click.IntRange(1, 256), default=2, show_default=True)
def command(*, only: tuple[str, ...], record: bool, processes: int) -> None:
    """Report what catches each misreading; fail if nothing catches one."""
    names = only or tuple(MISREADINGS)
    console = make_console()
    table = Table(title="What catches which misreading")
    for heading in ("misreading", "laws that need no oracle", "comparison with the spec"):
        table.add_column(heading)
    rows: list[Row] = []
    with start(processes) as pool:
        caught = pool.imap(catches_by_name, names)
        for name, (laws, compared) in tracked(zip(names, caught, strict=True), "misreadings", len(names)):
            rows.append(Row(id=name, laws=tuple(laws), compared=compared))
            table.add_row(
                name,
                "\n".join(f"{catch.by.replace('_', ' ')} ({catch.case})" for catch in laws) or "-",
                f"{compared.by} {compared.case}" if compared else "-",
            )
    console.print(table)
    by_laws = [row for row in rows if row.laws]
    rules = [row for row in by_laws if MISREADINGS[row.id].subject is not Subject.FACT]
    console.print(
        f"{len(rows)} misreadings: {len(by_laws)} are caught by laws alone ({len(rules)} of them about rules), "
        f"{sum(row.compared is not None for row in rows)} to comparison, "
        f"{sum(not row.is_caught for row in rows)} to nothing"
    )
    if record:
        write_record(rows)
    sys.exit(0 if all(row.is_caught for row in rows) else 1)
