import re
from collections import Counter

from crosscheck.trace.documents import Edition, How, read_chapters

CLAUSES = [clause for chapter in read_chapters() for clause in chapter.clause]
CITATIONS = [
    (f"{clause.id} {edition.value}", clause.editions.of(edition)) for clause in CLAUSES for edition in Edition
]


def test_no_id_is_used_twice() -> None:
    assert [name for name, times in Counter(clause.id for clause in CLAUSES).items() if times > 1] == []


def test_ids_of_a_chapter_are_numbered_from_one_without_gaps() -> None:
    for chapter in read_chapters():
        prefix = chapter.clause[0].id.partition("-")[0]
        assert re.fullmatch("[A-Z]+", prefix)
        assert [clause.id for clause in chapter.clause] == [
            f"{prefix}-{number}" for number in range(1, len(chapter.clause) + 1)
        ]


def test_no_two_clauses_say_the_same() -> None:
    assert len({clause.text for clause in CLAUSES}) == len(CLAUSES)


def test_a_clause_is_whole_sentences() -> None:
    assert [clause.id for clause in CLAUSES if not re.fullmatch(r"[A-Z](?:\S| (?! ))*\.", clause.text)] == []


def test_a_citation_names_headings_unless_the_edition_is_silent() -> None:
    assert [
        place for place, citation in CITATIONS if bool(citation.headings) == (citation.how is How.SILENT)
    ] == []


def test_a_difference_is_told_in_a_note() -> None:
    assert [place for place, citation in CITATIONS if citation.how is How.DIFFERS and not citation.note] == []
