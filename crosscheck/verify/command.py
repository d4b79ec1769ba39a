"""`python -m crosscheck verify`: compare the implementations once, or with --long until stopped."""

import os
import random
import sys
from collections.abc import Sequence

import attrs
import click

from crosscheck.verify.checks import CARDS, CHECKS, GAMES, SCORES
from crosscheck.verify.long import Fresh, run_long
from crosscheck.verify.run import print_outcomes, run_checks
from faraway.cli.options import Seconds, campaign_options
from faraway.cli.tables import make_console

SEED = 1


@click.command
@click.option(
    "--seed",
    type=int,
    help=f"Seed of the samples. [default: {SEED}; random with --long, unless there is a --checkpoint]",
)
@click.option(
    "--only",
    multiple=True,
    type=click.Choice([check.name for check in CHECKS]),
    help="Run only this check. Repeatable.",
)
@click.option(
    "--count", type=click.IntRange(min=1), help="Number of cases of each check, instead of its default."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes. [default: all cores]"
)
@click.option("--long", "is_long", is_flag=True, help="Draw fresh samples until stopped by Ctrl-C.")
@click.option("--until-found", is_flag=True, help="Stop at the first disagreement.")
@click.option("--seconds", type=Seconds(min=0), help="With --long: stop after this time.")
@campaign_options
def command(  # noqa: PLR0913  one argument an option
    *,
    seed: int | None,
    only: Sequence[str],
    count: int | None,
    jobs: int,
    is_long: bool,
    until_found: bool,
    seconds: float | None,
    scheduler: str | None,
    checkpoint: str | None,
) -> None:
    """Compare reference, specification and solver, and print one table of what agrees."""
    console = make_console()
    if is_long:
        fresh = Fresh(choose_seed(seed, is_kept=checkpoint is not None))
        sys.exit(
            run_long(
                fresh,
                jobs=jobs,
                seconds=seconds,
                console=console,
                scheduler=scheduler,
                checkpoint=checkpoint,
            )
        )
    if until_found:
        sys.exit(find_first(SEED if seed is None else seed))
    checks = [
        check if count is None else attrs.evolve(check, count=min(count, check.count))
        for check in CHECKS
        if not only or check.name in only
    ]
    outcomes = run_checks(
        checks,
        seed=SEED if seed is None else seed,
        jobs=jobs,
        scheduler=scheduler,
        checkpoint=checkpoint,
    )
    print_outcomes(outcomes, console)
    sys.exit(0 if all(outcome.agrees for outcome in outcomes) else 1)


def choose_seed(given: int | None, *, is_kept: bool) -> int:
    """Return the seed of a long run; a run with a checkpoint must draw the same samples when it is resumed."""
    if given is not None:
        return given
    return SEED if is_kept else random.SystemRandom().randrange(1_000_000)


def find_first(seed: int) -> int:
    """Compare one case at a time in this process; print the first disagreement and return the exit status."""
    for check, count in ((CARDS, 113), (SCORES, 2_000), (GAMES, GAMES.count)):
        for number in range(count):
            found = check.compare(seed, number, 1)
            if found:
                print(f"found: {found[0].case}")
                return 1
    return 0
