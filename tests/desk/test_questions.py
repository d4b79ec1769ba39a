from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from rapidfuzz import fuzz

from faraway.desk.page_index import dump_index
from faraway.desk.search import desk_index
from tests.desk.asked import LEAST_FIRST, misses, read_asked, read_off_topic

SEARCH = Path(__file__).resolve().parents[2] / "faraway" / "site" / "static" / "search.mjs"
TRIVIAL_VARIANT = 90
ASK_ALL = """
import { Desk } from "%s";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { index, questions } = JSON.parse(text);
const desk = new Desk(index);
console.log(JSON.stringify(questions.map((question) => desk.answer(question).slice(0, 3).map((hit) => hit.id))));
"""


def answers_of_the_command(questions: list[str]) -> list[list[str]]:
    return [[hit.ruling.id for hit in desk_index().answer(question)[:3]] for question in questions]


def answers_of_the_page(questions: list[str], search: Path) -> list[list[str]]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not here: the page's search is tested in the browser only")
    given = json.dumps({"index": dump_index(desk_index()), "questions": questions})
    done = subprocess.run(
        [node, "--input-type=module", "--eval", ASK_ALL % search.as_uri()],
        input=given,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    answers: list[list[str]] = json.loads(done.stdout)
    return answers


def test_there_are_enough_questions() -> None:
    asked = read_asked()
    assert len(asked) >= 120
    assert len({each.question for each in asked}) == len(asked)
    assert len(read_off_topic()) >= 15
    assert {each.ruling for each in asked} <= {entry.ruling.id for entry in desk_index().entries}


def test_no_question_is_in_the_index_nor_nearly_so() -> None:
    wordings = [
        wording.casefold()
        for entry in desk_index().entries
        for wording in (entry.ruling.question, *entry.ruling.also)
    ]
    near = {
        asked.question: wording
        for asked in read_asked()
        for wording in wordings
        if fuzz.ratio(asked.question.casefold(), wording) >= TRIVIAL_VARIANT
    }
    assert near == {}


def test_players_words_find_their_ruling() -> None:
    asked = read_asked()
    not_first, not_near = misses(answers_of_the_command([each.question for each in asked]))
    assert not_near == []
    assert len(not_first) <= len(asked) * (1 - LEAST_FIRST), not_first


def test_the_page_finds_what_the_command_finds() -> None:
    questions = [*(each.question for each in read_asked()), *read_off_topic()]
    assert answers_of_the_page(questions, SEARCH) == answers_of_the_command(questions)


@pytest.mark.parametrize("question", read_off_topic())
def test_nothing_fits_a_question_about_something_else(question: str) -> None:
    assert desk_index().answer(question) == []


def test_a_search_that_is_broken_is_noticed(tmp_path: Path) -> None:
    broken = tmp_path / "search.mjs"
    broken.write_text(
        SEARCH.read_text("utf-8").replace("rounded(other) - rounded(one)", "rounded(one) - rounded(other)")
    )
    not_first, _ = misses(answers_of_the_page([each.question for each in read_asked()], broken))
    assert len(not_first) > 100
