"""`python -m crosscheck fuzz`: feed mutated files to everything that reads files, guided by coverage."""

import os
import re
import sys
from pathlib import Path

import attrs
import click
from rich.table import Table

from crosscheck.fuzz.targets import TARGETS
from crosscheck.processes import run_program
from faraway.cli.tables import make_console

CORPUS = Path(__file__).with_name("corpus")
BUILD = Path("build/fuzz")
LONGEST = 4096
STATISTIC = re.compile(r"stat::number_of_executed_units:\s*(\d+)")
COVERED = re.compile(r"cov: (\d+) ft: (\d+)")


@attrs.frozen
class Fuzzed:
    """The outcome of fuzzing one target."""

    target: str
    executions: int
    edges: int
    found: int
    crash: str

    @property
    def is_fine(self) -> bool:
        """Return True if something was run and nothing crashed."""
        return not self.crash and self.executions > 0


def fuzz(target: str, seconds: int, seed: int) -> Fuzzed:
    """Fuzz one target for a number of seconds, from the corpus in the tree and what was found here before."""
    found = BUILD / target
    found.mkdir(parents=True, exist_ok=True)
    corpus = [str(found), *([str(CORPUS / target)] if (CORPUS / target).exists() else [])]
    options = {
        "max_total_time": seconds,
        "max_len": LONGEST,
        "seed": seed,
        "print_final_stats": 1,
        "timeout": 60,
        "rss_limit_mb": 1024,
        "artifact_prefix": f"{BUILD}/crash-{target}-",
    }
    done = run_program(
        [
            *(sys.executable, "-m", "crosscheck.fuzz.worker", target),
            *(f"-{name}={value}" for name, value in options.items()),
            *corpus,
        ],
        environment=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    executed, covered = STATISTIC.search(done.stderr), COVERED.findall(done.stderr)
    return Fuzzed(
        target,
        int(executed[1]) if executed else 0,
        int(covered[-1][0]) if covered else 0,
        len(list(found.iterdir())),
        "" if done.returncode == 0 else f"{done.stdout[-3000:]}\n{done.stderr[-500:]}",
    )


@click.command
@click.argument("targets", nargs=-1, type=click.Choice(list(TARGETS)))
@click.option(
    "--seconds", type=click.IntRange(1), default=60, show_default=True, help="For all targets together."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of the mutations.")
def command(*, targets: tuple[str, ...], seconds: int, seed: int) -> None:
    """Fuzz these targets, or all: what they read is mutated, and whatever reaches new code is mutated further.

    New inputs are kept in build/fuzz and are the start of the next run. A crash is printed, its input is kept in
    build/fuzz/crash-TARGET-*, and the exit status is 1.
    """
    chosen = targets or tuple(TARGETS)
    results = [fuzz(target, max(1, seconds // len(chosen)), seed) for target in chosen]
    table = Table("target", "executions", "edges covered", "inputs kept", "crashes")
    for each in results:
        table.add_row(
            each.target,
            f"{each.executions:,}",
            str(each.edges),
            str(each.found),
            "none" if each.is_fine else "CRASH",
        )
    make_console().print(table)
    for each in results:
        if not each.is_fine:
            click.echo(f"{each.target}:\n{each.crash}", err=True)
    sys.exit(0 if all(each.is_fine for each in results) else 1)
