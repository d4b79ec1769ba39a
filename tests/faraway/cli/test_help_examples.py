"""Every example in the help of every command is run as written, in a folder that has the files and ports it names."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from faraway.cli import main
from faraway.cli.lazy import LazyGroup

JAVASCRIPT = Path(__file__).resolve().parents[3] / "ports" / "javascript"
LONG = {
    "conformance",
    "conformance ask",
    "conformance doctor",
    "conformance fuzz",
    "conformance judge",
    "conformance run",
    "conformance suites",
    "port",
    "simulate",
}
"""They start ports or play thousands of games: their examples are run by `make slow`."""
FAILS = "--misread"


def help_examples(group: LazyGroup = main, before: str = "") -> Iterator[tuple[str, list[str]]]:
    """Yield every command with its examples; a quoted argument and a line that ends in a backslash go on in the next."""
    for name in group.entries:
        command = group.get_command(click.Context(group), name)
        assert command is not None
        _, found, text = (command.help or "").partition("Example")
        if found:
            yield f"{before}{name}", _statements(text.split("\n")[1:])
        if isinstance(command, LazyGroup):
            yield from help_examples(command, f"{before}{name} ")


def _statements(lines: list[str]) -> list[str]:
    statements: list[str] = []
    is_open = False
    for line in lines:
        if is_open:
            statements[-1] += f"\n{line}"
        elif line.strip():
            statements.append(line.strip())
        is_open = bool(statements) and (statements[-1].count("'") % 2 == 1 or line.endswith("\\"))
    return statements


EXAMPLES = dict(help_examples())
BEFORE = {
    "conformance judge": (
        *EXAMPLES["conformance ask"],
        "faraway conformance run --record record.jsonl -- ./my-port",
    )
}
"""What makes the files that the examples of a command read."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what examples expect: a port in JavaScript, one of one's own, rulebooks, `faraway` on the PATH."""
    for file in JAVASCRIPT.glob("*.mjs"):
        shutil.copy(file, tmp_path)
    shutil.copy(JAVASCRIPT / "port.mjs", tmp_path / "my-port.mjs")
    programs = tmp_path / "bin"
    programs.mkdir()
    for path, arguments in ((programs / "faraway", ""), (tmp_path / "my-port", " port")):
        path.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m faraway{arguments} "$@"\n')
        path.chmod(0o755)
    (tmp_path / "my-rulebooks").mkdir()
    (tmp_path / "my-rulebooks" / "en.md").write_text("# GAME END\n\nA sentence of our own.\n")
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(JAVASCRIPT.parents[1]))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def expected_status(line: str) -> set[int]:
    """A misreading fails; copies of rulebooks that lack the sentences are reported."""
    return {1} if "conformance run" in line and FAILS in line else {1} if "--rulebooks" in line else {0}


def test_every_command_has_examples_and_every_one_is_run() -> None:
    assert sum(map(len, EXAMPLES.values())) >= 60
    assert EXAMPLES.keys() >= LONG


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(
            name, marks=[pytest.mark.long, pytest.mark.no_cover] if name == "conformance coverage" else []
        )
        for name in EXAMPLES
        if name not in LONG | {"completion"}
    ],
)
def test_examples_run_as_written(command: str, folder: Path) -> None:
    for line in EXAMPLES[command]:
        words = shlex.split(line)
        if words[0] != "faraway":
            subprocess.run(["/bin/sh", "-c", line], check=True, timeout=900)
            continue
        result = CliRunner().invoke(main, words[1:], prog_name="faraway", catch_exceptions=False)
        assert result.exit_code in expected_status(line), f"{line}\n{result.output}"
        assert result.output or "-o" in words, line
    assert folder.exists()


@pytest.mark.parametrize("line", EXAMPLES["completion"])
def test_completion_can_be_evaluated(line: str, folder: Path) -> None:
    shell = next(name for name in ("bash", "zsh", "fish") if f" {name}" in line)
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"{shell} is not here")
    subprocess.run([found, "-c", line], check=True, timeout=900, cwd=folder, capture_output=True)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("command", sorted(LONG))
def test_long_examples_run_as_written(command: str, folder: Path) -> None:
    for line in (*BEFORE.get(command, ()), *EXAMPLES[command]):
        done = subprocess.run(
            ["/bin/sh", "-c", line],
            check=False, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=1800,
        )  # fmt: skip
        assert done.returncode in expected_status(line), f"{line}\n{done.stdout}\n{done.stderr}"
