"""The search for the greatest totals on a cluster writes the certificate that it writes here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from faraway.campaign import in_this_process
from tests.campaigns.greatest.searching import Searching, search_lines
from tests.cluster.cluster import local_cluster, run_module

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_certificate_from_a_cluster_is_the_one_from_here(tmp_path: Path) -> None:
    output = tmp_path / "certificate.jsonl"
    with local_cluster(tmp_path, workers=2) as cluster:
        done = run_module(
            *("tests.campaigns.greatest", "--cases", "40"),
            *("--scheduler", cluster.address, "--output", str(output)),
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert output.read_text(encoding="utf-8").splitlines() == search_lines(Searching(40), in_this_process)
