"""The lock: for each clause and each place that cites it, the hash of the text that was looked at there.

One line each in spec/trace.lock: clause, hash, place. It is renewed clause by clause.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import attrs

from crosscheck.trace.graph import Graph

HEADER = (
    "# clause, hash of its text, place that cites it; renewed clause by clause:\n"
    "# python -m crosscheck trace renew CLAUSE [CLAUSE ...]\n"
)


@attrs.frozen(kw_only=True, order=True)
class Key:
    """A clause at a place."""

    clause: str
    place: str


@attrs.frozen(kw_only=True)
class Drift:
    """How the tree differs from the lock."""

    changed: tuple[Key, ...]
    unlocked: tuple[Key, ...]
    gone: tuple[Key, ...]

    def summary(self) -> tuple[str, ...]:
        """Name every place of a reworded clause, and count the rest clause by clause."""
        news = Counter(key.clause for key in self.unlocked)
        losses = Counter(key.clause for key in self.gone)
        return (
            *(f"{key.clause} was reworded: look at {key.place}" for key in self.changed),
            *(f"{clause} is newly cited at {times} places" for clause, times in news.items()),
            *(f"{clause} is no longer cited at {times} places" for clause, times in losses.items()),
        )

    def lines(self) -> tuple[str, ...]:
        """Name every place, and what to do there."""
        return (
            *(f"{key.clause} was reworded: look at {key.place}" for key in self.changed),
            *(f"{key.clause} is newly cited at {key.place}" for key in self.unlocked),
            *(f"{key.clause} is no longer cited at {key.place}" for key in self.gone),
        )


def text_hash(text: str) -> str:
    """Shorten a clause's text to what the lock remembers."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def cited(graph: Graph) -> dict[Key, str]:
    """Return every citation of the tree with the hash of the clause as it reads now."""
    return {
        Key(clause=clause, place=place.lock_place): text_hash(graph.clauses[clause].text)
        for place in graph.citations.places
        for clause in place.clauses
        if clause in graph.clauses
    }


def lock_path(root: Path) -> Path:
    """Return where the lock of a tree lies."""
    return root / "spec" / "trace.lock"


def read_lock(root: Path) -> dict[Key, str]:
    """Read the lock; a tree without one has locked nothing."""
    path = lock_path(root)
    if not path.exists():
        return {}
    lines = (line.split(maxsplit=2) for line in path.read_text(encoding="utf-8").splitlines())
    return {Key(clause=line[0], place=line[2]): line[1] for line in lines if line and line[0] != "#"}


def write_lock(root: Path, lock: Mapping[Key, str], order: Iterable[str]) -> None:
    """Write the lock in the order of the clauses."""
    rank = {clause: number for number, clause in enumerate(order)}
    keys = sorted(lock, key=lambda key: (rank.get(key.clause, len(rank)), key))
    body = "".join(f"{key.clause} {lock[key]} {key.place}\n" for key in keys)
    lock_path(root).write_text(HEADER + body, encoding="utf-8")


def drift(graph: Graph, lock: Mapping[Key, str]) -> Drift:
    """Compare the tree with its lock."""
    now = cited(graph)
    return Drift(
        changed=tuple(sorted(key for key in now if key in lock and lock[key] != now[key])),
        unlocked=tuple(sorted(set(now) - set(lock))),
        gone=tuple(sorted(set(lock) - set(now))),
    )


def renewed(graph: Graph, lock: Mapping[Key, str], clauses: Iterable[str]) -> dict[Key, str]:
    """Return the lock with the named clauses brought up to date and all others as they were."""
    named = set(clauses)
    kept = {key: value for key, value in lock.items() if key.clause not in named}
    return {**kept, **{key: value for key, value in cited(graph).items() if key.clause in named}}
