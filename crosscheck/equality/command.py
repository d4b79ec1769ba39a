"""`python -m crosscheck equality`: run steps of the argument for equality and print every disagreement."""

import sys
import time

import click

from crosscheck.equality.steps import STEPS
from crosscheck.equality.subjects import Subjects


@click.command
@click.argument("steps", nargs=-1, type=click.Choice(list(STEPS)))
def command(*, steps: tuple[str, ...]) -> None:
    """Show by these steps, or all, that the implementations score every tableau alike."""
    agree = True
    for name in steps or STEPS:
        begun = time.perf_counter()
        found = list(STEPS[name](Subjects()))
        click.echo(f"{name}: {len(found) or 'no'} disagreements, {time.perf_counter() - begun:.1f} s")
        for line in found:
            click.echo(line)
        agree = agree and not found
    sys.exit(0 if agree else 1)
