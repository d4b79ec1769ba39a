"""Faults of form are told from misread rules, named first, and mended before rules are diagnosed."""

import json

import pytest
from jsonschema import Draft202012Validator

from crosscheck.misreadings.shapes import SHAPE_FAULTS
from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.diagnosis.evidence import Work
from faraway.conformance.diagnosis.findings import FORM
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.diagnosis.suspects import compose, rule_suspects
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.schema import departures, wire_schema
from faraway.conformance.suite.vectors import ExpectAnswer, shipped_suite
from faraway.conformance.verdict.form import COULD_BE_RULES, Form, FormFault, mend, speaks_against
from tests.faraway.conformance.shaped import shaped_outcomes
from tests.samples import sample_of

SUITE = shipped_suite()
QUICK = [vector for vector in SUITE.vectors if vector.requests and vector.level in {2, 3}][::7]
GAMES = [
    vector
    for vector in SUITE.vectors
    if vector.level == 4 and "perft" not in str(vector.requests[0]["request"])
]
SMALL_GAMES = sorted(
    (vector for vector in GAMES if "'turn':" in repr(vector.expect)),
    key=lambda vector: len(repr(vector.requests)),
)[:6]
SMALL_GAMES += [vector for vector in GAMES if vector.id == "legal-placing-in-round-7"]
QUICK += [
    vector
    for vector in SUITE.vectors
    if vector not in QUICK
    and (vector.id in {"nothing-pays", "no-night-no-fame"} or {"extreme", "total"} <= {*vector.tags})
]
"""Those that show states: refused actions show neither seats nor words."""


@pytest.mark.parametrize("name", SHAPE_FAULTS)
def test_a_fault_of_form_is_named_first_and_explains_every_failure(name: str) -> None:
    form, change = SHAPE_FAULTS[name]
    outcomes = shaped_outcomes(change, [*QUICK, *SMALL_GAMES])
    work = Work()
    found = diagnose(outcomes, work=work)
    assert found.failures
    assert next(iter(found.forms)).form is form
    assert found.named == found.doubtful == ()
    assert found.unexplained == ()
    assert form.value in found.in_words()[1]
    assert set(found.blamed().values()) == {FORM}
    assert work.spent == 0


@pytest.mark.parametrize("name", ["numbers as texts", "totals only", "keys in camel case"])
def test_a_misread_rule_is_named_behind_a_fault_of_form(name: str) -> None:
    form, change = SHAPE_FAULTS[name]
    misread = rule_suspects()["one-biome-set-only"]
    caught = known_fingerprints()[misread.id]
    catching = [vector for vector in SUITE.vectors if vector.id in caught and vector.level == 2][:8]
    others = [vector for vector in QUICK if vector not in catching]
    found = diagnose(shaped_outcomes(change, [*catching, *others], compose([misread])))
    assert next(iter(found.forms)).form is form
    assert [entry.suspect.id for entry in found.named] == ["one-biome-set-only"]
    assert found.unexplained == ()


@pytest.mark.parametrize(
    ("expected", "got", "form"),
    [
        ({"ranks": [1, 2]}, {"ranks": ["1", 2]}, Form.NUMBER_AS_TEXT),
        ({"total": 3, "regions": [], "sanctuaries": []}, 3, Form.TOTAL_ONLY),
        ({"total": 3, "regions": [], "sanctuaries": []}, "3", Form.TOTAL_ONLY),
        ({"order": [1, 0, 2]}, {"order": [2, 1, 3]}, Form.SEATS_FROM_ONE),
        ({"order": [1, 0]}, {"order": ["player_1", "player_0"]}, Form.SEAT_AS_NAME),
        (
            {"legal": [{"seat": 0}, {"seat": 1}]},
            {"legal": [{"seat": "p0"}, {"seat": "p1"}]},
            Form.SEAT_AS_NAME,
        ),
        ({"totals": [202, 7]}, {"totals": [99, 7]}, Form.CUT_AT_99),
        ({"totals": [202, 7]}, {"totals": [127, 7]}, Form.CUT_AT_127),
        ({"totals": [202, 7]}, {"totals": [-54, 7]}, Form.BYTE_OVERFLOWS),
        ({"removed": [1, 9, 4]}, {"removed": [9, 1, 4]}, Form.PERMUTED),
        (
            {"legal": [{"seat": 0, "region": 5}, {"seat": 1, "region": 7}]},
            {"legal": [{"seat": 2, "region": 7}, {"seat": 1, "region": 5}]},
            Form.SEATS_FROM_ONE,
        ),
        (
            {"legal": [{"seat": 0}, {"seat": 1}]},
            {"legal": [{"seat": 1.0}, {"seat": 0}]},
            Form.NUMBER_WITH_POINT,
        ),
    ],
)
def test_an_answer_is_mended(expected: dict[str, Json], got: Json, form: Form) -> None:
    mended = mend(expected, got)
    assert form in {fault.form for fault in mended.faults}
    assert mended.is_mended(expected)


