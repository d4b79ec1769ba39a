"""Ctrl-C and SIGTERM: what was done is reported, the exit status is the signal's, and no process is left."""

import json
import os
import signal
import subprocess
import sys
import threading
from itertools import product
from pathlib import Path

import pytest

from faraway.cli.campaigns import stopping_by_hand
from faraway.cli.stopping import Signals, Stopped, say, stopping
from tests.faraway.conformance.test_supervision import port_that, wait_for_end
from tests.samples import sample_of

BOUND = 240
IGNORED = "import os, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); os.execv(sys.argv[1], sys.argv[1:])"
"""A job in the background may ignore SIGINT; undo that."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("verb", "number"), sample_of(product(["run", "doctor", "fuzz"], [signal.SIGINT, signal.SIGTERM]))
)
def test_a_signal_ends_a_command_and_its_port(verb: str, number: signal.Signals, tmp_path: Path) -> None:
    pipe, report = tmp_path / "pids", tmp_path / "report.json"
    os.mkfifo(pipe)
    hang_at_the_second = (
        "count = globals().get('count', 0) + 1\n"
        "        if count == 2 or sys.argv[1:] == ['at-once']:\n"
        "            pids = f'{os.getppid()} {os.getpid()} {escape()}'\n"
        f"            open({str(pipe)!r}, 'w').write(pids)\n"
        "            time.sleep(3600)"
    )
    arguments = {
        "run": ["--jobs", "1", "--level", "2", "-o", str(report)],
        "doctor": [],
        "fuzz": ["--jobs", "1", "--level", "2"],
    }[verb]
    command = [sys.executable, "-m", "faraway", "conformance", verb, *arguments, "--answer-timeout", "900"]
    port = [*port_that(hang_at_the_second), *(["at-once"] if verb == "doctor" else [])]
    with subprocess.Popen(
        [sys.executable, "-c", IGNORED, *command, "--", *port], stderr=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        pids = [int(pid) for pid in pipe.read_text().split()]
        process.send_signal(number)
        stdout, stderr = process.communicate(timeout=BOUND)
    assert process.returncode == 128 + number, stderr
    assert b"Traceback" not in stdout + stderr
    for pid in pids:
        wait_for_end(pid)
    if verb == "run":
        document = json.loads(report.read_text("utf-8"))
        assert f"exit status {128 + number}.".encode() in stderr
        assert document["cut_short"]
        assert document["gave_up"] == f"stopped by {number.name}"
        assert document["verdict"]["asked"] == 1
        assert document["verdict"]["given_up"] > 0


def test_the_first_signal_asks_and_the_second_interrupts() -> None:
    signals, reasons = Signals(), list[str]()
    with signals.asking(reasons.append):
        signals.receive(signal.SIGTERM, None)
        with pytest.raises(Stopped) as stopped:
            signals.receive(signal.SIGINT, None)
    assert reasons == ["stopped by SIGTERM"]
    assert (signals.status, stopped.value.status) == (143, 130)


def test_a_signal_that_nobody_wants_to_be_asked_about_ends_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(SystemExit) as ended, stopping("Enough."):
        signal.raise_signal(signal.SIGTERM)
    assert ended.value.code == 143
    assert capsys.readouterr().err == "Enough.\n"
    assert signal.getsignal(signal.SIGTERM) is before


def test_words_that_cannot_be_written_do_not_change_the_status() -> None:
    program = (
        "import signal; from faraway.cli.stopping import stopping\n"
        "with stopping('Enough.'): signal.raise_signal(signal.SIGTERM)"
    )
    with open("/dev/full", "w") as full:  # noqa: PTH123  a device
        done = subprocess.run([sys.executable, "-c", program], stderr=full, check=False)
    assert done.returncode == 143


def test_an_error_stream_that_cannot_be_written_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123  a device
        monkeypatch.setattr(sys, "stderr", full)
        say("Enough.")
        full.flush()


def test_outside_the_main_thread_signals_are_left_alone() -> None:
    statuses = []

    def use() -> None:
        with stopping() as signals:
            statuses.append(signals.status)

    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    assert statuses == [0]


@pytest.mark.parametrize(("checkpoint", "words"), [(None, "nothing is kept"), ("kept", "are in kept")])
def test_long_work_says_what_is_kept(
    checkpoint: str | None, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for stop in (_raise_signal, _raise_interrupt):
        with pytest.raises(SystemExit) as ending, stopping_by_hand(checkpoint):
            stop()
        assert ending.value.code in {143, 130}
        assert words in capsys.readouterr().err


def _raise_signal() -> None:
    signal.raise_signal(signal.SIGTERM)


def _raise_interrupt() -> None:
    raise KeyboardInterrupt
