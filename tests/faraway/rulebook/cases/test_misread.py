"""What was worked out of another scene than the one that was stated is worked out rightly now, or not at all."""

import re
import tomllib
from pathlib import Path

import pytest

from faraway.messages import Language
from faraway.rulebook.cases.answering import answer_case
from faraway.shipped import read_shipped
from tests.faraway.rulebook.cases.parsed import parse

ON_FILE = [
    each
    for name in ("misread_questions.toml", "talked_questions.toml", "totalled_questions.toml")
    for each in tomllib.loads((Path(__file__).parent / name).read_text("utf-8"))["asked"]
]
FALSE: list[tuple[str, str]] = [(each["question"], each["language"]) for each in ON_FILE if "false" in each]
SAID: dict[str, str] = {each["question"]: each["false"] for each in ON_FILE if "false" in each}
RIGHT: list[tuple[str, str, str]] = [
    (each["question"], each["language"], each["says"]) for each in ON_FILE if "says" in each
]
REFUSED: list[str] = [each["question"] for each in ON_FILE if "says" not in each]
NEVER_NONE = {"case-row", "case-draw", "case-draw-row", "case-draw-open", "case-keep", "case-row-claimed"}
"""French messages with `un` whose number is never 0: another message says that there is none."""


def _statement(question: str, language: str) -> str:
    case = parse(question)
    return "" if case is None else answer_case(case, Language(language)).statement


@pytest.mark.parametrize(("question", "language"), FALSE)
def test_what_was_false_is_not_said(question: str, language: str) -> None:
    assert SAID[question] not in (_statement(question, language) or "no case")


@pytest.mark.parametrize(("question", "language", "says"), RIGHT)
def test_what_is_stated_is_worked_out_rightly(question: str, language: str, says: str) -> None:
    assert says in _statement(question, language)


@pytest.mark.parametrize("question", REFUSED)
def test_what_is_in_doubt_is_no_case(question: str) -> None:
    assert parse(question) is None


def test_no_set_is_not_said_as_one_in_french() -> None:
    text = read_shipped("messages/fr/cases.ftl").decode("utf-8")
    chosen = re.findall(r"^([\w-]+) = \{ \$(\w+) ->\n((?:\s+\*?\[.*\n)+)", text, re.MULTILINE)
    silent = {
        name
        for name, number, variants in chosen
        for line in variants.splitlines()
        if "[one]" in line and f"${number}" not in line and "[0]" not in variants
    }
    assert silent <= NEVER_NONE
