from __future__ import annotations

import pytest

from faraway.desk.page_index import dump_index
from faraway.desk.search import desk_index


def test_the_best_wording_decides_and_the_next_ones_follow() -> None:
    hits = desk_index().answer("does the card itself count?")
    assert hits[0].ruling.id == "own-quest"
    assert hits[0].fits
    scores = [hit.score for hit in hits]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("question", ["", "???", "qwertz uiop", "best pizza in town"])
def test_nothing_fits_what_is_no_question_about_the_rules(question: str) -> None:
    assert desk_index().answer(question) == []


def test_a_question_in_words_of_fts5_is_only_words() -> None:
    assert desk_index().search('sanctuary" OR NEAR(AND) *')


def test_the_index_of_the_page_holds_every_ruling_and_no_mention_of_a_word_that_is_its_own_term() -> None:
    index = dump_index(desk_index())
    rulings, terms = index["rulings"], index["terms"]
    assert isinstance(rulings, list)
    assert isinstance(terms, dict)
    assert len(rulings) == len(desk_index().entries)
    assert terms["heiligtum"] == "sanctuary"
    assert "sanctuary" not in terms
