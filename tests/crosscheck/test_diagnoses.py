"""The diagnosis leads with what is wrong: a misreading, several of them, the form of answers, the rule of a misreading in a context."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.misreadings import diagnoses
from crosscheck.misreadings.diagnoses import (
    KINDS,
    Measured,
    command,
    draw_pairs,
    load_record,
    measure_in_context,
)
from crosscheck.misreadings.in_contexts import drawn_keys
from crosscheck.misreadings.live import misread, run_on
from faraway.conformance.fault_domain import fault_domain
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.outcome import Verdict
from faraway.game.record import STANDARD_RULES

QUESTIONS = [vector for vector in shipped_suite().vectors if vector.level == 3]
A_SAMPLE = {"misreadings": 20, "pairs": 15, "forms": 7, "contexts": 67}
"""Of each kind every so-manieth, some seventy seconds of one core; `python -m crosscheck diagnoses` tries all."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_wrong_is_named_first_after_a_whole_run(kind: str) -> None:
    names, measure = KINDS[kind]
    for name in names()[:: A_SAMPLE[kind]]:
        found = measure(name)
        assert found.is_right, found.in_words()
        assert not found.unexplained or kind == "contexts", found.in_words()
        assert load_record()[kind][name] == {"wanted": [*found.wanted], "led": [*found.led]}


@pytest.mark.long
def test_the_rule_is_right_where_the_context_is_not_named() -> None:
    """Against: END-1. A wrong order after the turn of the first seat is a matter of the turn order."""
    found = measure_in_context("seating-turn-order@first-seat")
    assert found.wanted == ("turn_order",)
    assert found.is_right
    assert found.is_among


def test_the_same_ports_are_drawn_every_time() -> None:
    keys = drawn_keys(fault_domain(), 20)
    assert keys == drawn_keys(fault_domain(), 20)
    assert keys[:5] == drawn_keys(fault_domain(), 200)[:5]
    assert len({*keys}) == 20
    assert draw_pairs(5) == draw_pairs()[:5]
    assert len({*draw_pairs()}) == 31


def measured(wanted: tuple[str, ...], *led: str, same: tuple[str, ...] = ()) -> Measured:
    return Measured(name="x", wanted=wanted, led=led, same=same, failures=3, unexplained=0, seconds=0.1)


def test_only_what_leads_is_right() -> None:
    assert measured(("due",), "due", "finders").is_right
    assert not measured(("due",), "finders", "due").is_right
    assert measured(("due", "take"), "take", "due", "finders").is_right
    assert not measured(("due", "take"), "take", "finders", "due").is_right
    assert not measured(("due",), "finders", same=("due",)).is_right
    assert measured(("due",), "finders", same=("due",)).is_among
    assert not measured(("due",)).is_among
    assert measured(("due",)).in_words() == "x: nothing named, 0 of 3 failures unexplained"


def test_a_run_in_this_process_asks_what_a_run_on_a_port_asks() -> None:
    assert not run_on(STANDARD_RULES, vectors=QUESTIONS).failures
    wrong = run_on(misread(["no-tie-break"]), vectors=QUESTIONS)
    topics = {outcome.vector.topic for outcome in wrong.outcomes if outcome.is_failure}
    assert topics == {"rounds-ranking", "rounds-extremes"}


def test_answers_of_another_form_and_rules_that_break_down_are_judged() -> None:
    def without_ranks(answer: Json) -> Json:
        return {} if isinstance(answer, dict) and "ranks" in answer else answer

    def no_answer(answer: Json) -> Json:
        raise LookupError(answer)

    some = QUESTIONS[:3]
    assert {each.verdict for each in run_on(STANDARD_RULES, no_answer, some).outcomes} == {Verdict.FAULT}
    ranks = [vector for vector in QUESTIONS if vector.requests[0].get("request") == "rank"][:2]
    assert {each.verdict for each in run_on(STANDARD_RULES, without_ranks, ranks).outcomes} == {
        Verdict.FAILED
    }


def test_the_figures_are_printed_and_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = measured(("due",), "finders")
    monkeypatch.setattr(diagnoses, "RECORD", tmp_path / "record.json")
    monkeypatch.setattr(diagnoses, "KINDS", {"pairs": (lambda: ["x", "y"], lambda _name: found)})
    CliRunner().invoke(command, ["--kind", "pairs", "--first", "1", "--record"])
    result = CliRunner().invoke(command, ["--kind", "pairs", "--count", "1", "--record"])
    assert result.exit_code == 0, result.output
    assert "x: finders named, 0 of 3 failures unexplained" in result.stdout
    assert "pairs: 0 of 1 named first, 0 among those" in result.stdout
    assert load_record() == {"pairs": {"x": {"wanted": ["due"], "led": ["finders"]}}}


def test_the_record_holds_every_port_and_each_is_named_first() -> None:
    """A misreading of a pair that no question shows beside the other one cannot be named."""
    record = load_record()
    assert {kind: sorted(entries) for kind, entries in record.items()} == {
        kind: sorted(names()) for kind, (names, _) in KINDS.items()
    }
    hidden = []
    for kind, entries in record.items():
        for name, entry in entries.items():
            assert {*entry["led"][: len(entry["wanted"])]} == {*entry["wanted"]}, (kind, name)
            if kind == "pairs" and len(entry["wanted"]) < 2:
                hidden.append(name)
    assert hidden == ["compared-with-the-neighbour+everyone-draws-in-shortage"]
    assert all(entry["wanted"] == [name] for name, entry in record["misreadings"].items())
    assert len(record["pairs"]) - len(hidden) == 30
