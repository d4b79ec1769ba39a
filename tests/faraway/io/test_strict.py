import json

import pytest

from faraway.errors import FarawayError
from faraway.io import dumps, dumps_line, parse_json, strict
from faraway.io.strict import DEEPEST, Json, quote


def refused(data: bytes, largest: int = 1 << 20) -> tuple[str, str]:
    with pytest.raises(FarawayError) as caught:
        parse_json(data, largest=largest)
    (problem,) = caught.value.problems
    return problem.code.value, problem.message


def noted(data: bytes) -> list[tuple[str, str]]:
    return [(problem.code.value, problem.path) for problem in parse_json(data).problems]


def test_plain_json_is_read_as_it_is() -> None:
    parsed = parse_json(b' {"a": [1, -2.5, "\\u00e9", true, null, {}]} ')
    assert parsed.value == {"a": [1, -2.5, "é", True, None, {}]}
    assert parsed.problems == ()


@pytest.mark.parametrize(
    ("data", "code", "words"),
    [
        (b"\xff\xfe", "not-utf8", "byte 0"),
        (b'{"a": "\xc3"}', "not-utf8", "byte 7"),
        (b"", "not-json", "empty"),
        (b" \n", "not-json", "empty"),
        (b'{"a": [1, 2', "not-json", "ends before"),
        (b'{"a": "bc', "not-json", "ends before"),
        (b"[1 2]", "not-json", "line 1, column 4: expecting ',' delimiter"),
        (b"[1]\n[2]", "not-json", "line 2, column 1: extra data"),
        (b"{'a': 1}", "not-json", "line 1, column 2"),
        (b"[01]", "not-json", "line 1"),
        (b"\xef\xbb\xbf[]", "not-json", "BOM"),
        (b"[" * 100_000, "too-deep", "32 deep"),
        (b'{"a":' * 40 + b"1" + b"}" * 40, "too-deep", "32 deep"),
        (b"[" + b"[]," * 40 + b"[" * DEEPEST + b"]" * DEEPEST + b"]", "too-deep", "32 deep"),
        (b"[" + b"9" * 5000 + b"]", "too-large", "digits"),
    ],
)
def test_text_that_is_no_json_is_refused(data: bytes, code: str, words: str) -> None:
    found, message = refused(data)
    assert found == code
    assert words in message


def test_input_is_read_up_to_its_limit_and_brackets_inside_strings_or_side_by_side_are_not_depth() -> None:
    assert refused(b"[1, 2]", largest=5)[0] == "too-large"
    assert parse_json(b"[1,2]", largest=5).value == [1, 2]
    text = '["' + "[" * 100 + '\\"' + "{" * 100 + '"]'
    assert parse_json(text.encode()).value == ["[" * 100 + '"' + "{" * 100]
    assert parse_json(b"[" + b"[]," * 100 + b"[]]").problems == ()
    assert parse_json(b"[" * DEEPEST + b"]" * DEEPEST).problems == ()


def test_depth_is_measured_in_linear_time_even_for_broken_strings() -> None:
    """A string that does not end is one match to the end of the text: nothing of it is looked at again."""
    broken = b'"' + b'\\"' * 200_000
    assert refused(b"[" * 40 + broken)[0] == "too-deep"
    assert [found.span() for found in strict._BRACKETS.finditer(broken)] == [(0, len(broken))]


def test_doubled_keys_are_noted_with_their_place() -> None:
    assert noted(b'{"a": 1, "a": 2}') == [("duplicate-key", "/a")]
    assert noted(b'[0, {"b": {"c/d": 1, "c/d": 1, "c/d": 2, "e": 1, "e": 1}}]') == [
        ("duplicate-key", "/1/b/c~1d"),
        ("duplicate-key", "/1/b/e"),
    ]


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_nan_and_infinity_are_noted_with_their_place(constant: str) -> None:
    assert noted(f'{{"a": [1, {constant}]}}'.encode()) == [("not-json", "/a/1")]


def test_quote_is_ascii_and_short() -> None:
    assert quote("é\ud800") == '"\\u00e9\\ud800"'
    assert quote(list(range(100))).endswith("...")
    assert len(quote("x" * 1000)) == 60


def test_document_has_lists_of_plain_values_on_one_line() -> None:
    value: Json = {"a": [1, 2], "b": [], "c": {}, "d": [{"e": None}, []], "f": "é"}
    text = dumps(value)
    assert text == (
        '{\n  "a": [1, 2],\n  "b": [],\n  "c": {},\n  "d": [\n    {\n      "e": null\n    },\n    []\n  ],\n'
        '  "f": "é"\n}\n'
    )
    assert json.loads(text) == value
    assert dumps_line(value) == '{"a": [1, 2], "b": [], "c": {}, "d": [{"e": null}, []], "f": "é"}'
