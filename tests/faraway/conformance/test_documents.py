import json

import pytest

from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.wire import Ticket, read_reply
from faraway.conformance.suite import documents
from faraway.conformance.suite.documents import read_json


def test_true_is_not_one_and_three_point_nought_is_not_three() -> None:
    assert not documents.is_same({"a": True}, {"a": 1})
    assert not documents.is_same([3], [3.0])
    assert documents.is_same({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]})
    found = documents.differences({"a": [1, 2]}, {"a": [1]})
    assert list(found) == [documents.Difference("/a", [1, 2], [1])], (
        "lists of other lengths differ as a whole"
    )


def test_differences_and_texts_are_formatted_on_one_line() -> None:
    assert documents.Difference("/total", 3, "x").in_words() == '/total: expected 3, got "x"'
    assert documents.Difference("", 3, None).in_words() == "(whole answer): expected 3, got null"
    assert documents.compact({"b": [1, "é"], "a": None}) == '{"b":[1,"é"],"a":null}'
    assert documents.sorted_form({"b": 1, "a": 2}) == '{"a":2,"b":1}'


def test_two_long_lists_of_a_port_are_compared_in_linear_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides of a relation are a port's, and it may write lists of half a million entries."""
    compared: list[object] = []

    class Text(str):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:  # type: ignore[explicit-override]  # typing.override is 3.12
            compared.append(other)
            return str.__eq__(self, other)

        __hash__ = str.__hash__

    original = documents.sorted_form
    monkeypatch.setattr(documents, "sorted_form", lambda value: Text(original(value)))
    count = 300
    one: documents.JsonObject = {"legal": [*range(count)]}
    other: documents.JsonObject = {"legal": [*range(count - 1, 2 * count)]}
    (found,) = documents.differences(one, other)
    assert found == documents.Difference("/legal", [*range(count - 1)], [*range(count, 2 * count)])
    assert len(compared) < 4 * count


def test_every_place_that_differs_is_found() -> None:
    found = list(documents.differences({"a": [1, 2], "b": 1, "d": 5}, {"a": [1, 3], "c": 2, "d": 5}))
    assert sorted(found, key=lambda one: one.path) == [
        documents.Difference("/a/1", 2, 3),
        documents.Difference("/b", 1, documents.ABSENT),
        documents.Difference("/c", documents.ABSENT, 2),
    ]


def test_differences_come_in_the_order_of_the_expected_document() -> None:
    expected: documents.JsonObject = dict.fromkeys("qwertyuiop", 1)
    got: documents.JsonObject = dict.fromkeys("poiuytrewqxzv", 2)
    paths = [difference.path for difference in documents.differences(expected, got)]
    assert paths == [f"/{name}" for name in "qwertyuiopxzv"]


def test_legal_actions_are_a_set() -> None:
    one: documents.JsonObject = {
        "legal": [{"type": "decline", "seat": 0}, {"type": "take", "seat": 0, "region": 4}]
    }
    other: documents.JsonObject = {
        "legal": [{"seat": 0, "region": 4, "type": "take"}, {"seat": 0, "type": "decline"}]
    }
    assert documents.is_same(one, other)
    lacking: documents.JsonObject = {
        "legal": [{"seat": 0, "type": "decline"}, {"seat": 0, "type": "decline"}]
    }
    assert list(documents.differences(one, lacking)) == [
        documents.Difference(
            "/legal", [{"type": "take", "seat": 0, "region": 4}], [{"type": "decline", "seat": 0}]
        )
    ]
    assert list(documents.differences(one, {"legal": 5})) == [documents.Difference("/legal", one["legal"], 5)]


def test_changes_lead_from_one_document_to_the_next() -> None:
    before: documents.JsonObject = {
        "state": {"turn": 1, "market": [1, 2], "players": [{"hand": [1]}, {"hand": [2]}]},
        "legal": [{"a": 1}],
    }
    after: documents.JsonObject = {
        "state": {"turn": None, "market": [1], "players": [{"hand": [1]}, {"hand": []}]},
        "legal": [{"a": 2}],
    }
    found = documents.changes(before, after)
    assert found == {
        "/state/turn": None,
        "/state/market": [1],
        "/state/players/1/hand": [],
        "/legal": [{"a": 2}],
    }
    assert documents.with_changes(before, found) == after
    assert before["legal"] == [{"a": 1}]


def test_a_change_into_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no step"):
        documents.with_changes({"a": 5}, {"/a/b": 1})


def test_pretty_print_is_read_back_and_breaks_only_what_is_long() -> None:
    document: documents.JsonObject = {
        "short": [1, 2],
        "long": list(range(200)),
        "nested": [{"key": "x" * 150}, {"key": 1}],
        "empty": [],
    }
    text = documents.pretty(document)
    assert json.loads(text) == document
    assert '"short": [1, 2]' in text
    assert max(map(len, text.splitlines())) <= 200


@pytest.mark.parametrize("text", ["NaN", "[-Infinity]", "1e999", "[" * 100_000])
def test_what_only_python_takes_for_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not JSON|is too large|nested too deeply"):
        read_json(text)


def test_a_reply_that_is_nested_too_deep_is_a_fault() -> None:
    line = b'{"id": 1, "answer": ' + b"[" * 99 + b"]" * 99 + b"}"
    fault = read_reply(line, Ticket(1, b""))
    assert isinstance(fault, Fault)
    assert "nested more than" in fault.detail
