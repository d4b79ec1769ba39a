"""Every input of the corpus, and that the fuzzer's own checks can fail; the fuzzing itself is `make fuzz`."""

import re
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner

from crosscheck.fuzz import answers, targets
from crosscheck.fuzz import command as module
from crosscheck.fuzz.command import CORPUS, Fuzzed, command
from crosscheck.fuzz.targets import TARGETS
from faraway.io import Json
from faraway.rulebook.answers import answer_question

INPUTS = sorted(CORPUS.glob("*/*"))


def test_every_target_has_inputs_to_begin_with() -> None:
    assert {path.parent.name for path in INPUTS} == set(TARGETS)


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_input_of_the_corpus_breaks_its_target(path: Path) -> None:
    TARGETS[path.parent.name](path.read_bytes())


def test_a_target_notices_readers_that_disagree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(targets, "load_spec_tableau", lambda _: ([1] * 8, []))
    with pytest.raises(AssertionError):
        targets.read_tableau((CORPUS / "tableau" / "whole").read_bytes())


def test_a_target_notices_an_answer_that_acts_on_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = evolve(answer_question("Who wins a tie?"), lines=("\x1b[31m",))
    monkeypatch.setattr(targets, "answer_question", lambda _: answer)
    with pytest.raises(AssertionError):
        targets.read_question(b"Who wins a tie?")


def test_a_target_notices_an_answer_that_breaks_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a text of five thousand digits did, and two signs before a number."""
    monkeypatch.setattr("faraway.conformance.verdict.form.NUMBER", re.compile("-*[0-9]+"))
    for name in ("digits", "minus-twice"):
        with pytest.raises(ValueError, match=r"digits|invalid literal"):
            answers.judge_answer((CORPUS / "answers" / name).read_bytes())


def test_hostile_values_are_put_where_they_belong() -> None:
    document: Json = {"a": [1, {"b": 2}], "c": 3}
    paths = [(), ("a",), ("a", 0), ("a", 1), ("a", 1, "b"), ("c",)]
    assert [*answers.places_in(document)] == paths
    assert answers.put(document, ("a", 1, "b"), None) == {"a": [1, {"b": None}], "c": 3}
    assert answers.put(document, (), 5) == 5
    answers.judge_answer(b"")


@pytest.mark.parametrize(("crash", "executions", "status"), [("", 9, 0), ("Traceback", 9, 1), ("", 0, 1)])
def test_a_crash_or_no_work_is_a_failure(
    crash: str, executions: int, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "fuzz", lambda target, *_: Fuzzed(target, executions, 1, 0, crash))
    done = CliRunner().invoke(command, ["json"])
    assert (done.exit_code, crash in done.output) == (status, True)


@pytest.mark.slow
def test_a_slip_is_found_by_fuzzing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    corpus = tmp_path / "corpus" / "vectors"
    corpus.mkdir(parents=True)
    (corpus / "object").write_text("{}")
    monkeypatch.setattr(module, "CORPUS", tmp_path / "corpus")
    assert module.fuzz("vectors", 3, 1).is_fine
    assert not module.fuzz("no such target", 1, 1).is_fine
