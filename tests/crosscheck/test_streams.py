"""Closed, full and broken standard output of the checks and of the specification: no verdict, and no traceback."""

import subprocess
import sys

import pytest

TABLEAU = '{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": []}'
CHECKS = [
    ["crosscheck", "prove", "--list"],
    ["crosscheck", "verify", "--count", "1", "--jobs", "1", "--only", "cards"],
]
EVERY = [*CHECKS, ["spec", "score", "-"]]


def run(redirection: str, arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a module with its streams redirected by a shell."""
    return subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", f'"$@" {redirection}', "sh", sys.executable, "-m", *arguments],
        input=TABLEAU,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("redirection", [">/dev/full", ">&-", ">/dev/full 2>&1"])
@pytest.mark.parametrize("arguments", EVERY, ids=" ".join)
def test_output_that_is_lost_is_no_verdict(arguments: list[str], redirection: str) -> None:
    done = run(redirection, arguments)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", CHECKS, ids=" ".join)
def test_a_reader_that_closes_the_pipe_ends_a_check_quietly(arguments: list[str]) -> None:
    done = run("| exec true", arguments)
    assert done.returncode in {0, 141}, done.stderr  # 0: it had written everything before
    assert done.stderr == ""
