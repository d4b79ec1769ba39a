import pickle

import pytest

from faraway.errors import Code, FarawayError, Problem, Subject, pointer, raise_problems, refusal
from tests.faraway.refusing import refusal as refusal_of

# Typed in from the interface, not from the registry.
CODES = """
    not-utf8 not-json duplicate-key too-large too-deep wrong-type missing-key unknown-key unknown-value
    file-not-found file-unreadable output-unwritable unknown-region unknown-sanctuary region-twice
    sanctuary-twice too-few-regions too-many-regions too-many-sanctuaries too-few-players too-many-players
    name-twice card-held-twice unknown-reading unknown-reading-value unknown-edition deck-incomplete
    wrong-phase not-your-turn unknown-seat already-chosen not-in-hand not-in-market not-drawn wrong-keep
    may-not-decline wrong-order game-over wrong-result damaged-catalogue unknown-request reference-disagrees unknown-clause
    wrong-checkpoint checkpoint-in-use missing-extra cluster-unreachable cluster-unfit piece-lost wrong-game
"""


def test_registry_holds_every_code_of_the_interface() -> None:
    assert [code.value for code in Code] == CODES.split()


def test_every_code_has_a_meaning_and_a_subject() -> None:
    assert all(code.meaning.endswith(".") for code in Code)
    assert {code.subject for code in Code} == set(Subject)


def test_code_is_found_by_its_slug() -> None:
    assert Code("region-twice") is Code.REGION_TWICE
    assert Code.REGION_TWICE.subject is Subject.CARDS


def test_error_gives_every_reason_in_one_message() -> None:
    twice = Problem(
        code=Code.REGION_TWICE, message="Region 7 lies there twice", path="/regions/3", clause="COMP-5"
    )
    error = FarawayError([twice, Problem(code=Code.NOT_JSON, message="the text ends too early")])
    assert str(error) == (
        "/regions/3: Region 7 lies there twice (COMP-5) [region-twice]; the text ends too early [not-json]"
    )
    assert error.code is Code.REGION_TWICE


def test_error_without_a_reason_is_impossible() -> None:
    with pytest.raises(ValueError, match="without a reason"):
        FarawayError([])


def test_problems_are_raised_together_and_none_raise_nothing() -> None:
    problems = [Problem(code=Code.NOT_JSON, message="a"), Problem(code=Code.TOO_DEEP, message="b")]
    raise_problems([])
    assert refusal_of(raise_problems, problems).problems == tuple(problems)


def test_pointer_escapes_tilde_and_slash() -> None:
    assert pointer() == ""
    assert pointer("players", 0, "a/b~c") == "/players/0/a~1b~0c"
    assert pointer("\ud800") == "/\\ud800"


def test_error_keeps_a_hundred_reasons_and_counts_the_rest() -> None:
    error = FarawayError(Problem(code=Code.NOT_JSON, message=str(number)) for number in range(103))
    assert len(error.problems) == 100
    assert str(error).endswith("99 [not-json]; and 3 more")
    hundred = FarawayError(Problem(code=Code.NOT_JSON, message=str(number)) for number in range(100))
    assert str(hundred).endswith("99 [not-json]")
    assert refusal(Code.TOO_DEEP, "deep", path="/a", clause="COMP-1").problems == (
        Problem(code=Code.TOO_DEEP, message="deep", path="/a", clause="COMP-1"),
    )


def test_an_error_is_pickled_with_all_its_problems() -> None:
    error = FarawayError(
        (Problem(code=Code.TOO_DEEP, message="deep"), Problem(code=Code.NOT_JSON, message="odd"))
    )
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  our own bytes
    assert (again.problems, str(again)) == (error.problems, str(error))
