"""Run checks over processes, with live progress, and print one table of what agrees."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING

import attrs
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from rich.console import Console

    from tests.verify.check import Check, Disagreement


@attrs.define(kw_only=True)
class Outcome:
    """What came of one check: how many cases were compared, in how much work, and what disagreed."""

    check: Check
    compared: int = 0
    seconds: float = 0.0
    disagreements: list[Disagreement] = attrs.field(factory=list)

    @property
    def agrees(self) -> bool:
        """Every case was compared and none disagreed."""
        return self.compared == self.check.count and not self.disagreements


def _timed(check: Check, seed: int, first: int, count: int) -> tuple[tuple[Disagreement, ...], float]:
    """Compare one run of cases in a worker and tell how long it took."""
    started = time.perf_counter()
    found = check.compare(seed, first, count)
    return found, time.perf_counter() - started


def run_checks(checks: Sequence[Check], *, seed: int, jobs: int, console: Console) -> list[Outcome]:
    """Compare every case of every check; a disagreement stops nothing, so that all are seen."""
    outcomes = {check.name: Outcome(check=check) for check in checks}
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with (
        Progress(*columns, console=console, transient=console.is_terminal) as progress,
        ProcessPoolExecutor(max_workers=jobs) as pool,
    ):
        bars = {check.name: progress.add_task(check.name, total=check.count) for check in checks}
        running: dict[Future[tuple[tuple[Disagreement, ...], float]], tuple[Check, int]] = {}
        for check in checks:
            for first, count in check.pieces():
                running[pool.submit(_timed, check, seed, first, count)] = (check, count)
        for future in as_completed(running):
            check, count = running[future]
            found, seconds = future.result()
            outcome = outcomes[check.name]
            outcome.compared += count
            outcome.seconds += seconds
            outcome.disagreements.extend(found)
            progress.advance(bars[check.name], count)
    return list(outcomes.values())


def print_outcomes(outcomes: Sequence[Outcome], console: Console) -> None:
    """Print the table, and under it every disagreement in full."""
    table = Table(title="What agrees")
    for heading in ("check", "claim", "compared", "disagree", "work"):
        table.add_column(heading, justify="right" if heading in {"compared", "disagree", "work"} else "left")
    for outcome in outcomes:
        verdict = "[green]0[/]" if outcome.agrees else f"[red]{len(outcome.disagreements)}[/]"
        table.add_row(
            outcome.check.name,
            outcome.check.claim,
            f"{outcome.compared:,} {outcome.check.unit}",
            verdict,
            f"{outcome.seconds:.1f} s",
        )
    console.print(table)
    for outcome in outcomes:
        for disagreement in outcome.disagreements[:5]:
            console.print(f"[red]{outcome.check.name}[/]: {disagreement.case}", highlight=False)
            console.print(disagreement.detail, markup=False, highlight=False)
            if disagreement.replay:
                console.print(f"  repeat: {disagreement.replay}", markup=False, highlight=False)
        hidden = len(outcome.disagreements) - 5
        if hidden > 0:
            console.print(f"  and {hidden} more")
