"""The documents of the rules as values: clauses, headings of the editions, the ledger of readings."""

import enum
import tomllib
from pathlib import Path
from typing import TypeVar

import attrs

from faraway.game.readings import Edition
from faraway.io import load_value
from faraway.rulebook import clauses
from faraway.rulebook.clauses import How, Kind, Settled

ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T")


@attrs.frozen(kw_only=True)
class Citation:
    """One edition on one clause."""

    how: How
    headings: tuple[str, ...] = ()
    note: str = ""


@attrs.frozen(kw_only=True)
class Clause:
    """One rule with its permanent id."""

    id: str
    kind: Kind
    text: str
    editions: dict[Edition, Citation] = attrs.field()

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
    return load_value(tomllib.loads(path.read_text(encoding="utf-8")), form)


def read_chapters(root: Path = ROOT) -> tuple[Chapter, ...]:
    """Read all clauses, in the order of the chapters."""
    return tuple(read_toml(path, Chapter) for path in sorted((root / "spec" / "clauses").glob("*.toml")))


def read_clauses(root: Path = ROOT) -> dict[str, Clause]:
    """Read all clauses by id, in the order of the chapters."""
    return {clause.id: clause for chapter in read_chapters(root) for clause in chapter.clause}


class HeadingKind(enum.Enum):
    """Why a heading went to no clause."""

    LORE = "lore"
    CONTENTS = "contents"
    PICTURE = "picture"
    CREDITS = "credits"
    ADVERTISEMENT = "advertisement"


@attrs.frozen(kw_only=True)
class Heading:
    """One heading of one edition, and the clauses that each of its sentences went to."""

    edition: Edition
    title: str
    sentences: tuple[str, ...] = ()
    kind: HeadingKind | None = None
    reason: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """Return the clauses of all sentences, each once."""
        words = [word for sentence in self.sentences for word in sentence.split()]
        return tuple(dict.fromkeys(word for word in words if word != RULES_NOTHING))


@attrs.frozen(kw_only=True)
class Headings:
    """The file of headings."""

    heading: tuple[Heading, ...]


RULES_NOTHING = "lore"
"""How a sentence is marked that rules nothing under a heading that does."""


def read_headings(root: Path = ROOT) -> tuple[Heading, ...]:
    """Read every heading of every edition."""
    return read_toml(root / "spec" / "headings.toml", Headings).heading


@attrs.frozen(kw_only=True)
class Answer(clauses.Answer):
    """One possible reading; the file names a misreading or an error code only where there is one."""

    misreading: str = ""
    refused: str = ""


@attrs.frozen(kw_only=True)
class Entry:
    """One question of the ledger."""

    id: str
    question: str
    settled: Settled
    default: str
    reason: str
    consequence: str
    clauses: tuple[str, ...]
    values: tuple[Answer, ...]
    argument: str = ""


@attrs.frozen(kw_only=True)
class Ledger:
    """The file of readings."""

    entry: tuple[Entry, ...]


def read_ledger(root: Path = ROOT) -> tuple[Entry, ...]:
    """Read every question that the editions leave to be asked."""
    return read_toml(root / "spec" / "readings.toml", Ledger).entry
