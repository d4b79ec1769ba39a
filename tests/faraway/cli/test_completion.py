import pytest

from faraway.cli import main
from faraway.cli.completing import BashWords
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


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("sc", "score"),
        ("conformance sh", "show"),
        ("rule SCORE-1", "SCORE-13"),
        ("rule score-1", "SCORE-13"),
        ("port --misread tie-break-by", "tie-break-by-sum"),
        ("rank --edition en", "en-web"),
        ("rank --edition = en", "en-web"),
        ("play --policy gr", "greedy"),
        ("play --reading rank", "ranking=first-only"),
        ("play --reading ranking =", "first-only"),
        ("play --reading ranking = first", "first-only"),
        ("play --reading deal-order = ascending --reading ranking = first", "first-only"),
        ("conformance show worked-example-d", "worked-example-de"),
        ("conformance list --only WIN-", "WIN-5"),
        ("conformance list --only worked-example-d", "worked-example-de"),
        ("conformance run --suite 1.", "1.1.0"),
        ("simulate --js", "--json"),
    ],
)
def test_bash_completes_values(words: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMP_WORDS", f"faraway {words}")
    monkeypatch.setenv("COMP_CWORD", str(len(words.split())))
    lines = BashWords(main, {}, "faraway", "_FARAWAY_COMPLETE").complete().splitlines()
    assert f"plain,{found}" in lines
    last = words.rpartition("=")[2].split()[-1:]
    assert not last or all(line.lower().startswith(f"plain,{last[0].lower()}") for line in lines)


@pytest.mark.parametrize("words", ["score ti", "play -o ga", "best po", "conformance run -- ./my"])
def test_the_shell_completes_files_itself(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMP_WORDS", f"faraway {words}")
    monkeypatch.setenv("COMP_CWORD", str(len(words.split())))
    shown = BashWords(main, {}, "faraway", "_FARAWAY_COMPLETE").complete()
    assert shown == f"file,{words.rsplit(maxsplit=1)[-1]}"


def test_an_empty_word_completes_every_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMP_WORDS", "faraway rank --edition ")
    monkeypatch.setenv("COMP_CWORD", "3")
    shown = BashWords(main, {}, "faraway", "_FARAWAY_COMPLETE").complete()
    assert shown.splitlines() == ["plain,fr", "plain,en", "plain,en-web", "plain,de", "plain,it"]
