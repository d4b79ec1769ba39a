"""Start-up: what a person waits for."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

from tests.bench import benchmark

if TYPE_CHECKING:
    from tests.bench import Work


def starting(*arguments: str) -> Work:
    """Give the work of starting Python once with these arguments."""

    def work() -> int:
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, timeout=60)
        return 1

    return work


@benchmark("bare Python", "starts", clock=time.perf_counter)
def bare_python() -> Work:
    return starting("-c", "pass")


@benchmark("faraway --help", "starts", against="bare Python", within=0.15, clock=time.perf_counter)
def list_of_commands() -> Work:
    return starting("-m", "faraway", "--help")


@benchmark("faraway errors", "starts", against="bare Python", clock=time.perf_counter)
def small_command() -> Work:
    return starting("-m", "faraway", "errors")
