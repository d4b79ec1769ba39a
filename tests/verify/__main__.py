"""`python -m tests.verify`: cross-check the accounts once, or with --long until told to stop."""

from __future__ import annotations

import argparse
import itertools
import os
import random
import sys
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import TYPE_CHECKING

import attrs
from rich.console import Console

from tests.verify.checks import CARDS, CHECKS, GAMES, SCORES
from tests.verify.run import print_outcomes, run_checks

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from tests.verify.check import Check, Disagreement


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the checks and tell by the exit status whether all accounts agree."""
    parser = argparse.ArgumentParser(prog="python -m tests.verify", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which samples to draw (default 1)")
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
        seed = random.SystemRandom().randrange(1_000_000) if "--seed" not in sys.argv else options.seed
        return run_long(seed, jobs=options.jobs, seconds=options.seconds, console=console)
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


def find_first(seed: int) -> int:
    """Compare in one process, a case at a time, and stop at the first disagreement."""
    for check, count in ((CARDS, 113), (SCORES, 2_000), (GAMES, GAMES.count)):
        for number in range(count):
            found = check.compare(seed, number, 1)
            if found:
                print(f"found: {found[0].case}")
                return 1
    return 0


def run_long(seed: int, *, jobs: int, seconds: float | None, console: Console) -> int:
    """Compare fresh tableaux and games until told to stop; the first disagreement ends it, shrunk."""
    console.print(f"seed {seed}; Ctrl-C stops, and --seed {seed} repeats the run")
    started = time.perf_counter()
    compared = {SCORES.name: 0, GAMES.name: 0}
    sizes = {SCORES.name: 2_000, GAMES.name: 10}
    turns = itertools.cycle((SCORES, GAMES))
    found: tuple[Disagreement, ...] = ()
    pool = ProcessPoolExecutor(max_workers=jobs)
    running: dict[Future[tuple[Disagreement, ...]], Check] = {}
    following = {SCORES.name: 0, GAMES.name: 0}
    try:
        with console.status("comparing") as status:
            while not found and (seconds is None or time.perf_counter() - started < seconds):
                while len(running) < jobs * 2:
                    check = next(turns)
                    size = sizes[check.name]
                    running[pool.submit(check.compare, seed, following[check.name], size)] = check
                    following[check.name] += size
                done, _ = wait(running, timeout=1, return_when=FIRST_COMPLETED)
                for future in done:
                    check = running.pop(future)
                    found += future.result()
                    compared[check.name] += sizes[check.name]
                elapsed = time.perf_counter() - started
                status.update(
                    f"{compared['scores']:,} tableaux, {compared['games']:,} games in {elapsed:.0f} s "
                    f"({compared['games'] / elapsed:.1f} games a second)"
                )
    except KeyboardInterrupt:
        console.print("stopped")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    elapsed = time.perf_counter() - started
    console.print(
        f"{compared['scores']:,} tableaux and {compared['games']:,} games of seed {seed} compared in {elapsed:.1f} s, "
        f"{len(found)} disagreements"
    )
    for disagreement in found:
        console.print(disagreement.case, disagreement.detail, disagreement.replay, sep="\n", markup=False)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
