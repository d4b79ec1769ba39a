"""The documents of the rules as values: clauses, sentences of the editions, the ledger of readings."""

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

import attrs

from crosscheck.evidence.example import Example
from crosscheck.evidence.general import General
from faraway.game.readings import Edition
from faraway.io import load_value
from faraway.rulebook import clauses
from faraway.rulebook.books import Book, Part, parse_reference
from faraway.rulebook.citations import How, Reference
from faraway.rulebook.clauses import Ground, Kind, Settled

ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T")
parse_toml = cache(tomllib.loads)
"""Parse each text once: a run of the tests reads every document several times."""


@attrs.frozen(kw_only=True)
class Citation:
    """One edition on one clause: its grade, the sentences that it rests on, and a note."""

    how: How
    sentences: tuple[str, ...] = ()
    note: str = ""

    @property
    def references(self) -> tuple[Reference, ...]:
        """The sentences as heading, ordinal and fingerprint."""
        return tuple(map(parse_reference, self.sentences))


@attrs.frozen(kw_only=True)
class Clause:
    """One rule with its permanent id; `reading` decides it, `reason` stands where no edition states or implies it."""

    id: str
    kind: Kind
    text: str
    editions: dict[Edition, Citation] = attrs.field()
    reading: str = ""
    reason: str = ""

    @editions.validator
    def _names_every_edition(self, _: object, value: dict[Edition, Citation]) -> None:
        if set(value) != set(Edition):
            raise ValueError(f"{self.id} does not name every edition once")


@attrs.frozen(kw_only=True)
class Chapter:
    """The clauses of one file."""

    chapter: str
    clause: tuple[Clause, ...]


def read_toml(path: Path, form: type[T]) -> T:
    """Read one file strictly: no key that is not known, no text that is not a text."""
    return load_value(parse_toml(path.read_text(encoding="utf-8")), form)


def read_chapters(root: Path = ROOT) -> tuple[Chapter, ...]:
    """Read all clauses, in the order of the chapters."""
    return tuple(read_toml(path, Chapter) for path in sorted((root / "spec" / "clauses").glob("*.toml")))


def read_clauses(root: Path = ROOT) -> dict[str, Clause]:
    """Read all clauses by id, in the order of the chapters."""
    return {clause.id: clause for chapter in read_chapters(root) for clause in chapter.clause}


@attrs.frozen(kw_only=True)
class Parts:
    """The file of the sentences of one edition."""

    part: tuple[Part, ...]


def read_books(root: Path = ROOT) -> tuple[Book, ...]:
    """Read the sentences of every edition."""
    folder = root / "spec" / "sentences"
    return tuple(
        Book(edition=edition, parts=read_toml(folder / f"{edition.value}.toml", Parts).part)
        for edition in Edition
    )


@attrs.frozen(kw_only=True)
class Answer(clauses.Answer):
    """One possible answer; the file names editions, a misreading, an error code or a wrong outcome only where there are any."""

    editions: tuple[Edition, ...] = ()
    misreading: str = ""
    refused: str = ""
    gives: str = ""


@attrs.frozen(kw_only=True)
class Preset:
    """What is played under one edition, and on what ground."""

    value: str
    ground: Ground
    others: tuple[str, ...] = ()
    note: str = ""


@attrs.frozen(kw_only=True)
class Entry:
    """One question of the ledger; a reading has a preset for every edition, and `denies`: the clauses that a value makes false."""

    id: str
    question: str
    settled: Settled
    default: str
    reason: str
    consequence: str
    clauses: tuple[str, ...]
    values: tuple[Answer, ...]
    argument: str = ""
    general: tuple[General, ...] = ()
    examples: tuple[Example, ...] = ()
    denies: dict[str, tuple[str, ...]] = attrs.field(factory=dict)
    presets: dict[Edition, Preset] = attrs.field(factory=dict)


@attrs.frozen(kw_only=True)
class Ledger:
    """The file of readings."""

    entry: tuple[Entry, ...]


def read_ledger(root: Path = ROOT) -> tuple[Entry, ...]:
    """Read every question that the editions leave to be asked."""
    return read_toml(root / "spec" / "readings.toml", Ledger).entry
