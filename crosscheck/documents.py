"""The JSON of a checkout that is not in a format of faraway.io: trusted files, and records that are written by the line.

Everything is parsed and made by faraway.io; only the layout on the disk is decided here.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from faraway.io import dump, dumps_line
from faraway.io.strict import parse_trusted

T = TypeVar("T")


def read_json(path: Path, form: type[T]) -> T:
    """Read a JSON file of the checkout as a value of plain JSON."""
    return parse_trusted(path.read_bytes(), form)


def dumps_indented(value: object, indent: int = 1) -> str:
    """Format a value with every item of a list on a line of its own."""
    return json.dumps(dump(value), indent=indent, ensure_ascii=False) + "\n"


def dumps_with_rows(value: object, key: str) -> str:
    """Format an object with every item of the list under a key on a line of its own, from the second line on, and the other keys after it."""
    form = dump(value)
    assert isinstance(form, dict)
    rows = form.pop(key)
    assert isinstance(rows, list)
    lines = ",\n".join(dumps_line(row) for row in rows)
    return f'{{"{key}": [\n{lines}\n],{json.dumps(form, indent=1, ensure_ascii=False)[1:]}\n'


def dumps_rows(rows: Iterable[object]) -> str:
    """Format a list with one row a line."""
    return "[\n" + ",\n".join(dumps_line(row, ascii_only=True) for row in rows) + "\n]\n"
