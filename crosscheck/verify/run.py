"""Run checks over processes, with live progress, and print one table of what agrees."""

import time
from collections.abc import Sequence

import attrs
import cattrs
from rich.console import Console
from rich.table import Table

from crosscheck.verify.check import EVERYTHING_COMPARED, Check, Disagreement
from faraway.cli.progress import showing
from faraway.io import Json
from faraway.jobs.campaign import Campaign, in_processes, run_campaign
from faraway.jobs.cluster import on_cluster


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


@attrs.frozen
class Comparing:
    """The pieces of all checks together, by number."""

    checks: tuple[Check, ...]
    seed: int

    @property
    def pieces(self) -> list[tuple[Check, int, int]]:
        """Return every piece: its check, its first case and how many cases it has."""
        return [(check, first, count) for check in self.checks for first, count in check.pieces()]

    def __call__(self, piece: int) -> Json:
        """Compare one run of cases, wherever that may be, and report how long it took and what disagreed."""
        check, first, count = self.pieces[piece]
        started = time.perf_counter()
        found = check.compare(self.seed, first, count)
        return {
            "seconds": time.perf_counter() - started,
            "disagreements": [[each.case, each.detail, each.replay] for each in found],
        }


@attrs.frozen
class PieceDone:
    """The result of a piece."""

    seconds: float
    disagreements: tuple[tuple[str, str, str], ...]


def run_checks(
    checks: Sequence[Check],
    *,
    seed: int,
    jobs: int,
    scheduler: str | None = None,
    checkpoint: str | None = None,
) -> list[Outcome]:
    """Compare every case of every check; a disagreement stops nothing, so that all are seen.

    The work is a campaign: over processes here or on a Dask cluster, and with a checkpoint it goes on where it stopped.
    """
    comparing = Comparing(tuple(checks), seed)
    outcomes = {check.name: Outcome(check=check) for check in checks}
    with showing("comparing", len(comparing.pieces)) as shown:
        results = run_campaign(
            Campaign(
                plan={"work": "verify", "seed": seed, "counts": {each.name: each.count for each in checks}},
                pieces=len(comparing.pieces),
                work=comparing,
                packages=EVERYTHING_COMPARED,
            ),
            in_processes(jobs) if scheduler is None else on_cluster(scheduler),
            checkpoint=checkpoint,
            on_progress=shown.reach,
        )
    for (check, _, count), result in zip(comparing.pieces, results, strict=True):
        done = cattrs.structure(result, PieceDone)
        outcome = outcomes[check.name]
        outcome.compared += count
        outcome.seconds += done.seconds
        outcome.disagreements += [
            Disagreement(case=case, detail=detail, replay=replay)
            for case, detail, replay in done.disagreements
        ]
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
