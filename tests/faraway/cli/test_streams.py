"""Closed, full and broken standard streams, and Ctrl-C at any moment: a status of the table, and never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

from faraway import __main__
from faraway.cli import COMMANDS
from faraway.cli.refusal import reporting_refusals

CLOSED = "Refused: standard output is closed [output-unwritable]\n"
# Sends itself a signal when a program looks for its nth module, its command line counted as the first.
SIGNALLED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
first, number, moment = sys.argv.pop(1), int(sys.argv.pop(1)), int(sys.argv.pop(1))
class Signalling:
    seen = 0
    def find_spec(self, name, path=None, target=None):
        Signalling.seen += Signalling.seen > 0 or name == first
        if Signalling.seen == moment:
            os.kill(os.getpid(), number)
sys.meta_path.insert(0, Signalling())
import runpy
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""
TABLEAU = '{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": []}'
QUICK = [["cards"], ["play", "--seed", "1", "--json"]]
EVERY = [
    *QUICK,
    ["score", "-"],
    ["explain", "-"],
    ["best", "-"],
    ["ask", "who wins a tie"],
    ["completion", "bash"],
    ["simulate", "--games", "4"],
    ["readings"],
    ["conformance", "list"],
    ["port"],
    ["errors"],
    ["rule", "SCORE-4"],
]


def shell(redirection: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command with its streams redirected by a shell."""
    return subprocess.run(
        ["/bin/sh", "-c", f'"$@" {redirection}', "sh", sys.executable, "-m", "faraway", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments", [["--version"], ["cards", "--json"], *([name, "--help"] for name in COMMANDS)], ids=" ".join
)
def test_closed_output_is_refused(arguments: list[str]) -> None:
    done = shell(">&-", *arguments)
    assert (done.returncode, done.stderr) == (2, CLOSED)


@pytest.mark.long
def test_everything_may_be_closed() -> None:
    assert shell("<&- >&- 2>&-", "cards").returncode == 2
    done = shell("<&- 2>&-", "score", "-")
    assert (done.returncode, done.stdout) == (2, "")
    assert shell("2>&-", "cards", "--json").returncode == 0


@pytest.mark.long
@pytest.mark.parametrize("arguments", [["score", "/nowhere"], ["simulate", "--games", "0"]], ids=" ".join)
def test_a_refusal_that_cannot_be_written_has_its_status(arguments: list[str]) -> None:
    assert shell("2>/dev/full", *arguments).returncode == 2


def test_bad_usage_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise OSError("no space is left")

    replaced: list[int] = []
    monkeypatch.setattr("faraway.cli.main", fail)
    monkeypatch.setattr(os, "dup2", lambda _source, target: replaced.append(target))
    with pytest.raises(SystemExit) as ending:
        __main__.main()
    assert (ending.value.code, replaced) == (2, [2])


@pytest.mark.long
def test_no_file_takes_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    tableau = tmp_path / "tableau.json"
    tableau.write_text('{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": []}')
    assert shell("<&- 2>&-", "explain", "--html", str(page), str(tableau)).returncode == 0
    assert page.read_text().startswith("<!doctype html>")


@pytest.mark.long
@pytest.mark.parametrize("arguments", [["cards", "--json"], ["cards"]], ids=["text", "table"])
def test_a_reader_that_closes_the_pipe_ends_the_command_quietly(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as gone:
        done = subprocess.run(
            [sys.executable, "-m", "faraway", *arguments],
            stdout=gone,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (128 + signal.SIGPIPE, b"")


def test_nothing_is_imported_before_signals_are_seen_to() -> None:
    source = (
        "import os, sys; before = {*sys.modules}; import faraway.__main__; print(*{*sys.modules} - before)"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert {*done.stdout.split()} <= {"faraway", "faraway.__main__", "faraway.first_use"}


def check_signalled(arguments: list[str], number: signal.Signals, moment: int, *, first: str) -> None:
    """Signal a program at a moment; it must end as the signal asks, or be done before it comes, and say nothing of it."""
    done = subprocess.run(
        [sys.executable, "-c", SIGNALLED, first, str(int(number)), str(moment), *arguments],
        input=TABLEAU,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in {-number, 128 + number, 0}, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("moment", [1, 40, 120])
@pytest.mark.parametrize("arguments", QUICK, ids=" ".join)
def test_a_signal_during_imports_ends_a_command_quietly(
    arguments: list[str], number: signal.Signals, moment: int
) -> None:
    check_signalled(["faraway", *arguments], number, moment, first="faraway.cli")


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("arguments", EVERY, ids=" ".join)
def test_a_signal_at_any_moment_ends_every_command_quietly(
    arguments: list[str], number: signal.Signals
) -> None:
    for moment in (1, 5, 10, 20, 40, 60, 80, 100, 120, 150, 180, 210, 240, 300, 400):
        check_signalled(["faraway", *arguments], number, moment, first="faraway.cli")


def test_signals_are_raised_in_commands_only_and_ignored_where_they_were_ignored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def seen(before: object) -> list[object]:
        handlers: list[object] = []
        monkeypatch.setattr("faraway.cli.main", lambda **_: handlers.append(signal.getsignal(signal.SIGINT)))
        signal.signal(signal.SIGINT, before)  # type: ignore[arg-type]  # a handler
        __main__.main()
        with reporting_refusals(click.Context(click.Command("any"))):
            handlers.append(callable(signal.getsignal(signal.SIGINT)))
        return [*handlers, signal.getsignal(signal.SIGINT)]

    kept = signal.getsignal(signal.SIGINT)
    try:
        assert seen(signal.SIG_IGN) == [signal.SIG_IGN, False, signal.SIG_IGN]
        assert seen(signal.default_int_handler) == [signal.SIG_DFL, True, signal.SIG_DFL]
    finally:
        signal.signal(signal.SIGINT, kept)


def test_streams_that_are_closed_are_seen_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(os, "open", lambda name, _flags: opened.append(name))
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    with pytest.raises(SystemExit) as ending:
        __main__.main()
    sys.stderr.close()
    assert (ending.value.code, opened) == (2, [os.devnull] * 3)
