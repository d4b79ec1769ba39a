"""A question that contradicts the case read from it is no case."""

import tomllib
from pathlib import Path

import pytest

from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.phrasebook import phrasebook
from tests.batches import in_batches
from tests.faraway.rulebook.cases.parsed import parse

ON_FILE = tomllib.loads((Path(__file__).parent / "false_questions.toml").read_text("utf-8"))
FALSE = [each["question"] for each in ON_FILE["false"]]
RIGHT = [(each["question"], each["understood"]) for each in ON_FILE["right"]]


@in_batches("question", FALSE)
def test_what_contradicts_its_case_is_no_case(question: str) -> None:
    assert parse(question) is None


@in_batches(("question", "understood"), RIGHT)
def test_what_does_not_is_worked_out_as_it_says(question: str, understood: str) -> None:
    answer = answer_question(question)
    assert answer.case is not None
    assert answer.case.understood == understood


def test_no_sanctuary_is_none_in_french() -> None:
    answer = answer_question(
        "Lina joue 5 après 8, Marc 20 après 30, Zoé 1 après 2. Qui trouve un Sanctuaire ?"
    )
    assert "Aucun Sanctuaire trouvé en tout" in answer.lines[0]


@pytest.mark.parametrize("language", Language)
def test_every_language_has_the_same_shapes_of_words_that_it_lists(language: Language) -> None:
    against = phrasebook()["against"]
    here = against[language.value]
    assert here["shapes"].keys() == against["en"]["shapes"].keys()
    assert here["words"].keys() == against["en"]["words"].keys()
    steps = [step for shapes in here["shapes"].values() for shape in shapes for step in shape.split()]
    assert {step[1:] for step in steps if step.startswith("@")} <= here["words"].keys()
    assert not [step for step in steps if "@" in step[1:]]
