"""Long answers and much work: what a diagnosis does with answers that are kept as lines or not at all, and where it stops."""

from functools import cache
from itertools import count, islice
from random import Random

import pytest
from attrs import evolve

from faraway.conformance.diagnosis import suspects as suspecting
from faraway.conformance.diagnosis.answers import PortAnswers, cost_of
from faraway.conformance.diagnosis.diagnose import _Search, diagnose
from faraway.conformance.diagnosis.evidence import MOST_WORK, Comparison, Evidence, Work
from faraway.conformance.exchange.claims import READING_DEFAULTS
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.fuzz.cases import case_of, fresh_cases, fresh_game
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.documents import as_object, compact
from faraway.conformance.verdict.form import Form
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.keeping import LEFT_OUT, AnswersKept
from faraway.conformance.verdict.outcome import Outcome, Verdict
from tests.faraway.conformance.examples import outcomes_under
from tests.faraway.conformance.test_diagnosis import a_run_on


@pytest.mark.long
def test_a_diagnosis_never_does_more_work_than_it_may() -> None:
    """Whatever is wrong, a diagnosis answers at most so many tableaux."""
    outcomes = a_run_on([], 2, 3)
    chance = Random(7)
    nonsense = [
        evolve(
            outcome,
            verdict=Verdict.FAILED,
            replies=(
                Reply(
                    answer={
                        "total": chance.randrange(99),
                        "regions": [chance.randrange(9)] * 8,
                        "sanctuaries": [],
                    }
                ),
            ),
        )
        for outcome in outcomes
        if len(outcome.vector.requests) == 1
    ]
    work = Work()
    found = diagnose(nonsense, work=work)
    assert found.named == ()
    assert work.spent <= MOST_WORK


def test_passes_are_compared_as_far_as_the_work_goes() -> None:
    """Fresh passes are not on file: each one that is compared costs one unit."""
    suspect = suspecting.rule_suspects()["one-biome-set-only"]
    cases = list(islice(fresh_cases(Random(2), frozenset({2}), REFERENCE_IDENTITY), 60))
    outcomes = outcomes_under(suspecting.compose([suspect]), cases)
    answers = PortAnswers(outcomes)
    (failed, *_) = answers.failed
    assert Comparison(answers, None, Work(limit=0)).of(suspect, [failed]).alike == frozenset()
    for limit, compared in ((1, 0), (4, 3)):
        found = Comparison(answers, None, Work(limit=limit)).of(suspect, [failed])
        assert (found.alike, found.against, found.compared) == (frozenset({failed}), frozenset(), compared)


def in_lines(outcomes: list[Outcome]) -> list[Outcome]:
    """Return outcomes as a run keeps them: long wrong answers as lines."""
    kept = AnswersKept()
    return [
        kept.shorten(
            evolve(
                outcome,
                replies=tuple(
                    evolve(reply, line=compact({"id": 1, "answer": reply.answer}).encode())
                    for reply in outcome.replies
                ),
            )
        )
        for outcome in outcomes
    ]


@cache
def lost_games() -> tuple[Outcome, ...]:
    """Return three games, shown after every step, that a misreading fails."""
    rules = suspecting.compose([suspecting.rule_suspects()["market-rest-stays"]])
    games = (
        case_of(
            f"game-{seed}",
            {**fresh_game(Random(seed), READING_DEFAULTS, 2), "show": ["state"]},
            READING_DEFAULTS,
        )
        for seed in count()
    )
    failed = (each for game in games if (each := outcomes_under(rules, [game])[0]).is_failure)
    return tuple(islice(failed, 3))


def test_long_answers_are_diagnosed_from_their_lines() -> None:
    outcomes = in_lines([*lost_games()])
    assert all(outcome.replies[0].is_packed for outcome in outcomes[:3])
    found = diagnose(outcomes)
    assert [entry.suspect.id for entry in found.named] == ["market-rest-stays"]
    assert (found.unexplained, found.not_compared) == ((), ())


def test_an_answer_that_was_not_kept_is_neither_form_nor_unexplained() -> None:
    first, *rest = lost_games()
    found = diagnose([evolve(first, replies=(LEFT_OUT,)), *rest])
    assert [entry.suspect.id for entry in found.named] == ["market-rest-stays"]
    assert found.forms == {}
    assert found.not_compared == (first.vector.id,)
    assert found.unexplained == ()
    assert "1 of 3 failures was not compared with what is named" in found.in_words()[-1]


def test_what_is_too_much_work_is_reported_as_not_compared() -> None:
    answers = PortAnswers(lost_games())
    comparison = Comparison(answers, None, Work(limit=10))
    rules = suspecting.compose([suspecting.rule_suspects()["market-rest-stays"]])
    assert comparison.every(rules, answers.failed) == set()
    assert comparison.not_afforded == set(answers.failed)


def test_a_long_answer_of_another_form_is_mended_before_it_is_compared() -> None:
    """Both faults are named: the form of the answers first, and the misread rule behind it."""
    outcomes = [
        outcome_of(
            each.vector, [evolve(each.replies[0], answer={**as_object(each.replies[0].answer), "ms": 3})]
        )
        for each in lost_games()
    ]
    found = diagnose(in_lines(outcomes))
    assert [fault.form for fault in found.forms] == [Form.EXTRA_KEY]
    assert [entry.suspect.id for entry in found.named] == ["market-rest-stays"]
    assert found.unexplained == ()


def test_views_after_every_step_are_more_work() -> None:
    (vector,) = (outcome.vector for outcome in lost_games()[:1])
    seeing = evolve(vector, requests=({**vector.requests[0], "show": ["observations"]},))
    assert cost_of(seeing) > 5 * cost_of(vector)


def test_a_chance_likeness_gives_way_to_what_explains_much_more(monkeypatch: pytest.MonkeyPatch) -> None:
    search = _Search(PortAnswers(lost_games()), None, Work())
    chance = suspecting.rule_suspects()["seven-rounds"]
    alike = frozenset([*search.answers.failed][:1])
    monkeypatch.setattr(search, "_clean", lambda _names: [Evidence(suspect=chance, alike=alike)])
    found = search._everywhere()
    assert found is not None
    assert (found.suspect.id, found.is_partial, found.explains) == ("market-rest-stays", True, 3)
