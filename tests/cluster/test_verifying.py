"""Cross-checking on a cluster compares as many cases as here, and they agree as here."""

from pathlib import Path

import pytest

from tests.cluster.cluster import local_cluster, pieces_in, run_losing_a_worker, run_module


@pytest.mark.slow
def test_accounts_are_compared_on_a_cluster_that_loses_a_worker(tmp_path: Path) -> None:
    done = run_losing_a_worker(tmp_path, "crosscheck", "verify", "--only", "scores", "--count", "20000")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "20,000 tableaux" in done.stdout


@pytest.mark.slow
def test_fresh_samples_are_compared_on_a_cluster_until_the_time_is_up(tmp_path: Path) -> None:
    checkpoint = tmp_path / "long.jsonl"
    with local_cluster(tmp_path, workers=1) as cluster:
        done = run_module(
            *("crosscheck", "verify", "--long", "--seconds", "0.1"),
            *("--scheduler", cluster.address, "--checkpoint", str(checkpoint)),
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1,000 tableaux and 5 games of seed 1 agree" in done.stdout
    assert pieces_in(checkpoint) == 1
