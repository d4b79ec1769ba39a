"""Find the ruling that a question asks for.

Every wording of a ruling is a row of a full-text table (SQLite's FTS5). A question is taken apart into features: terms,
words that say little, and words that stand together. For each the table tells how many wordings of which ruling hold it;
a ruling is as likely to be meant as its wordings are to be put like that, in what they say and in what they leave out.
"""

from __future__ import annotations

import json
import sqlite3
from functools import cache
from importlib import resources
from math import log

from attrs import frozen

from faraway.rulebook.words import Kind, Language

WEIGHTS = {Kind.TERM: 1.2, Kind.LITTLE: 0.3, Kind.PAIR: 0.25, Kind.UNKNOWN: 0.0, Kind.ELSEWHERE: 0.0}
"""How much each kind of feature counts for a ruling."""
TELLING = {Kind.TERM: 1.0, Kind.LITTLE: 0.0, Kind.PAIR: 0.0, Kind.UNKNOWN: 1.0, Kind.ELSEWHERE: 4.0}
"""How much each kind tells of what a question is about."""
UNSAID = 1.5
"""How much it counts that a term is not there, beside that it is; two that stand together are not missed."""
SMOOTHING, MOST_LIKELY = 2.0, 0.97
"""How many wordings a ruling is taken to have beside its own, put as all rulings are; and what nothing is likelier than."""
LEAST_SHARE, LEAST_SCORE = 0.45, -1.0
"""How much of a question must be in a ruling's wordings, and what it must score, for the ruling to fit."""
LEAST_KNOWN = (2.0, 0.5, 0.35)
"""Or how much must be known in any wording when it names no term of these rules (never enough), one, or more."""
ROUNDING = 9
"""Scores that differ by less are equal, whatever the order in which they were added up; the earlier ruling is first."""


@frozen(kw_only=True)
class Row:
    """One wording, keyword or answer of a ruling: how much it counts, and its terms with blanks between them."""

    ruling: int
    weight: float
    terms: str


@frozen(kw_only=True)
class Entry:
    """One ruling in the index: how many wordings it has, and how likely they are to leave out all there is to say."""

    id: str
    wordings: float
    silence: float


@frozen(kw_only=True)
class Hit:
    """A ruling that was found: its row, its score, and how much of the question its wordings hold, to 1.

    Beside it how much of the question is known in any wording, and how many terms of these rules it names.
    """

    row: int
    id: str
    score: float
    share: float
    known: float
    core: int

    @property
    def fits(self) -> bool:
        """Tell whether this is an answer rather than a chance meeting of words."""
        is_close = self.share >= LEAST_SHARE and self.score >= LEAST_SCORE
        return is_close or self.known >= LEAST_KNOWN[min(self.core, len(LEAST_KNOWN) - 1)]


@frozen(kw_only=True)
class Likelihood:
    """How likely a feature is in a wording of any ruling, and how likely in one of a ruling that holds it so often."""

    often: float
    wordings: float

    @property
    def anywhere(self) -> float:
        """How likely it is in any wording."""
        return (self.often + 0.5) / (self.wordings + 1)

    def said(self, holding: float, wordings: float) -> float:
        """Give how much it speaks for a ruling that the feature is there."""
        return log(self._within(holding, wordings) / self.anywhere)

    def unsaid(self, holding: float, wordings: float) -> float:
        """Give how much it speaks for a ruling that the feature is not there."""
        return UNSAID * log((1 - self._within(holding, wordings)) / (1 - self.anywhere))

    def _within(self, holding: float, wordings: float) -> float:
        return min((holding + SMOOTHING * self.anywhere) / (wordings + SMOOTHING), MOST_LIKELY)


def features_of(row: Row, language: Language) -> dict[str, Kind]:
    """Give the features of a row of the index."""
    return language.features([(term, language.kind_of(term)) for term in row.terms.split()])


