"""Processes to share work with end with the first one, however it ends."""

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from proofs.processes import WORKER_LOST

BOUND = 240
FIRST = """
import sys
from proofs.processes import start
from tests.proofs.test_processes import hang
if __name__ == "__main__":
    with start(2) as pool:
        pool.map(hang, [sys.argv[1]] * 2, chunksize=1)
"""


def hang(pipe: str) -> None:
    """Write the id of this process to a named pipe, and wait for ever."""
    with open(pipe, "w", encoding="ascii") as stream:  # noqa: PTH123  a named pipe
        stream.write(f"{os.getpid()}\n")
    select.select([], [], [])


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL, None])
def test_no_process_outlives_the_first(number: int | None, tmp_path: Path) -> None:
    """Without a number a worker is killed: its work is lost, and a pool would wait for it for ever."""
    pipe, program = tmp_path / "pids", tmp_path / "first.py"
    os.mkfifo(pipe)
    program.write_text(FIRST)
    undo = "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); os.execv(sys.argv[1], sys.argv[1:])"
    command = [sys.executable, "-c", undo, sys.executable, str(program), str(pipe)]
    here = str(Path(__file__).parents[2])
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=os.environ | {"PYTHONPATH": here}) as first:
        pids: set[int] = set()
        while len(pids) < 2:
            pids |= {int(pid) for pid in pipe.read_text().split()}
        if number is None:
            os.kill(min(pids), signal.SIGKILL)
            assert first.wait(BOUND) == WORKER_LOST
        else:
            first.send_signal(number)
            assert first.wait(BOUND) != 0
    for pid in pids:
        try:
            descriptor = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        assert select.select([descriptor], [], [], BOUND)[0], f"process {pid} is still there"
        os.close(descriptor)
