"""Cases of rounds and turns: what is worked out, and what is left to the rulings because something is in doubt."""

import pytest

from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import (
    DuesCase,
    FindCase,
    FindersCase,
    HandCase,
    PicksCase,
    RoundsCase,
    StateCase,
)
from tests.faraway.rulebook.asking.asked import Seen, read_seen
from tests.faraway.rulebook.cases.parsed import parse


@pytest.mark.parametrize("asked", read_seen("turns_questions.toml"), ids=lambda asked: asked.question)
def test_a_situation_in_the_course_of_play_is_worked_out(asked: Seen) -> None:
    assert asked.says in " ".join(answer_question(asked.question).lines)


@pytest.mark.parametrize(
    "question",
    [
        "In the middle: 3, 30, 44. I played 12, my brother 50. I take the 44 and I take the 30.",
        "In the middle: 3, 30, 44, 60. I played 12, my brother 50, my sister 51. I take the 44, my brother takes the 44.",
        "In the middle: 3, 30, 44. I played 12, my brother 50. My brother takes the 44. What about me?",
        "In the middle: 3, 30, 44. I played 12, my brother 50, my sister 51. Who takes what?",
        "Round 8. In the middle: 3, 30, 44. I played 12, my brother 50. Who takes what?",
        "Kim played 30 and 31 and 32, I played 41. Who finds a Sanctuary?",
        "Kim played 30 this turn, before that 12, I played 12, before that 30. Who finds a Sanctuary?",
        "Two of us, I am third to choose. How many cards do I choose from?",
        "The deck has 4 Sanctuaries, 5 and 6.",
        "After round 5 I already have 3 Sanctuaries. Do they score at the end?",
        "What happens after I play 45 and find a Sanctuary?",
        "I played 12, 45 then took a Sanctuary with a clue. How many stones do I have?",
        "I have 45 in hand and 45 on the table. Which finds a Sanctuary?",
    ],
)
def test_what_is_in_doubt_is_no_turn(question: str) -> None:
    assert not isinstance(
        parse(question), DuesCase | FindersCase | HandCase | PicksCase | RoundsCase | StateCase
    )


def test_a_player_who_is_not_named_is_the_one_who_asks() -> None:
    asked = "Market: 11, 24, 39, 57. I've got 8, Uma has 9, Vic has 66. I want the 57, Uma wants the 57 too. Who ends up with it?"
    assert parse(asked) == PicksCase(played=(8, 9, 66), market=(11, 24, 39, 57), taken=((8, 57),))


def test_one_pair_of_regions_is_a_question_of_one_player() -> None:
    asked = "Ho giocato il 31, prima avevo il 13, quello di Luca è il 40. Trovo un Santuario anche se Luca ha fatto di più?"
    assert parse(asked) == FindCase(row=(13, 31))


def test_all_may_have_taken_and_a_region_may_be_asked_about() -> None:
    told = "In the middle: 3, 30, 44. I played 12, my brother 50."
    both = parse(f"{told} I take the 44, my brother takes the 3. Who takes what?")
    assert both == PicksCase(played=(12, 50), market=(3, 30, 44), taken=((12, 44), (50, 3)))
    asked = parse(f"{told} I take the 44. Can my brother take the 30?")
    assert asked == PicksCase(played=(12, 50), market=(3, 30, 44), taken=((12, 44),))


def test_players_without_names_are_told_apart_by_their_pairs() -> None:
    asked = "The players played 55 after 24, 65 after 49: who finds a Sanctuary?"
    assert parse(asked) == FindersCase(pairs=((24, 55), (49, 65)))


def test_a_sanctuary_without_a_clue_adds_nothing_to_a_draw() -> None:
    asked = "In round 1 I played 12, in round 2 I played 49 and kept a Sanctuary with one stone, in round 3 I played 50. How many did I draw in round 2 and in round 3?"
    assert parse(asked) == RoundsCase(row=(12, 49, 50))


def test_the_order_is_said_where_it_is_asked_as_well() -> None:
    asked = "Gioco 30 e il mio vicino 31; la mia precedente era 29, la sua 32. Chi trova il Santuario e chi sceglie per primo?"
    assert parse(asked) == FindersCase(pairs=((29, 30), (32, 31)), is_ordered=True)
    assert "ordine è 30, 31" in answer_question(asked).lines[0]


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("Round 1. I show 2, Kim shows 67. Does Kim find a Sanctuary since 67 beats my 2?", "finding-in-round-one"),
        ("May I play 5 after 40?", "lower-region-finds-nothing"),
    ],
)  # fmt: skip
def test_a_situation_that_is_not_worked_out_leads_to_its_ruling(question: str, ruling: str) -> None:
    assert parse(question) is None
    assert answer_question(question).hits[0].id == ruling
