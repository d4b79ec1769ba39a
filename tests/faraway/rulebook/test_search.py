import json
from math import log

import pytest

from faraway.rulebook.search import Likelihood, desk_index, read_index


def test_the_likeliest_ruling_is_first_and_the_next_ones_follow() -> None:
    hits = desk_index().answer("does the card itself count?")
    assert hits[0].id == "own-quest"
    assert hits[0].fits
    scores = [hit.score for hit in hits]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("question", ["", "???", "qwertz uiop", "best pizza in town", "must I?", "when 1998"])
def test_nothing_fits_what_is_no_question_about_the_rules(question: str) -> None:
    assert desk_index().answer(question) == []


def test_a_question_in_words_of_fts5_is_only_words() -> None:
    assert desk_index().search('sanctuary" OR NEAR(AND) *')


def test_what_is_left_unsaid_tells_rulings_apart() -> None:
    """A question that names no Sanctuary is about the Region; the rest is put in the same words."""
    assert desk_index().answer("does a card count itself for its quest")[0].id == "own-quest"
    assert (
        desk_index().answer("does a sanctuary count itself for its quest")[0].id == "sanctuary-counts-itself"
    )


def test_a_feature_speaks_for_a_ruling_as_far_as_it_is_likelier_there() -> None:
    """Worked by hand: 9 of 18 wordings and half a one make 1/2 anywhere; two like all others come with a ruling's own."""
    feature = Likelihood(often=9.0, wordings=18.0)
    assert feature.anywhere == 0.5
    assert feature.said(0.0, 6.0) == pytest.approx(log(1 / 4))
    assert feature.unsaid(0.0, 6.0) == pytest.approx(1.5 * log(7 / 4))
    assert feature.said(9.0, 6.0) == pytest.approx(log(0.97 * 2))


def test_the_index_of_the_package_names_every_ruling_and_term() -> None:
    document = json.loads(read_index())
    assert [name for name, *_ in document["rulings"]] == [entry.id for entry in desk_index().entries]
    assert document["terms"]["heiligtum"] == "sanctuary"
