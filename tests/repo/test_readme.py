"""What the README shows was printed by the commands above it: its blocks are run, and compared."""

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from faraway.cli import EPILOG
from faraway.conformance.pytest_plugin import PARAMETER
from faraway.conformance.suites import stored_suite
from tests.faraway.cli_running import Run, run

__all__ = ["run"]
ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(python|console|yaml|text)\n(.*?)```", re.DOTALL)
BLOCKS = [(kind, text) for kind, text in BLOCK.findall(README) if not text.startswith("$ make")]
COMMAND = re.compile(r"(?m)^\$ (.+)$")


def test_the_exit_statuses_are_those_of_the_help() -> None:
    named = re.findall(r"(?m)^  (\d+) +(.+)$", EPILOG)
    assert len(named) == 6
    assert re.findall(r"(?m)^\| (\d+) \| ([^|]+) \|$", README) == named


def test_the_blocks_in_python_hold() -> None:
    text = "\n".join(block for kind, block in BLOCKS if kind == "python")
    example = doctest.DocTestParser().get_doctest(text, {}, "README", "README.md", 0)
    assert doctest.DocTestRunner().run(example).attempted >= 4
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_block_for_pytest_makes_a_test_for_each_vector() -> None:
    (block,) = (text for kind, text in BLOCKS if kind == "python" and ">>>" not in text)
    names: dict[str, object] = {}
    exec(block, names)  # noqa: S102  the README is ours
    marks: list[pytest.Mark] = vars(names["test_rules"])["pytestmark"]
    (cases,) = (mark.args[1] for mark in marks if mark.args[0] == PARAMETER)
    (version,) = re.findall('suite="(.+)"', block)
    assert len(cases) == len(stored_suite(version).suite.vectors)


@pytest.mark.parametrize(
    "block",
    [
        pytest.param(text, marks=[pytest.mark.long] if "conformance run" in text else [], id=text[:40])
        for kind, text in BLOCKS
        if kind == "console"
    ],
)
def test_a_console_block_prints_what_it_shows(block: str, tmp_path: Path) -> None:
    if "node " in block and shutil.which("node") is None:
        pytest.skip("node is not on this machine")
    shutil.copytree(ROOT / "ports" / "javascript", tmp_path / "ports" / "javascript")
    (command,) = COMMAND.findall(block)
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "COLUMNS": "120",
    }
    ran = subprocess.run(
        ["/bin/bash", "-c", command],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=environment,
    )
    assert ran.stdout == COMMAND.sub("", block).removeprefix("\n")


ROW = re.compile(r"(?m)^\|[^|]+\|[^|]+\| (`faraway .+) \|$")
LONG = {"./my-port": f"{sys.executable} examples/port.py", "--games 1000000": "--games 20"}
"""What a row of the table leaves to the reader, or what takes minutes, and what is run instead."""


def commands_of_the_table() -> list[str]:
    named = [command for row in ROW.findall(README) for command in re.findall(r"`(faraway [^`]+)`", row)]
    return [*dict.fromkeys(named)]


@pytest.mark.long
def test_every_command_of_the_table_runs_as_written(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a checkout, with the files of examples/."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    commands = commands_of_the_table()
    assert len(commands) >= 11
    for command in commands:
        for written, tried in LONG.items():
            command = command.replace(written, tried)  # noqa: PLW2901  the command that is run
        done = run(*shlex.split(command)[1:])
        assert done.exit_code == 0, (command, done.output)


def test_the_inputs_of_the_action_are_those_of_its_file() -> None:
    (block,) = (text for kind, text in BLOCKS if kind == "yaml")
    named = re.findall(r"(?m)^    ([a-z-]+):", block)
    declared = re.findall(
        r"(?m)^  ([a-z-]+):$", (ROOT / "action.yml").read_text("utf-8").partition("outputs:")[0]
    )
    assert named
    assert set(named) <= set(declared)


def test_the_first_screen_tells_installs_and_shows() -> None:
    screen = README.splitlines()[:40]
    assert any("pip install faraway-rules" in line for line in screen)
    assert sum(line.startswith(("$ ", ">>> ")) for line in screen) >= 4
