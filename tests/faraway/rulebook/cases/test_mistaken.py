"""What questions were mistaken for: one Sanctuary for two, other cards for Sanctuaries, highest Regions for lowest, a neighbour for a row."""

import pytest

from faraway.rulebook.cases.case import Case, DrawCase
from tests.faraway.rulebook.cases.parsed import in_row, work_out

ROW = (53, 19, 26, 36, 48)


@pytest.mark.parametrize(
    ("question", "case"),
    [
        (
            "My row ends with 53, 19, 26, 36, 48. I have one red sanctuary (forest) with a thistle. What does the 53 pay?",
            in_row(*ROW, thistle=1, forest=1),
        ),
        (
            "Meine Reihe endet mit 53, 19, 26, 36, 48. Dazu ein rotes Heiligtum (Wald) mit Distel. Was zählt die 53?",
            in_row(*ROW, thistle=1, forest=1),
        ),
        (
            "Fila da sinistra: 2, 6, 13, 17, 24, 30, 66, 5. L'unico santuario con una pietra è uno grigio (pietra e indizio). La 13 quanto dà?",
            in_row(13, 17, 24, 30, 66, 5, stone=1, clue=1),
        ),
    ],
)
def test_a_sanctuary_that_is_stated_again_is_one(question: str, case: Case) -> None:
    assert work_out(question) == case


@pytest.mark.parametrize(
    "question",
    [
        "I finished with the 66, no stone on my sanctuaries, but 6 stones on my other cards. How much is it worth?",
        "j'ai fini par la 66, aucune pierre sur mes sanctuaires, mais 6 pierres sur mes autres cartes. elle vaut combien ?",
        "Ich habe mit der 66 aufgehört, kein Stein auf meinen Heiligtümern, aber 6 Steine auf meinen anderen Karten. Was bringt sie?",
        "Ho finito con la 66, nessuna pietra sui miei santuari, ma 6 pietre sulle mie altre carte. Quanto vale?",
    ],
)
def test_icons_on_other_cards_do_not_lie_on_sanctuaries(question: str) -> None:
    assert work_out(question) is None


@pytest.mark.parametrize(
    "question",
    [
        "Tie at 58. My lowest card is the 5 and my highest the 68, he has the 3 and the 40. Who won?",
        "Égalité à 58. Ma plus petite carte est la 5 et ma plus haute la 68, lui a la 3 et la 40. Qui gagne ?",
        "Gleichstand mit 58. Meine kleinste Karte ist die 5 und meine höchste die 68, er hat die 3 und die 40. Wer gewinnt?",
        "Pareggio a 58. Io ho come carta più bassa la 5 e come più alta la 68, lui la 3 e la 40. Chi ha vinto?",
    ],
)
def test_somebodys_highest_region_is_no_further_player(question: str) -> None:
    assert work_out(question) is None


@pytest.mark.parametrize(
    "question",
    [
        "On the far right lies my 23, left of it the 28, then the 17. Only one red sanctuary with a chimera. What does the 17 pay?",
        "Ganz rechts liegt bei mir die 23, links daneben die 28, dann die 17. Nur ein rotes Heiligtum mit Schimäre. Was gibt die 17?",
        "Die letzte ist die 23. Links davon liegt die 28. Was bringt die 17 mit einem roten Heiligtum mit Schimäre?",
    ],
)
def test_a_region_left_of_another_is_not_left_out_of_the_row(question: str) -> None:
    assert work_out(question) is None


def test_cards_that_are_drawn_now_are_not_all_that_a_row_found() -> None:
    asked = "I played 40, 12 and now 30, no sanctuary. So how many sanctuary cards?"
    assert work_out(asked) == DrawCase(row=(40, 12, 30), clues=1)
