"""Long commands end as they should, however they end, and leave no process; and what does not is noticed."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from crosscheck.hostile.endings import COMMANDS, Ending, all_pairs
from crosscheck.prove.greatest_recheck import recheck
from proofs.greatest.checker import WrongCertificateError

TRY = """
import sys
from crosscheck.hostile import endings
endings.COMMANDS["any"] = endings.Command(quick=(sys.executable, "-c", sys.argv[1]), long=(sys.executable, "-c", sys.argv[1]))
endings.BOUND, endings.BUSY = 20.0, 0.05
print(*endings.try_ending("any", endings.Ending[sys.argv[2]]).wrong, sep="\\n")
"""
LEAVING = "import os, time; os.fork() or (os.setsid(), time.sleep(3600))"
WITH_A_WORKER = (
    "import os, time; worker = os.fork(); [0 for _ in range(10**9)] if not worker else time.sleep(3600)"
)


def try_alone(program: str, ending: Ending) -> str:
    """Try an ending on a program, in a process of its own, and return what is wrong."""
    words = [sys.executable, "-c", TRY, program, ending.name]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


@pytest.mark.slow
@pytest.mark.parametrize(("name", "ending"), all_pairs(), ids=lambda each: getattr(each, "name", each))
def test_a_command_ends_with_its_status_and_leaves_nothing(name: str, ending: Ending) -> None:
    if COMMANDS[name].needs and shutil.which(COMMANDS[name].needs) is None:
        pytest.skip(f"there is no {COMMANDS[name].needs}")
    words = ["-m", "crosscheck", "endings", "--only", name, "--ending", ending.name.lower()]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nothing is left" in done.stdout


def test_every_command_is_ended_in_every_way_but_the_one_that_takes_minutes() -> None:
    missing = {(name, ending) for name in COMMANDS for ending in Ending} - {*all_pairs()}
    assert missing == {(f"prove-max, the {part}", Ending.NORMAL) for part in ("compiler", "second search")}


@pytest.mark.long
@pytest.mark.parametrize(
    ("program", "ending", "words"),
    [
        (LEAVING, Ending.NORMAL, "left: "),
        (WITH_A_WORKER, Ending.KILLED, "left: "),
        (WITH_A_WORKER, Ending.WORKER_KILLED, "it did not end within 20 s"),
        ("1 / 0", Ending.NORMAL, "a traceback: "),
        ("raise SystemExit(3)", Ending.NORMAL, "its exit status is 3, not 0"),
        ("raise SystemExit(3)", Ending.TERMINATED, "its workers were never seen at work"),
    ],
    ids=["left", "orphan", "hangs", "traceback", "status", "early"],
)
def test_what_is_wrong_with_an_ending_is_noticed(program: str, ending: Ending, words: str) -> None:
    assert words in try_alone(program, ending)


WAITING = """
import click, time
@click.command()
def command():
    print("ready", flush=True)
    time.sleep(3600)
"""
WAIT = """
from crosscheck import cli
from faraway.cli.lazy import Entry
cli.VERBS["wait"] = Entry("waiting", "Wait.")
cli.main(["wait"])
"""


def test_sigterm_ends_a_check_with_its_status(tmp_path: Path) -> None:
    (tmp_path / "waiting.py").write_text(WAITING)
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])])
    with subprocess.Popen(
        [sys.executable, "-c", WAIT],
        env=os.environ | {"PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as check:
        assert check.stdout is not None
        assert check.stdout.readline() == "ready\n"
        check.terminate()
        _, said = check.communicate()
    assert (check.returncode, said) == (128 + signal.SIGTERM, "Stopped.\n")


def test_a_program_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program = Path("recheck-1")
    program.write_text("#!/bin/sh\necho refused as asked\nexit 1\n")
    program.chmod(0o700)
    with pytest.raises(WrongCertificateError, match="refused as asked"):
        recheck(program, Path("any"), jobs=1)
