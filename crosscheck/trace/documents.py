"""The documents of the rules as values: clauses, headings of the editions, the ledger of readings."""

import enum
import tomllib
from pathlib import Path
from typing import TypeVar

import attrs
import cattrs
from cattrs.gen import make_dict_structure_fn, override

ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T")


class Edition(enum.Enum):
    """A printing of the rules."""

    FR = "fr"
    EN = "en"
    EN_WEB = "en-web"
    DE = "de"
    IT = "it"


class How(enum.Enum):
    """What an edition says about a clause."""

    STATES = "states"
    IMPLIES = "implies"
    SILENT = "silent"
    DIFFERS = "differs"


class Kind(enum.Enum):
    """What a clause is about: the box, what a program can get wrong, or table manners that bind nothing."""

    FACT = "fact"
    BEHAVIOUR = "behaviour"
    CUSTOM = "custom"


@attrs.frozen(kw_only=True)
class Citation:
    """One edition on one clause."""

    how: How
    headings: tuple[str, ...] = ()
    note: str = ""


@attrs.frozen(kw_only=True)
class Editions:
    """All five editions on one clause."""

    fr: Citation
    en: Citation
    en_web: Citation
    de: Citation
    it: Citation

    def of(self, edition: Edition) -> Citation:
        """Return what one edition says."""
        match edition:
            case Edition.FR:
                return self.fr
            case Edition.EN:
                return self.en
            case Edition.EN_WEB:
                return self.en_web
            case Edition.DE:
                return self.de
            case Edition.IT:
                return self.it


@attrs.frozen(kw_only=True)
class Clause:
    """One rule with its permanent id."""

    id: str
    kind: Kind
    text: str
    editions: Editions


@attrs.frozen(kw_only=True)
class Chapter:
    """The clauses of one file."""

    chapter: str
    clause: tuple[Clause, ...]


def _strict_str(value: object, _: type[str]) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value


def _strict_int(value: object, _: type[int]) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def _strict_strs(value: object, _: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list of texts")
    return tuple(_strict_str(each, str) for each in value)


def _converter() -> cattrs.Converter:
    converter = cattrs.Converter(forbid_extra_keys=True)
    converter.register_structure_hook(str, _strict_str)
    converter.register_structure_hook(int, _strict_int)
    converter.register_structure_hook_func(lambda form: form == tuple[str, ...], _strict_strs)
    converter.register_structure_hook(
        Editions,
        make_dict_structure_fn(
            Editions, converter, _cattrs_forbid_extra_keys=True, en_web=override(rename="en-web")
        ),
    )
    return converter


CONVERTER = _converter()


def read_toml(path: Path, form: type[T]) -> T:
    """Read one file strictly: no key that is not known, no text that is not a text."""
    return CONVERTER.structure(tomllib.loads(path.read_text(encoding="utf-8")), form)


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


class Settled(enum.Enum):
    """How a question of the ledger is settled."""

    READING = "reading"
    MISREADING = "misreading"
    INDIFFERENT = "indifferent"


@attrs.frozen(kw_only=True)
class Answer:
    """One possible reading: its name, what it means, who backs it, and what becomes of whoever plays by it."""

    value: str
    meaning: str
    editions: tuple[Edition, ...]
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
