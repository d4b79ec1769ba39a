"""A chart of benchmark results in the terminal, and the results of an earlier run."""

from collections.abc import Sequence
from math import log10
from pathlib import Path
from typing import TypedDict

from rich.table import Table

from crosscheck.bench.measuring import Figure
from crosscheck.documents import read_json

BLOCKS_A_DECADE = 10
"""Blocks for each power of ten: one more block is about a quarter faster."""


def blocks(seconds: float, slowest: float) -> int:
    """Return the length of a bar: one block for the slowest, ten more for each factor of ten in speed."""
    return 1 + round(BLOCKS_A_DECADE * log10(slowest / seconds))


def draw_chart(figures: Sequence[Figure]) -> Table:
    """Draw a bar for each benchmark; benchmarks of the same items share a scale."""
    slowest: dict[str, float] = {}
    for figure in figures:
        items = figure.benchmark.items
        slowest[items] = max(slowest.get(items, 0.0), figure.seconds)
    table = Table(
        "benchmark",
        "items a second, ten blocks for each factor of ten",
        box=None,
        title="Speed, side by side",
    )
    for items, most in slowest.items():
        for figure in sorted(figures, key=lambda figure: figure.seconds):
            if figure.benchmark.items == items:
                bar = "█" * blocks(figure.seconds, most)
                table.add_row(figure.benchmark.name, f"{bar} {1 / figure.seconds:,.3g} {items}")
        table.add_section()
    return table


class EarlierFigure(TypedDict):
    """What is read of one result."""

    name: str
    seconds_an_item: float


def read_earlier(path: Path) -> dict[str, float]:
    """Return the seconds for each item of an earlier run, by benchmark."""
    earlier = read_json(path, dict[str, list[EarlierFigure]])
    return {figure["name"]: figure["seconds_an_item"] for figure in earlier["figures"]}
