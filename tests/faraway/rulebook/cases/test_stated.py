"""How situations of scoring are stated: places in the row, claims, what Sanctuaries share, and what is supposed besides."""

import pytest

from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import TableauCase
from tests.faraway.rulebook.cases.parsed import in_row, parse


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("My sixth card was 46, the seventh 2, the eighth 34. No Sanctuaries. What does 46 pay?", in_row(46, 2, 34)),
        ("Slots six to eight: 46, 2, 34. No Sanctuaries. What does the 46 pay?", in_row(46, 2, 34)),
        ("46 auf Platz sechs, 2 auf Platz sieben, 34 auf Platz acht. Keine Heiligtümer. Was bringt die 46?", in_row(46, 2, 34)),
        ("46 al sesto posto, 2 al settimo, 34 all'ottavo. Nessun Santuario. Quanto dà la 46?", in_row(46, 2, 34)),
        ("46 en sixième, puis 2 et 34. Aucun Sanctuaire. Combien vaut la 46 ?", in_row(46, 2, 34)),
        ("The 46 was my eighth card. No Sanctuaries. What does it pay?", in_row(46)),
    ],
)  # fmt: skip
def test_regions_with_places_up_to_the_eighth_are_a_row(question: str, case: TableauCase) -> None:
    assert parse(question) == case


@pytest.mark.parametrize(
    "question",
    [
        "My fifth card was 46, the sixth 2. No Sanctuaries. What does 46 pay?",
        "My sixth card was 46, the eighth 2. No Sanctuaries. What does 46 pay?",
        "Slots five to eight: 46, 2, 34. No Sanctuaries. What does the 46 pay?",
    ],
)
def test_regions_whose_places_leave_a_gap_are_no_row(question: str) -> None:
    assert not isinstance(parse(question), TableauCase)


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("51 is last. I have a red, a blue and a green Sanctuary with a stone each. Does it pay?", in_row(51, stone=3, forest=1, desert=1, river=1)),
        ("51 is last. I have the gray one with moon and stone and the yellow with a stone, nothing else with stones on my Sanctuaries. What does it pay?", in_row(51, stone=2, night=1, city=1)),
        ("La 21 en dernier, avec une seule pierre, celle du Sanctuaire gris lune + pierre. Elle rapporte 8 ?", in_row(21, stone=1, night=1)),
    ],
)  # fmt: skip
def test_each_icon_is_counted_once_on_the_sanctuary_that_shows_it(question: str, case: TableauCase) -> None:
    assert parse(question) == case


@pytest.mark.parametrize(
    "question",
    [
        "51 is last. I have a red, a blue and a green Sanctuary with a stone. Does it pay?",
        "51 is last. I have a red Sanctuary with a stone and a stone. Does it pay?",
    ],
)
def test_what_no_single_sanctuary_shows_is_in_doubt(question: str) -> None:
    assert not isinstance(parse(question), TableauCase)


def test_what_is_asked_of_another_sanctuary_is_answered_besides() -> None:
    said = answer_question(
        "Region 57, then 4 and 7. No thistles or stones on my Sanctuaries. What does it pay? And if I had the blue Sanctuary with a thistle?"
    ).lines[0]
    assert said.endswith("It pays 0. With one more Sanctuary, with 1 thistle and 1 desert, it would pay 4.")


def test_a_swap_is_answered_besides_where_two_regions_are_left() -> None:
    said = answer_question(
        "60 seventh, 1 eighth, no Sanctuaries. What does 60 pay? And if I swap them?"
    ).lines
    assert said[0].endswith("Played last, with the same Sanctuaries, it would pay 0.")
    row = "60 sixth, 1 seventh, 2 eighth, no Sanctuaries. What does 60 pay? And if I swap them?"
    assert parse(row) is None


@pytest.mark.parametrize(
    "question",
    [
        "My row is 20, then 12, and I've just revealed 46. I haven't got any Sanctuaries so far. How many Sanctuary cards do I draw?",
        "J'avais devant moi 67 puis 49, pas le moindre Sanctuaire, et je révèle 60. Je pioche combien de cartes ?",
    ],
)
def test_a_question_about_drawing_is_not_answered_with_what_a_region_pays(question: str) -> None:
    assert "pay" not in " ".join(answer_question(question).lines)
    assert "Sa quête" not in " ".join(answer_question(question).lines)
