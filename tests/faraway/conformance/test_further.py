"""Where suspects explain the same failures, a few further questions tell them apart; the verdict rests on the suite alone."""

from collections.abc import Sequence
from random import Random
from typing import NoReturn

import pytest
from attrs import evolve

from crosscheck.misreadings.live import misread, run_on
from faraway.conformance.diagnosis import diagnose
from faraway.conformance.diagnosis.answers import PortAnswers
from faraway.conformance.diagnosis.diagnose import diagnosed
from faraway.conformance.diagnosis.evidence import Comparison, Work
from faraway.conformance.diagnosis.findings import Diagnosis, Named
from faraway.conformance.diagnosis.suspects import rule_suspects
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.fuzz import further
from faraway.conformance.fuzz.further import Ask, doubts, follow_up, following
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.outcome import Outcome, Verdict
from tests.faraway.conformance.examples import shipped_vector


def port(*names: str, asked: list[Vector] | None = None) -> Ask:
    """Return a port with these misreadings, which notes what it is asked."""

    def ask(vectors: Sequence[Vector]) -> Sequence[Outcome]:
        if asked is not None:
            asked.extend(vectors)
        return run_on(misread(names), vectors=vectors).outcomes

    return ask


def named(first: str, *others: str) -> Named:
    suspects = rule_suspects()
    return Named(
        suspect=suspects[first],
        names=frozenset({"x"}),
        explains=3,
        consistent=7,
        alternatives=tuple(suspects[other] for other in others),
    )


def in_doubt(first: str, *others: str) -> Diagnosis:
    return Diagnosis(named=(named(first, *others),), failures=3, unexplained=())


def with_little(first: str) -> Diagnosis:
    return Diagnosis(named=(), failures=1, unexplained=(), doubtful=(evolve(named(first), explains=1),))


@pytest.mark.long
def test_the_suspect_that_answers_as_the_port_does_takes_the_first_place() -> None:
    asked: list[Vector] = []
    found = in_doubt("final-market=remove-all", "no-tie-break", "quest-pays-once")
    after = follow_up(found, REFERENCE_IDENTITY, port("quest-pays-once", asked=asked))
    assert [entry.suspect.id for entry in after.named] == ["quest-pays-once"]
    assert (after.named[0].alternatives, after.named[0].consistent) == ((), 0)
    assert 1 <= len(asked) <= 6
    (words,) = after.further
    assert words == (
        f"{len(asked)} more questions were asked for this diagnosis: the port behaves like quest-pays-once, "
        "not like final-market=remove-all, no-tie-break."
    )


def test_the_same_questions_are_asked_every_time() -> None:
    first: list[Vector] = []
    again: list[Vector] = []
    for asked in (first, again):
        follow_up(in_doubt("no-tie-break", "tie-break-by-sum"), REFERENCE_IDENTITY, port(asked=asked))
    assert first == again
    assert {vector.id for vector in first} == {f"further-{number + 1}" for number in range(len(first))}


def test_a_port_that_is_like_none_of_them_is_said_to_be_so() -> None:
    found = in_doubt("no-tie-break", "tie-break-by-sum")
    after = follow_up(found, REFERENCE_IDENTITY, port())
    assert after.named == found.named
    assert after.further[0].endswith("the port is not like no-tie-break nor like tie-break-by-sum.")


def test_a_game_is_played_as_a_port_with_the_suspects_plays_it() -> None:
    """Against: ROUND-1. Seven rounds show beside other finders only in games that go on by those finders."""
    neighbour = named("compared-with-the-neighbour")
    found = evolve(
        in_doubt("final-market=remove-all", "seven-rounds"),
        named=(neighbour, named("final-market=remove-all", "seven-rounds")),
    )
    after = follow_up(found, REFERENCE_IDENTITY, port("compared-with-the-neighbour", "seven-rounds"))
    assert [entry.suspect.id for entry in after.named] == ["compared-with-the-neighbour", "seven-rounds"]


def test_a_suspect_with_too_little_evidence_is_named_once_more_questions_speak_for_it() -> None:
    after = follow_up(with_little("quest-pays-once"), REFERENCE_IDENTITY, port("quest-pays-once"))
    assert ([entry.suspect.id for entry in after.named], after.doubtful) == (["quest-pays-once"], ())
    other = follow_up(with_little("quest-pays-once"), REFERENCE_IDENTITY, port())
    assert (other.named, [entry.suspect.id for entry in other.doubtful]) == ((), ["quest-pays-once"])
    assert other.further[0].endswith("the port is not like quest-pays-once.")


