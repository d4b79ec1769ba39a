"""Compare ways to find the ruling that a question asks for: ours, SQLite FTS5, rapidfuzz alone, BM25.

Run it in a throw-away environment, from the root of the repository:

    python3 -m venv /tmp/search
    /tmp/search/bin/pip install rank-bm25 rapidfuzz attrs cattrs click rich
    /tmp/search/bin/python -m crosscheck measure search

All of them search the same wordings for the questions of tests/faraway/rulebook/asking. None of the others knows when
not to answer, so each gets the best threshold it can have: the highest that still answers 97% of the questions.
"""

import re
import sqlite3
import time
import tomllib
import unicodedata
from collections.abc import Callable
from pathlib import Path

from rank_bm25 import BM25Okapi
from rapidfuzz import fuzz, process

from faraway.rulebook import search
from faraway.rulebook.ruling_book import read_rulings

ASKED = Path("tests/faraway/rulebook/asking")
ANSWERED = 0.97
BOOK = read_rulings()
INDEX = search.shipped_index()
WORDINGS = [
    (text, ruling.id)
    for ruling in BOOK.rulings
    for text in (ruling.question, *ruling.also, *ruling.keywords, ruling.answer)
]
Ranked = list[tuple[str, float]]


def words(text: str) -> list[str]:
    """Return the lower-case words of a text without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[a-z0-9]+", "".join(each for each in plain if not unicodedata.combining(each)))


def best_by_ruling(scored: list[tuple[str, float]]) -> Ranked:
    """Return each ruling with the score of its best wording, best first."""
    best: dict[str, float] = {}
    for ruling, score in scored:
        best[ruling] = max(best.get(ruling, score), score)
    return sorted(best.items(), key=lambda pair: -pair[1])


def ours(question: str) -> Ranked:
    """Rank by our index."""
    return [(hit.id, hit.score) for hit in INDEX.search(question)]


def fts5(tokenizer: str) -> Callable[[str], Ranked]:
    """Rank by the bm25 of SQLite's full-text table over the raw wordings."""
    database = sqlite3.connect(":memory:")
    database.execute(
        f"CREATE VIRTUAL TABLE wording USING fts5(text, ruling UNINDEXED, tokenize='{tokenizer}')"
    )
    database.executemany("INSERT INTO wording VALUES (?, ?)", WORDINGS)

    def rank(question: str) -> Ranked:
        sought = " OR ".join(f'"{word}"' for word in words(question))
        query = "SELECT ruling, -bm25(wording) FROM wording WHERE wording MATCH ?"
        return best_by_ruling(database.execute(query, (sought,)).fetchall()) if sought else []

    return rank


def fuzzy(scorer: Callable[..., float]) -> Callable[[str], Ranked]:
    """Rank by the most similar wording."""
    texts = [" ".join(words(text)) for text, _ in WORDINGS]

    def rank(question: str) -> Ranked:
        found = process.extract(" ".join(words(question)), texts, scorer=scorer, limit=200)
        return best_by_ruling([(WORDINGS[place][1], score) for _, score, place in found])

    return rank


def bm25(split: Callable[[str], list[str]], *, by_ruling: bool) -> Callable[[str], Ranked]:
    """Rank by BM25, over wordings or over all wordings of a ruling as one text."""
    documents: dict[object, list[str]] = {}
    for place, (text, ruling) in enumerate(WORDINGS):
        documents.setdefault(ruling if by_ruling else (place, ruling), []).extend(split(text))
    names = [key if isinstance(key, str) else key[1] for key in documents]
    model = BM25Okapi(list(documents.values()))

    def rank(question: str) -> Ranked:
        return best_by_ruling(list(zip(names, map(float, model.get_scores(split(question))), strict=True)))

    return rank


def our_terms(text: str) -> list[str]:
    """Return the terms of our language layer: synonyms of four languages, stems, mended slips."""
    return [term for term, _ in INDEX.vocabulary.terms(text)]


WAYS: dict[str, Callable[[str], Ranked]] = {
    "ours": ours,
    "FTS5, unicode61": fts5("unicode61 remove_diacritics 2"),
    "FTS5, porter": fts5("porter unicode61"),
    "rapidfuzz, token_set_ratio": fuzzy(fuzz.token_set_ratio),
    "rapidfuzz, WRatio": fuzzy(fuzz.WRatio),
    "BM25 over wordings": bm25(words, by_ruling=False),
    "BM25 over rulings": bm25(words, by_ruling=True),
    "BM25 over wordings, our terms": bm25(our_terms, by_ruling=False),
    "BM25 over rulings, our terms": bm25(our_terms, by_ruling=True),
}


def main() -> None:
    """Print one line for each way: first, in three, off-topic answered, time."""
    own, blind, more = (
        tomllib.loads((ASKED / f"{name}.toml").read_text("utf-8"))
        for name in ("questions", "blind_questions", "off_topic")
    )
    asked = [
        (question, entry["ruling"])
        for entry in (*own["asked"], *blind["asked"])
        for question in entry["questions"]
    ]
    elsewhere = (*own["offtopic"][0]["questions"], *more["questions"])
    print(f"{len(asked)} questions, {len(elsewhere)} about something else, {len(WORDINGS)} wordings")
    for name, rank in WAYS.items():
        start = time.process_time()
        answers = [rank(question) for question, _ in asked]
        seconds = (time.process_time() - start) / len(asked)
        found = [[ruling for ruling, _ in answer[:3]] for answer in answers]
        first = sum(answer[:1] == [ruling] for answer, (_, ruling) in zip(found, asked, strict=True))
        near = sum(ruling in answer for answer, (_, ruling) in zip(found, asked, strict=True))
        best = sorted((answer[0][1] if answer else 0.0 for answer in answers), reverse=True)
        threshold = best[int(len(best) * ANSWERED) - 1]
        if name == "ours":
            answered = sum(bool(INDEX.answer(question)) for question in elsewhere)
        else:
            tops = [rank(question)[:1] for question in elsewhere]
            answered = sum(bool(top) and top[0][1] >= threshold for top in tops)
        print(
            f"{name:32} first {first / len(asked):4.0%}  in three {near / len(asked):4.0%}"
            f"  off-topic answered {answered:2}  {seconds * 1000:5.1f} ms a question"
        )
