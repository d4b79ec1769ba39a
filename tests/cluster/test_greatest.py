"""The search for the greatest totals on a cluster writes the certificate that it writes here."""

from pathlib import Path

import pytest

from crosscheck.prove.greatest_pieces import Searching, search_lines
from faraway.jobs.campaign import in_this_process
from tests.cluster.cluster import run_losing_a_worker

CASES = 400


@pytest.mark.slow
def test_certificate_from_a_cluster_that_loses_a_worker_is_the_one_from_here(tmp_path: Path) -> None:
    output = tmp_path / "certificate.jsonl"
    done = run_losing_a_worker(
        tmp_path, "crosscheck", "greatest", "--cases", str(CASES), "--directory", str(tmp_path)
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert output.read_text(encoding="utf-8").splitlines()[1:] == search_lines(
        Searching(CASES), in_this_process
    )
