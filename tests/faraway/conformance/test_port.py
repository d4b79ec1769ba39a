"""The reference as a port: every line gets one answer, every vector the expected one."""

import io
import json
from importlib import resources

import pytest

from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reference.port import Port
from faraway.conformance.runner.questions import Completion, sanctuary_facts
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.readings import DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES
from tests.faraway.conformance.examples import outcomes_under, shipped_vector

PORT = Port(REFERENCE_IDENTITY, Answers(STANDARD_RULES))
LEFTOVERS: JsonObject = {
    "request": "leftovers", "drawn": ["city-clue", "city-stone"], "placed": None, "sanctuary_deck": [],
}  # fmt: skip


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
        ({**LEFTOVERS, "drawn": ["city-clue"], "placed": "city-stone"}, "not-drawn"),
        (LEFTOVERS, "missing-key"),
        ({**LEFTOVERS, "order": []}, "wrong-order"),
    ],
)
def test_a_bad_request_gets_its_code(request_: JsonObject, code: str) -> None:
    readings: Json = {**DEFAULT_VALUES, "leftover-order": "chosen"}
    given = request_ if request_.get("request") == "rank" else {**request_, "readings": readings}
    assert ask(given) == {"code": code}


def test_only_what_can_be_shown_is_shown() -> None:
    request: JsonObject = {**shipped_vector("game-2-players").requests[0], "show": ["secrets"]}
    line = Completion(REFERENCE_IDENTITY, sanctuary_facts()).line(7, request, {})
    assert json.loads(PORT.reply(line))["error"]["code"] == "unknown-value"


@pytest.mark.long
def test_every_vector_is_answered_as_expected_by_the_reference() -> None:
    wrong = [
        outcome.vector.id
        for outcome in outcomes_under(STANDARD_RULES, shipped_suite().vectors)
        if outcome.differences
    ]
    assert wrong == []


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