def test_a_port_that_breaks_down_leaves_everything_as_it_was() -> None:
    found = in_doubt("no-tie-break", "tie-break-by-sum")

    def ask(vectors: Sequence[Vector]) -> Sequence[Outcome]:
        return [Outcome(vector=each, verdict=Verdict.FAULT, fault=Fault(FaultKind.HUNG)) for each in vectors]

    assert follow_up(found, REFERENCE_IDENTITY, ask) == found


def test_what_is_certain_is_not_asked_about() -> None:
    asked: list[Vector] = []
    found = Diagnosis(named=(named("no-tie-break"),), failures=3, unexplained=())
    assert doubts(found) == ()
    assert follow_up(found, REFERENCE_IDENTITY, port(asked=asked)) == found
    assert not asked


def test_an_error_in_some_situations_only_is_not_refuted_by_right_answers() -> None:
    found = in_doubt("quest-pays-once", "prerequisite-ignored")
    partial = evolve(found, named=(evolve(found.named[0], is_partial=True),))
    after = follow_up(partial, REFERENCE_IDENTITY, port())
    assert [entry.suspect.id for entry in after.named] == ["quest-pays-once"]
    assert [entry.suspect.id for entry in after.named if entry.alternatives]


def test_further_questions_change_neither_verdict_nor_diagnosis_of_the_suite() -> None:
    """Against: WIN-4. One failed ranking alone is too little evidence."""
    report = run_on(misread(["no-tie-break"]), vectors=[shipped_vector("rank-tie-for-first")])
    alone, after = diagnosed(report), diagnosed(report, following(REFERENCE_IDENTITY, port("no-tie-break")))
    assert (alone.conclusion, alone.diagnosis) == (after.conclusion, after.diagnosis)
    assert alone.further == ()
    assert "Not enough evidence" in alone.diagnosis[0]
    assert after.further
    assert diagnosed(report, following(None, port())).further == ()
    assert diagnosed(report, following(REFERENCE_IDENTITY, None)).further == ()


def test_a_misreading_that_is_refuted_alone_may_hold_beside_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against: ROUND-1. A take in round 8 is refused all the same where the game went wrong before."""
    wrong = ["compared-with-the-neighbour", "seven-rounds"]
    names = ["market-final-leave-all-until-round-7", "market-final-leave-all-every-round"]
    vectors = [shipped_vector(name) for name in (*names, "illegal-take-in-round-8")]
    answers = PortAnswers(run_on(misread(wrong), vectors=vectors).outcomes, REFERENCE_IDENTITY)
    comparison = Comparison(answers, REFERENCE_IDENTITY, Work())
    neighbour, seven = (rule_suspects()[name] for name in wrong)
    assert comparison.of(seven, names).against == {"illegal-take-in-round-8"}
    found = comparison.beside([neighbour], seven, names)
    assert found is not None
    assert found.alike == {*names}
    assert not found.against
    assert comparison.beside([], seven, names) is None
    search = diagnose._Search(answers, REFERENCE_IDENTITY, Work())
    search.named.append(named("compared-with-the-neighbour"))
    monkeypatch.setattr(diagnose, "rule_suspects", lambda: {seven.id: seven})
    assert [each.suspect for each in search._refuted_alone(names)] == [seven]
    assert comparison.beside([seven], neighbour, names) is None


def test_without_work_to_spend_or_a_question_that_tells_apart_nothing_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Vector] = []
    found = in_doubt("no-tie-break", "tie-break-by-sum")
    with monkeypatch.context() as patch:
        patch.setattr(further, "MOST_WORK", 0)
        assert follow_up(found, REFERENCE_IDENTITY, port(asked=asked)) == found
    monkeypatch.setattr(further, "_candidates", lambda *_: iter(()))
    assert follow_up(found, REFERENCE_IDENTITY, port(asked=asked)) == found
    assert not asked


def test_after_questions_about_one_rule_come_games_and_none_where_rules_break_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (doubt,) = doubts(in_doubt("no-tie-break", "tie-break-by-sum"))
    monkeypatch.setattr(further, "OTHERS", 0)
    games = [*further._candidates(doubt, REFERENCE_IDENTITY, Random(1))]
    assert len(games) == further.GAMES_A_SUSPECT * len(doubt.suspects)
    assert {each.requests[0]["request"] for each in games} == {"play"}

    def break_down(*_: object) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr(further, "play_game", break_down)
    assert not [*further._candidates(doubt, REFERENCE_IDENTITY, Random(1))]
