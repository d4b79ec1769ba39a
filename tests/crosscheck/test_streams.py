"""Signals during imports, and closed, full and broken standard streams of the checks and of the specification: no verdict, and no traceback."""

import signal
import subprocess
import sys

import pytest

from tests.faraway.cli.test_streams import check_signalled

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


@pytest.mark.long
@pytest.mark.parametrize("redirection", [">/dev/full", ">&-", ">/dev/full 2>&1"])
@pytest.mark.parametrize("arguments", EVERY, ids=" ".join)
def test_output_that_is_lost_is_no_verdict(arguments: list[str], redirection: str) -> None:
    done = run(redirection, arguments)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("redirection", ["<&-", "<&- >&- 2>&-"])
def test_standard_input_that_is_closed_is_refused(redirection: str) -> None:
    done = run(redirection, ["spec", "score", "-"])
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("moment", [1, 3, 10, 40, 120])
@pytest.mark.parametrize(
    ("first", "arguments"),
    [("crosscheck.cli", ["crosscheck", "prove", "--list"]), ("spec.command_line", ["spec", "score", "-"])],
)
def test_a_signal_during_imports_ends_a_check_quietly(
    first: str, arguments: list[str], moment: int, number: signal.Signals
) -> None:
    check_signalled(arguments, number, moment, first=first)


@pytest.mark.long
@pytest.mark.parametrize("arguments", EVERY, ids=" ".join)
def test_a_reader_that_closes_the_pipe_ends_a_check_quietly(arguments: list[str]) -> None:
    done = run("| exec true", arguments)
    assert done.returncode in {0, 141}, done.stderr  # 0: it had written everything before
    assert done.stderr == ""
