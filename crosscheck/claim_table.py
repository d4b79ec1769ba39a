"""The table of claims that `make prove` and `make prove-game` print."""

from collections.abc import Sequence

from rich.console import Console

from proofs.report import Row, summarise


def print_table(rows: Sequence[Row], seconds: float) -> None:
    """Print one line for each claim, cut to the width of a terminal, why any failed, and a summary."""
    heads = ("name", "verdict", "cases", "twin", "seconds", "clauses", "scope", "claim")
    lines = [
        (
            row.name,
            row.verdict.value,
            "" if row.cases is None else f"{row.cases:,}",
            row.twin_verdict.value,
            f"{row.seconds:.2f}",
            " ".join(row.clauses),
            row.scope,
            row.claim,
        )
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(heads, *lines, strict=True)]
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = sum(widths) + 2 * len(widths)
    styles = ["bold", *("green" if row.passes else "red" for row in rows)]
    for cells, style in zip((heads, *lines), styles, strict=True):
        line = "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()
        console.print(line, style=style, no_wrap=True, overflow="ellipsis")
    for row in rows:
        for reason in row.reasons():
            console.print(f"{row.name}: {reason}", style="red", soft_wrap=True)
    for line in summarise(rows, seconds):
        console.print(line)
