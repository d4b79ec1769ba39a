"""The report on the terminal: the levels, the failures by clause with both sides, the diagnosis, the verdict."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape as escape_markup
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from faraway.conformance.exchange.handshake import LEVELS
from faraway.conformance.suite.documents import Json, compact
from faraway.conformance.verdict.failures import NOT_ASKED, by_clause, reasons
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict

SHOWN_PER_CLAUSE = 3
SHOWN_DIFFERENCES = 4
STDERR_LINES = 12
WIDEST_VALUE = 160


def printable(text: str) -> str:
    """Escape control characters except newlines."""
    return "".join(
        letter if letter.isprintable() or letter == "\n" else ascii(letter)[1:-1] for letter in text
    )


def escape(text: str) -> str:
    """Escape text from a port: markup and control characters."""
    return escape_markup(printable(text).replace("\n", " "))


@contextmanager
def live_progress(console: Console, total: int) -> Iterator[Callable[[Outcome], None]]:
    """Show the progress of the run and the number of failures."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("asking", total=total)
        failed = 0

        def watch(outcome: Outcome) -> None:
            nonlocal failed
            failed += outcome.is_failure
            progress.update(task, advance=1, description=f"asking, {failed} failed" if failed else "asking")

        yield watch


def print_report(report: Report, console: Console) -> None:
    """Print a summary; the details of every vector are in the other reports."""
    _print_levels(report, console)
    for clause, outcomes in by_clause(report.new_failures).items():
        console.print(f"\n[bold red]{escape(clause)}[/]: {len(outcomes)} failed")
        if clause == NOT_ASKED:
            continue
        for outcome in outcomes[:SHOWN_PER_CLAUSE]:
            print_failure(outcome, console)
        if len(outcomes) > SHOWN_PER_CLAUSE:
            console.print(
                f"  … and {len(outcomes) - SHOWN_PER_CLAUSE} more: use --json or --html FILE for all"
            )
    _print_remarks(report, console)
    if report.diagnosis:
        console.print("\n[bold]Diagnosis[/]")
        for line in report.diagnosis:
            console.print(f"  {escape(line)}")
    console.print(f"\n[bold {'green' if report.is_good else 'red'}]{escape(report.verdict)}[/]")
    console.print(f"{len(report.outcomes)} vectors in {report.seconds:.2f} s", highlight=False)


def _print_levels(report: Report, console: Console) -> None:
    table = Table(box=None, pad_edge=False)
    table.add_column("level")
    for verdict in Verdict:
        table.add_column(verdict.value, justify="right")
    for level, counts in report.by_level().items():
        if counts.total():
            table.add_row(f"{level} {LEVELS[level]}", *(str(counts[verdict] or "·") for verdict in Verdict))
    console.print(table)


def print_failure(outcome: Outcome, console: Console) -> None:
    """Print one failure: the vector, both sides of every difference, and why the expected side is right."""
    console.print(f"  [bold]{escape(outcome.vector.id)}[/]  {escape(outcome.vector.why)}", highlight=False)
    if outcome.fault is not None:
        console.print(f"    the port {escape(outcome.fault.in_words())}", highlight=False)
    elif outcome.reason:
        console.print(f"    {escape(outcome.reason)}", highlight=False)
    if outcome.differences:
        table = Table(box=None, pad_edge=False, padding=(0, 2), show_header=True)
        for heading in ("    where", "expected", "got"):
            table.add_column(heading, overflow="fold")
        for difference in outcome.differences[:SHOWN_DIFFERENCES]:
            table.add_row(
                f"    {escape(difference.path)}",
                *(escape(_shown(side)) for side in (difference.expected, difference.got)),
            )
        console.print(table)
    for sentence in reasons(outcome):
        console.print(f"    {escape(sentence)}", style="italic", highlight=False)


def _shown(value: Json) -> str:
    text = compact(value)
    return text if len(text) <= WIDEST_VALUE else text[:WIDEST_VALUE] + "…"


def _print_remarks(report: Report, console: Console) -> None:
    known = len(report.failures) - len(report.new_failures)
    if known:
        console.print(f"\n{known} known failures still fail")
    for vector_id in report.unexpected_passes:
        console.print(f"[red]a known failure passes now, remove it from the list: {escape(vector_id)}[/]")
    if report.ending.gave_up:
        console.print(f"\n[red]given up: {escape(report.ending.gave_up)}[/]", highlight=False)
    for fault in report.ending.transient_faults:
        console.print(f"[red]a fault that did not recur one request at a time: {escape(fault.in_words())}[/]")
    for unclean_exit in report.ending.unclean_exits:
        console.print(escape(unclean_exit))
    if report.ending.stderr:
        lines = report.ending.stderr.splitlines()
        console.print(f"\nstandard error of the port ({len(lines)} lines, not judged):")
        for line in lines[-STDERR_LINES:]:
            console.print(f"  {escape(line)}", style="dim", highlight=False)
