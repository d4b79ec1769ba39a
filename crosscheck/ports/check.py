"""Build every port whose toolchain is present, run the suite on each and print one table: `make ports`.

With --no-skips a missing toolchain is a failure, as in continuous integration, which installs them all.
"""

import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

from crosscheck.ports.ports import PORTS, Port, command_for, missing_tool
from crosscheck.ports.trying import run_suite
from faraway.conformance.verdict.outcome import Verdict


def check_port(port: Port, *, may_skip: bool) -> tuple[bool, tuple[str, ...]]:
    """Build and try one port: whether all is well, and its row of the table."""
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


def main() -> int:
    """Try one port after another and print the table."""
    may_skip = "--no-skips" not in sys.argv[1:]
    console = Console()
    table = Table("port", "built in", "passed", "failed", "ran", "verdict", title="Ports")
    all_good = True
    with console.status("building and asking the ports") as status:
        for port in PORTS:
            status.update(f"building and asking {port.name}")
            is_good, row = check_port(port, may_skip=may_skip)
            all_good = all_good and is_good
            table.add_row(*row)
    console.print(table)
    return 0 if all_good else 1


if __name__ == "__main__":
    sys.exit(main())
