"""`faraway conformance doctor`: the plumbing of a port, before its rules."""

import sys

import click
from rich.markup import escape

from faraway.cli.conformance.options import port_argument, time_limit_option
from faraway.cli.tables import make_console
from faraway.conformance.reference.facts import sanctuary_facts
from faraway.conformance.reports.terminal import printable
from faraway.conformance.runner.doctor import examine
from faraway.conformance.runner.wire import Limits
from faraway.conformance.suite.vectors import shipped_suite


@click.command(name="doctor")
@port_argument
@time_limit_option
def doctor(*, port: tuple[str, ...], time_limit: float) -> None:
    r"""Check that a port can be talked to, and say in plain words what is wrong.

    \b
    Example:
      faraway conformance doctor -- node port.mjs
    """
    console = make_console()
    limits = Limits(seconds=time_limit, start_seconds=max(time_limit, 20.0))
    findings = []
    for finding in examine(port, shipped_suite(), sanctuary_facts(), limits):
        findings.append(finding)
        mark = "[green]fine[/]" if finding.is_good else "[bold red]wrong[/]"
        console.print(f"{mark}  {finding.subject}: {escape(printable(finding.seen))}", highlight=False)
        if finding.advice:
            console.print(f"       {escape(finding.advice)}", highlight=False)
    sys.exit(0 if all(finding.is_good for finding in findings) else 1)
