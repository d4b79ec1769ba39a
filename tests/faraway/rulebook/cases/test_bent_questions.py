"""A question with extra clauses, cards not played, or Sanctuaries of others is worked out rightly or not at all."""

import tomllib
from pathlib import Path

import pytest

from faraway.rulebook.cases import values
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DrawCase,
    QuestCase,
    RankCase,
    RowPayCase,
    SetsCase,
    TableauCase,
    TieCase,
)
from tests.faraway.rulebook.cases.parsed import parse

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


@pytest.mark.parametrize(("question", "value"), BENT)
def test_a_bent_question_is_worked_out_rightly_or_not_at_all(question: str, value: int | None) -> None:
    case = parse(question)
    assert case is None or value_of(case) in {None, value}


@pytest.mark.parametrize(("question", "value"), LAID_OUT)
def test_a_situation_that_was_laid_out_is_worked_out(question: str, value: int) -> None:
    case = parse(question)
    assert case is not None
    assert value_of(case) == value


def test_enough_of_them_are_worked_out() -> None:
    worked_out = [question for question, _ in BENT if parse(question) is not None]
    assert len(worked_out) >= FEWEST_WORKED
