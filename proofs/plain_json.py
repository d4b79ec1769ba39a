"""JSON as proofs/ reads and writes it: with the standard library alone, because nothing is borrowed from faraway."""

import json
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def parse_json(text: str) -> Json:
    """Parse a text; raise ValueError if it is not JSON."""
    value: Json = json.loads(text)
    return value


def dumps_line(value: object, *, compact: bool = False) -> str:
    """Format a value on one line; `compact` without spaces."""
    return json.dumps(value, separators=(",", ":") if compact else (", ", ": "))
