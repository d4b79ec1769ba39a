"""JSON as the conformance suite handles it: typed, compared strictly, printed readably, changed step by step."""

import json
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from attrs import frozen

from faraway.io.strict import Json

__all__ = [
    "ABSENT",
    "Difference",
    "Json",
    "JsonObject",
    "changes",
    "compact",
    "differences",
    "is_same",
    "pretty",
    "sorted_form",
    "with_changes",
]

JsonObject: TypeAlias = dict[str, Json]

LINE_WIDTH = 150
_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode
UNORDERED_KEYS = frozenset({"legal"})
ABSENT = "(absent)"


@frozen
class Difference:
    """One place where an answer is not what it should be; `path` is a JSON pointer into the answer."""

    path: str
    expected: Json
    got: Json

    def in_words(self) -> str:
        """Give both sides on one line."""
        return f"{self.path or '(whole answer)'}: expected {compact(self.expected)}, got {compact(self.got)}"


def compact(value: Json) -> str:
    """Print on one line, without blanks: the form that travels on the wire."""
    return _encode(value)


def pretty(value: Json, indent: int = 0) -> str:
    """Print so that a person can read it: what fits on a line stands on one, the rest is broken up."""
    flat = json.dumps(value, ensure_ascii=False)
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
    """Fill lines with plain entries, as in a paragraph."""
    line = ""
    for position, value in enumerate(values):
        entry = json.dumps(value, ensure_ascii=False) + ("," if position < len(values) - 1 else "")
        if line and len(line) + len(entry) > 110:
            yield line
            line = ""
        line = f"{line} {entry}" if line else entry
    yield line


def is_same(left: Json, right: Json) -> bool:
    """Compare as JSON does: true is not 1 and 3.0 is not 3; lists under `legal` are sets."""
    return next(differences(left, right), None) is None


def differences(expected: Json, got: Json) -> Iterator[Difference]:
    """Find every place where `got` departs from what was expected."""
    return _differences(expected, got, "")


def _differences(expected: Json, got: Json, path: str) -> Iterator[Difference]:
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in expected.keys() | got.keys():
            if key not in got:
                yield Difference(f"{path}/{key}", expected[key], ABSENT)
            elif key not in expected:
                yield Difference(f"{path}/{key}", ABSENT, got[key])
            elif key in UNORDERED_KEYS:
                yield from _differences_as_sets(expected[key], got[key], f"{path}/{key}")
            else:
                yield from _differences(expected[key], got[key], f"{path}/{key}")
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for position, (one, other) in enumerate(zip(expected, got, strict=True)):
            yield from _differences(one, other, f"{path}/{position}")
    elif type(expected) is not type(got) or expected != got:
        yield Difference(path, expected, got)


def _differences_as_sets(expected: Json, got: Json, path: str) -> Iterator[Difference]:
    """Compare two lists without regard to order; tell what is missing and what is too much."""
    if not isinstance(expected, list) or not isinstance(got, list):
        yield from _differences(expected, got, path)
        return
    missing, spare = [sorted_form(entry) for entry in expected], []
    for entry in got:
        form = sorted_form(entry)
        if form in missing:
            missing.remove(form)
        else:
            spare.append(form)
    if missing or spare:
        yield Difference(path, [json.loads(form) for form in missing], [json.loads(form) for form in spare])


def sorted_form(value: Json) -> str:
    """Print with sorted keys: equal values give equal texts."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def changes(before: Json, after: Json) -> JsonObject:
    """Tell how to come from one document to the next: JSON pointer to new value."""
    return {difference.path: difference.got for difference in _changed(before, after, "")}


def _changed(before: Json, after: Json, path: str) -> Iterator[Difference]:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from _changed(before[key], value, f"{path}/{key}")
    elif (
        isinstance(before, list)
        and isinstance(after, list)
        and len(before) == len(after)
        and all(isinstance(entry, dict) for entry in after)
        and not path.endswith("legal")
    ):
        for position, value in enumerate(after):
            yield from _changed(before[position], value, f"{path}/{position}")
    elif type(before) is not type(after) or before != after:
        yield Difference(path, before, after)


def with_changes(before: Json, changed: Mapping[str, Json]) -> Json:
    """Apply what `changes` told; the document before is left as it is."""
    after = before
    for path, value in changed.items():
        after = _replaced(after, path.split("/")[1:], value)
    return after


def _replaced(document: Json, steps: list[str], value: Json) -> Json:
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(document, dict):
        return {**document, step: _replaced(document[step], rest, value)}
    if isinstance(document, list):
        position = int(step)
        return [*document[:position], _replaced(document[position], rest, value), *document[position + 1 :]]
    raise ValueError(f"no step {step} into {compact(document)}")
