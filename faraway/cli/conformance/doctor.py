"""`faraway conformance doctor`: check the connection to a port before testing its rules."""

from contextlib import closing

import click
from rich.table import Table
from rich.text import Text

from faraway.cli.conformance.options import chosen_command, chosen_limits, limits_options, port_argument
from faraway.cli.options import json_options, write_json
from faraway.cli.stopping import stopping
from faraway.cli.tables import make_console
from faraway.conformance.runner.doctor import examine
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.suite.vectors import shipped_suite
from faraway.io import dumps
from faraway.io.strict import printable


@click.command(name="doctor")
@port_argument
@limits_options
@json_options
@click.pass_context
def command(ctx: click.Context, *, port: tuple[str, ...], as_json: bool, output: str | None) -> None:
    r"""Check the connection to a port and report what is wrong, with advice.

    Without --sandbox the port runs with your rights.

    Exit status: 0 every check passed; 1 a check failed.

    \b
    Example:
      faraway conformance doctor -- node port.mjs
      faraway conformance doctor --json -- faraway port
    """
    console = make_console()
    findings = []
    with (
        stopping(),
        closing(
            examine(chosen_command(ctx, port), shipped_suite(), sanctuary_facts(), chosen_limits(ctx))
        ) as checks,
    ):
        for finding in checks:
            findings.append(finding)
            if as_json:
                continue
            mark = "[green]ok[/]    " if finding.is_good else "[bold red]failed[/]"
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_row(
                mark, Text(printable(f"{finding.subject}: {finding.seen}\n{finding.advice}".rstrip()))
            )
            console.print(line)
    is_good = all(finding.is_good for finding in findings)
    checks_form = [
        {"subject": each.subject, "good": each.is_good, "seen": each.seen, "advice": each.advice}
        for each in findings
    ]
    form = {"format": "faraway-conformance-doctor-1", "good": is_good, "checks": checks_form}
    write_json(lambda: dumps(form), as_json=as_json, output=output)
    ctx.exit(0 if is_good else 1)
