"""The report on the terminal: the levels, the diagnosis, the smallest failure, the rest by clause, the verdict."""

from collections.abc import Mapping

from rich.console import Console
from rich.markup import escape as escape_markup
from rich.padding import Padding
from rich.table import Table

from faraway.conformance.suite.documents import Json, compact
from faraway.conformance.verdict.conclusion import Colour, Conclusion
from faraway.conformance.verdict.failures import by_clause, reasons, smallest_failure
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.io.strict import printable
from faraway.wording import agreeing, counted

SHOWN_PER_CLAUSE = 3
SHOWN_DIFFERENCES = 4
STDERR_LINES = 12
WIDEST_VALUE = 160
COLUMNS = {
    "passed": "passed",
    "failed": "failed",
    "known": "known",
    "asked": "asked",
    "applicable": "applies",
    "all": "all",
}
"""The counts of a tally and their headings."""
STYLES = {Colour.GREEN: "green", Colour.AMBER: "yellow", Colour.RED: "red", Colour.GREY: "dim"}


def escape(text: str) -> str:
    """Escape text from a port: markup and control characters."""
    return escape_markup(printable(text).replace("\n", " "))


def _print_indented(text: str, console: Console, columns: int, *, style: str = "none") -> None:
    """Print text that keeps its indentation where it is wrapped."""
    console.print(Padding(escape(text), (0, 0, 0, columns), expand=False), style=style, highlight=False)


def print_report(report: Report, console: Console) -> None:
    """Print a summary; the details of every vector are in the other reports."""
    print_levels(report.conclusion, console)
    print_findings(report, console)


def print_findings(report: Report, console: Console) -> None:
    """Print what comes after the levels: the diagnosis, the failures, the verdict."""
    if report.diagnosis:
        console.print("\n[bold]Diagnosis[/]")
        for line in (*report.diagnosis, *report.further):
            _print_indented(line, console, 2)
    _print_failures(report, console)
    _print_remarks(report, console)
    print_verdict(report, console)


def _print_failures(report: Report, console: Console) -> None:
    """Print the smallest failure of the lowest level in full, and one line for each clause."""
    first = smallest_failure(report.new_failures)
    if first is not None:
        console.print("\n[bold]The smallest failure of the lowest level[/]")
        print_failure(first, console, report.blamed)
    for clause, outcomes in by_clause(report.new_failures, report.blamed).items():
        names = [outcome.vector.id for outcome in outcomes]
        shown = f": {', '.join(names[:SHOWN_PER_CLAUSE])}"
        rest = len(names) - SHOWN_PER_CLAUSE
        more = f" and {rest} more" if rest > 0 else ""
        console.print(
            f"[bold red]{escape(clause)}[/]: {len(outcomes)} failed{escape(shown + more)}", highlight=False
        )
    if len(report.new_failures) > 1:
        console.print("use --json or --html FILE for every failure with both sides")


def print_verdict(report: Report, console: Console) -> None:
    """Print the verdict, the badge and the exit status."""
    conclusion = report.conclusion
    style = STYLES[conclusion.colour]
    console.print(f"\n[bold {style}]{escape(conclusion.sentence)}[/]", highlight=False)
    console.print(
        f"badge: [{style}]{escape(conclusion.badge)}[/] ({conclusion.colour.value})", highlight=False
    )
    status = f"exit status {conclusion.exit_status}"
    console.print(
        f"{counted(conclusion.total.asked, 'vector')} in {report.seconds:.2f} s, {status}", highlight=False
    )


def print_levels(conclusion: Conclusion, console: Console) -> None:
    """Print a line for each level; the widest has 80 columns."""
    table = Table(box=None, pad_edge=False)
    for heading in ("level", "verdict"):
        table.add_column(heading)
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right")
    table.add_column("left out")
    for part in conclusion.levels:
        table.add_row(
            f"{part.level} {part.name}",
            part.standing.value,
            *(str(getattr(part.tally, column) or "·") for column in COLUMNS),
            ", ".join(reason.value for reason in part.reasons),
        )
    console.print(table)


def print_failure(outcome: Outcome, console: Console, blamed: Mapping[str, str] | None = None) -> None:
    """Print one failure: the vector, both sides of every difference, and why the expected side is right."""
    console.print(f"  [bold]{escape(outcome.vector.id)}[/]", highlight=False)
    _print_indented(outcome.vector.why, console, 4)
    if outcome.fault is not None:
        _print_indented(f"the port {outcome.fault.in_words()}", console, 4)
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
    for sentence in reasons(outcome, blamed):
        _print_indented(sentence, console, 4, style="italic")


def _shown(value: Json) -> str:
    text = compact(value)
    return text if len(text) <= WIDEST_VALUE else text[:WIDEST_VALUE] + "…"


def _print_remarks(report: Report, console: Console) -> None:
    known = len(report.failures) - len(report.new_failures)
    if known:
        console.print(f"\n{counted(known, 'known failure')} still {agreeing(known, 'fails', 'fail')}")
    for vector_id in report.unexpected_passes:
        console.print(f"[red]a known failure passes now, remove it from the list: {escape(vector_id)}[/]")
    if report.ending.gave_up:
        how = "cut short" if report.ending.is_cut_short else "given up"
        console.print(f"\n[red]{how}: {escape(report.ending.gave_up)}[/]", highlight=False)
    for why in report.ending.families_given_up.values():
        console.print(f"[red]given up: {escape(why)}; the rest of them was not asked[/]", highlight=False)
    for fault in report.ending.transient_faults:
        console.print(f"[red]a fault that did not recur one request at a time: {escape(fault.in_words())}[/]")
    for unclean_exit in report.ending.unclean_exits:
        console.print(escape(unclean_exit))
    if report.ending.stderr:
        lines = report.ending.stderr.splitlines()
        console.print(f"\nstandard error of the port ({counted(len(lines), 'line')}, not judged):")
        for line in lines[-STDERR_LINES:]:
            _print_indented(line, console, 2, style="dim")
