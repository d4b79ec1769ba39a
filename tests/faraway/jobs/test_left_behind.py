"""Workers end with the process that started them, however it ends, and when it no longer waits for them."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import pytest

from faraway.jobs import campaign
from tests.faraway.conformance.test_supervision import wait_for_end
from tests.faraway.losing import is_interrupt_held

BOUND = 240


@pytest.mark.parametrize(
    "number",
    [
        *(pytest.param(each, marks=pytest.mark.long) for each in (signal.SIGINT, signal.SIGTERM)),
        signal.SIGKILL,
    ],
)
def test_no_worker_outlives_its_campaign(number: int, tmp_path: Path) -> None:
    """Only the parent gets the signal; its workers sleep in the middle of a piece."""
    pipe = tmp_path / "pids"
    os.mkfifo(pipe)
    undo = "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); os.execv(sys.argv[1], sys.argv[1:])"
    command = [sys.executable, "-m", "tests.faraway.jobs.hanging", str(pipe)]
    with subprocess.Popen([sys.executable, "-c", undo, *command], stderr=subprocess.DEVNULL) as parent:
        pids: set[int] = set()
        while len(pids) < 2:
            pids |= {int(pid) for pid in pipe.read_text().split()}
        parent.send_signal(number)
        assert parent.wait(BOUND) != 0
    for pid in pids:
        wait_for_end(pid)


@pytest.mark.long
def test_ctrl_c_does_not_reach_a_worker_from_its_first_moment() -> None:
    """It goes to every process of the terminal, also to those that still import."""
    work = campaign.Campaign(plan={}, pieces=2, work=is_interrupt_held)
    assert campaign.run_campaign(work, campaign.in_processes(2)) == [True, True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_worker_ends_when_the_other_end_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = list[int]()
    threads = list[Thread]()

    def make_thread(target: Callable[[], None], *, daemon: bool) -> Thread:
        threads.append(Thread(target=target, daemon=daemon))
        return threads[-1]

    monkeypatch.setattr("os._exit", ended.append)
    monkeypatch.setattr("signal.signal", lambda _number, _handler: None)
    monkeypatch.setattr(campaign, "Thread", make_thread)
    theirs, ours = Pipe(duplex=False)
    campaign.end_with(theirs)
    assert ended == []
    ours.close()
    threads[0].join(BOUND)
    assert ended == [1]
