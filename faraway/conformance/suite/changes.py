"""What changed from one version of the suite to another, and so what the author of a conforming port must check."""

from collections.abc import Hashable, Mapping
from typing import TypeVar

from attrs import frozen

from faraway.conformance.suite.documents import compact
from faraway.conformance.suite.vectors import Suite, Vector, dump_vector

Key = TypeVar("Key", bound=Hashable)


@frozen(kw_only=True)
class Changes:
    """The new vectors, those that ask or expect something else under the same id, and the retired ids."""

    added: tuple[Vector, ...]
    corrected: tuple[Vector, ...]
    retired: tuple[str, ...]


def changes_between(before: Suite, after: Suite) -> Changes:
    """Return what changed from a version to a later one."""
    old, new = ({vector.id: vector for vector in suite.vectors} for suite in (before, after))
    return Changes(
        added=tuple(vector for name, vector in new.items() if name not in old),
        corrected=tuple(
            vector for name, vector in new.items() if name in old and _asks(old[name]) != _asks(vector)
        ),
        retired=tuple(name for name in old if name not in new),
    )


def changed_names(before: Mapping[Key, object], after: Mapping[Key, object]) -> tuple[Key, ...]:
    """Return the names of what is new or has changed."""
    return tuple(name for name, value in after.items() if name not in before or before[name] != value)


def _asks(vector: Vector) -> str:
    """Return what a vector asks and expects; its reason, tags and clauses may be reworded at any time."""
    entry = dump_vector(vector)
    return compact(
        {key: entry.get(key) for key in ("level", "readings", "line", "request", "requests", "expect")}
    )
