"""Every sentence of every rulebook is classified once, and every citation names one of them."""

from collections import Counter

import pytest

from crosscheck.trace.documents import read_books, read_clauses
from faraway.game.readings import Edition
from faraway.rulebook.books import Book, SentenceKind
from faraway.rulebook.citations import Reference

CLAUSES = read_clauses()
BOOKS = {book.edition: book for book in read_books()}
PLACES = {
    edition: {(each.heading, each.ordinal): each for each in book.sentences() if each.ordinal}
    for edition, book in BOOKS.items()
}
CITED = [
    (clause.id, edition, reference)
    for clause in CLAUSES.values()
    for edition, citation in clause.editions.items()
    for reference in citation.references
]


def test_every_citation_names_a_sentence_with_its_fingerprint() -> None:
    wrong = [
        f"{clause} {edition.value}: {reference.place}"
        for clause, edition, reference in CITED
        if PLACES[edition].get((reference.heading, reference.ordinal), reference).fingerprint
        != reference.fingerprint
        or (reference.heading, reference.ordinal) not in PLACES[edition]
    ]
    assert wrong == []


@pytest.mark.parametrize("edition", Edition)
def test_every_rule_sentence_has_a_clause(edition: Edition) -> None:
    cited = {(reference.heading, reference.ordinal) for _, where, reference in CITED if where is edition}
    missing = [
        each.place
        for place, each in PLACES[edition].items()
        if each.kind is SentenceKind.RULE and place not in cited
    ]
    assert missing == []


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.edition.value)
def test_a_book_has_sentences_of_every_kind_and_no_empty_part(book: Book) -> None:
    kinds = Counter(each.kind for each in book.sentences())
    assert kinds.keys() >= set(SentenceKind) - {SentenceKind.PRINT}
    assert all(part.sentences for part in book.parts)


def test_a_citation_moved_by_a_sentence_is_noticed() -> None:
    clause, edition, reference = next(each for each in CITED if each[0] == "SCORE-4")
    moved = Reference(
        heading=reference.heading, ordinal=reference.ordinal + 1, fingerprint=reference.fingerprint
    )
    assert PLACES[edition][moved.heading, moved.ordinal].fingerprint != moved.fingerprint, clause
