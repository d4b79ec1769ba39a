"""A case has all that its question says, or there is no case."""

import tomllib
from pathlib import Path

import pytest

from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import CardCase, Case, RowPayCase, TieCase
from tests.batches import in_batches
from tests.faraway.rulebook.cases.parsed import parse
from tests.faraway.rulebook.cases.test_denials import value_of

ON_FILE = tomllib.loads((Path(__file__).parent / "accounted_questions.toml").read_text("utf-8"))
ACCOUNTED: list[tuple[str, int | None]] = [(each["question"], each.get("value")) for each in ON_FILE["asked"]]
FEWEST = 40


def worked_out(case: Case | None) -> int | None:
    """Return the value of a case; None without one, and for a Region of which nothing but its printed facts is stated."""
    if case is None or (isinstance(case, CardCase) and not case.view):
        return None
    return min(case.lowest) if isinstance(case, TieCase) else value_of(case)


@in_batches(("question", "value"), ACCOUNTED)
def test_nothing_that_is_said_is_missing_from_a_case(question: str, value: int | None) -> None:
    assert worked_out(parse(question)) == value


def test_there_are_questions_enough_in_each_language() -> None:
    languages = [each["language"] for each in ON_FILE["asked"]]
    assert len(languages) >= FEWEST
    assert min(languages.count(each) for each in ("en", "fr", "de", "it")) >= FEWEST // 4


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Dead heat, 71 each. Lowest card on my table is the 4, hers is the 6, but she's waving the number 1 that she never got round to playing. Who takes it?", "In the English edition, and by default, the tie-break does not look at the hand"),
    ],
)  # fmt: skip
def test_the_ruling_of_a_case_that_is_refused_is_stated(question: str, begins: str) -> None:
    answer = answer_question(question)
    assert answer.case is None
    assert answer.lines[0].startswith(begins)


def test_the_sanctuaries_of_a_whole_row_are_all_counted() -> None:
    laid_out = (
        "My row is 68, 2, 51, 4 and a red sanctuary with a stone. Does the 68 pay, and what about the 51?"
    )
    case = parse(laid_out)
    assert isinstance(case, RowPayCase)
    assert [dict(each.icons) for each in case.sanctuaries] == [{"forest": 1, "stone": 1}]
    assert parse(f"{laid_out} Every one of them shows a thistle.") is None
