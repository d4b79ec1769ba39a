"""`faraway conformance doctor`: check the connection to a port, before its rules."""

import sys

import click
from rich.markup import escape

from faraway.cli.conformance.options import answer_timeout_option, port_argument
from faraway.cli.tables import make_console
from faraway.conformance.exchange.process import Limits
from faraway.conformance.reports.terminal import printable
from faraway.conformance.runner.doctor import examine
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.suite.vectors import shipped_suite


@click.command(name="doctor")
@port_argument
@answer_timeout_option
def command(*, port: tuple[str, ...], answer_timeout: float) -> None:
    r"""Check the connection to a port and report what is wrong, with advice.

    Exit status: 0 every check passed; 1 a check failed.

    \b
    Example:
      faraway conformance doctor -- node port.mjs
    """
    console = make_console()
    limits = Limits(seconds=answer_timeout, start_seconds=max(answer_timeout, 20.0))
    findings = []
    for finding in examine(port, shipped_suite(), sanctuary_facts(), limits):
        findings.append(finding)
        mark = "[green]ok[/]    " if finding.is_good else "[bold red]failed[/]"
        console.print(f"{mark}  {finding.subject}: {escape(printable(finding.seen))}", highlight=False)
        if finding.advice:
            console.print(f"        {escape(finding.advice)}", highlight=False)
    sys.exit(0 if all(finding.is_good for finding in findings) else 1)
