"""Bytes to JSON values and back, strictly: what is not exactly JSON, or is there twice, is not let in."""

import json
import re
from collections.abc import Iterator
from typing import TypeAlias

from attrs import frozen

from faraway.errors import Code, Problem, pointer, refusal

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

LARGEST_INPUT = 16 * 1024 * 1024
LARGEST_LINE = 64 * 1024
DEEPEST = 32

# A string swallows its brackets; the closing quote may be missing, so that no byte is looked at twice.
_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|([\[{])|([\]}])', re.DOTALL)


class _Repeated(dict[str, Json]):
    """An object that named these keys more than once."""

    keys_twice: tuple[str, ...] = ()


class _NoNumber(str):
    """NaN or Infinity, which JSON does not have."""

    __slots__ = ()


@frozen(kw_only=True)
class Parsed:
    """A JSON value, and what was wrong with the text without hiding the value."""

    value: Json
    problems: tuple[Problem, ...] = ()


def parse_json(data: bytes, *, largest: int = LARGEST_INPUT) -> Parsed:
    """Read JSON text; what cannot be read at all raises, doubled keys and NaN are noted beside the value."""
    if len(data) > largest:
        raise refusal(Code.TOO_LARGE, f"the input has more than {largest} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise refusal(Code.NOT_UTF8, f"byte {error.start} is not part of UTF-8 text") from None
    if _depth(data) > DEEPEST:
        raise refusal(Code.TOO_DEEP, f"lists and objects are nested more than {DEEPEST} deep")

    spoilt = False

    def make_object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        nonlocal spoilt
        made = dict(pairs)
        if len(made) == len(pairs):
            return made
        spoilt = True
        names = [name for name, _ in pairs]
        repeated = _Repeated(made)
        repeated.keys_twice = tuple(name for name in made if names.count(name) > 1)
        return repeated

    def make_constant(name: str) -> _NoNumber:
        nonlocal spoilt
        spoilt = True
        return _NoNumber(name)

    try:
        value: Json = json.loads(text, object_pairs_hook=make_object, parse_constant=make_constant)
    except json.JSONDecodeError as error:
        raise refusal(Code.NOT_JSON, _describe(error, text)) from None
    except ValueError:
        raise refusal(Code.TOO_LARGE, "a number has too many digits") from None
    return Parsed(value=value, problems=tuple(_spoilt(value, "")) if spoilt else ())


def _depth(data: bytes) -> int:
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return 0
    depth = deepest = 0
    for found in _BRACKETS.finditer(data):
        if found[1]:
            depth += 1
            deepest = max(deepest, depth)
        elif found[2]:
            depth -= 1
    return deepest


def _describe(error: json.JSONDecodeError, text: str) -> str:
    if not text.strip():
        return "the input is empty"
    if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
        return "the text ends before the JSON does"
    return f"line {error.lineno}, column {error.colno}: {error.msg[0].lower()}{error.msg[1:]}"


def _spoilt(value: Json, path: str) -> Iterator[Problem]:
    if isinstance(value, _NoNumber):
        yield Problem(code=Code.NOT_JSON, message=f"{value} is not JSON", path=path)
    elif isinstance(value, dict):
        if isinstance(value, _Repeated):
            for name in value.keys_twice:
                yield Problem(
                    code=Code.DUPLICATE_KEY,
                    message=f"the key {quote(name)} is there twice",
                    path=f"{path}{pointer(name)}",
                )
        for name, item in value.items():
            yield from _spoilt(item, f"{path}{pointer(name)}")
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from _spoilt(item, f"{path}{pointer(place)}")


def quote(value: Json) -> str:
    """Show a JSON value in a message: in ASCII, and never long."""
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def dump_line(value: Json) -> str:
    """Write a JSON value on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "), allow_nan=False)


def dump_document(value: Json) -> str:
    """Write a JSON value for people too: two spaces a level, lists of plain values on one line."""
    return f"{_indented(value, '')}\n"


def _indented(value: Json, margin: str) -> str:
    inner = f"{margin}  "
    if isinstance(value, dict) and value:
        lines = [f"{inner}{dump_line(name)}: {_indented(item, inner)}" for name, item in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{margin}}}"
    if isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        lines = [f"{inner}{_indented(item, inner)}" for item in value]
        return "[\n" + ",\n".join(lines) + f"\n{margin}]"
    return dump_line(value)
