"""Start-up: what a person waits for."""

import os
import sys
import time
from tempfile import TemporaryDirectory

from crosscheck.bench import Work, benchmark
from crosscheck.bench.bench_best import random_pool
from crosscheck.processes import run_program
from faraway.io import dumps_line


def starting(*arguments: str) -> Work:
    """Return the work of starting Python once with these arguments."""

    def work() -> int:
        run_program([sys.executable, *arguments], has_to_succeed=True, timeout=900)
        return 1

    return work


@benchmark("bare Python", "starts", clock=time.perf_counter)
def bare_python() -> Work:
    return starting("-c", "pass")


@benchmark("faraway --help", "starts", against="bare Python", within=0.15, clock=time.perf_counter)
def list_of_commands() -> Work:
    return starting("-m", "faraway", "--help")


def best_of_a_pool(folder: str) -> None:
    """Find the best of 12 Regions and 15 Sanctuaries in a new process that keeps compiled code in this folder."""
    pool = random_pool(12, 15, seed=0)
    run_program(
        [sys.executable, "-m", "faraway", "best", "--json", "-"],
        given=dumps_line({"regions": pool.regions, "sanctuaries": pool.sanctuaries}),
        environment={**os.environ, "XDG_CACHE_HOME": folder},
        has_to_succeed=True,
        timeout=900,
    )


@benchmark(
    "faraway best, first use", "starts", against="bare Python", within=5, clock=time.perf_counter, rounds=3
)
def first_best() -> Work:
    def work() -> int:
        with TemporaryDirectory() as folder:
            best_of_a_pool(folder)
        return 1

    return work


@benchmark("faraway best, later", "starts", against="faraway best, first use", clock=time.perf_counter)
def later_best() -> Work:
    folder = TemporaryDirectory()
    best_of_a_pool(folder.name)

    def work() -> int:
        best_of_a_pool(folder.name)
        return 1

    return work


@benchmark("faraway errors", "starts", against="bare Python", clock=time.perf_counter)
def small_command() -> Work:
    return starting("-m", "faraway", "errors")
