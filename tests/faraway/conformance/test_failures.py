"""Failures for people: reasons and the list of known failures."""

import pytest

from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.verdict.failures import (
    clause_in_words,
    dump_known_failures,
    load_known_failures,
    reasons,
)
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome, Verdict
from tests.faraway.conformance.examples import scoring_vector, shipped_vector, suite_of

ANSWER: JsonObject = {"total": 8, "regions": [8, 0, 0, 0, 0, 0, 0, 0], "sanctuaries": []}
RIGHT_CARDS: JsonObject = {**ANSWER, "regions": [6, 0, 0, 0, 0, 0, 0, 0]}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [(ANSWER, "11 pays 6: 2 per clue; visible are 3 clues (6, 8, 12)."), (RIGHT_CARDS, "SCORE-10: ")],
)
def test_the_reason_is_that_of_the_card_or_of_the_clause(answer: JsonObject, reason: str) -> None:
    (found,) = reasons(outcome_of(shipped_vector("per-clue"), [Reply(answer=answer)]))
    assert found.startswith(reason)


def test_a_port_that_does_not_know_a_request_is_told_how_not_to_be_asked() -> None:
    refused = outcome_of(shipped_vector("per-clue"), [Reply(error={"code": "unknown-request"})])
    assert refused.is_failure, "without `requests` a port claims all of its levels"
    assert '"requests" in its answer to hello' in reasons(refused)[0]


def test_a_fault_has_no_reason_and_an_unknown_clause_no_text() -> None:
    assert reasons(Outcome(vector=shipped_vector("per-clue"), verdict=Verdict.FAULT)) == ()
    assert clause_in_words("NONE-1") == "NONE-1"


def test_the_list_of_known_failures_is_written_and_read() -> None:
    failures = [Outcome(vector=scoring_vector(name), verdict=Verdict.FAILED) for name in ("one", "other")]
    suite = suite_of(*(outcome.vector for outcome in failures))
    text = dump_known_failures(failures, "1.0.0")
    assert load_known_failures(text, suite) == (frozenset({"one", "other"}), ())
    assert load_known_failures("one # why\n\nstranger\n", suite) == (frozenset({"one"}), ("stranger",))
