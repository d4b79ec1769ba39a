"""What is supposed beside a ruling never contradicts the question: another row than it tells is not supposed."""

import tomllib
from pathlib import Path

import attrs
import pytest

from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.nearest import nearest_lines

FILE = Path(__file__).with_name("supposed_questions.toml")
NARROW, FIXED = "\u202f", "\u00a0"


@attrs.frozen(kw_only=True)
class Supposed:
    """A question, what was once supposed beside it, and what is said instead, if anything is."""

    language: str
    question: str
    unsaid: str
    says: str = ""


def questions() -> list[Supposed]:
    return [Supposed(**entry) for entry in tomllib.loads(FILE.read_text("utf-8"))["supposed"]]


def answered(question: str, language: str) -> str:
    answer = answer_question(question)
    assert answer.language.value == language
    return " ".join(answer.lines).replace(NARROW, " ").replace(FIXED, " ")


@pytest.mark.parametrize("asked", questions(), ids=lambda asked: asked.question)
def test_no_situation_is_supposed_that_the_question_contradicts(asked: Supposed) -> None:
    said = answered(asked.question, asked.language)
    assert asked.unsaid not in said
    assert asked.says in said


@pytest.mark.parametrize(
    ("question", "premise"),
    [
        ("Region 65 vorn, es folgen 29, 19, 12. Punkte für die 65?", "65, 29, 19, 12,"),
        ("Slot 5: 43. Slot 6: 35. Slot 7: 23. Points for 43?", "43, 35, 23,"),
        ("Nach der 50 kommen 8, 61, 29 und 3. Was bringen die 50 und die 29?", "50, 8, 61, 29, 3,"),
    ],
)
def test_a_row_is_supposed_where_each_word_on_its_order_is_known(question: str, premise: str) -> None:
    language = Language.EN if question.startswith("Slot") else Language.DE
    lines = nearest_lines(question, "what-a-region-pays", language, language, lambda _: True)
    assert premise in lines[0]


@pytest.mark.parametrize(
    "question",
    [
        "De droite à gauche mes cartes sont 18, 23, 35, 43. Combien rapporte la 18 ?",
        "My row is 13, 30, 43. The 43 was the first. What does the 13 pay?",
        "My cards are 13, 30, 43. The 13 was the last. What does the 43 pay?",
        "My row: 13, 2, 6, 30. Not counting the 30, what does the 13 pay?",
        "My row is 13, 2, 6. I burnt the 2. What does the 13 pay?",
        "My row is 13, 2, 6, 30, and the 6 is still in my hand. What does the 13 pay?",
    ],
)
def test_a_region_of_which_something_else_is_said_is_in_no_supposed_row(question: str) -> None:
    language = Language.FR if question.startswith("De") else Language.EN
    lines = nearest_lines(question, "what-a-region-pays", language, language, lambda _: True)
    assert lines
    assert all(line.startswith(("Region", "Région")) for line in lines)


def test_what_is_asked_of_fame_is_no_matter_of_finding() -> None:
    asked = "The 45 went down last, the 16, 5 and 8 long before that. Does it pay?"
    assert nearest_lines(asked, "when-do-i-find", Language.EN, Language.EN, lambda _: True) == ()
