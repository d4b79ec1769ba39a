"""A whole simulation by the command, on one process, on two, and on a cluster that loses a worker."""

from functools import cache
from pathlib import Path

import pytest

from tests.cluster.cluster import pieces_in, run_losing, run_losing_a_worker, run_module

COMMAND = [
    *("faraway", "simulate", "--json", "--seed", "11", "--games", "2000"),
    *("--players", "2", "--policy", "random", "--policy", "greedy", "--games-for-readings", "20"),
]


@cache
def alone() -> str:
    """Return what one process prints, run once for all tests here."""
    done = run_module(*COMMAND)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_simulation_is_the_same_for_one_two_and_a_cluster_that_loses_a_worker(tmp_path: Path) -> None:
    assert run_module(*COMMAND, "--jobs", "2").stdout == alone()
    on_cluster = run_losing_a_worker(tmp_path, *COMMAND)
    assert on_cluster.returncode == 0, on_cluster.stderr
    assert on_cluster.stdout == alone()
    assert pieces_in(tmp_path / "checkpoint.jsonl") == 12


@pytest.mark.slow
def test_a_scheduler_that_is_lost_ends_the_command_and_leaves_the_checkpoint(tmp_path: Path) -> None:
    done = run_losing(tmp_path, lambda cluster: cluster.scheduler.kill(), *COMMAND)
    assert done.returncode == 2
    assert "[cluster-unreachable]" in done.stdout
    assert "Traceback" not in done.stderr
    kept = pieces_in(tmp_path / "checkpoint.jsonl")
    assert kept >= 3
    resumed = run_module(*COMMAND, "--checkpoint", str(tmp_path / "checkpoint.jsonl"))
    assert resumed.stdout == alone()
