"""The sentences of the five rulebooks as data: heading, ordinal, kind and fingerprint, without their text."""

import re
from collections import Counter
from enum import Enum
from functools import cache
from typing import Final

from attrs import frozen

from faraway.game.readings import Edition
from faraway.io import load
from faraway.rulebook.citations import Reference
from faraway.shipped import read_shipped


class SentenceKind(Enum):
    """What a sentence of a rulebook is."""

    RULE = "rule"
    EXAMPLE = "example"
    ADVICE = "advice"
    COMPONENT = "component"
    FLAVOUR = "flavour"
    HEADING = "heading"
    PRINT = "print"


UNCOUNTED: Final = frozenset({SentenceKind.HEADING, SentenceKind.PRINT})
"""Kinds without an ordinal: headings, and what is no sentence (page numbers, credits, marks of the scan)."""

_REFERENCE = re.compile(r"(?P<heading>.+) #(?P<ordinal>[1-9]\d*) (?P<fingerprint>[0-9a-f]{12})")


@frozen(kw_only=True)
class BookSentence(Reference):
    """A sentence of a rulebook with its kind; headings and print have the ordinal 0."""

    kind: SentenceKind


@frozen(kw_only=True)
class Part:
    """Sentences that follow each other in a copy under one heading, each as its kind and its fingerprint."""

    heading: str
    sentences: tuple[str, ...]


@frozen(kw_only=True)
class Book:
    """One edition in the order of its copy; a heading whose text is interrupted there has several parts."""

    edition: Edition
    parts: tuple[Part, ...]

    def sentences(self) -> tuple[BookSentence, ...]:
        """Return all sentences, numbered under their headings."""
        counts: Counter[str] = Counter()
        found = []
        for part in self.parts:
            for sentence in part.sentences:
                name, fingerprint = sentence.split()
                kind = SentenceKind(name)
                counts[part.heading] += kind not in UNCOUNTED
                ordinal = 0 if kind in UNCOUNTED else counts[part.heading]
                found.append(
                    BookSentence(heading=part.heading, ordinal=ordinal, kind=kind, fingerprint=fingerprint)
                )
        return tuple(found)


@frozen(kw_only=True)
class Shelf:
    """The books of all editions."""

    books: tuple[Book, ...]


def parse_reference(text: str) -> Reference:
    """Parse `HEADING #ORDINAL FINGERPRINT`; raise ValueError for anything else."""
    found = _REFERENCE.fullmatch(text)
    if found is None:
        raise ValueError(f"not a heading, an ordinal and a fingerprint: {text!r}")
    return Reference(
        heading=found["heading"], ordinal=int(found["ordinal"]), fingerprint=found["fingerprint"]
    )


@cache
def read_books() -> tuple[Book, ...]:
    """Return the sentences that ship with the package."""
    return load(read_shipped("sentences.json"), Shelf).books
