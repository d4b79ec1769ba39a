"""Show what catches every misreading of the zoo.

python -m crosscheck.misreadings [--record] [--only ID]...
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import track
from rich.table import Table

from crosscheck.misreadings.hunt import hunt
from crosscheck.misreadings.record import Catch, Row, write_record
from faraway.misreadings import ANIMALS, Subject


def hunt_by_name(name: str) -> tuple[list[Catch], Catch | None]:
    """Hunt a named misreading."""
    return hunt(ANIMALS[name])


def main() -> int:
    """Hunt all, print the table, and fail where one was caught by nothing."""
    parser = argparse.ArgumentParser(prog="python -m crosscheck.misreadings", description=__doc__)
    parser.add_argument("--only", action="append", choices=list(ANIMALS), metavar="ID")
    parser.add_argument("--record", action="store_true", help="write zoo.json")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    names = options.only or list(ANIMALS)
    console = Console(width=None if sys.stdout.isatty() else 150)
    table = Table(title="What catches which misreading", show_lines=False)
    for heading in ("misreading", "laws that need no oracle", "comparison with the spec"):
        table.add_column(heading)
    rows: list[Row] = []
    with ProcessPoolExecutor(options.processes) as pool:
        caught = pool.map(hunt_by_name, names)
        for name, (laws, compared) in track(
            zip(names, caught, strict=True), total=len(names), console=Console(stderr=True)
        ):
            rows.append(Row(id=name, laws=tuple(laws), compared=compared))
            table.add_row(
                name,
                "\n".join(f"{catch.by.replace('_', ' ')} ({catch.case})" for catch in laws) or "-",
                f"{compared.by} {compared.case}" if compared else "-",
            )
    console.print(table)
    by_laws = [row for row in rows if row.laws]
    rules = [row for row in by_laws if ANIMALS[row.id].subject is not Subject.FACT]
    console.print(
        f"{len(rows)} misreadings: {len(by_laws)} fall to laws alone ({len(rules)} of them about rules), "
        f"{sum(row.compared is not None for row in rows)} to comparison, "
        f"{sum(not row.is_caught for row in rows)} to nothing"
    )
    if options.record:
        write_record(rows)
    return 0 if all(row.is_caught for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
