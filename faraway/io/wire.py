"""Fast JSON without checks: lines of a port, and vector files that have a schema of their own.

NaN and Infinity are not JSON, whatever Python's decoder says: a report that showed them would not be JSON either.
Input from users goes through `load`, which is strict.
"""

import json
import math
import re
from collections.abc import Iterator

from faraway.io.strict import Json

LINE_WIDTH = 150
FILLED_WIDTH = 110
_NOT_BRACKETS = bytes(sorted(frozenset(range(256)) - frozenset(b"[]{}")))
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_encode_compact = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode
_encode_sorted = json.JSONEncoder(separators=(",", ":"), sort_keys=True).encode
_encode_flat = json.JSONEncoder(ensure_ascii=False).encode


def _refuse(constant: str) -> Json:
    raise ValueError(f"{constant} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(f"{digits} is too large")
    return number


_decode = json.JSONDecoder(parse_constant=_refuse, parse_float=_finite).decode


def is_nested_deeper(data: bytes, most: int) -> bool:
    """Return True if lists and objects of a JSON text are nested deeper than this."""
    return _is_deeper(data, most) and _is_deeper(_STRINGS.sub(b"", data), most)


def _is_deeper(data: bytes, most: int) -> bool:
    """Remove the innermost brackets, level by level; brackets in strings count as real ones."""
    brackets = data.translate(None, _NOT_BRACKETS)
    for _ in range(most):
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return bool(brackets)


def read_json(text: str | bytes) -> Json:
    """Parse JSON; raise ValueError if it is malformed."""
    try:
        value: Json = _decode(text.decode() if isinstance(text, bytes) else text)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    return value


def compact(value: Json) -> str:
    """Format on one line without spaces: the form on the wire."""
    return _encode_compact(value)


def sorted_form(value: Json) -> str:
    """Format in ASCII with sorted keys: equal values have equal texts."""
    return _encode_sorted(value)


def pretty(value: Json, indent: int = 0) -> str:
    """Format for reading: whatever fits on a line is on one line, the rest is indented."""
    flat = _encode_flat(value)
    if not isinstance(value, dict | list) or not value or len(flat) + indent <= LINE_WIDTH:
        return flat
    pad, end = " " * (indent + 2), " " * indent
    if isinstance(value, dict):
        entries = [f"{pad}{json.dumps(key)}: {pretty(entry, indent + 2)}" for key, entry in value.items()]
        return "{\n" + ",\n".join(entries) + f"\n{end}}}"
    if all(isinstance(entry, int | str) for entry in value):
        return "[\n" + "\n".join(f"{pad}{line}" for line in _filled(value)) + f"\n{end}]"
    return "[\n" + ",\n".join(f"{pad}{pretty(entry, indent + 2)}" for entry in value) + f"\n{end}]"


def _filled(values: list[Json]) -> Iterator[str]:
    """Fill lines with scalars, as in a paragraph."""
    line = ""
    for position, value in enumerate(values):
        entry = _encode_flat(value) + ("," if position < len(values) - 1 else "")
        if line and len(line) + len(entry) > FILLED_WIDTH:
            yield line
            line = ""
        line = f"{line} {entry}" if line else entry
    yield line