@pytest.mark.parametrize("got", [None, "x", [1], {"ranks": "1"}, {"ranks": [1]}, {"error": {"code": "x"}}, 7])
def test_what_is_wrong_otherwise_is_left_as_it_is(got: Json) -> None:
    assert not mend({"ranks": [1, 2]}, got).is_mended({"ranks": [1, 2]})


def test_other_actions_are_a_matter_of_rules() -> None:
    expected: dict[str, Json] = {"legal": [{"seat": 0, "region": 5}, {"seat": 0, "region": 7}]}
    got: dict[str, Json] = {"legal": [{"seat": 0, "region": 5}, {"seat": 0, "region": 8}]}
    mended = mend(expected, got)
    assert mended.faults == set()
    assert mended.answer == got
    assert not mended.is_mended(expected)


def test_another_order_is_a_matter_of_rules_where_a_rule_decides_it() -> None:
    expected: dict[str, Json] = {"sanctuary_deck": ["city-clue", "river-1", "desert-clue"]}
    mixed: dict[str, Json] = {"sanctuary_deck": ["river-1", "city-clue", "desert-clue"]}
    reverse: dict[str, Json] = {"sanctuary_deck": ["desert-clue", "river-1", "city-clue"]}
    assert mend(expected, mixed).faults == set()
    assert mend(expected, reverse).faults == {FormFault(Form.REVERSED, "sanctuary_deck")}


def test_a_wrong_value_in_a_wrong_type_stays_wrong() -> None:
    mended = mend(
        {"total": 3, "regions": [], "sanctuaries": []}, {"total": "4", "regions": [], "sanctuaries": []}
    )
    assert mended.answer == {"total": 4, "regions": [], "sanctuaries": []}


@pytest.mark.parametrize("text", ["--4", "-", "", "9" * 5000, "\u0664", "4 ", "4.0", "1_0"])
def test_a_text_that_only_resembles_a_number_stays(text: str) -> None:
    mended = mend({"total": 3}, {"total": text})
    assert (mended.answer, mended.faults) == ({"total": text}, set())


def test_an_unknown_key_of_any_length_is_named_shortly() -> None:
    (fault,) = mend({"total": 3}, {"total": 3, "a" * 10_000: 1}).faults
    assert len(fault.in_words()) < 400


def test_an_answer_that_passed_speaks_against_another_order_and_other_seats() -> None:
    right: dict[str, Json] = {"order": [1, 0], "turn": None, "players": [{"hand": [5, 9]}]}
    assert speaks_against(FormFault(Form.SORTED, "order"), right, right)
    assert speaks_against(FormFault(Form.PERMUTED, "hand"), right, right)
    assert not speaks_against(FormFault(Form.SORTED, "hand"), right, right)
    assert speaks_against(FormFault(Form.SEATS_FROM_ONE, ""), right, right)
    other: dict[str, Json] = {"turn": None, "ranks": [1, 2]}
    assert not speaks_against(FormFault(Form.SEATS_FROM_ONE, ""), other, other)


@pytest.mark.parametrize(
    ("form", "got", "speaks"),
    [
        (Form.CUT_AT_99, [99, 100], True),
        (Form.CUT_AT_99, [99, 99], False),
        (Form.BYTE_OVERFLOWS, [99, 128], True),
        (Form.BYTE_OVERFLOWS, [99, "128"], False),
    ],
)
def test_a_great_total_speaks_against_a_port_that_loses_such(
    form: Form, got: list[Json], *, speaks: bool
) -> None:
    expected: dict[str, Json] = {"totals": [99, 128], "ranks": [2, 200]}
    assert speaks_against(FormFault(form, ""), expected, {"totals": got, "ranks": [2, 200]}) is speaks


def test_a_total_that_is_too_small_by_chance_is_a_matter_of_rules() -> None:
    """One answer that happens to be 99 says nothing, nor do two beside another great total."""
    fault = FormFault(Form.CUT_AT_99, "")
    assert mend({"total": 120}, {"total": 99}).faults == {fault}
    assert mend({"total": 120}, {"total": 99}, frozenset({fault})).faults == set()
    assert mend({"total": 120}, {"total": 98}).faults == set()


