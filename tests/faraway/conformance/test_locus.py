"""What failures have in common is said where nothing known explains them, and chance likenesses are not named."""

from collections.abc import Callable, Sequence

import pytest
from attrs import evolve

from crosscheck.misreadings.live import run_on
from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.diagnosis.locus import _quest_of
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectError, shipped_suite
from faraway.conformance.verdict.failures import by_clause, reasons
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome
from faraway.game.record import STANDARD_RULES
from faraway.game.winner import rank_everyone
from tests.faraway.conformance.examples import shipped_vector
from tests.faraway.conformance.shaped import shaped_outcomes

TABLEAUX = [vector for vector in shipped_suite().vectors if vector.level == 2 and len(vector.requests) == 1]

RANKINGS = [
    vector
    for vector in shipped_suite().vectors
    if vector.requests and vector.requests[0].get("request") == "rank"
]


def totals(change: Callable[[JsonObject, int], Json]) -> Callable[[Json], Json]:
    """Change the total of a tableau, and leave its cards as they are."""

    def changed(answer: Json) -> Json:
        assert isinstance(answer, dict)
        total = answer["total"]
        assert isinstance(total, int)
        return {**answer, "total": change(answer, total)}

    return changed


def off_by_one_in_some(answer: JsonObject, total: int) -> int:
    return total + (len(str(answer)) % 20 == 0)


def without_what_is_over_40(_answer: JsonObject, total: int) -> int:
    return min(total, 40)


@pytest.mark.long
@pytest.mark.parametrize("change", [off_by_one_in_some, without_what_is_over_40])
def test_a_wrong_sum_of_right_cards_is_no_matter_of_cards(change: Callable[[JsonObject, int], Json]) -> None:
    outcomes = shaped_outcomes(totals(change), TABLEAUX)
    found = diagnose(outcomes)
    assert found.failures > 5
    assert (found.named, found.unexplained) == ((), ())
    assert found.in_words()[-1] == (
        f"In all {found.failures} tableaux every card pays rightly and only the total is wrong: "
        "it is not the sum of the fame of the cards. (WIN-1)"
    )
    assert set(found.blamed().values()) == {"WIN-1"}


def test_one_wrong_sum_may_be_chance() -> None:
    first = shaped_outcomes(totals(lambda _answer, total: total + 1), TABLEAUX[:1])
    assert not any(locus.clause == "WIN-1" for locus in diagnose(first).loci)


def answered(count: int) -> list[Outcome]:
    refused = [vector for vector in shipped_suite().vectors if isinstance(vector.expect, ExpectError)]
    return [outcome_of(vector, [Reply(answer={})]) for vector in refused[:count]]


def test_requests_that_must_be_refused_and_are_answered_are_said_to_be_so() -> None:
    outcomes = answered(4)
    found = diagnose(outcomes)
    assert found.in_words() == (
        '4 requests that must be refused are answered: reply {"id": …, "error": {"code": …}} instead of an answer. (refusals)',
    )
    assert [*by_clause(outcomes, found.blamed())] == ["refusals"]
    assert reasons(outcomes[0], found.blamed()) == ("See the diagnosis: refusals.",)
    assert diagnose(answered(1)).loci == ()


def test_a_failure_is_explained_by_the_clause_to_blame() -> None:
    vector = shipped_vector("rank-tie-for-first")
    outcome = outcome_of(vector, [Reply(answer={"ranks": [1, 1, 1]})])
    assert reasons(outcome)[0].startswith(f"{vector.clauses[0]}: ")
    assert reasons(outcome, {vector.id: "END-9"})[0].startswith("END-9: ")
    assert reasons(outcome, {"another": "END-9"}) == reasons(outcome)


def three_tie_by_seat(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    """Rank as the rules want it, but three with the same total by their seats."""
    ranks = [*rank_everyone(totals, tie_breaks)]
    for total in {*totals}:
        seats = [seat for seat, other in enumerate(totals) if other == total]
        if len(seats) > 2:
            best = min(ranks[seat] for seat in seats)
            for place, seat in enumerate(seats):
                ranks[seat] = best + place
    return tuple(ranks)


def test_a_chance_likeness_of_few_failures_is_not_enough_evidence() -> None:
    rules = evolve(STANDARD_RULES, game=evolve(STANDARD_RULES.game, ranks=three_tie_by_seat))
    found = diagnose(run_on(rules, vectors=RANKINGS).outcomes, REFERENCE_IDENTITY)
    assert [entry.suspect.id for entry in found.named] == ["ranking=everyone"]
    assert {entry.suspect.rule for entry in found.doubtful} == {"tie_break"}
    assert found.unexplained


def test_cards_without_a_quest_are_a_kind_of_their_own() -> None:
    assert _quest_of(CATALOGUE.region_of[Duration(1)]) == ("have no quest", "SCORE-16")
