"""One style of progress: on standard error, on a terminal only; what is stopped says how far it came."""

import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from faraway.cli.conformance.watching import asking
from faraway.cli.progress import showing, tracked
from tests.faraway.conformance.test_report import FAILED, PASSED

ROOT = Path(__file__).resolve().parents[3]
WIDE = {"COLUMNS": "100", "TERM": "xterm"}


def on_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def test_without_a_terminal_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with showing("asking", 2) as shown:
        shown.advance()
        shown.reach(2)
        shown.describe("asking, 1 failed")
    assert [*tracked("ab", "letters")] == ["a", "b"]
    assert [*tracked(iter("ab"), "letters", 2)] == ["a", "b"]
    assert capsys.readouterr() == ("", "")


def test_on_a_terminal_word_and_count_stand_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on_terminal(monkeypatch)
    with asking(2) as watch:
        watch(PASSED)
        watch(FAILED)
    with showing("searching") as shown:
        shown.describe("best so far 30, at most 41")
    assert [*tracked("ab", "letters", threads=False)] == ["a", "b"]
    printed = capsys.readouterr()
    shown_text = plain(printed.err)
    assert printed.out == ""
    assert re.search(r"asking, 1 failed ━+ 2/2 0:00:0\d", shown_text)
    assert re.search(r"best so far 30, at most 41 \S+ +0:00:0\d", shown_text)
    assert re.search(r"letters ━+╺?━* 1/2 0:00:0\d", shown_text)


def work(done: int) -> None:
    with showing("playing", 4000) as shown:
        shown.reach(done)
        raise KeyboardInterrupt


def test_what_is_stopped_says_how_far_it_came(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt):
        work(1234)
    with pytest.raises(KeyboardInterrupt), showing("best so far 30, at most 41"):
        raise KeyboardInterrupt
    assert capsys.readouterr().err == "playing: 1,234 of 4,000 done\nbest so far 30, at most 41\n"


@pytest.mark.long
def test_games_that_are_stopped_say_how_many_pieces_are_done_and_what_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = [sys.executable, "-m", "faraway", "simulate", "--games", "100000000", "--checkpoint", str(kept)]
    work = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    while work.poll() is None and not (kept.exists() and kept.read_bytes().count(b"\n") > 2):
        pass
    work.send_signal(signal.SIGINT)
    _, said = work.communicate()
    assert work.returncode == 130, said
    assert re.search(r"(?m)^playing: [\d,]+ of [\d,]+ done$", said), said
    assert f"The results so far are in {kept}; the same command resumes." in said


@pytest.mark.long
def test_a_run_on_a_terminal_shows_its_progress_there_and_its_report_on_standard_output(
    tmp_path: Path,
) -> None:
    """Standard error is a terminal here, and standard output a file."""
    ours, theirs = pty.openpty()
    port = ["--", sys.executable, "-m", "faraway", "port"]
    command = [sys.executable, "-m", "faraway", "conformance", "run", "--only", "scoring-by-hand", *port]
    with (tmp_path / "out").open("w") as out:
        run = subprocess.Popen(command, stdout=out, stderr=theirs, cwd=ROOT, env=os.environ | WIDE)
    os.close(theirs)
    said = b""
    with suppress(OSError):  # what a terminal says when its last writer is gone
        while part := os.read(ours, 65536):
            said += part
    os.close(ours)
    assert run.wait() == 0
    printed = (tmp_path / "out").read_text()
    assert "asking" in plain(said.decode())
    assert "asking" not in printed
    assert "badge: " in printed
