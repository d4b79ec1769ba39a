"""A survivor is answered for or told of; so is an entry of the list that answers for nothing."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from crosscheck.mutants.command import Answers
from crosscheck.mutants.equivalents import Equivalent
from crosscheck.mutants.forking import Forks, Verdict, end_when_late
from crosscheck.mutants.logbook import Logbook
from crosscheck.mutants.making import Mutant, make_mutants
from crosscheck.mutants.workshop import ROOT

FILE = "faraway/game/secrets.py"
FIRST_OF_ALL = Equivalent(
    function="faraway.game.secrets.look_at_once", line="return True", mutated="return False", reason="none"
)


@pytest.fixture(scope="module")
def mutants() -> tuple[Mutant, ...]:
    return make_mutants(ROOT, FILE).mutants


def verdicts(mutants: tuple[Mutant, ...], survivor: str) -> dict[str, Verdict]:
    return {
        mutant.name: Verdict(mutant=mutant.name, fate="survived" if mutant.function == survivor else "killed")
        for mutant in mutants
    }


def report(answers: Answers) -> tuple[bool, str]:
    told = io.StringIO()
    is_answered = answers.report(Console(file=told, width=150), is_whole=True)
    return is_answered, told.getvalue()


def test_all_killed_is_all_answered(mutants: tuple[Mutant, ...]) -> None:
    is_answered, told = report(Answers(mutants, verdicts(mutants, ""), []))
    assert is_answered
    assert f"{len(mutants)} of {len(mutants)} mutants killed or equivalent" in told


def test_a_survivor_is_told_with_its_lines(mutants: tuple[Mutant, ...]) -> None:
    is_answered, told = report(Answers(mutants, verdicts(mutants, FIRST_OF_ALL.function), []))
    assert not is_answered
    assert "look_at_once survives:\n  - return True\n  + return False\n" in told


def test_a_survivor_on_the_list_is_equivalent(mutants: tuple[Mutant, ...]) -> None:
    answers = Answers(mutants, verdicts(mutants, FIRST_OF_ALL.function), [FIRST_OF_ALL])
    assert report(answers)[0]
    counts = answers.score().modules[FILE].counts
    assert (counts.mutants, counts.killed, counts.equivalent, counts.survived) == (
        len(mutants),
        len(mutants) - 1,
        1,
        0,
    )


def test_an_entry_that_answers_for_nothing_is_told(mutants: tuple[Mutant, ...]) -> None:
    is_answered, told = report(Answers(mutants, verdicts(mutants, ""), [FIRST_OF_ALL]))
    assert not is_answered
    assert "listed as equivalent, and no mutant like that survives" in told


def test_a_run_goes_on_where_it_was_broken_off_unless_something_changed(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    verdict = Verdict(mutant="one", fate="killed", test="test_one")
    Logbook(file, "digest").note(verdict)
    assert Logbook(file, "digest").done == {"one": verdict}
    assert Logbook(file, "another digest").done == {}
    assert Logbook(file, "digest").done == {}
    nowhere = Logbook(None, "digest")
    nowhere.note(verdict)
    assert nowhere.done == {"one": verdict}


def test_forks_tell_what_failed_what_passed_and_what_never_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never_ends() -> str | None:
        end_when_late(0.05)
        while True:
            pass

    def breaks() -> str | None:
        raise RuntimeError("as a mutant may")

    monkeypatch.chdir(tmp_path)
    told: dict[str, Verdict] = {}
    forks = Forks(2, lambda verdict: told.update({verdict.mutant: verdict}))
    forks.start("failed", lambda: "test_one")
    forks.start("passed", lambda: None)
    forks.start("never ended", never_ends)
    forks.start("broke", breaks)
    forks.finish()
    assert told == {
        "failed": Verdict(mutant="failed", fate="killed", test="test_one"),
        "passed": Verdict(mutant="passed", fate="survived"),
        "never ended": Verdict(mutant="never ended", fate="timed out"),
        "broke": Verdict(mutant="broke", fate="killed"),
    }
