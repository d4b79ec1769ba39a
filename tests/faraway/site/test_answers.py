"""The page answers as Python does: generated cases in four languages, the questions of the catalogue, and those on file."""

import json
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from crosscheck.cases.command import KINDS
from faraway.messages import Language
from faraway.rulebook.answers import answer_question, question_of
from faraway.rulebook.ruling_book import read_rulings
from faraway.site.answers_data import answer_files
from tests.faraway.rulebook.asking.asked import read_asked, read_off_topic, read_seen
from tests.faraway.rulebook.asking.test_rare_questions import RARE
from tests.faraway.rulebook.cases.test_accounting import ACCOUNTED
from tests.faraway.rulebook.cases.test_denials import DENIED, TWOFOLD
from tests.samples import sample_of, sample_size

STATIC = Path(__file__).resolve().parents[3] / "faraway" / "site" / "static"
PROGRAM = """
import { Answers } from "MODULE";
const { files, questions } = JSON.parse(await new Response(process.stdin).text());
const answers = new Answers(files["search.json"], (language) => files[`answers.${language}.json`]);
const found = [];
for (const question of questions) {
  const { language, lines, verdict, hits, case: worked } = await answers.answer(question);
  found.push([language, lines, verdict, hits, worked?.understood ?? "", worked?.canonical ?? ""]);
}
console.log(JSON.stringify(found));
"""
OVERVIEWS = [
    "How does scoring work?",
    "Wie läuft eine Runde?",
    "y a-t-il une extension ?",
    "best strategy",
    "Darf man bei UNO eine +4 auf eine +2 legen?",
    "In Zorbania, how many Sanctuaries do I draw when I find one?",
    "Zorbania Wurmal: wie viele Karten habe ich am Anfang auf der Hand?",
    "How are ties broken, and what if we're still tied after that?",
    "What does the night symbol do? Do Sanctuaries count for it?",
    "Order: 18, 25, 43, 50. Sanctuaries: red with a thistle and a gray one. What do the 18 and the 43 each score?",
    "Does a Sanctuary's quest count the Sanctuary itself? Say it pays 1 per clue and I have 3 clues in view",
    "Quante carte si danno all'inizio? 3 o 5? Me le hanno dette tutte e due",
    "Combien de joueurs au maximum ? gloubi boulga zorglub",
    "A card is torn, whom do I contact for a replacement? How many can play?",
    "In Wingspan, gloubi boulga zorglub. How many can play?",
    "Gloubi boulga zorglub? Zorglub.",
    "Do I have to play 12 before 40?",
    "Before 68 I played 2 and 30, after it 6, 51, 17. No sanctuaries. What does 68 pay?",
    "La 13 avant 2, 6 et 17. Aucun sanctuaire. Combien vaut la 13 ?",
    "Il sert à quoi le numéro de 1 à 68 ?",
    "",
]


WORKED = ("worked", "table", "turns", "scored")
"""The files of questions that are worked out."""
SURE_SENTENCE = "Salve, regalo di Natale appena aperto: il libretto dice di girare tutto a faccia in giù prima di contare."
"""What is answered for its second sentence alone."""


def questions() -> list[str]:
    rng = random.Random(5)
    rulings = sample_of(read_rulings().rulings)
    return [
        *(
            make(rng, language).question
            for make in KINDS.values()
            for language in Language
            for _ in range(sample_size(5))
        ),
        *(question_of(ruling.id, language) for ruling in rulings for language in Language),
        *(each.question for each in sample_of(read_asked())),
        *sample_of(read_off_topic()),
        *(each.question for each in sample_of([*read_seen(), *read_seen("general_questions.toml")])),
        *(each.question for each in sample_of(read_seen("outside_questions.toml"))),
        *(each.question for each in read_seen("sibling_questions.toml")[-10:]),
        *(each.question for each in sample_of(read_seen("sibling_questions.toml"))),
        SURE_SENTENCE,
        *(each.question for each in sample_of(read_seen("plain_questions.toml"))),
        *(each.question for name in WORKED for each in sample_of(read_seen(f"{name}_questions.toml"))),
        *(question for question, _ in sample_of(DENIED)),
        *sample_of(TWOFOLD),
        *(question for question, _ in sample_of(ACCOUNTED)),
        *OVERVIEWS,
        *RARE,
    ]


def page_answers(asked: list[str], module: Path) -> list[list[object]]:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    files = {name: json.loads(data) for name, data in answer_files(read_rulings())}
    done = subprocess.run(
        [node, "--input-type=module", "--eval", PROGRAM.replace("MODULE", module.as_uri())],
        input=json.dumps({"files": files, "questions": asked}),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=600,
    )
    answers: list[list[object]] = json.loads(done.stdout)
    return answers


def command_answer(question: str) -> list[object]:
    answer = answer_question(question)
    worked = answer.case
    return [
        answer.language.value,
        list(answer.lines),
        answer.verdict,
        [hit.id for hit in answer.hits],
        worked.understood if worked else "",
        worked.canonical if worked else "",
    ]


@pytest.mark.long
@pytest.mark.no_cover  # the tests of the rulebook count the same lines
def test_the_page_answers_as_the_command_does() -> None:
    asked = questions()
    differing = [
        (question, page, command)
        for question, page, command in zip(
            asked, page_answers(asked, STATIC / "answers.mjs"), map(command_answer, asked), strict=True
        )
        if page != command
    ]
    assert differing == []


def test_a_page_that_turns_the_order_of_play_round_is_noticed(tmp_path: Path) -> None:
    for file in STATIC.glob("*.mjs"):
        text = file.read_text("utf-8").replace("row.at(-1) > row.at(-2)", "row.at(-1) < row.at(-2)")
        (tmp_path / file.name).write_text(text, "utf-8")
    asked = ["I played 20, then 30"]
    assert page_answers(asked, tmp_path / "answers.mjs") != [command_answer(asked[0])]
