"""Every generated port that refuses wrongly is caught by a vector of the suite, and the right one by none."""

from itertools import pairwise

import pytest

from crosscheck.misreadings.refusals import (
    LAST_CODES,
    NEVER_TOGETHER,
    ORDER,
    WrongPort,
    codes_that_apply,
    misordered,
    wrong_ports,
)
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import PreparedVector, prepare
from faraway.conformance.reference.requests import PlayRequest, load_request
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import shipped_suite
from faraway.errors import Code, FarawayError
from faraway.game import apply_action, new_game
from faraway.game.record import STANDARD_RULES

TOPICS = ("games-illegal", "games-refusals", "robustness-scoring", "robustness-games", "robustness-numbers")
QUESTIONS = tuple(prepare(vector) for vector in shipped_suite().vectors if vector.topic in TOPICS)


@pytest.mark.parametrize("port", wrong_ports(), ids=lambda port: port.id)
def test_a_port_that_refuses_wrongly_is_caught(port: WrongPort) -> None:
    assert any(port.is_caught_by(question) for question in QUESTIONS), port.words


def test_a_port_that_refuses_rightly_is_not_caught() -> None:
    right = WrongPort(id="right", words="", answer=Answers(STANDARD_RULES).answer)
    assert [one.vector.id for one in QUESTIONS if right.is_caught_by(one)] == []


def test_a_port_that_crashes_is_caught() -> None:
    def crash(_request: JsonObject) -> JsonObject:
        raise KeyError("no such card")

    assert WrongPort(id="crash", words="", answer=crash).is_caught_by(QUESTIONS[0])


def refused(question: PreparedVector) -> list[tuple[Code, tuple[Code, ...]]]:
    """Return the code of every refusal in a game, with all codes that apply there."""
    given = load_request(question.requests[0], PlayRequest)
    state, found = new_game(given.setup), []
    for action in given.actions:
        try:
            state = apply_action(state, action)
        except FarawayError as error:
            found.append((error.code, codes_that_apply(state, action)))
    return found


def test_the_first_code_that_applies_is_the_answer() -> None:
    """In every illegal action of the suite the reference answers the first of the codes that apply."""
    games = [one for one in QUESTIONS if one.vector.topic in ("games-illegal", "games-refusals")]
    found = [entry for one in games for entry in refused(one)]
    assert len(found) >= 50
    assert [(code, codes) for code, codes in found if codes[0] is not code] == []


def test_every_two_codes_are_misordered_or_never_meet() -> None:
    """Of the codes about cards an action earns one only; a `keep` may earn two."""
    made = {port.id for port in misordered()}
    pairs = [(first, later) for place, first in enumerate(ORDER) for later in ORDER[place + 1 :]]
    of_cards = [pair for pair in pairs if pair[0] in LAST_CODES]
    assert len(made) == len(pairs) - len(NEVER_TOGETHER) - len(of_cards) + 1
    assert all(f"{later.value}-before-{first.value}" in made for first, later in pairwise(ORDER[:4]))
