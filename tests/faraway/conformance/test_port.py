import io
import json
from importlib import resources

import pytest

from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reference.port import Port
from faraway.conformance.runner.handshake import played_values
from faraway.conformance.runner.questions import Completion, questions, reason_not_asked, sanctuary_facts
from faraway.conformance.runner.wire import Reply, read_reply
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.game.readings import DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES
from tests.faraway.conformance.suite.questions import scoring_vector

PORT = Port(REFERENCE_IDENTITY, Answers(STANDARD_RULES))


def ask(request: JsonObject) -> JsonObject:
    reply = json.loads(PORT.reply(json.dumps({"id": 7, **request}).encode()))
    assert reply["id"] == 7
    return {"code": reply["error"]["code"]} if "error" in reply else {**reply["answer"]}


def test_lines_are_answered_one_by_one_until_they_end() -> None:
    outgoing = io.BytesIO()
    PORT.serve(io.BytesIO(b'{"id": 1, "request": "hello"}\n{"id": 2, "request": "hello"}\n'), outgoing)
    replies = [json.loads(line) for line in outgoing.getvalue().splitlines()]
    assert [reply["id"] for reply in replies] == [1, 2]
    assert replies[0]["answer"]["protocol"] == "faraway-wire-1"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", "not-json"),
        (b"\xff", "not-utf8"),
        (b"5", "wrong-type"),
        (b'{"request": "hello"}', "missing-key"),
        (b'{"id": "1", "request": "hello"}', "wrong-type"),
        (b'{"id": true, "request": "hello"}', "wrong-type"),
    ],
)
def test_a_line_without_a_usable_id_is_answered_with_null(line: bytes, code: str) -> None:
    reply = json.loads(PORT.reply(line))
    assert reply["id"] is None
    assert reply["error"]["code"] == code


def test_keys_named_twice_are_refused_under_the_id() -> None:
    reply = json.loads(PORT.reply(b'{"id": 3, "request": "hello", "request": "hello"}'))
    assert (reply["id"], reply["error"]["code"]) == (3, "duplicate-key")


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "missing-key"),
        ({"request": 5}, "wrong-type"),
        ({"request": "juggle"}, "unknown-request"),
        ({"request": "rank", "players": []}, "missing-key"),
        (
            {"request": "leftovers", "drawn": ["city-clue"], "placed": "city-stone", "sanctuary_deck": []},
            "not-drawn",
        ),
        (
            {
                "request": "leftovers",
                "drawn": ["city-clue", "city-stone"],
                "placed": None,
                "sanctuary_deck": [],
            },
            "missing-key",
        ),
        (
            {
                "request": "leftovers",
                "drawn": ["city-clue", "city-stone"],
                "placed": None,
                "order": [],
                "sanctuary_deck": [],
            },
            "wrong-order",
        ),
    ],
)
def test_a_bad_request_gets_its_code(request_: JsonObject, code: str) -> None:
    readings: Json = {**DEFAULT_VALUES, "leftover-order": "chosen"}
    given = request_ if request_.get("request") == "rank" else {**request_, "readings": readings}
    assert ask(given) == {"code": code}


def test_only_what_can_be_shown_is_shown() -> None:
    vector = shipped_suite().by_id("game-2-players")
    assert vector is not None
    line = Completion(REFERENCE_IDENTITY, sanctuary_facts()).line(
        7, {**vector.requests[0], "show": ["secrets"]}, {}
    )
    assert json.loads(PORT.reply(line))["error"]["code"] == "unknown-value"


def test_every_vector_is_answered_as_expected_by_the_reference() -> None:
    from tests.faraway.conformance.suite.pretending import outcomes_under  # noqa: PLC0415 - only here

    wrong = [
        outcome.vector.id
        for outcome in outcomes_under(STANDARD_RULES, shipped_suite().vectors)
        if outcome.differences
    ]
    assert wrong == []


