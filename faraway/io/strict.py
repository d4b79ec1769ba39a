"""Parse JSON strictly: report whatever is not exactly JSON, and every key that an object repeats."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from attrs import frozen

from faraway.errors import Code, Problem, pointer, refusal

T = TypeVar("T")
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

LARGEST_INPUT = 16 * 1024 * 1024
LARGEST_LINE = 64 * 1024
DEEPEST = 32

# A string consumes the brackets inside it. The closing quote is optional, so that no byte is scanned twice.
_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|([\[{])|([\]}])', re.DOTALL)


class _Repeated(dict[str, Json]):
    """An object in which these keys occur more than once."""

    keys_twice: tuple[str, ...] = ()


class _NoNumber(str):
    """NaN or Infinity, which are not JSON."""

    __slots__ = ()


@frozen(kw_only=True)
class Parsed:
    """A JSON value, and the problems of its text that do not prevent reading it."""

    value: Json
    problems: tuple[Problem, ...] = ()


def parse_json(data: bytes, *, largest: int = LARGEST_INPUT) -> Parsed:
    """Parse JSON text. Raise if it cannot be read at all; report repeated keys and NaN beside the value."""
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
        times = Counter(name for name, _ in pairs)
        repeated = _Repeated(made)
        repeated.keys_twice = tuple(name for name in made if times[name] > 1)
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


def parse_trusted(data: bytes, form: type[T]) -> T:
    """Parse a file that ships with the package without checking its form, which is ten times as fast.

    A test must compare the file with its sources instead.
    """
    del form
    value: T = json.loads(data)
    return value


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
                    message=f"the key {quote(name)} occurs twice",
                    path=f"{path}{pointer(name)}",
                )
        for name, item in value.items():
            yield from _spoilt(item, f"{path}{pointer(name)}")
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from _spoilt(item, f"{path}{pointer(place)}")


def printable(text: str) -> str:
    """Escape control characters except newlines."""
    return "".join(
        letter if letter.isprintable() or letter == "\n" else ascii(letter)[1:-1] for letter in text
    )


def quote(value: Json) -> str:
    """Format a JSON value for a message: in ASCII, and never long."""
    text = json.dumps(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
