"""Fuzzing a port on a cluster finds what it finds here."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.cluster.cluster import local_cluster, run_module
from tests.conformance.test_villains import STUBBORN

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_fuzzing_on_a_cluster_finds_what_it_finds_here(tmp_path: Path) -> None:
    found = {"here": tmp_path / "here.json", "there": tmp_path / "there.json"}
    with local_cluster(tmp_path, workers=2) as cluster:
        for place, where in (
            ("here", ("--jobs", "1", "--checkpoint", str(tmp_path / "asked.jsonl"))),
            ("there", ("--scheduler", cluster.address)),
        ):
            done = run_module(
                *("faraway", "conformance", "fuzz", "--level", "2"),
                *("--count", "600", *where, "-o", str(found[place])),
                *("--", sys.executable, "-c", STUBBORN),
            )
            assert done.returncode == 1, done.stdout + done.stderr
            assert "600 fresh cases" in done.stdout
    assert found["here"].read_bytes() == found["there"].read_bytes()
