"""Run theorems over several processes, tell how far it is, and lay out the table."""

import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TextIO

from proofs.check import Finding, Result, Verdict, check
from proofs.processes import start
from proofs.theorems import BY_NAME

SCRIPTS = Path("build/proofs")
RESET, RED, GREEN, BOLD = "\x1b[0m", "\x1b[31m", "\x1b[32m", "\x1b[1m"


@dataclass(frozen=True)
class Row:
    """One line of the table, and one object of `--json`."""

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    verdict: str
    seconds: float
    twin_verdict: str
    counterexample: str = ""
    twin_change: str = ""
    twin_counterexample: str = ""

    @property
    def passes(self) -> bool:
        """Tell whether the claim holds and its false twin was caught."""
        return (self.verdict, self.twin_verdict) == (Verdict.PROVED.value, Verdict.REFUTED.value)


def row_of(result: Result) -> Row:
    """Return what the table says of a result."""
    theorem = BY_NAME[result.name]
    return Row(
        theorem.name,
        theorem.claim,
        theorem.clauses,
        theorem.scope,
        result.finding.verdict.value,
        round(result.seconds, 3),
        result.twin.verdict.value,
        _case(result.finding),
        theorem.twin.change,
        _case(result.twin),
    )


def _case(finding: Finding) -> str:
    """Return the case that z3 found, in words; nothing where there is none."""
    return "" if finding.example is None else finding.example.words


def check_by_name(name: str) -> Result:
    """Check one theorem in a process of its own."""
    return check(BY_NAME[name], SCRIPTS)


def check_all(names: Sequence[str], jobs: int) -> Iterator[Result]:
    """Yield results as they come, from so many processes."""
    if jobs == 1 or len(names) == 1:
        yield from map(check_by_name, names)
        return
    with start(min(jobs, len(names))) as pool:
        yield from pool.imap_unordered(check_by_name, names, chunksize=1)


def with_progress(results: Iterable[Result], expected: int, stream: TextIO) -> list[Result]:
    """Collect results, telling on a terminal how far it is and elsewhere what fails."""
    live = stream.isatty()
    collected: list[Result] = []
    failed = 0
    for result in results:
        collected.append(result)
        failed += not result.passes
        if live:
            bad = f", {failed} failed" if failed else ""
            print(
                f"\r\x1b[2K{len(collected)}/{expected}{bad}  {result.name}", end="", file=stream, flush=True
            )
    if live:
        print("\r\x1b[2K", end="", file=stream, flush=True)
    return collected


def laid_out(rows: Sequence[Row], *, colour: bool, width: int) -> str:
    """Return the table, cut to the width of a terminal."""
    heads = ("name", "verdict", "twin", "seconds", "clauses", "scope", "claim")
    lines = [
        (
            row.name,
            row.verdict,
            row.twin_verdict,
            f"{row.seconds:.2f}",
            " ".join(row.clauses),
            row.scope,
            row.claim,
        )
        for row in rows
    ]
    widths = [max(len(line[column]) for line in (heads, *lines)) for column in range(len(heads))]
    text = [BOLD + cut(heads, widths, width) + RESET if colour else cut(heads, widths, width)]
    for row, line in zip(rows, lines, strict=True):
        laid = cut(line, widths, width)
        text.append((GREEN if row.passes else RED) + laid + RESET if colour else laid)
    return "\n".join(text)


def cut(cells: Sequence[str], widths: Sequence[int], width: int) -> str:
    """Return one line of the table, not longer than the width."""
    line = "  ".join(cell.ljust(space) for cell, space in zip(cells, widths, strict=True)).rstrip()
    return line if len(line) <= width else line[: width - 1] + "…"


def told(finding: Finding) -> str:
    """Return a finding in words: the verdict, where it was reached, and the case that z3 found."""
    case = f": {finding.example.words}" if finding.example is not None else ""
    return f"{finding.verdict.value} ({finding.label}){case}"


def details(result: Result) -> str:
    """Return all that is known of one theorem."""
    theorem = BY_NAME[result.name]
    return "\n".join(
        [
            f"{theorem.name}: {theorem.claim}",
            f"  clauses  {', '.join(theorem.clauses)}",
            f"  scope    {theorem.scope}",
            f"  verdict  {told(result.finding)}",
            f"  twin     {theorem.twin.change}: {told(result.twin)}",
            f"  seconds  {result.seconds:.2f}",
        ]
    )


def summary(rows: Sequence[Row], seconds: float) -> str:
    """Return the last line: how many, how many failed, how long it took."""
    failed = sum(not row.passes for row in rows)
    verdict = f"{failed} failed" if failed else "all proved, all twins refuted"
    return f"{len(rows)} claims, {verdict}, {seconds:.0f} s"


def print_table(rows: Sequence[Row], seconds: float) -> None:
    """Print the table and its summary, in colour on a terminal."""
    live = sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if live else 10_000
    print(laid_out(rows, colour=live and "NO_COLOR" not in os.environ, width=width))
    print(summary(rows, seconds))


def jsonable(rows: Iterable[Row]) -> list[dict[str, object]]:
    """Return rows as `--json` prints them."""
    return [asdict(row) for row in rows]
