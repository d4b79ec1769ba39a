"""Cards as Python callers name them: numbers and ids of any type, or every reason why they are not valid."""

from collections.abc import Iterable
from operator import index
from typing import TypeVar

from faraway.errors import Code, Problem, pointer

Entry = TypeVar("Entry")
SHOWN = 60


def read_durations(entries: Iterable[int], path: str) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """Return the entries as plain numbers, such as those of an array too, and a problem for each that is no whole number."""
    listed, problems = _listed(entries, "a list of durations", path)
    plain: list[int] = []
    for position, entry in enumerate(listed):
        is_whole = type(entry) is not bool and hasattr(entry, "__index__")
        plain.append(index(entry) if is_whole else entry)
        if not is_whole:
            problems.append(_wrong("a whole number", entry, f"{path}{pointer(position)}"))
    return tuple(plain), tuple(problems)


def read_ids(entries: Iterable[str], path: str) -> tuple[tuple[str, ...], tuple[Problem, ...]]:
    """Return the entries, and a problem for each that is no text."""
    listed, problems = _listed(entries, "a list of ids", path)
    for position, entry in enumerate(listed):
        if type(entry) is not str:
            problems.append(_wrong("a text", entry, f"{path}{pointer(position)}"))
    return listed, tuple(problems)


def _listed(entries: Iterable[Entry], wanted: str, path: str) -> tuple[tuple[Entry, ...], list[Problem]]:
    if isinstance(entries, str | bytes) or not isinstance(entries, Iterable):
        return (), [_wrong(wanted, entries, path)]
    return tuple(entries), []


def _wrong(wanted: str, found: object, path: str) -> Problem:
    shown = ascii(found)
    shown = shown if len(shown) <= SHOWN else f"{shown[: SHOWN - 3]}..."
    return Problem(code=Code.WRONG_TYPE, message=f"expected {wanted}, found {shown}", path=path)
