import os
import subprocess
import sys

import pytest

from tests.faraway.cli_running import Run


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_the_shell(shell: str, run: Run) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"_FARAWAY_COMPLETE={shell}_complete" in result.stdout


def test_completion_of_another_shell_is_refused(run: Run) -> None:
    assert run("completion", "tcsh").exit_code == 2


def test_script_finds_the_commands() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "faraway"],
        env={
            **os.environ,
            "_FARAWAY_COMPLETE": "bash_complete",
            "COMP_WORDS": "faraway ca",
            "COMP_CWORD": "1",
        },
        check=False,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert answer.stdout == "plain,cards\n"