def test_a_line_that_is_right_to_the_letter_is_what_reading_it_would_give() -> None:
    completion = Completion(REFERENCE_IDENTITY, sanctuary_facts())
    expecting = [vector for vector in shipped_suite().vectors if isinstance(vector.expect, ExpectAnswer)]
    assert len(expecting) > 400
    for number, vector in enumerate(expecting):
        ticket = completion.ticket(number, vector.requests[0], vector)
        assert ticket.right_line is not None
        assert read_reply(ticket.right_line, ticket) == Reply(ticket.right)
        assert judge(vector, [Reply(ticket.right)]) == ()


def test_what_may_be_answered_in_more_than_one_way_is_always_read() -> None:
    completion = Completion(REFERENCE_IDENTITY, sanctuary_facts())
    for vector in shipped_suite().vectors:
        if vector.requests and not isinstance(vector.expect, ExpectAnswer):
            assert completion.ticket(1, vector.requests[0], vector).right_line is None


def test_a_request_carries_the_facts_of_the_sanctuaries_that_it_names_and_no_others() -> None:
    completion = Completion(REFERENCE_IDENTITY, sanctuary_facts())
    line = json.loads(
        completion.line(4, {"request": "score", "regions": [], "sanctuaries": ["city-clue"]}, {})
    )
    assert line["id"] == 4
    assert line["cards"] == [sanctuary_facts()["city-clue"]]
    assert "readings" not in line
    own = json.loads(completion.line(4, {"request": "score", "sanctuaries": ["city-clue"], "cards": []}, {}))
    assert own["cards"] == []


def test_readings_go_where_they_belong_and_what_a_vector_states_stays() -> None:
    completion = Completion(REFERENCE_IDENTITY, sanctuary_facts())
    rank = json.loads(completion.line(1, {"request": "rank", "players": []}, {"ranking": ("first-only",)}))
    assert rank["readings"] == {**DEFAULT_VALUES, "ranking": "first-only"}
    play = json.loads(completion.line(1, {"request": "play", "setup": {"readings": {"x": "y"}}}, {}))
    assert play["setup"]["readings"] == {**DEFAULT_VALUES, "x": "y"}
    broken = json.loads(completion.line(1, {"request": "play", "setup": []}, {}))
    assert broken["setup"] == []


def test_a_port_is_asked_only_what_concerns_it() -> None:
    modest = REFERENCE_IDENTITY.__class__(
        name="modest", version="0", language="C", levels=(3,), readings=played_values({})
    )
    assert reason_not_asked(scoring_vector("v"), modest) == "the port does not offer level 2"
    vector = shipped_suite().by_id("rank-tie-for-last-first-only")
    assert vector is not None
    assert reason_not_asked(vector, modest) == "the port does not play ranking=first-only"
    assert reason_not_asked(vector, REFERENCE_IDENTITY) == ""


def test_the_catalogue_is_asked_for_once() -> None:
    catalogue = [(place, vector) for place, vector in enumerate(shipped_suite().vectors) if vector.level == 1]
    (question,) = questions(catalogue, REFERENCE_IDENTITY, {})
    assert len(question.answers) == 113


def test_the_complete_exchange_of_the_page_is_what_a_port_answers() -> None:
    page = resources.files("faraway.conformance").joinpath("protocol.md").read_text("utf-8")
    exchange = page.split("## A complete exchange\n")[1].split("\n## ")[0]
    asked = [line.removeprefix("    > ") for line in exchange.splitlines() if line.startswith("    > ")]
    answered = [json.loads(line[6:]) for line in exchange.splitlines() if line.startswith("    < ")]
    assert len(asked) == len(answered) == 4
    hello, *replies = [json.loads(PORT.reply(line.encode())) for line in asked]
    assert hello["answer"].keys() == answered[0]["answer"].keys()
    assert [
        {**reply, "error": {"code": reply["error"]["code"]}} if "error" in reply else reply
        for reply in replies
    ] == answered[1:]
