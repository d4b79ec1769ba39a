"""The options of reports, and how a report is printed and written, for a live run and for a recorded one."""

from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeAlias, TypeVar

import click
from attrs import evolve, frozen
from rich.console import Console

from faraway.cli.options import json_option, output_file
from faraway.cli.progress import showing
from faraway.cli.tables import PlainConsole, make_console
from faraway.conformance.exchange.faults import shortened
from faraway.conformance.reports.terminal import print_findings, print_levels
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.conformance.suites import StoredSuite
from faraway.conformance.verdict.failures import dump_known_failures, load_known_failures
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.errors import Code, refusal
from faraway.io import read_input, write_output

REPORTING = "faraway.reporting"
UNKNOWN_SHOWN = 20
STOPPED = "The diagnosis was stopped: what explains the failures was not found out."
P = ParamSpec("P")
R = TypeVar("R")
Ask: TypeAlias = Callable[[Sequence[Vector]], Sequence[Outcome]]


def report_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add the options of reports; `Reporting.of` reads them."""

    def keep(ctx: click.Context, parameter: click.Parameter, value: object) -> None:
        ctx.meta[f"{REPORTING}.{parameter.name}"] = value

    def file_option(*names: str, about: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        return click.option(
            *names, type=output_file, metavar="FILE", expose_value=False, callback=keep, help=about
        )

    for option in (
        click.option(
            "--no-diagnosis",
            is_flag=True,
            expose_value=False,
            callback=keep,
            help="Do not search for the misreading that explains the failures.",
        ),
        file_option("--badge", about="Write the verdict as an SVG badge."),
        file_option("--summary", about="Write the verdict as Markdown, for the summary of a CI job."),
        file_option("--html", about="Write the report as one HTML page."),
        file_option("--junit", about="Write the report as JUnit XML."),
        file_option("-o", "--output", about="Write the JSON report to this file."),
        file_option("--write-known-failures", about="Write the list of current failures."),
        click.option(
            "--known-failures",
            metavar="FILE",
            expose_value=False,
            callback=keep,
            help="Accept the failures listed in this file; a listed vector that passes is an error.",
        ),
    ):
        function = option(function)
    return json_option(function)


@frozen
class Reporting:
    """What is to be printed and written."""

    ctx: click.Context
    as_json: bool

    def _chosen(self, name: str) -> str | None:
        value = self.ctx.meta[f"{REPORTING}.{name}"]
        return value if isinstance(value, str) else None

    @property
    def is_printed(self) -> bool:
        """Whether the JSON report is printed."""
        return self.as_json and self._chosen("output") is None

    def console(self) -> Console:
        """Return the console on which people read the report."""
        return PlainConsole(stderr=True) if self.is_printed else make_console()

    def known_failures(self, suite: Suite, stored: StoredSuite) -> frozenset[str]:
        """Load the list of known failures."""
        name = self._chosen("known_failures")
        if name is None:
            return frozenset()
        known, unknown = load_known_failures(
            read_input(name).decode("utf-8", "replace"), suite, stored.is_derived
        )
        if unknown:
            shown = ", ".join(shortened(ascii(each)) for each in unknown[:UNKNOWN_SHOWN])
            more = f" and {len(unknown) - UNKNOWN_SHOWN} more" if len(unknown) > UNKNOWN_SHOWN else ""
            raise refusal(
                Code.UNKNOWN_VALUE,
                f"{name} names vectors that are not in suite {suite.version}: {shown}{more}",
            )
        return known

    def present(self, report: Report, console: Console, ask: Ask | None = None) -> None:
        """Diagnose, print and write the report; further questions for the diagnosis are put to `ask`.

        The levels are printed before the diagnosis. A signal ends the diagnosis alone; it is raised again when all is written.
        """
        if not self.is_printed:
            print_levels(report.conclusion, console)
        stopped: KeyboardInterrupt | None = None
        is_wanted = not self.ctx.meta[f"{REPORTING}.no_diagnosis"]
        if is_wanted and report.failures and not report.ending.is_cut_short:
            from faraway.conformance.diagnosis.diagnose import diagnosed  # noqa: PLC0415  only failures need it
            from faraway.conformance.fuzz.further import following  # noqa: PLC0415  see above

            try:
                with showing("searching for the misreading"):
                    report = diagnosed(report, following(report.identity, ask))
            except KeyboardInterrupt as signal:
                stopped = signal
                report = evolve(report, diagnosis=(STOPPED,))
        if self.is_printed:
            click.echo(_dump(report, "output"), nl=False)
        else:
            print_findings(report, console)
        for option in ("output", "junit", "html", "summary", "badge"):
            name = self._chosen(option)
            if name is not None:
                write_output(name, _dump(report, option).encode("utf-8", "backslashreplace"))
        name = self._chosen("write_known_failures")
        if name is not None and not report.ending.is_cut_short:
            text = dump_known_failures(report.failures, report.suite_version)
            write_output(name, text.encode())
        if stopped is not None:
            raise stopped


def _dump(report: Report, option: str) -> str:
    """Return a report in the form of an option. Its writer is imported on demand: all writers would take a tenth of the start-up time."""
    match option:
        case "output":
            from faraway.conformance.reports.files import dump_json as dump  # noqa: PLC0415  see above
        case "junit":
            from faraway.conformance.reports.files import dump_junit as dump  # noqa: PLC0415  see above
        case "html":
            from faraway.conformance.reports.page import dump_page as dump  # noqa: PLC0415  see above
        case "summary":
            from faraway.conformance.reports.summary import dump_summary as dump  # noqa: PLC0415  see above
        case _:
            from faraway.conformance.reports.badge import dump_badge as dump  # noqa: PLC0415  see above
    return dump(report)
