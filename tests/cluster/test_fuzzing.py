"""Fuzzing a port on a cluster finds what it finds here, even when a worker is lost."""

import json
from pathlib import Path

import pytest

from tests.cluster.cluster import run_losing_a_worker, run_module
from tests.faraway.conformance.examples import ZEROS_PORT


@pytest.mark.slow
def test_fuzzing_on_a_cluster_that_loses_a_worker_finds_what_it_finds_here(tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    fuzz = ("faraway", "conformance", "fuzz", "--level", "2", "--count", "4000", "-o")
    port = ("--", *ZEROS_PORT)
    for done in (
        run_module(*fuzz, str(here), "--checkpoint", str(tmp_path / "asked.jsonl"), *port),
        run_losing_a_worker(tmp_path, *fuzz, str(there), port=port),
    ):
        assert done.returncode == 1, done.stdout + done.stderr
        assert "4000 random cases" in done.stdout
    found, found_there = (json.loads(path.read_bytes()) | {"seconds": 0} for path in (here, there))
    assert found["wrong"] > 0
    assert found == found_there
