"""A case does not take for granted what its question denies, or tells of something else."""

import tomllib
from pathlib import Path

from faraway.rulebook.cases.case import CardCase
from tests.batches import in_batches
from tests.faraway.rulebook.cases.parsed import parse
from tests.faraway.rulebook.cases.test_bent_questions import value_of

ON_FILE = tomllib.loads((Path(__file__).parent / "contrary_questions.toml").read_text("utf-8"))["asked"]
CONTRARY: list[tuple[str, int | None]] = [(each["question"], each.get("value")) for each in ON_FILE]
FEWEST = 40


@in_batches(("question", "value"), CONTRARY)
def test_a_case_says_nothing_against_its_question(question: str, value: int | None) -> None:
    case = parse(question)
    is_bare = case is None or (isinstance(case, CardCase) and not case.view)
    assert (None if case is None or is_bare else value_of(case)) == value


def test_there_are_questions_enough_in_each_language() -> None:
    languages = [each["language"] for each in ON_FILE]
    assert min(languages.count(each) for each in ("en", "fr", "de", "it")) >= FEWEST
