import json
from importlib import resources

import pytest
from attrs import evolve

from faraway.game.readings import Edition
from faraway.rulebook.citations import How
from faraway.rulebook.ruling_book import load_rulings, read_rulings
from faraway.rulebook.rulings import EditionSays, Status, derive_status, weakest
from faraway.rulebook.some_rulings import read_some_rulings
from tests.faraway.refusing import refused as refused_for

BY_ID = {ruling.id: ruling for ruling in read_rulings().rulings}


def grades(hows: str) -> tuple[EditionSays, ...]:
    """Return what the five editions say, a letter each: s, i, o or d."""
    letters = dict(zip("siod", How, strict=True))
    return tuple(
        EditionSays(edition=edition, how=letters[how]) for edition, how in zip(Edition, hows, strict=True)
    )


@pytest.mark.parametrize(
    ("ruling", "hows", "words"),
    [
        ("own-quest", "sssss", "its clause is stated by all five editions"),
        ("own-quest", "ooooo", "its clause is left open by all five editions"),
        (
            "own-quest",
            "sisod",
            "its clause is stated by fr and en-web, implied by en, left open by de, put otherwise by it",
        ),
        (
            "must-i-place-a-sanctuary",
            "iiiii",
            "by default, under the reading sanctuary-placement=must-place; its clauses are implied by all five editions",
        ),
        (
            "negative-points",
            "oooio",
            "proved by the theorem fame_nonneg; its clause is implied by de, left open by fr, en, en-web and it",
        ),
        (
            "can-it-run-out-with-two",
            "ooooo",
            (
                "proved by the theorem sanctuary_deck_suffices_of_2_players, of an arithmetic model of the game; "
                "its clause is left open by all five editions"
            ),
        ),
    ],
)
def test_status_in_words(ruling: str, hows: str, words: str) -> None:
    """The grades of a clause are another document's to change: here they are entered by hand."""
    assert evolve(BY_ID[ruling], editions=grades(hows)).status_in_words == words


def test_the_weakest_grade_counts() -> None:
    assert weakest([How.STATES]) is How.STATES
    assert weakest([How.STATES, How.IMPLIES]) is How.IMPLIES
    assert weakest([How.OPEN, How.STATES]) is How.OPEN
    assert weakest([How.OPEN, How.DIFFERS, How.IMPLIES]) is How.DIFFERS


def test_damaged_rulings_are_refused_with_every_reason() -> None:
    whole = json.loads(resources.files("faraway").joinpath("data", "rulings.json").read_bytes())
    whole["rulings"][0]["answer"] = 3
    whole["rulings"][1]["status"] = "guessed"
    assert refused_for(load_rulings, json.dumps(whole).encode()) == [
        ("wrong-type", "/rulings/0/answer"),
        ("unknown-value", "/rulings/1/status"),
    ]


def test_some_rulings_are_read_without_their_wordings() -> None:
    whole = read_rulings().rulings
    some = read_some_rulings(range(len(whole)))
    assert some == tuple(evolve(ruling, also=(), keywords=()) for ruling in whole)
    assert read_some_rulings([len(whole) - 1, 0]) == (some[-1], some[0])
    assert read_some_rulings([]) == ()


@pytest.mark.parametrize(
    ("readings", "proved", "grades", "status"),
    [
        (True, True, [How.STATES], Status.READING),
        (False, True, [How.OPEN], Status.PROVED),
        (False, False, [How.STATES, How.STATES], Status.STATED),
        (False, False, [How.STATES, How.IMPLIES], Status.IMPLIED),
        (False, False, [How.IMPLIES, How.OPEN], Status.OPEN),
        (False, False, [How.STATES, How.DIFFERS], Status.OPEN),
    ],
)
def test_the_status_is_that_of_the_weakest_grade(
    readings: bool,  # noqa: FBT001  a case
    proved: bool,  # noqa: FBT001  a case
    grades: list[How],
    status: Status,
) -> None:
    assert derive_status(readings=readings, proved=proved, grades=grades) is status
