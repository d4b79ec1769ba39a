"""For what is stated of a turn the ruling on that turn leads, in every language, and nothing is preferred beside it."""

import pytest

from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.preferring import preferred_of_turn
from faraway.rulebook.cases.reading import read_question
from faraway.rulebook.cases.whole_rule import preferred_ruling
from faraway.rulebook.phrasebook import guess_language

LEADING = [
    ("Opa hat 11 gelegt, Oma 15, beide wollen die 40 aus der Mitte. Wer bekommt sie?", "who-takes-first"),
    ("io 9, Rita 3, tutte e due vogliamo la 50 al centro. A chi va?", "who-takes-first"),
    (
        "Achte Runde, ich lege die 50 auf meine 21. Nehme ich noch eine Region auf die Hand?",
        "taking-in-round-eight",
    ),
    (
        "Last round, three of us, I've just laid 44 after my 31. Do I still take a region from the middle?",
        "taking-in-round-eight",
    ),
    (
        "Selon mon frère on pose d'abord son Sanctuaire et seulement après on prend une Région. J'ai 40 après 12. Il a raison ?",
        "region-or-sanctuary-first",
    ),
    (
        "Siamo in quattro e mi hanno lasciato la 22 e la 31, che non mi piacciono. Posso pescare dal mazzo?",
        "blind-draw-region",
    ),
    (
        "Mon fils a reçu 4 sanctuaires et en a gardé 3 parce qu'ils étaient beaux. C'est autorisé ?",
        "keeping-several-sanctuaries",
    ),
    (
        "Depuis le début on retourne 4 cartes au milieu et on est 4. On s'est trompés ?",
        "market-size",
    ),
    (
        "Von rechts nach links liegt bei mir: 21 50 44 12 66 30. Welche Karten haben mir ein Heiligtum gebracht?",
        "previous-or-highest",
    ),
    (
        "ada 70 bea 65 ciro 70... carte più basse 15, 2, 11 nell'ordine. bea dice che con la 2 vince lei",
        "tie-break",
    ),
    (
        "Sophie prétend qu'il lui faut une pierre pour toucher les 5 points du sanctuaire gris « 5 ».",
        "sanctuary-prerequisite",
    ),
]


@pytest.mark.parametrize(("question", "ruling"), LEADING)
def test_the_ruling_on_the_turn_leads(question: str, ruling: str) -> None:
    assert answer_question(question).hits[0].id == ruling


def test_a_count_of_a_row_is_preferred_to_what_a_region_pays() -> None:
    question = "We ended with 5, 18, 12, 40, 41, 66, 3, 30. How many sanctuaries ought to lie in front of me?"
    assert preferred_ruling(question, Language.EN) == "most-sanctuaries"


@pytest.mark.parametrize(
    "question",
    [
        "May I look through the draw pile?",
        "Wie viele Heiligtümer ziehe ich nach 12, 30 und 45?",
        "I drew three Sanctuaries and kept one of them.",
        "Au tour 8, qui prend encore une Région ?",
        "Which of 12, 30 and 45 pays most with my gray Sanctuary?",
    ],
)
def test_nothing_is_preferred_where_no_turn_is_stated(question: str) -> None:
    assert preferred_of_turn(read_question(question, guess_language(question))) == ""
