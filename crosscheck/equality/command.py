"""`python -m crosscheck equality`: run steps of the argument for equality and print every disagreement."""

import sys
import time
from collections.abc import Callable

import click

from crosscheck.equality.steps import STEPS
from crosscheck.equality.subjects import Step, Subjects


def run_step(step: Callable[[Subjects], Step]) -> tuple[list[str], int]:
    """Run a step to its end: its disagreements and how many cases it ran."""
    found: list[str] = []
    steps = step(Subjects())
    while True:
        try:
            found.append(next(steps))
        except StopIteration as stop:
            return found, stop.value


@click.command
@click.argument("steps", nargs=-1, type=click.Choice(list(STEPS)))
def command(*, steps: tuple[str, ...]) -> None:
    """Show by these steps, or all, that the implementations score every tableau alike."""
    agree = True
    for name in steps or STEPS:
        begun = time.perf_counter()
        found, run = run_step(STEPS[name])
        seconds = time.perf_counter() - begun
        click.echo(f"{name}: {run:,} cases, {len(found) or 'no'} disagreements, {seconds:.1f} s")
        for line in found:
            click.echo(line)
        agree = agree and not found
    sys.exit(0 if agree else 1)