@pytest.mark.parametrize(
    ("form", "ranks", "speaks"),
    [
        (Form.REVERSED, [3, 2, 1], False),
        (Form.REVERSED, [2, 1, 3], True),
        (Form.REVERSED, [1, 2, 3], True),
        (Form.REVERSED, [1, 1, 3], False),
        (Form.REVERSED, ["3", "2", "1"], False),
        (Form.PERMUTED, [2, 1, 3], False),
        (Form.PERMUTED, [1, 2, 3], True),
    ],
)
def test_a_wrong_answer_speaks_against_an_order_that_it_does_not_keep(
    form: Form, ranks: list[Json], *, speaks: bool
) -> None:
    expected: dict[str, Json] = {"totals": [3, 2, 1], "ranks": [1, 2, 3]}
    got: dict[str, Json] = {"totals": [30, 20, 1], "ranks": ranks}
    assert speaks_against(FormFault(form, "ranks"), expected, got) is speaks


def _definitions() -> list[str]:
    definitions = wire_schema()["$defs"]
    assert isinstance(definitions, dict)
    return [name for name in definitions if name.endswith("-answer")]


def test_answers_are_checked_against_the_schemas_as_a_complete_validator_does() -> None:
    answers = [vector.expect.answer for vector in SUITE.vectors if isinstance(vector.expect, ExpectAnswer)]
    samples: list[Json] = sample_of(answers[::40])
    samples += [change(sample) for _, change in SHAPE_FAULTS.values() for sample in samples[::3]]
    samples += [{}, [], None, 5, {"ranks": [0]}, {"order": [6]}, {"levels": [1, 1]}, {"steps": [{}]}]
    for name in _definitions():
        whole = Draft202012Validator({**wire_schema(), "anyOf": [{"$ref": f"#/$defs/{name}"}]})
        for sample in samples:
            is_valid = whole.is_valid(json.loads(json.dumps(sample)))
            has_points = ".0" in json.dumps(
                sample
            )  # JSON Schema takes 3.0 for a whole number; the wire does not
            is_checked = departures(sample, name) == ()
            assert is_checked is is_valid or (has_points and is_valid), (name, sample)


def test_a_departure_says_where_and_what() -> None:
    assert [each.in_words() for each in departures({"ranks": ["1", 9]}, "rank-answer")] == [
        '/ranks/0 is a text ("1"), not a whole number',
        "/ranks/1 is 9, outside its range",
    ]
    assert [each.in_words() for each in departures({"rank": [1]}, "rank-answer")] == [
        '(whole answer) lacks the key "ranks"',
        '(whole answer) has the key "rank", which the wire does not know',
    ]
    assert [each.in_words() for each in departures({"due": [1.0]}, "due-answer")] == [
        "/due/0 is a number with a point or exponent (1.0), not a whole number"
    ]
    assert [
        each.in_words() for each in departures({"sanctuary_deck": ["City Clue"]}, "leftovers-answer")
    ] == ['/sanctuary_deck/0 is "City Clue", which has not the form of an id']
    short: Json = {"total": 0, "regions": [0] * 7, "sanctuaries": []}
    assert [each.in_words() for each in departures(short, "score-answer")] == ["/regions has 7 entries"]


def test_a_port_that_claims_totals_only_may_say_more() -> None:
    assert departures({"total": 3, "regions": "unknown"}, "score-answer-total") == ()


def test_hello_must_name_the_protocol() -> None:
    hello = REFERENCE_IDENTITY.to_json()
    assert departures(hello, "hello-answer") == ()
    assert [each.in_words() for each in departures({**hello, "protocol": "wire-0"}, "hello-answer")] == [
        '/protocol is "wire-0", not "faraway-wire-1"'
    ]


@pytest.mark.parametrize(
    "name", [name for name, (form, _) in SHAPE_FAULTS.items() if form not in COULD_BE_RULES]
)
def test_what_is_called_a_fault_of_form_breaks_the_schema_of_the_wire(name: str) -> None:
    """Types and keys are a matter of form; an order or a seat may be one of rules."""
    form, change = SHAPE_FAULTS[name]
    broken = 0
    for vector in (*QUICK, SMALL_GAMES[0], SMALL_GAMES[-1]):
        if not isinstance(vector.expect, ExpectAnswer):
            continue
        answer = change(vector.expect.answer)
        if any(fault.form is form for fault in mend(vector.expect.answer, answer).faults):
            broken += 1
            assert departures(answer, f"{vector.requests[0]['request']}-answer")
    assert broken
