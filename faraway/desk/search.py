"""Find the ruling that a question asks for: SQLite's full-text search over the rulings, ranked by BM25."""

from __future__ import annotations

import sqlite3
from functools import cache
from math import log
from typing import TYPE_CHECKING

from attrs import frozen

from faraway.desk.rulings import Ruling, RulingBook, read_rulings
from faraway.desk.words import Language

if TYPE_CHECKING:
    from collections.abc import Mapping

COLUMNS = {"question": 3.0, "also": 3.0, "answer": 1.0, "keywords": 1.5}
"""What is indexed of a ruling, and how much a word weighs there."""
LEAST_SHARE = 0.45
"""How much of what a question says must be in a ruling for it to fit."""


@frozen(kw_only=True)
class Hit:
    """A ruling that was found: its rank's score, and how much of the question it holds, from 0 to 1."""

    ruling: Ruling
    score: float
    share: float


@frozen(eq=False)
class Index:
    """The rulings in a full-text table, and the terms of each."""

    rulings: tuple[Ruling, ...]
    language: Language
    terms: tuple[Mapping[str, list[str]], ...]
    database: sqlite3.Connection

    def weight(self, term: str) -> float:
        """Give how much a term says: the rarer among the rulings, the more; one that is in none says the most."""
        holding = sum(any(term in words for words in columns.values()) for columns in self.terms)
        rulings = len(self.terms)
        return max(log((rulings - holding + 0.5) / (holding + 0.5)), 1e-6)

    def search(self, question: str) -> list[Hit]:
        """Give every ruling that shares a word with the question, the best first."""
        asked = self.language.asked(question)
        known = [term for term, is_known in asked.items() if is_known]
        if not known:
            return []
        rows = self.database.execute(
            f"SELECT rowid, -bm25(desk, {', '.join(map(str, COLUMNS.values()))}) AS score "  # noqa: S608  numbers of ours
            "FROM desk WHERE desk MATCH ? ORDER BY score DESC, rowid",
            (" OR ".join(f'"{term}"' for term in known),),
        )
        weights = {term: self.weight(term) for term in asked}
        return [self._hit(row, score, weights) for row, score in rows]

    def _hit(self, row: int, score: float, weights: Mapping[str, float]) -> Hit:
        held = {term for words in self.terms[row].values() for term in words}
        share = sum(weight for term, weight in weights.items() if term in held) / sum(weights.values())
        return Hit(ruling=self.rulings[row], score=score, share=share)

    def answer(self, question: str) -> list[Hit]:
        """Give the ruling that fits best and the next ones; nothing when none fits."""
        hits = self.search(question)
        return hits if hits and max(hit.share for hit in hits[:3]) >= LEAST_SHARE else []


def build_index(book: RulingBook) -> Index:
    """Put the rulings into a full-text table in memory."""
    language = Language.of(book.stopwords, book.same)
    terms = tuple(
        {
            "question": language.terms(ruling.question),
            "also": language.terms(" ".join(ruling.also)),
            "answer": language.terms(ruling.answer),
            "keywords": language.terms(" ".join(ruling.keywords)),
        }
        for ruling in book.rulings
    )
    database = sqlite3.connect(":memory:")
    database.execute(f"CREATE VIRTUAL TABLE desk USING fts5({', '.join(COLUMNS)}, tokenize='unicode61')")
    database.executemany(
        "INSERT INTO desk(rowid, question, also, answer, keywords) VALUES (?, ?, ?, ?, ?)",
        [(row, *(" ".join(columns[name]) for name in COLUMNS)) for row, columns in enumerate(terms)],
    )
    vocabulary = {term for columns in terms for words in columns.values() for term in words}
    return Index(book.rulings, language.knowing(vocabulary), terms, database)


@cache
def desk_index() -> Index:
    """Give the index of the rulings that ship with the package."""
    return build_index(read_rulings())
