"""Vectors become request lines: ids, readings and card facts are added, and the expected line is known."""

import json

from attrs import evolve

from faraway.conformance.exchange.handshake import played_values
from faraway.conformance.exchange.wire import Reply, read_reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.runner.questions import Completion, questions, reason_not_asked, sanctuary_facts
from faraway.conformance.suite.vectors import ExpectAnswer, shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.game.readings import DEFAULT_VALUES
from tests.faraway.conformance.examples import scoring_vector, shipped_vector

COMPLETION = Completion(REFERENCE_IDENTITY, sanctuary_facts())


def test_a_line_that_is_right_to_the_letter_is_what_reading_it_would_give() -> None:
    expecting = [vector for vector in shipped_suite().vectors if isinstance(vector.expect, ExpectAnswer)]
    assert len(expecting) > 400
    for number, vector in enumerate(expecting):
        ticket = COMPLETION.ticket(number, vector.requests[0], vector)
        assert ticket.right_line is not None
        assert read_reply(ticket.right_line, ticket) == Reply(ticket.right)
        assert judge(vector, [Reply(ticket.right)]) == ()


def test_what_may_be_answered_in_more_than_one_way_is_always_read() -> None:
    for vector in shipped_suite().vectors:
        if vector.requests and not isinstance(vector.expect, ExpectAnswer):
            assert COMPLETION.ticket(1, vector.requests[0], vector).right_line is None


def test_a_request_carries_the_facts_of_the_sanctuaries_that_it_names_and_no_others() -> None:
    line = json.loads(
        COMPLETION.line(4, {"request": "score", "regions": [], "sanctuaries": ["city-clue"]}, {})
    )
    assert line["id"] == 4
    assert line["cards"] == [sanctuary_facts()["city-clue"]]
    assert "readings" not in line
    own = json.loads(COMPLETION.line(4, {"request": "score", "sanctuaries": ["city-clue"], "cards": []}, {}))
    assert own["cards"] == []


def test_readings_go_where_they_belong_and_what_a_vector_states_stays() -> None:
    rank = json.loads(COMPLETION.line(1, {"request": "rank", "players": []}, {"ranking": ("first-only",)}))
    assert rank["readings"] == {**DEFAULT_VALUES, "ranking": "first-only"}
    play = json.loads(COMPLETION.line(1, {"request": "play", "setup": {"readings": {"x": "y"}}}, {}))
    assert play["setup"]["readings"] == {**DEFAULT_VALUES, "x": "y"}
    broken = json.loads(COMPLETION.line(1, {"request": "play", "setup": []}, {}))
    assert broken["setup"] == []


def test_a_port_is_asked_only_what_concerns_it() -> None:
    modest = evolve(REFERENCE_IDENTITY, levels=(3,), readings=played_values({}))
    assert reason_not_asked(scoring_vector("v"), modest) == "the port does not offer level 2"
    vector = shipped_vector("rank-tie-for-last-first-only")
    assert reason_not_asked(vector, modest) == "the port does not play ranking=first-only"
    assert reason_not_asked(vector, REFERENCE_IDENTITY) == ""


def test_the_catalogue_is_asked_for_once() -> None:
    catalogue = [(place, vector) for place, vector in enumerate(shipped_suite().vectors) if vector.level == 1]
    (question,) = questions(catalogue, REFERENCE_IDENTITY, {})
    assert len(question.answers) == 113
