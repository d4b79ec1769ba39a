"""A whole simulation by the command, on one process, on two, and on a cluster that loses a worker."""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from tests.cluster.cluster import PATIENCE, ROOT, local_cluster

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = [
    *(sys.executable, "-m", "faraway", "simulate", "--json", "--seed", "11", "--games", "2000"),
    *("--players", "4", "--policy", "random", "--policy", "greedy", "--games-for-readings", "20"),
]


def simulated(*arguments: str) -> bytes:
    return subprocess.run([*COMMAND, *arguments], cwd=ROOT, capture_output=True, check=True).stdout


def pieces_in(checkpoint: Path) -> int:
    return checkpoint.read_bytes().count(b"\n") - 1 if checkpoint.exists() else 0


@pytest.mark.slow
def test_a_simulation_is_the_same_for_one_two_and_a_cluster_that_loses_a_worker(tmp_path: Path) -> None:
    alone = simulated()
    assert simulated("--jobs", "2") == alone
    checkpoint = tmp_path / "games.jsonl"
    with (
        local_cluster(tmp_path, workers=2) as cluster,
        subprocess.Popen(
            [*COMMAND, "--scheduler", cluster.address, "--checkpoint", str(checkpoint)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
        ) as running,
    ):
        deadline = time.monotonic() + 5 * PATIENCE
        while pieces_in(checkpoint) < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert running.poll() is None, "the worker must be killed in the middle"
        cluster.workers[0].kill()
        on_cluster, _ = running.communicate(timeout=10 * PATIENCE)
        assert running.returncode == 0
    assert on_cluster == alone
    assert pieces_in(checkpoint) == 12
