import json
from math import log

import pytest

from faraway.rulebook.search import (
    OUTSIDE,
    Frequency,
    Hit,
    dump_posting,
    parse_posting,
    read_index_file,
    shipped_index,
)


def test_the_likeliest_ruling_is_first_and_the_next_ones_follow() -> None:
    hits = shipped_index().answer("does the card itself count?")
    assert hits[0].id == "own-quest"
    assert hits[0].is_answer
    scores = [hit.score for hit in hits]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize("question", ["", "???", "qwertz uiop", "best pizza in town", "must I?", "when 1998"])
def test_no_answer_to_what_is_not_a_question_about_the_rules(question: str) -> None:
    assert shipped_index().answer(question) == []


@pytest.mark.parametrize(
    "question",
    [
        "I lost a card, who sends me a new one?",
        "Il me manque deux cartes, à qui écrire ?",
        "Wie hoch ist die durchschnittliche Punktzahl?",
        "Ti piace questo gioco?",
    ],
)
def test_no_answer_where_the_best_entry_is_outside_the_rules(question: str) -> None:
    assert shipped_index().search(question)[0].id.startswith(OUTSIDE)
    assert shipped_index().answer(question) == []


def test_no_answer_where_another_game_is_named() -> None:
    asked = "How many cards do I draw when I find a Sanctuary"
    found = shipped_index().answer(f"{asked}?")
    assert found[0].id == "how-many-drawn"
    assert not any(hit.id.startswith(OUTSIDE) for hit in found)
    assert shipped_index().answer(f"In Wingspan, {asked}?") == []


def test_a_posting_is_read_as_it_was_written() -> None:
    assert parse_posting("3 7:2.5") == {3: 1.0, 7: 2.5}
    assert dump_posting({7: 2.5, 3: 1.0}) == "3 7:2.5"
    assert parse_posting("") == {}


def test_absent_terms_distinguish_rulings() -> None:
    """A question that names no Sanctuary is about the Region; the rest is put in the same words."""
    assert shipped_index().answer("does a card count itself for its quest")[0].id == "own-quest"
    assert (
        shipped_index().answer("does a sanctuary count itself for its quest")[0].id
        == "sanctuary-counts-itself"
    )


def test_evidence_is_the_log_ratio_of_probabilities() -> None:
    """Worked by hand: (9 + 0.5) / (18 + 1) = 1/2; a ruling without the feature has (0.03 / 2) / 1.03 of it."""
    feature = Frequency(count=9.0, wordings=18.0)
    assert feature.probability == 0.5
    assert feature.present(0.0, 6.0) == pytest.approx(log(0.03 / 1.03))
    assert feature.absent(0.0, 6.0) == pytest.approx(1.5 * log(2.03 / 1.03))
    assert feature.present(9.0, 6.0) == pytest.approx(log(0.97 * 2))


def test_the_index_of_the_package_names_every_ruling_and_term() -> None:
    document = json.loads(read_index_file())
    assert [name for name, *_ in document["rulings"]] == [entry.id for entry in shipped_index().entries]
    assert document["terms"]["heiligtum"] == "sanctuary"


@pytest.mark.parametrize(
    ("share", "score", "core_terms", "is_answer"),
    [(0.3, 8.0, 1, True), (0.29, 8.0, 1, False), (0.3, 7.9, 1, False), (0.3, 8.0, 0, False)],
)
def test_a_likely_ruling_is_an_answer_beside_unknown_words(
    *, share: float, score: float, core_terms: int, is_answer: bool
) -> None:
    hit = Hit(row=0, id="own-quest", score=score, share=share, known=0.3, core_terms=core_terms)
    assert hit.is_answer is is_answer
