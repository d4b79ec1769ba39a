"""A file without an end is read up to a limit, by every command that reads one."""

import subprocess
import sys

import pytest

from tests.faraway.cli_running import Run

UNENDING = "/dev/zero"
COMMANDS = [
    ["score", UNENDING],
    ["explain", UNENDING],
    ["best", UNENDING],
    ["rank", UNENDING],
    ["replay", UNENDING],
    ["conformance", "judge", UNENDING],
    ["conformance", "judge", "/dev/null", UNENDING],
    ["conformance", "ask", "--claims", UNENDING, "-o", "/dev/null"],
    ["conformance", "run", "--vectors", UNENDING, "--", "true"],
    ["conformance", "run", "--known-failures", UNENDING, "--", "true"],
]


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_a_file_without_an_end_is_too_large(arguments: list[str], run: Run) -> None:
    refused = run(*arguments)
    assert (refused.exit_code, refused.stderr.endswith("[too-large]\n")) == (2, True), refused.stderr


@pytest.mark.parametrize("verb", ["score", "explain", "replay"])
def test_the_specification_reads_up_to_a_limit(verb: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spec", verb, UNENDING], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr.startswith("too-large: ")) == (2, True)
