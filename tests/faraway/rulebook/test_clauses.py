import json

import pytest

from faraway.errors import Code, FarawayError
from faraway.game.readings import DEFAULT_VALUES, Edition
from faraway.rulebook.clauses import How, Kind, Settled, load_register, read_register
from tests.faraway.refusing import refusal

SMALL = {
    "clauses": [
        {
            "id": "RULE-1",
            "chapter": "Rules",
            "kind": "behaviour",
            "text": "One.",
            "editions": [{"edition": "de", "how": "differs", "headings": ["A"], "note": "in this"}],
            "neighbours": [],
            "questions": ["why"],
            "traces": {
                "specification": ["spec/a.py::b"],
                "reference": [],
                "tests_for": [],
                "tests_against": [],
                "encoding": [],
                "theorems": ["it_holds"],
                "misreadings": [],
                "vectors": [],
                "rulings": [],
            },
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
                {"value": "so", "meaning": "so", "editions": ["en-web"], "misreading": "", "refused": ""}
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
    question = register.question("why")
    assert question.settled is Settled.MISREADING
    assert question.answers[0].editions == (Edition.EN_WEB,)


def test_an_unknown_clause_is_refused_with_those_that_are_near() -> None:
    register = load_register(json.dumps(SMALL).encode())
    with pytest.raises(FarawayError, match="did you mean RULE-1") as refused:
        register.clause("RULE-2")
    assert refused.value.code is Code.UNKNOWN_CLAUSE
    with pytest.raises(FarawayError, match=r"no clause has the id 'zzz' \[unknown-clause\]"):
        register.clause("zzz")


def test_an_unknown_question_is_the_caller_s_mistake() -> None:
    with pytest.raises(KeyError):
        load_register(json.dumps(SMALL).encode()).question("what")


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
