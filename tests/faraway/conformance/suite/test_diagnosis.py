"""A port's failures name what it gets wrong: one thing or several, rules, readings and card facts."""

import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Per, Quest
from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.diagnosis.suspects import (
    Suspect,
    compose,
    fact_suspect,
    fact_suspects,
    rule_suspects,
)
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.misreadings import MISREADINGS
from tests.faraway.conformance.suite.pretending import outcomes_under

SUITE = shipped_suite()


def a_run_on(suspects: list[Suspect], *levels: int) -> list[Outcome]:
    vectors = [vector for vector in SUITE.vectors if not levels or vector.level in levels]
    return outcomes_under(compose(suspects), vectors)


def a_quick_run_on(name: str) -> list[Outcome]:
    """Answer what the animal is known to fail, the quick ones; what it is known to pass is taken as passed."""
    known = known_fingerprints()[name]
    failing = [vector for vector in SUITE.vectors if vector.id in known]
    quick = [vector for vector in failing if vector.level <= 3] or failing[:4]
    passed = [
        Outcome(vector=vector, verdict=Verdict.PASSED)
        for vector in SUITE.vectors
        if vector.id not in known and vector.requests
    ]
    return [*outcomes_under(compose([rule_suspects()[name]]), quick), *passed]


def fact(card: str, what: str) -> Suspect:
    return next(suspect for suspect in fact_suspects()[card] if suspect.id.endswith(what))


@pytest.mark.parametrize("name", MISREADINGS)
def test_every_animal_is_called_by_its_own_name_and_nothing_else(name: str) -> None:
    found = diagnose(a_quick_run_on(name))
    assert [entry.suspect.id for entry in found.named] == [name]
    assert found.unexplained == ()


@pytest.mark.slow
@pytest.mark.parametrize("name", MISREADINGS)
def test_every_animal_is_called_by_its_name_after_a_whole_run(name: str) -> None:
    found = diagnose(a_run_on([rule_suspects()[name]]))
    assert [entry.suspect.id for entry in found.named] == [name]
    assert found.unexplained == ()


def test_two_wrong_facts_and_a_wrong_tie_break_are_all_named_and_nothing_else() -> None:
    wrong = [
        rule_suspects()["tie-break-by-highest"],
        fact("Region 34", "needs-0-stones"),
        fact("Sanctuary desert-clue", "shows-0-clues"),
    ]
    found = diagnose(a_run_on(wrong, 1, 2, 3))
    assert {entry.suspect.id for entry in found.named} == {suspect.id for suspect in wrong}
    assert found.unexplained == ()
    assert "Together they explain" in found.in_words()[-1]


def test_wrong_facts_are_found_from_scores_alone() -> None:
    wrong = [fact("Region 17", "pays-per-thistle-3"), fact("Sanctuary desert-clue", "shows-0-clues")]
    found = diagnose(a_run_on(wrong, 2))
    assert {entry.suspect.id for entry in found.named} == {suspect.id for suspect in wrong}
    assert found.unexplained == ()
    assert any("Region 17 pays 3 per thistle instead of 3 per stone." in line for line in found.in_words())


def test_a_fact_like_no_other_is_read_from_the_ports_own_catalogue() -> None:
    wrong = evolve(CATALOGUE.region_of[9], quest=Quest(per=Per.FIXED, fame=31), clues=2)
    found = diagnose(a_run_on([fact_suspect(wrong, "x")], 1, 2))
    assert [entry.suspect.words for entry in found.named] == [
        "Region 9 shows 2 clues instead of nothing and pays 31 instead of 5."
    ]
    assert found.unexplained == ()


def test_a_reading_that_is_not_played_as_asked_is_named() -> None:
    found = diagnose(a_run_on([rule_suspects()["ranking=first-only"]], 3))
    assert [entry.suspect.id for entry in found.named] == ["ranking=first-only"]


def test_what_nothing_explains_is_said_to_be_unexplained() -> None:
    outcomes = a_run_on([rule_suspects()["no-tie-break"]], 3)
    stranger = next(vector for vector in SUITE.vectors if vector.id == "bad-region-0")
    outcomes.append(Outcome(vector=stranger, verdict=Verdict.NOT_ASKED, reason="given up"))
    found = diagnose(outcomes)
    assert [entry.suspect.id for entry in found.named] == ["no-tie-break"]
    assert found.unexplained == ("bad-region-0",)
    assert "1 of 12 failures are explained by nothing known: bad-region-0." in found.in_words()


def test_a_port_that_answers_nonsense_behaves_like_nothing_known() -> None:
    outcomes = a_run_on([rule_suspects()["no-tie-break"]], 2)
    nonsense = [
        evolve(
            outcome,
            verdict=Verdict.FAILED,
            replies=tuple(evolve(reply, answer=5) for reply in outcome.replies),
        )
        for outcome in outcomes[:12]
    ]
    found = diagnose([*nonsense, *outcomes[12:]])
    assert found.named == ()
    assert len(found.unexplained) == 12
    assert "and others" in found.in_words()[-1]


def test_without_failures_there_is_nothing_to_say() -> None:
    assert diagnose(a_run_on([], 3)).in_words() == ()
