"""Find the ruling that a question asks for.

SQLite's full-text search gives every ruling that shares a word with the question, with its BM25. The ruling's wordings
are then compared with the question one by one: a ruling is found by the wording that is most like it.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from math import log
from typing import TYPE_CHECKING

from attrs import frozen

from faraway.desk.rulings import Ruling, RulingBook, read_rulings
from faraway.desk.words import Language

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

COLUMNS = {"question": 3.0, "also": 3.0, "answer": 1.0, "keywords": 1.5}
"""What is indexed of a ruling, and how much a word weighs there."""
LEAST_WEIGHT, GREATEST_WEIGHT = 1.5, 2.5
"""How much a word says when it is in nearly every ruling, and when it is in one or in none."""
OFTEN, FULL_TEXT = 0.3, 0.3
"""How much it counts beside the best wording that words come up often, and what the full-text search says."""
LEAST_SHARE, LEAST_LIKENESS = 0.51, 0.35
"""How much of a question must be in a ruling, and how like it a wording must be, for the ruling to fit."""
ROUNDING = 9
"""Scores that differ by less are equal, whatever the order in which they were added up; the earlier ruling is first."""


@frozen(kw_only=True)
class Hit:
    """A ruling that was found: its score, its best wording's likeness and how much of the question it holds, to 1."""

    ruling: Ruling
    score: float
    likeness: float
    share: float

    @property
    def fits(self) -> bool:
        """Tell whether this is an answer rather than a chance meeting of words."""
        return self.share >= LEAST_SHARE and self.likeness >= LEAST_LIKENESS


@frozen(kw_only=True)
class Entry:
    """One ruling as terms: the words of each column, of each wording, and all of them."""

    ruling: Ruling
    columns: Mapping[str, list[str]]
    wordings: tuple[frozenset[str], ...]

    @property
    def terms(self) -> frozenset[str]:
        """Every term of the ruling."""
        return frozenset(term for words in self.columns.values() for term in words)


@frozen(eq=False, kw_only=True)
class Index:
    """The rulings in a full-text table, and as terms."""

    entries: tuple[Entry, ...]
    language: Language
    weights: Mapping[str, float]
    database: sqlite3.Connection

    def weigh(self, terms: Collection[str]) -> float:
        """Add up what terms say; one that is in no ruling says the most."""
        return sum(self.weights.get(term, GREATEST_WEIGHT) for term in terms)

    def search(self, question: str) -> list[Hit]:
        """Give every ruling that shares a word with the question, the best first."""
        asked = self.language.asked(question)
        known = frozenset(term for term, is_known in asked.items() if is_known)
        if not known:
            return []
        found = self._full_text(known)
        best = max(found.values(), default=1.0)
        weight = self.weigh(asked)
        hits = [self._hit(self.entries[row], score / best, known, weight) for row, score in found.items()]
        return sorted(hits, key=lambda hit: -round(hit.score, ROUNDING))

    def answer(self, question: str) -> list[Hit]:
        """Give the ruling that fits best and the next ones; nothing when the best does not fit."""
        hits = self.search(question)
        return hits if hits and hits[0].fits else []

    def _full_text(self, known: frozenset[str]) -> dict[int, float]:
        rows: list[tuple[int, float]] = self.database.execute(
            f"SELECT rowid, -bm25(desk, {', '.join(map(str, COLUMNS.values()))}) FROM desk "  # noqa: S608  numbers of ours
            "WHERE desk MATCH ? ORDER BY rowid",
            (" OR ".join(f'"{term}"' for term in sorted(known)),),
        ).fetchall()
        return dict(rows)

    def _hit(self, entry: Entry, full_text: float, known: frozenset[str], asked_weight: float) -> Hit:
        known_weight = self.weigh(known)
        likeness = max(
            2 * self.weigh(known & wording) / (known_weight + self.weigh(wording))
            for wording in entry.wordings
        )
        often = sum(self.weigh(known & wording) for wording in entry.wordings)
        often /= len(entry.wordings) * known_weight
        return Hit(
            ruling=entry.ruling,
            score=likeness + OFTEN * often + FULL_TEXT * full_text,
            likeness=likeness,
            share=self.weigh(known & entry.terms) / asked_weight,
        )


def build_index(book: RulingBook) -> Index:
    """Put the rulings into a full-text table in memory."""
    language = Language.of(book)
    entries = tuple(_entry(language, ruling) for ruling in book.rulings)
    database = sqlite3.connect(":memory:")
    database.execute(f"CREATE VIRTUAL TABLE desk USING fts5({', '.join(COLUMNS)}, tokenize='unicode61')")
    database.executemany(
        "INSERT INTO desk(rowid, question, also, answer, keywords) VALUES (?, ?, ?, ?, ?)",
        [(row, *(" ".join(entry.columns[name]) for name in COLUMNS)) for row, entry in enumerate(entries)],
    )
    vocabulary = {term for entry in entries for term in entry.terms}
    return Index(
        entries=entries,
        language=language.knowing(vocabulary),
        weights=_weights(entries),
        database=database,
    )


def _entry(language: Language, ruling: Ruling) -> Entry:
    wordings = [language.terms(wording) for wording in (ruling.question, *ruling.also)]
    columns = {
        "question": wordings[0],
        "also": [term for wording in wordings[1:] for term in wording],
        "answer": language.terms(ruling.answer),
        "keywords": language.terms(" ".join(ruling.keywords)),
    }
    return Entry(ruling=ruling, columns=columns, wordings=tuple(map(frozenset, wordings)))


def _weights(entries: Collection[Entry]) -> dict[str, float]:
    """Weigh every term by how few rulings ask with it, within bounds."""
    asking = [frozenset[str]().union(*entry.wordings) for entry in entries]
    terms = {term for entry in entries for term in entry.terms}
    holding = {term: sum(term in words for words in asking) for term in terms}
    return {
        term: min(max(log((len(entries) + 1) / (number + 0.5)), LEAST_WEIGHT), GREATEST_WEIGHT)
        for term, number in holding.items()
    }


@cache
def desk_index() -> Index:
    """Give the index of the rulings that ship with the package."""
    return build_index(read_rulings())