@frozen(eq=False, kw_only=True)
class Index:
    """The rulings' wordings in a full-text table, and what is known of language."""

    entries: tuple[Entry, ...]
    rows: tuple[Row, ...]
    language: Language
    database: sqlite3.Connection

    @classmethod
    def of(cls, entries: tuple[Entry, ...], rows: tuple[Row, ...], language: Language) -> Index:
        """Put rows into a full-text table in memory."""
        database = sqlite3.connect(":memory:")
        database.execute(
            "CREATE VIRTUAL TABLE wording USING fts5(terms, ruling UNINDEXED, weight UNINDEXED, columnsize=0)"
        )
        database.executemany(
            "INSERT INTO wording(terms, ruling, weight) VALUES (?, ?, ?)",
            ((row.terms, row.ruling, row.weight) for row in rows),
        )
        return cls(entries=entries, rows=rows, language=language, database=database)

    @property
    def wordings(self) -> float:
        """How many wordings there are."""
        return sum(entry.wordings for entry in self.entries)

    def search(self, question: str) -> list[Hit]:
        """Give every ruling, the one most likely to be meant first; nothing when no word is known."""
        asked = self.language.features(self.language.terms(question))
        scores = [entry.silence for entry in self.entries]
        shares = [0.0 for _ in self.entries]
        asked_weight, known_weight, wordings = 0.0, 0.0, self.wordings
        for feature, kind in asked.items():
            holding = {} if kind is Kind.ELSEWHERE else self._holding(feature, kind)
            likelihood = Likelihood(often=sum(holding.values()), wordings=wordings)
            telling = 0.0 if feature in self.language.asking else TELLING[kind]
            rarity = -log(likelihood.anywhere) * telling
            asked_weight += rarity
            known_weight += rarity if holding else 0.0
            for row, entry in enumerate(self.entries if holding else ()):
                held = holding.get(row, 0.0)
                said = likelihood.said(held, entry.wordings)
                unsaid = 0.0 if kind is Kind.PAIR else likelihood.unsaid(held, entry.wordings)
                scores[row] += WEIGHTS[kind] * (said - unsaid)
                shares[row] += rarity if held else 0.0
        if not any(shares):
            return []
        known, core = known_weight / asked_weight, len(self.language.core.intersection(asked))
        hits = [
            Hit(
                row=row,
                id=entry.id,
                score=scores[row],
                share=shares[row] / asked_weight,
                known=known,
                core=core,
            )
            for row, entry in enumerate(self.entries)
        ]
        return sorted(hits, key=lambda hit: -round(hit.score, ROUNDING))

    def answer(self, question: str) -> list[Hit]:
        """Give the ruling that fits best and the next ones; nothing when the best does not fit."""
        hits = self.search(question)
        return hits if hits and hits[0].fits else []

    def _holding(self, feature: str, kind: Kind) -> dict[int, float]:
        """Give for each ruling how many of its wordings hold a feature."""
        if kind is Kind.PAIR:
            before, _, after = feature.partition("_")
            sought = f'"{before} {after}"' if before else f'^ "{after}"'
        else:
            narrower = (term for term, wider in self.language.wider_of.items() if wider == feature)
            sought = " OR ".join(f'"{term}"' for term in (feature, *narrower))
        found: list[tuple[int, float]] = self.database.execute(
            "SELECT ruling, sum(weight) FROM wording WHERE wording MATCH ? GROUP BY ruling", (sought,)
        ).fetchall()
        return dict(found)


def load_index(data: bytes) -> Index:
    """Read an index that was written with the package: our own data, which a test compares with the documents."""
    document = json.loads(data)
    return Index.of(
        tuple(
            Entry(id=name, wordings=wordings, silence=silence)
            for name, wordings, silence in document["rulings"]
        ),
        tuple(Row(ruling=ruling, weight=weight, terms=terms) for ruling, weight, terms in document["rows"]),
        Language(
            stopwords=frozenset(document["stopwords"].split()),
            asking=frozenset(document["asking"].split()),
            core=frozenset(document["core"].split()),
            elsewhere=frozenset(document["elsewhere"].split()),
            term_of=document["terms"],
            term_of_stem=document["stems"],
            phrases=document["phrases"],
            wider_of=document["wider"],
            words=tuple(document["words"].split()),
        ),
    )


def read_index() -> bytes:
    """Read the index that ships with the package, as it is."""
    return resources.files("faraway").joinpath("data", "questions.json").read_bytes()


@cache
def desk_index() -> Index:
    """Give the index of the rulings that ship with the package."""
    return load_index(read_index())
