"""Plans, verdicts and scores as JSON.

A worker may import nothing of faraway/ before a mutant is in place, so that it cannot use `faraway.io`.
"""

import json
from typing import TypeVar

import attrs
import cattrs

T = TypeVar("T")


def dump_record(record: attrs.AttrsInstance, indent: int | None = None) -> str:
    """Return a record as JSON, on one line unless it is indented."""
    return json.dumps(attrs.asdict(record), indent=indent)


def load_record(text: str, kind: type[T]) -> T:
    """Parse a record of this kind."""
    return cattrs.structure(json.loads(text), kind)
