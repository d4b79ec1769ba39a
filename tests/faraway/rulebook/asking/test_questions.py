import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from rapidfuzz import fuzz

from crosscheck.questions import leave_each_out
from faraway.rulebook.ruling_book import read_rulings
from faraway.rulebook.search import read_index_file, shipped_index
from tests.faraway.rulebook.asking import asked as asking
from tests.samples import sample_of

SEARCH = Path(__file__).resolve().parents[4] / "faraway" / "site" / "static" / "search.mjs"
TRIVIAL_VARIANT = 90
MOST_OFF_TOPIC = 0.05
LEAST_LEFT_OUT = 0.7
ASK_ALL = """
import { SearchIndex } from "%s";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const { index, questions } = JSON.parse(text);
const search = new SearchIndex(index);
console.log(JSON.stringify(questions.map((question) => search.answer(question).slice(0, 3).map((hit) => hit.id))));
"""


@cache
def command_answer(question: str) -> list[str]:
    return [hit.id for hit in shipped_index().answer(question)[:3]]


def command_answers(questions: list[str]) -> list[list[str]]:
    return [command_answer(question) for question in questions]


def page_answers(questions: list[str], search: Path) -> list[list[str]]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed: the site's search is tested in the browser only")
    given = json.dumps({"index": json.loads(read_index_file()), "questions": questions})
    done = subprocess.run(
        [node, "--input-type=module", "--eval", ASK_ALL % search.as_uri()],
        input=given,
        capture_output=True,
        text=True,
        check=True,
        timeout=900,
    )
    answers: list[list[str]] = json.loads(done.stdout)
    return answers


def test_there_are_enough_questions() -> None:
    asked = asking.read_asked()
    assert len(asked) >= 120
    assert len({each.question for each in asked}) == len(asked)
    assert len(asking.read_off_topic()) >= 15
    assert {each.ruling for each in asked} <= {entry.id for entry in shipped_index().entries}


@pytest.mark.long
def test_no_question_is_nearly_a_wording_of_the_index() -> None:
    wordings = [
        wording.casefold() for ruling in read_rulings().rulings for wording in (ruling.question, *ruling.also)
    ]
    near = {
        asked.question: wording
        for asked in asking.read_asked()
        for wording in wordings
        if fuzz.ratio(asked.question.casefold(), wording, score_cutoff=TRIVIAL_VARIANT)
    }
    assert near == {}


def test_players_words_find_their_ruling() -> None:
    asked = sample_of(asking.read_asked())
    not_first, not_near = asking.misses(asked, command_answers([each.question for each in asked]))
    assert not_near == []
    assert len(not_first) <= len(asked) * (1 - asking.LEAST_FIRST), not_first


def test_the_page_finds_what_the_command_finds() -> None:
    asked = sample_of(asking.read_asked())
    questions = [*(each.question for each in asked), *asking.read_off_topic()]
    assert page_answers(questions, SEARCH) == command_answers(questions)


@pytest.mark.parametrize("question", asking.read_off_topic())
def test_no_answer_to_an_off_topic_question(question: str) -> None:
    assert shipped_index().answer(question) == []


@pytest.mark.long
def test_a_search_that_is_broken_is_noticed(tmp_path: Path) -> None:
    broken = tmp_path / "search.mjs"
    broken.write_text(
        SEARCH.read_text("utf-8").replace("other.rounded - one.rounded", "one.rounded - other.rounded")
    )
    asked = asking.read_asked()
    not_first, _ = asking.misses(asked, page_answers([each.question for each in asked], broken))
    assert len(not_first) > 100


def test_few_answers_to_questions_about_other_games() -> None:
    answered = {
        question: hits[0].id
        for question in sample_of(asking.read_more_off_topic())
        if (hits := shipped_index().answer(question))
    }
    assert len(asking.read_more_off_topic()) >= 60
    assert len(answered) <= len(asking.read_more_off_topic()) * MOST_OFF_TOPIC, answered


@pytest.mark.long
def test_a_wording_that_is_left_out_is_found_by_the_others() -> None:
    asked = leave_each_out(read_rulings(), 300)
    assert len(asked) >= 8
    assert sum(each.is_near for each in asked) >= len(asked) * LEAST_LEFT_OUT, asked
    assert all(each.is_near or not each.is_first for each in asked)
