"""Output that fits its terminal: tables get narrower, are turned on their side or become lists, and no word is cut.

The width is that of the terminal, or COLUMNS. A pipe has none: prose is not wrapped there, and tables have 160 columns.
"""

import os
import sys
from collections.abc import Iterator, Sequence

import click


def output_width() -> int | None:
    """Return the columns of the output; None for a pipe or a file."""
    if os.environ.get("COLUMNS", "").isdecimal() or sys.stdout.isatty():
        from shutil import get_terminal_size  # noqa: PLC0415  it imports what packs archives, and a pipe has no size

        return get_terminal_size().columns
    return None


def say(text: str) -> None:
    """Print prose, each line wrapped between words and indented by four more than it begins with."""
    width = output_width()
    click.echo(text if width is None else "\n".join(wrap(line, width) for line in text.split("\n")))


def print_heading(title: str) -> None:
    """Print a heading in bold, after an empty line."""
    click.secho(f"\n{title}", bold=True)


def wrap(line: str, width: int) -> str:
    """Wrap a line between words; a word that is longer than the line stands alone and whole."""
    from textwrap import TextWrapper  # noqa: PLC0415  a pipe needs none

    indent = " " * (len(line) - len(line.lstrip()))
    wrapper = TextWrapper(
        width, subsequent_indent=f"{indent}    ", break_long_words=False, break_on_hyphens=False
    )
    return wrapper.fill(line) if len(line) > width else line


def fit_columns(least: Sequence[int], most: Sequence[int], room: int) -> list[int] | None:
    """Divide the width between columns: each gets its longest word, then the column that lacks most gets more."""
    widths = list(least)
    if sum(widths) > room:
        return None
    for _ in range(min(room, sum(most)) - sum(widths)):
        widths[max(range(len(widths)), key=lambda each: most[each] - widths[each])] += 1
    return widths


def name_cells(headings: Sequence[str], cells: Sequence[str]) -> list[str]:
    """Return the cells as they read away from their columns: a number with its heading, words alone."""
    return [
        f"{heading} {cell}".lstrip() if cell.isdecimal() else cell
        for heading, cell in zip(headings, cells, strict=False)
    ]


def list_lines(headings: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> Iterator[str]:
    """Yield rows as a list: a line of the first cells, which are words, then the others with their headings."""
    for row in rows:
        yield "  ".join(filter(None, name_cells(headings, row[:words])))
        yield "    " + ", ".join(
            f"{heading} {cell}" for heading, cell in zip(headings[words:], row[words:], strict=True)
        )
