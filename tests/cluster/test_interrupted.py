"""Ctrl-C at a terminal, which reaches every process of the command at once."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cluster.cluster import PATIENCE, ROOT, pieces_in

COMMAND = [
    *(sys.executable, "-m", "faraway", "simulate", "--json", "--policy", "greedy", "--games", "500"),
    *("--jobs", "2", "--games-for-readings", "0"),
]
# A shell may have told its background jobs to ignore Ctrl-C, and they would tell the command.
INTERRUPTIBLE = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"


@pytest.mark.slow
def test_an_interrupted_simulation_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    checkpoint = tmp_path / "games.jsonl"
    command = [*COMMAND, "--checkpoint", str(checkpoint)]
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as running:
        deadline = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < deadline and not (checkpoint.exists() and pieces_in(checkpoint) >= 1):
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        output, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, output) == (130, b"")
    *far, stopped = errors.decode().splitlines(keepends=True)
    assert [line.split()[0] for line in far] == ["playing:"]
    assert stopped == f"Stopped. The results so far are in {checkpoint}; the same command resumes.\n"
    before = checkpoint.read_bytes()
    assert 3 <= before.count(b"\n") < 5
    gone_on = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    assert checkpoint.read_bytes().startswith(before)
    assert gone_on == subprocess.run(COMMAND, cwd=ROOT, capture_output=True, check=True).stdout
