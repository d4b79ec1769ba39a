import re
from collections import Counter

from crosscheck.trace.documents import read_chapters
from faraway.game.readings import Edition
from faraway.rulebook.clauses import How

CLAUSES = [clause for chapter in read_chapters() for clause in chapter.clause]
CITATIONS = [
    (f"{clause.id} {edition.value}", clause.editions[edition]) for clause in CLAUSES for edition in Edition
]


def test_a_clause_has_an_id_and_whole_sentences_of_its_own() -> None:
    assert [name for name, times in Counter(clause.id for clause in CLAUSES).items() if times > 1] == []
    assert len({clause.text for clause in CLAUSES}) == len(CLAUSES)
    assert [clause.id for clause in CLAUSES if not re.fullmatch(r"[A-Z](?:\S| (?! ))*\.", clause.text)] == []


def test_ids_of_a_chapter_are_numbered_from_one_without_gaps() -> None:
    for chapter in read_chapters():
        prefix = chapter.clause[0].id.partition("-")[0]
        assert re.fullmatch("[A-Z]+", prefix)
        assert [clause.id for clause in chapter.clause] == [
            f"{prefix}-{number}" for number in range(1, len(chapter.clause) + 1)
        ]


def test_a_citation_names_headings_unless_the_edition_is_silent_and_notes_a_difference() -> None:
    for place, citation in CITATIONS:
        assert bool(citation.headings) != (citation.how is How.SILENT), place
        assert citation.how is not How.DIFFERS or citation.note, place
