import json

import pytest

from faraway.errors import Code
from faraway.game.readings import DEFAULT_VALUES, Edition
from faraway.rulebook.citations import How
from faraway.rulebook.clauses import Kind, Settled, load_register, read_register
from tests.faraway.refusing import refusal

TRACES: dict[str, list[str]] = {
    kind: []
    for kind in ("reference", "tests_for", "tests_against", "encoding", "misreadings", "vectors", "rulings")
}
SMALL = {
    "clauses": [
        {
            "id": "RULE-1",
            "chapter": "Rules",
            "kind": "behaviour",
            "text": "One.",
            "reading": "",
            "reason": "",
            "editions": [
                {
                    "edition": "de",
                    "how": "differs",
                    "headings": ["A"],
                    "note": "in this",
                    "sentences": [{"heading": "A", "ordinal": 2, "fingerprint": "0123456789ab"}],
                }
            ],
            "neighbours": [],
            "questions": ["why"],
            "traces": {**TRACES, "specification": ["spec/a.py::b"], "theorems": ["it_holds"]},
        }
    ],
    "questions": [
        {
            "id": "why",
            "question": "Why?",
            "settled": "misreading",
            "default": "so",
            "reason": "So.",
            "consequence": "None.",
            "argument": "",
            "clauses": ["RULE-1"],
            "answers": [
                {
                    "value": "so",
                    "meaning": "so",
                    "editions": ["en-web"],
                    "misreading": "",
                    "refused": "",
                    "gives": "",
                }
            ],
            "presets": [
                {"edition": "de", "value": "so", "ground": "one-way", "others": ["else"], "note": ""}
            ],
            "shown_by": [],
        }
    ],
}


def test_a_register_is_read_into_values() -> None:
    register = load_register(json.dumps(SMALL).encode())
    clause = register.clause("rule-1 ")
    assert (clause.kind, clause.text, clause.traces.theorems) == (Kind.BEHAVIOUR, "One.", ("it_holds",))
    assert [(said.edition, said.how, said.note) for said in clause.editions] == [
        (Edition.DE, How.DIFFERS, "in this")
    ]
    assert clause.editions[0].sentences[0].place == "A, sentence 2"
    question = register.question("why")
    assert question.presets[0].ground.in_words == "one way to read it"
    assert question.settled is Settled.MISREADING
    assert question.answers[0].editions == (Edition.EN_WEB,)


def test_what_is_unknown_is_refused_with_clauses_that_are_near() -> None:
    register = load_register(json.dumps(SMALL).encode())
    near = refusal(register.clause, "RULE-2")
    assert (near.code, "did you mean RULE-1" in str(near)) == (Code.UNKNOWN_CLAUSE, True)
    assert "no clause has the id 'zzz' [unknown-clause]" in str(refusal(register.clause, "zzz"))
    with pytest.raises(KeyError):
        register.question("what")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"behaviour"', '"whim"', Code.UNKNOWN_VALUE),
        ('"One."', "1", Code.WRONG_TYPE),
        ('"text"', '"words"', Code.UNKNOWN_KEY),
        ('"id": "why",', '"id": "why", "id": "why",', Code.DUPLICATE_KEY),
        ("{", "", Code.NOT_JSON),
    ],
)
def test_a_damaged_register_is_refused(old: str, new: str, code: Code) -> None:
    assert code in {
        problem.code
        for problem in refusal(load_register, json.dumps(SMALL).replace(old, new).encode()).problems
    }


def test_the_register_that_ships_knows_five_editions_of_every_clause() -> None:
    register = read_register()
    for clause in register.clauses:
        assert tuple(said.edition for said in clause.editions) == tuple(Edition)
        assert register.clause(clause.id) is clause
        assert {register.question(name).id for name in clause.questions} == set(clause.questions)
        assert {register.clause(name).id for name in clause.neighbours} == set(clause.neighbours)
    assert register.clause("SCORE-4").text.startswith("The Region being scored counts itself")


def test_the_register_that_ships_has_the_readings_with_their_defaults() -> None:
    readings = {
        each.id: each.default for each in read_register().questions if each.settled is Settled.READING
    }
    assert readings == dict(DEFAULT_VALUES)
