"""What is denied counts as none or is no case, and a question with two scenes, or in doubt, is no case."""

import tomllib
from pathlib import Path

import pytest
from attrs import evolve

from faraway.rulebook.cases.case import CardCase, Case, DrawCase, RowPayCase, TableauCase
from faraway.rulebook.cases.values import cards_due, finds, row_fames, tableau_fame
from tests.batches import in_batches
from tests.faraway.rulebook.cases.parsed import parse, work_out

ON_FILE = tomllib.loads((Path(__file__).parent / "denied_questions.toml").read_text("utf-8"))
DENIED = [(each["question"], each["value"]) for each in ON_FILE["denied"]]
TWOFOLD = [each["question"] for each in ON_FILE["twofold"]]


def value_of(case: Case) -> int:
    """Return what the case of a Region pays, or how many Sanctuaries are drawn."""
    match case:
        case TableauCase():
            return tableau_fame(case)
        case RowPayCase():
            return row_fames(case)[0][1]
        case DrawCase():
            return cards_due(case.clues) if finds(case.row) else 0
        case _:
            raise AssertionError(case)


@in_batches(("question", "value"), DENIED)
def test_what_is_denied_counts_as_none(question: str, value: int) -> None:
    case = work_out(question)
    assert case is None or value_of(case) == value


@in_batches("question", TWOFOLD)
def test_a_question_with_two_scenes_is_no_case(question: str) -> None:
    assert work_out(question) is None


@pytest.mark.parametrize(
    "question",
    [
        "What does 11 score if I play it first or last, with 12, 20, 8, 49 as the others?",
        "Si je joue la 11 en premier ou en dernier avec 12, 20, 8 et 49, elle rapporte quoi ?",
        "Was bringt die 11, wenn ich sie zuerst oder zuletzt spiele, mit 12, 20, 8 und 49?",
        "Quanto vale la 11 se la gioco per prima o per ultima, con 12, 20, 8 e 49?",
    ],
)
def test_first_or_last_is_worked_out_both_ways(question: str) -> None:
    case = TableauCase(region=11, later=(12, 20, 8, 49), sanctuaries={}, is_also_last=True)
    assert work_out(question) == case
    assert (tableau_fame(case), tableau_fame(evolve(case, later=()))) == (8, 0)


def test_most_of_what_is_denied_is_worked_out() -> None:
    worked_out = [question for question, _ in DENIED if work_out(question) is not None]
    assert len(worked_out) > len(DENIED) // 2


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("I played 60, then 2, 16, 6. None of my sanctuaries has a chimera. What does 60 score?", {"chimera": 0}),
        ("J'ai joué la 60, puis 2, 16, 6. Pas de sanctuaire rouge ni avec chimère. Combien vaut la 60 ?", {"chimera": 0, "forest": 0}),
        ("Ich habe 60 gespielt, dann 2, 16, 6. Ich hab ein Heiligtum mit Stein, keins der anderen mit Chimäre. Wie viel bringt die 60?", {"chimera": 0, "stone": 1}),
        ("Ho giocato la 60, poi 2, 16, 6, e non ho santuari con risorse. Quanto vale la 60?", {"stone": 0, "chimera": 0, "thistle": 0}),
    ],
)  # fmt: skip
def test_the_case_says_what_no_sanctuary_shows(question: str, case: dict[str, int]) -> None:
    assert parse(question) == TableauCase(region=60, later=(2, 16, 6), sanctuaries=case)


def test_a_number_that_is_denied_is_not_counted() -> None:
    assert not isinstance(
        parse("Region 60: I don't have 2 stones and I don't see 2 chimeras. Does it pay?"), CardCase
    )
