"""A question with extra clauses, cards not played, or Sanctuaries of others is worked out rightly or not at all."""

import tomllib
from pathlib import Path

import pytest

from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases import values
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DeckCase,
    DrawCase,
    QuestCase,
    RankCase,
    RowPayCase,
    SetsCase,
    TableauCase,
    TieCase,
)
from tests.batches import in_batches
from tests.faraway.rulebook.cases.parsed import parse, work_out

ON_FILE = tomllib.loads((Path(__file__).parent / "bent_questions.toml").read_text("utf-8"))["asked"]
BENT: list[tuple[str, int | None]] = [(each["question"], each.get("value")) for each in ON_FILE]
SITUATIONS = tomllib.loads((Path(__file__).parent / "laid_out_questions.toml").read_text("utf-8"))["asked"]
LAID_OUT: list[tuple[str, int]] = [(each["question"], each["value"]) for each in SITUATIONS]
FEWEST_WORKED = 55


def value_of(case: Case) -> int | None:
    """Return what a case comes to; None if it only states what is printed on a card."""
    match case:
        case TableauCase() | CardCase() | RowPayCase() | QuestCase():
            return fame_of(case)
        case DrawCase():
            return values.cards_due(case.clues) if not case.row or values.finds(case.row) else 0
        case TieCase():
            return min(case.lowest)
        case SetsCase():
            return values.sets_in(case.view)
        case RankCase():
            return case.lowest[values.places(case.totals, case.lowest).index(1)]
        case _:
            raise AssertionError(case)


def fame_of(case: TableauCase | CardCase | RowPayCase | QuestCase) -> int | None:
    """Return what cards pay."""
    match case:
        case TableauCase():
            return values.tableau_fame(case)
        case CardCase():
            return values.card_fame(case) if case.view else None
        case QuestCase():
            return values.quest_fame(case)
        case _:
            fame = 0 if case.targets else values.sanctuary_fame(case)
            return fame if case.asked else fame + sum(paid for _, paid in values.row_fames(case))


@in_batches(("question", "value"), BENT)
def test_a_bent_question_is_worked_out_rightly_or_not_at_all(question: str, value: int | None) -> None:
    case = work_out(question)
    assert case is None or value_of(case) in {None, value}


@in_batches(("question", "value"), LAID_OUT)
def test_a_situation_that_was_laid_out_is_worked_out(question: str, value: int) -> None:
    case = parse(question)
    assert case is not None
    assert value_of(case) == value


def test_enough_of_them_are_worked_out() -> None:
    worked_out = [question for question, _ in BENT if work_out(question) is not None]
    assert len(worked_out) >= FEWEST_WORKED


@pytest.mark.parametrize(
    ("question", "value"),
    [
        (
            "My gray sanctuary pays 1 per clue and I have a red sanctuary with a stone. My regions are 6, 8 and 2. How many points?",
            2,
        ),
        ("3 per night, I see 2 nights, one on a green region. How much?", 6),
        (
            "Tom says that 13 pays 20. I played 13 first, then 2, 6 and 17. No sanctuaries. What does 13 pay?",
            8,
        ),
        ("My row is 66, 2, 13, 30. No sanctuaries. What does the second to last card pay?", 2),
        ("I played 20 then 33 with 1 clue on the card itself and none elsewhere. How many do I draw?", 3),
        ("Scores: Al 80, Bo 70, Cy 70. Lowest cards: Bo 9, Cy 3. Who is second?", 0),
        ("It gives 1 point for each river and I see 2 rivers, on the green regions: how much?", 2),
    ],
)
def test_what_is_said_in_other_words_is_worked_out_rightly_or_not_at_all(question: str, value: int) -> None:
    case = parse(question)
    assert case is None or value_of(case) == value


@pytest.mark.parametrize(
    "question",
    [
        "My gray sanctuary pays 1 per clue, and I have it. How many points?",
        "21 is last and I have one on a red sanctuary. What does 21 pay?",
        "Scores: Al 80, Bo 70, Cy 70, Di 60, Ed 50, Fay 40, Gus 30. Lowest cards: Bo 9, Cy 3. Who is second?",
        "Scores: Al 80, Bo 70, Cy 70. Somebody's lowest card is 9, Cy's is 3. Who is second?",
        "Five players: 80, 70, 70, 60, 60 points. The lowest cards are 9 and 3. Who is second?",
        "My row is 66, 2, 13, 30, 48, 6, 1, 17. Not counting it, what is the total? No sanctuaries",
        "21 is last. My sanctuaries have one per colour. What does 21 pay?",
        "21 is last. Sanctuaries: one on a red one. What does 21 pay?",
        "21 is last. Two red sanctuaries (a stone). What does 21 pay?",
        "Punkte: 80, 70, 70, 60 und 60. Die kleinsten Karten sind 9, 3 und 5. Wer ist Zweiter?",
        "We ended with 80, 70, 70, 60 and 60 points. The lowest cards of those tied are 9, 3 and 5. Who is second?",
    ],
)
def test_what_is_left_open_is_no_case(question: str) -> None:
    assert parse(question) is None


def test_both_decks_are_stated() -> None:
    asked = "Partita a 4, preparazione finita: quante carte nel mazzo Santuario e quante nel mazzo Regione?"
    assert parse(asked) == DeckCase(players=4, round=1, has_sanctuaries=True)
    assert answer_question(asked).lines[0].endswith("Il mazzo Santuario ha 45 carte dopo la preparazione.")
