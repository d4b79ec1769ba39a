"""Every survivor is listed as equivalent or reported; so is an entry that explains no survivor."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from crosscheck.mutants.command import Report
from crosscheck.mutants.equivalents import Equivalent
from crosscheck.mutants.forks import Forks, Verdict, limit_time
from crosscheck.mutants.generation import Mutant, generate_mutants
from crosscheck.mutants.journal import Journal
from crosscheck.mutants.sandbox import ROOT

FILE = "faraway/game/secrets.py"
FIRST_OF_ALL = Equivalent(
    function="faraway.game.secrets.look_at_once", line="return True", mutated="return False", reason="none"
)


@pytest.fixture(scope="module")
def mutants() -> tuple[Mutant, ...]:
    return generate_mutants(ROOT, FILE).mutants


def verdicts(mutants: tuple[Mutant, ...], survivor: str) -> dict[str, Verdict]:
    return {
        mutant.name: Verdict(mutant=mutant.name, fate="survived" if mutant.function == survivor else "killed")
        for mutant in mutants
    }


def printed(report: Report) -> tuple[bool, str]:
    output = io.StringIO()
    is_complete = report.print(Console(file=output, width=150), is_whole=True)
    return is_complete, output.getvalue()


def test_all_killed_leaves_nothing_to_explain(mutants: tuple[Mutant, ...]) -> None:
    is_complete, output = printed(Report(mutants, verdicts(mutants, ""), []))
    assert is_complete
    assert f"{len(mutants)} of {len(mutants)} mutants killed or equivalent" in output


def test_a_survivor_is_reported_with_its_lines(mutants: tuple[Mutant, ...]) -> None:
    is_complete, output = printed(Report(mutants, verdicts(mutants, FIRST_OF_ALL.function), []))
    assert not is_complete
    assert "look_at_once survives:\n  - return True\n  + return False\n" in output


def test_a_survivor_on_the_list_is_equivalent(mutants: tuple[Mutant, ...]) -> None:
    report = Report(mutants, verdicts(mutants, FIRST_OF_ALL.function), [FIRST_OF_ALL])
    assert printed(report)[0]
    counts = report.score().modules[FILE].counts
    assert (counts.mutants, counts.killed, counts.equivalent, counts.survived) == (
        len(mutants),
        len(mutants) - 1,
        1,
        0,
    )


def test_an_entry_that_explains_no_survivor_is_reported(mutants: tuple[Mutant, ...]) -> None:
    is_complete, output = printed(Report(mutants, verdicts(mutants, ""), [FIRST_OF_ALL]))
    assert not is_complete
    assert "listed as equivalent, and no mutant like that survives" in output


def test_an_interrupted_run_is_resumed_unless_something_changed(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    verdict = Verdict(mutant="one", fate="killed", killer="test_one")
    Journal(file, "digest").record(verdict)
    file.write_text(file.read_text(encoding="utf-8") + '{"mutant": "two", "fa', encoding="utf-8")
    for _ in range(2):
        assert Journal(file, "digest").done == {"one": verdict}
    assert Journal(file, "another digest").done == {}
    assert Journal(file, "digest").done == {}
    nowhere = Journal(None, "digest")
    nowhere.record(verdict)
    assert nowhere.done == {"one": verdict}


def test_forks_report_what_failed_what_passed_and_what_never_ended() -> None:
    def never_ends() -> str | None:
        limit_time(0.05)
        while True:
            pass

    def breaks() -> str | None:
        raise RuntimeError("as a mutant may")

    reported: dict[str, Verdict] = {}
    forks = Forks(2, lambda verdict: reported.update({verdict.mutant: verdict}))
    forks.start("failed", lambda: "test_one")
    forks.start("passed", lambda: None)
    forks.start("never ended", never_ends)
    forks.start("broke", breaks)
    forks.finish()
    assert reported == {
        "failed": Verdict(mutant="failed", fate="killed", killer="test_one"),
        "passed": Verdict(mutant="passed", fate="survived"),
        "never ended": Verdict(mutant="never ended", fate="timed out"),
        "broke": Verdict(mutant="broke", fate="killed"),
    }
