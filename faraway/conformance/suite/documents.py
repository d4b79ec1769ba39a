"""JSON documents of the suite: compare strictly, and express one document as changes to another."""

import marshal
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from attrs import frozen

from faraway.io.strict import Json
from faraway.io.wire import compact, pretty, read_json, sorted_form

__all__ = [
    "ABSENT",
    "Difference",
    "Json",
    "JsonObject",
    "as_bytes",
    "as_list",
    "as_object",
    "changes",
    "compact",
    "differences",
    "is_equal_to_the_letter",
    "is_same",
    "pretty",
    "read_json",
    "sorted_form",
    "with_changes",
]

JsonObject: TypeAlias = dict[str, Json]

UNORDERED_KEYS = frozenset({"legal"})
ABSENT = "(absent)"
PLAIN = 2
"""The last version of marshal in which equal documents have equal bytes: later ones refer back to what was written before."""


@frozen
class Difference:
    """One difference from the expected answer; `path` is a JSON pointer into the answer."""

    path: str
    expected: Json
    got: Json

    def in_words(self) -> str:
        """Format both sides on one line."""
        return f"{self.path or '(whole answer)'}: expected {compact(self.expected)}, got {compact(self.got)}"


def as_list(value: Json) -> list[Json]:
    """Return the value if it is a list, otherwise an empty list."""
    return value if isinstance(value, list) else []


def as_object(value: Json) -> JsonObject:
    """Return the value if it is an object, otherwise an empty object."""
    return value if isinstance(value, dict) else {}


def is_same(left: Json, right: Json) -> bool:
    """Return True if two documents are equal as JSON: true is not 1, 3.0 is not 3, lists under `legal` are sets."""
    if left == right and (as_bytes(left) == as_bytes(right) or sorted_form(left) == sorted_form(right)):
        return True  # most are, and it is found out at once
    return next(differences(left, right), None) is None


def is_equal_to_the_letter(left: Json, right: Json) -> bool:
    """Return True if two documents are equal, also in the order of keys and the types of numbers."""
    return left == right and as_bytes(left) == as_bytes(right)


def as_bytes(document: Json) -> bytes:
    """Return bytes that are equal only for documents that are equal to the letter; four times as fast as repr."""
    return marshal.dumps(document, PLAIN)


def differences(expected: Json, got: Json) -> Iterator[Difference]:
    """Return every difference between two documents, in the order of the expected one."""
    return _differences(expected, got, "")


def _differences(expected: Json, got: Json, path: str) -> Iterator[Difference]:
    if expected is got:
        return
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in {**expected, **got}:  # not a set of keys: its order would change from process to process
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
    """Compare two lists as multisets; report missing and surplus entries."""
    if not isinstance(expected, list) or not isinstance(got, list):
        yield from _differences(expected, got, path)
        return
    wanted, found = [*map(sorted_form, expected)], [*map(sorted_form, got)]
    missing, surplus = _without(wanted, found), _without(found, wanted)
    if missing or surplus:
        yield Difference(path, [*map(read_json, missing)], [*map(read_json, surplus)])


def _without(texts: list[str], others: list[str]) -> list[str]:
    """Return the texts without one of each for every equal one among the others."""
    spare, left = Counter(others), []
    for text in texts:
        if spare[text]:
            spare[text] -= 1
        else:
            left.append(text)
    return left


def changes(before: Json, after: Json) -> JsonObject:
    """Return the changes from one document to the next: JSON pointer to new value."""
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
    """Return the document with `changes` applied; the original is not modified.

    Raise LookupError or ValueError if a path leads nowhere.
    """
    after = before
    for path, value in changed.items():
        after = _with_change(after, path.split("/")[1:], value)
    return after


def _with_change(document: Json, steps: list[str], value: Json) -> Json:
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if isinstance(document, dict):
        return {**document, step: _with_change(document[step], rest, value)}
    if isinstance(document, list) and step.isdecimal():
        position = int(step)
        return [
            *document[:position],
            _with_change(document[position], rest, value),
            *document[position + 1 :],
        ]
    raise ValueError(f"no step {step} into {compact(document)}")
