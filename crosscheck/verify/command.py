"""`python -m crosscheck.verify`: cross-check the implementations once, or with --long until told to stop."""

import argparse
import os
import random
import sys
from collections.abc import Sequence

import attrs
from rich.console import Console

from crosscheck.verify.checks import CARDS, CHECKS, GAMES, SCORES
from crosscheck.verify.long import Fresh, run_long
from crosscheck.verify.run import print_outcomes, run_checks

SEED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks and tell by the exit status whether all implementations agree."""
    parser = argparse.ArgumentParser(prog="python -m crosscheck.verify", description=__doc__)
    parser.add_argument(
        "--seed",
        type=int,
        help=f"which samples to draw (default {SEED}; with --long others each time, unless there is a --checkpoint)",
    )
    parser.add_argument("--only", action="append", choices=[check.name for check in CHECKS])
    parser.add_argument("--count", type=int, help="cases a check, instead of its own number")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--long", action="store_true", help="draw fresh samples until stopped by Ctrl-C")
    parser.add_argument("--until-found", action="store_true", help="stop at the first disagreement")
    parser.add_argument("--seconds", type=float, help="with --long: stop after this time")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="compare on the Dask cluster at this address")
    parser.add_argument("--checkpoint", metavar="FILE", help="keep what is done, and go on from there")
    options = parser.parse_args(arguments)
    console = Console(width=None if sys.stdout.isatty() else 150)
    if options.long:
        seed = choose_seed(options.seed, is_kept=options.checkpoint is not None)
        return run_long(
            Fresh(seed),
            jobs=options.jobs,
            seconds=options.seconds,
            console=console,
            scheduler=options.scheduler,
            checkpoint=options.checkpoint,
        )
    options.seed = SEED if options.seed is None else options.seed
    if options.until_found:
        return find_first(options.seed)
    checks = [
        check if options.count is None else attrs.evolve(check, count=min(options.count, check.count))
        for check in CHECKS
        if options.only is None or check.name in options.only
    ]
    outcomes = run_checks(
        checks,
        seed=options.seed,
        jobs=options.jobs,
        console=console,
        scheduler=options.scheduler,
        checkpoint=options.checkpoint,
    )
    print_outcomes(outcomes, console)
    return 0 if all(outcome.agrees for outcome in outcomes) else 1


def choose_seed(given: int | None, *, is_kept: bool) -> int:
    """Choose the samples of a long run: what is kept must be drawn from the same seed when the run goes on."""
    if given is not None:
        return given
    return SEED if is_kept else random.SystemRandom().randrange(1_000_000)


def find_first(seed: int) -> int:
    """Compare in one process, a case at a time, and stop at the first disagreement."""
    for check, count in ((CARDS, 113), (SCORES, 2_000), (GAMES, GAMES.count)):
        for number in range(count):
            found = check.compare(seed, number, 1)
            if found:
                print(f"found: {found[0].case}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
