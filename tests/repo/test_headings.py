from collections import Counter

from crosscheck.trace.documents import read_clauses, read_headings
from faraway.game.readings import Edition
from faraway.rulebook.clauses import How

HEADINGS = read_headings()
CLAUSES = read_clauses()
CITED = {
    (edition, title, clause.id): clause.editions[edition].how
    for clause in CLAUSES.values()
    for edition in Edition
    for title in clause.editions[edition].headings
}
WENT_TO = {(heading.edition, heading.title, clause) for heading in HEADINGS for clause in heading.clauses}


def test_no_heading_of_an_edition_stands_twice() -> None:
    places = Counter((heading.edition, heading.title) for heading in HEADINGS)
    assert [place for place, times in places.items() if times > 1] == []


def test_every_edition_has_headings_and_clauses_and_headings_know_each_other() -> None:
    assert {heading.edition for heading in HEADINGS} == set(Edition)
    assert {clause for _, _, clause in WENT_TO} - set(CLAUSES) == set()
    known = {(heading.edition, heading.title) for heading in HEADINGS}
    assert {(edition, title) for edition, title, _ in CITED} - known == set()
    assert WENT_TO - set(CITED) == set()


def test_a_heading_went_to_clauses_or_says_why_not() -> None:
    for heading in HEADINGS:
        assert bool(heading.clauses) == (heading.kind is None), heading
        assert bool(heading.reason) == (heading.kind is not None), heading
        assert all(sentence.split() for sentence in heading.sentences), heading


def test_what_a_clause_calls_stated_has_its_sentence() -> None:
    said = {place for place, how in CITED.items() if how in {How.STATES, How.DIFFERS}}
    assert said - WENT_TO == set()
