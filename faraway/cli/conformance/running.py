"""`faraway conformance run`: ask a port every vector that applies to it."""

import sys

import click
from rich.console import Console

from faraway.cli.conformance.options import (
    answer_timeout_option,
    chosen_suite,
    chosen_vectors,
    jobs_option,
    port_argument,
    selection_options,
    vectors_option,
)
from faraway.cli.options import json_option
from faraway.cli.tables import make_console
from faraway.conformance.diagnosis.diagnose import diagnosed
from faraway.conformance.exchange.process import Limits
from faraway.conformance.reports.badge import dump_badge
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.terminal import live_progress, print_report
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.vectors import Suite
from faraway.conformance.verdict.failures import dump_known_failures, load_known_failures
from faraway.errors import Code, refusal
from faraway.io import read_input, write_output

NOT_CONFORMING, NO_VERDICT = 1, 2


@click.command(name="run")
@port_argument
@selection_options
@vectors_option
@jobs_option
@answer_timeout_option
@click.option(
    "--known-failures",
    metavar="FILE",
    help="Accept the failures listed in this file; a listed vector that passes is an error.",
)
@click.option("--write-known-failures", metavar="FILE", help="Write the list of current failures.")
@json_option
@click.option("-o", "--output", metavar="FILE", help="Write the JSON report to this file.")
@click.option("--junit", "junit_file", metavar="FILE", help="Write the report as JUnit XML.")
@click.option("--html", "html_file", metavar="FILE", help="Write the report as one HTML page.")
@click.option("--badge", "badge_file", metavar="FILE", help="Write the verdict as an SVG badge.")
@click.option(
    "--no-diagnosis", is_flag=True, help="Do not search for the misreading that explains the failures."
)
def command(  # noqa: PLR0913  a parameter for each option, as click wants it
    *,
    port: tuple[str, ...],
    levels: tuple[int, ...],
    only: tuple[str, ...],
    core: bool,
    own: tuple[str, ...],
    jobs: int,
    answer_timeout: float,
    known_failures: str | None,
    write_known_failures: str | None,
    as_json: bool,
    output: str | None,
    junit_file: str | None,
    html_file: str | None,
    badge_file: str | None,
    no_diagnosis: bool,
) -> None:
    r"""Ask a port every vector that applies to it, and report which rules it gets wrong.

    Exit status: 0 only known failures, if any; 1 the port does not conform; 2 the port could not be asked.

    \b
    Example:
      faraway conformance run -- node port.mjs
      faraway conformance run --level 2 --html report.html -- faraway port
      faraway conformance run --json -- ./my-port
      faraway conformance run --write-known-failures known.txt -- ./my-port
      faraway conformance run --known-failures known.txt -- ./my-port
    """
    suite = chosen_suite(own)
    work = Run(
        command=port,
        suite=suite,
        facts=sanctuary_facts(),
        selection=chosen_vectors(suite, levels, only, core=core),
        jobs=jobs,
        limits=Limits(seconds=answer_timeout),
        known_failures=_known(known_failures, suite),
    )
    is_printed = as_json and output is None
    console = Console(stderr=True) if is_printed else make_console()
    with live_progress(console, len(work.selection.of(suite))) as watch:
        report = run(work, watch)
    if not no_diagnosis and report.failures:
        with console.status("searching for the misreading"):
            report = diagnosed(report)
    if is_printed:
        click.echo(dump_json(report), nl=False)
    else:
        print_report(report, console)
    writers = (
        (output, dump_json),
        (junit_file, dump_junit),
        (html_file, dump_page),
        (badge_file, dump_badge),
    )
    for name, dump in writers:
        if name is not None:
            write_output(name, dump(report).encode("utf-8", "backslashreplace"))
    if write_known_failures is not None:
        write_output(write_known_failures, dump_known_failures(report.failures, suite.version).encode())
    sys.exit(NO_VERDICT if report.identity is None else 0 if report.is_good else NOT_CONFORMING)


def _known(name: str | None, suite: Suite) -> frozenset[str]:
    if name is None:
        return frozenset()
    known, unknown = load_known_failures(read_input(name).decode("utf-8", "replace"), suite)
    if unknown:
        raise refusal(
            Code.UNKNOWN_VALUE, f"{name} names vectors that are not in the suite: {', '.join(unknown)}"
        )
    return known
