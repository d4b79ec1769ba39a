"""A disagreement, an unknown, an exception and a vacuous premise: each is red with its row."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from crosscheck.prove import two_solvers
from crosscheck.prove.obligations import EQUALITY, sample_of, scripts_for, units
from crosscheck.prove.twice import proofs, table, totals
from crosscheck.prove.two_solvers import Agreement, Compared, compare_scripts
from proofs.cvc5_solver import Solved
from proofs.scripts import Role, Script, question_script, scripts_of
from proofs.smt import Answer, integer
from proofs.theorem import Example, Obligation, Theorem, Twin
from proofs.theorems import BY_NAME, MODULES

X = integer("x")


def impossible(expected: Answer = Answer.UNSATISFIABLE) -> Script:
    return question_script("of_x", "none", ("COMP-1",), [X >= 3, X <= 2], expected)


def answering(answer: Answer) -> two_solvers.Solver:
    return lambda _: Solved(answer)


def raising(_: Script) -> Solved:
    raise RuntimeError("out of memory")


def lines(compared: Compared) -> str:
    return "\n".join([*table([compared]), totals([compared], 1)])


def test_scripts_that_both_answer_as_expected_agree() -> None:
    compared = compare_scripts("of_x", [impossible()])
    assert compared.agreement is Agreement.AGREED
    assert "1 agreed, 0 disagreed, 0 unsolved, 0 errors" in lines(compared)
    assert compared.asked[0].proof is None


def test_proofs_without_a_trusted_step_are_counted() -> None:
    compared = compare_scripts("of_x", [impossible()], second=two_solvers.by_cvc5_with_proof)
    assert "1 proofs by cvc5, 1 without a trusted step; of the other 0" in proofs([compared])


def test_of_a_script_over_bits_cvc5_is_asked_for_its_answer_alone() -> None:
    body = "(declare-const x (_ BitVec 8))\n(assert (not (= (bvand x x) x)))"
    script = replace(impossible(), logic="QF_BV", body=body)
    compared = compare_scripts("of_x", [script], second=two_solvers.by_cvc5_with_proof)
    assert compared.agreement is Agreement.AGREED
    assert compared.asked[0].proof is None
    assert "0 proofs by cvc5, 0 without a trusted step; of the other 1 its answer alone" in proofs([compared])


def test_script_with_a_wrong_expected_status_is_red() -> None:
    compared = compare_scripts("of_x", [impossible(Answer.SATISFIABLE)])
    assert compared.agreement is Agreement.DISAGREED
    assert "of_x/0001-none.question.smt2: expected sat, z3 unsat, cvc5 unsat: DISAGREED" in lines(compared)


@pytest.mark.parametrize("who", ["first", "second"])
def test_solvers_that_disagree_are_red(who: str) -> None:
    solver = answering(Answer.SATISFIABLE)
    compared = (
        compare_scripts("of_x", [impossible()], first=solver)
        if who == "first"
        else compare_scripts("of_x", [impossible()], second=solver)
    )
    assert compared.agreement is Agreement.DISAGREED
    assert "0 agreed, 1 disagreed" in lines(compared)


def test_unknown_is_red() -> None:
    compared = compare_scripts("of_x", [impossible()], second=answering(Answer.UNKNOWN))
    assert compared.agreement is Agreement.UNSOLVED
    assert "expected unsat, z3 unsat, cvc5 unknown: UNSOLVED" in lines(compared)
    assert "1 unsolved" in lines(compared)


def test_solver_that_raises_is_red() -> None:
    compared = compare_scripts("of_x", [impossible()], second=raising)
    assert compared.agreement is Agreement.ERROR
    assert "cvc5 RuntimeError: out of memory" in lines(compared)


def test_exception_while_scripts_are_made_is_red() -> None:
    def broken() -> Iterator[Script]:
        yield impossible()
        raise KeyError("card 69")

    compared = compare_scripts("of_x", broken())
    assert compared.agreement is Agreement.ERROR
    assert "KeyError: 'card 69'" in lines(compared)
    assert "1 errors" in lines(compared)


def test_claim_without_a_script_is_red() -> None:
    compared = compare_scripts("of_x", [])
    assert compared.agreement is Agreement.ERROR
    assert lines(compared)


def test_vacuous_premises_are_red() -> None:
    vacuous = Obligation("none", (X >= 3, X <= 2), X >= 9, lambda _: Example("x"))
    twin = Obligation("some", (), X >= 9, lambda _: Example("x"))
    theorem = Theorem("of_x", "x", (), "all x", lambda: [vacuous], Twin("changed", lambda: [twin]))
    compared = compare_scripts("of_x", scripts_of(theorem))
    assert compared.agreement is Agreement.DISAGREED
    assert "0001-none.premises.smt2: expected sat, z3 unsat, cvc5 unsat: DISAGREED" in lines(compared)


def test_worst_script_decides() -> None:
    compared = compare_scripts("of_x", [impossible(), impossible(Answer.SATISFIABLE), impossible()])
    assert compared.agreement is Agreement.DISAGREED
    assert len(compared.wrong()) == 1


def test_every_theorem_and_every_step_of_equality_has_scripts() -> None:
    assert set(units()) == {*BY_NAME, *EQUALITY}
    assert len(units()) == len(set(units()))
    assert "places" in EQUALITY


def test_sample_takes_what_changed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"merge-base": "abc\n", "rev-parse": "abc\n", "diff": "README.md\nproofs/theorems/markets.py\n"}
    monkeypatch.setattr("crosscheck.prove.obligations._git", lambda verb, *_: answers[verb])
    changed = {theorem.name for theorem in MODULES["markets"]}
    assert set(sample_of(units(), len(changed))) == changed
    assert len(sample_of(units(), 20)) == 20
    assert sample_of(["places", "fame_nonneg", "durations_distinct"], 3) == ["durations_distinct"]


@pytest.mark.long
def test_export_writes_scripts_and_an_index(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["export", str(tmp_path), "durations_distinct", "--jobs", "1"])
    assert done.exit_code == 0, done.output
    index = json.loads((tmp_path / "index.json").read_text(encoding="utf-8"))
    assert [(entry["question"], entry["expected"]) for entry in index] == [
        ("premises", "sat"), ("obligation", "unsat"), ("twin", "sat"),
    ]  # fmt: skip
    assert {entry["file"] for entry in index} == {
        str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.smt2")
    }
    assert "(set-info :status unsat)" in (tmp_path / index[1]["file"]).read_text(encoding="utf-8")


@pytest.mark.parametrize("verb", [["export", "somewhere"], ["prove-twice"]])
def test_unknown_name_is_refused(verb: list[str]) -> None:
    done = CliRunner().invoke(main, [*verb, "lemma1"])
    assert done.exit_code == 2
    assert "lemma1" in done.output


def test_command_prints_a_table_and_fails_on_a_wrong_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["prove-twice", "tie_break_decides", "--jobs", "1", "--directory", str(tmp_path)]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "1 claims, 3 scripts: 3 agreed, 0 disagreed, 0 unsolved, 0 errors" in done.output
    assert "proofs by cvc5" not in done.output
    done = CliRunner().invoke(main, [*arguments, "--proofs"])
    assert "1 scripts that nothing satisfies: 1 proofs by cvc5, 1 without a trusted step" in done.output

    def flipped(name: str) -> Iterator[Script]:
        for script in scripts_for(name):
            yield script if script.role is not Role.TWIN else with_status(script, Answer.UNSATISFIABLE)

    monkeypatch.setattr(two_solvers, "scripts_for", flipped)
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 1
    assert "twin.smt2: expected unsat, z3 sat, cvc5 sat: DISAGREED" in done.output


def with_status(script: Script, expected: Answer) -> Script:
    return Script(script.name, script.label, script.role, script.clauses, script.logic, expected, script.body)


def test_interrupted_comparison_resumes_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ["tie_break_decides", "durations_distinct"]
    monkeypatch.setattr("crosscheck.prove.twice.units", lambda: names)
    asked: list[str] = []

    def stopping(name: str) -> Iterator[Script]:
        asked.append(name)
        if asked == names:
            raise KeyboardInterrupt
        yield from scripts_for(name)

    monkeypatch.setattr(two_solvers, "scripts_for", stopping)
    arguments = ["prove-twice", "--jobs", "1", "--directory", str(tmp_path)]
    stopped = CliRunner().invoke(main, arguments)
    assert stopped.exit_code == 130
    assert "the same command resumes" in stopped.output
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert asked == [*names, "durations_distinct"]
    assert "2 claims" in done.output


def test_answers_are_kept_for_the_same_sources_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = two_solvers.Comparing(("durations_distinct",)).as_campaign()
    monkeypatch.setattr(two_solvers, "digest_of_sources", lambda: "other sources")
    other = two_solvers.Comparing(("durations_distinct",)).as_campaign()
    proving = two_solvers.Comparing(("durations_distinct",), with_proofs=True).as_campaign()
    files = [two_solvers.checkpoint_in(tmp_path, each) for each in (campaign, other, proving)]
    assert len(set(files)) == 3
