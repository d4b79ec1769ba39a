import pytest

from tests.faraway.cli_running import Run, run_python


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script_for_the_shell(shell: str, run: Run) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"_FARAWAY_COMPLETE={shell}_complete" in result.stdout


def test_completion_of_another_shell_is_refused(run: Run) -> None:
    assert run("completion", "tcsh").exit_code == 2


def test_script_finds_the_commands() -> None:
    typed = {"_FARAWAY_COMPLETE": "bash_complete", "COMP_WORDS": "faraway ca", "COMP_CWORD": "1"}
    answer = run_python("-m", "faraway", is_checked=False, variables=typed)
    assert answer.stdout == "plain,cards\n"
