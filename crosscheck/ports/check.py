"""`python -m crosscheck ports`: build every port whose toolchain is present, and run the suite on each."""

import subprocess
import sys
import time

import click
from rich.table import Table

from crosscheck.ports.ports import PORTS, Port, command_for, missing_tool
from crosscheck.ports.trying import run_suite
from crosscheck.ports.wrong import pin_wrong_ports
from faraway.cli.progress import showing
from faraway.cli.tables import make_console
from faraway.conformance.verdict.outcome import Verdict


def check_port(port: Port, *, may_skip: bool) -> tuple[bool, tuple[str, ...]]:
    """Build and run one port; return whether all is well, and its row of the table."""
    if (tool := missing_tool(port)) is not None:
        return may_skip, (port.name, "skipped", "", "", "", f"{tool} is not on this machine")
    began = time.perf_counter()
    try:
        command = command_for(port)
    except subprocess.CalledProcessError:
        return False, (port.name, "does not build", "", "", "", "")
    built = time.perf_counter() - began
    report = run_suite(command, jobs=2)
    counts = f"{report.count(Verdict.PASSED)}", f"{len(report.failures)}"
    times = f"{built:.1f} s" if port.compile else "", f"{report.seconds:.1f} s"
    return report.is_good, (port.name, times[0], *counts, times[1], report.verdict)


@click.command
@click.option("--no-skips", is_flag=True, help="Fail if a toolchain is missing.")
@click.option("--pin-wrong", is_flag=True, help="Record instead which vectors each wrong port fails.")
def command(*, no_skips: bool, pin_wrong: bool) -> None:
    """Build every port whose toolchain is present, run the suite on each and print one table."""
    if pin_wrong:
        pin_wrong_ports()
        return
    console = make_console()
    table = Table("port", "built in", "passed", "failed", "ran", "verdict", title="Ports")
    all_good = True
    with showing("building and running the ports", len(PORTS)) as shown:
        for port in PORTS:
            shown.describe(f"building and running {port.name}")
            is_good, row = check_port(port, may_skip=not no_skips)
            all_good = all_good and is_good
            table.add_row(*row)
            shown.advance()
    console.print(table)
    sys.exit(0 if all_good else 1)
