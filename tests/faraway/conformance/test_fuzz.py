"""Random cases, and how failures shrink."""

from collections.abc import Callable
from functools import partial
from itertools import islice, pairwise
from random import Random

import pytest
from attrs import evolve

from faraway.conformance.fuzz import shrink as shrinking
from faraway.conformance.fuzz.cases import case_of, fresh_cases, fresh_game
from faraway.conformance.fuzz.fuzzing import Fuzzing, fuzz
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.readings import DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS
from tests.faraway.conformance.examples import (
    PATIENT,
    as_list,
    hostile_port,
    outcome_under,
    scoring_vector,
)

LEVELS = frozenset({2, 3, 4})


def asking(misreading: str) -> Callable[[Vector], Outcome]:
    return partial(outcome_under, MISREADINGS[misreading].misread(STANDARD_RULES))


def first_wrong(misreading: str, kind: str) -> Outcome:
    ask = asking(misreading)
    cases = fresh_cases(Random(3), LEVELS, REFERENCE_IDENTITY)
    of_kind = (case for case in cases if case.requests[0]["request"] == kind)
    return next(outcome for outcome in map(ask, of_kind) if outcome.verdict is Verdict.FAILED)


def test_the_same_seed_makes_the_same_cases() -> None:
    one, other = (list(islice(fresh_cases(Random(5), LEVELS, REFERENCE_IDENTITY), 60)) for _ in range(2))
    assert one == other
    assert len({case.id for case in one}) == 60


def test_only_the_levels_asked_for_are_made() -> None:
    assert {
        case.level for case in islice(fresh_cases(Random(1), frozenset({3}), REFERENCE_IDENTITY), 30)
    } == {3}
    assert list(fresh_cases(Random(1), frozenset({5}), REFERENCE_IDENTITY)) == []


def test_the_reference_answers_its_own_cases() -> None:
    for case in islice(fresh_cases(Random(9), LEVELS, REFERENCE_IDENTITY), 150):
        replies = prepare(case).replies(STANDARD_RULES)
        assert replies is not None
        assert judge(case, replies) == ()


def test_a_case_that_the_reference_refuses_is_none() -> None:
    with pytest.raises(TypeError, match="refuses its own case"):
        case_of("x", {"request": "rank", "players": 5}, DEFAULT_VALUES)


def test_a_wrong_tableau_shrinks_to_one_card_that_matters() -> None:
    small = shrinking.shrink(
        first_wrong("card-does-not-count-itself", "score"), asking("card-does-not-count-itself"), "small"
    )
    request = small.vector.requests[0]
    regions = as_list(request["regions"])
    assert request["sanctuaries"] == []
    assert sum(region not in shrinking.PLAIN_REGIONS for region in regions) == 1
    assert small.vector.id == "small"


def test_a_wrong_ranking_shrinks_to_two_players() -> None:
    small = shrinking.shrink(first_wrong("no-tie-break", "rank"), asking("no-tie-break"), "small")
    players = as_list(small.vector.requests[0]["players"])
    assert len(players) == 2


def test_a_wrong_game_shrinks_to_its_first_wrong_step() -> None:
    readings = dict(DEFAULT_VALUES)
    ask = asking("leftovers-on-top")
    chance = Random(4)
    games = (ask(case_of("game", fresh_game(chance, readings, 4), readings)) for _ in range(20))
    wrong = next(outcome for outcome in games if outcome.verdict is Verdict.FAILED)
    small = shrinking.shrink(wrong, ask, "small").vector
    assert isinstance(small.expect, ExpectAnswer)
    steps = as_list(small.expect.answer["steps"])
    assert len(steps) == 1
    setup = small.requests[0]["setup"]
    assert isinstance(setup, dict)
    assert setup["players"] == 2


def test_what_cannot_be_made_smaller_stays() -> None:
    wrong = first_wrong("highest-draws-first", "draw")
    assert shrinking.shrink(wrong, asking("highest-draws-first"), "small") == wrong


SCORES = Fuzzing(
    command=hostile_port("stderr"), facts=sanctuary_facts(), levels=frozenset({2}), limits=PATIENT
)


def test_a_port_that_breaks_the_protocol_is_wrong_too() -> None:
    limits = evolve(PATIENT, faults_in_a_row=3)
    report = fuzz(evolve(SCORES, command=hostile_port("garbage", "every"), count=20, limits=limits))
    assert report.wrong == 3
    assert report.ending.gave_up
    assert [outcome.verdict for outcome in report.smallest] == [Verdict.FAULT]


@pytest.mark.parametrize(
    "work", [evolve(SCORES, count=10**9, seconds=0.0), evolve(SCORES, levels=frozenset({3}))]
)
def test_nothing_is_asked_when_the_time_is_up_or_no_level_fits(work: Fuzzing) -> None:
    assert fuzz(work).asked == 0


def test_a_wrong_finding_shrinks_to_one_player() -> None:
    small = shrinking.shrink(first_wrong("lower-finds", "due"), asking("lower-finds"), "small")
    players = as_list(small.vector.requests[0]["players"])
    assert len(players) == 1


def test_a_tableau_keeps_the_ascents_that_its_sanctuaries_need() -> None:
    ask = asking("sanctuary-fame-left-out")
    request: JsonObject = {
        "request": "score",
        "regions": [68, 66, 64, 60, 51, 43, 21, 24],
        "sanctuaries": ["gray-fixed-5"],
    }
    small = shrinking.shrink(ask(case_of("tableau", request, {})), ask, "small").vector.requests[0]
    assert small["sanctuaries"] == ["gray-fixed-5"]
    regions = as_list(small["regions"])
    assert any(later > earlier for earlier, later in pairwise(map(int, map(str, regions))))


def test_a_game_that_ends_in_a_fault_is_only_cut_to_its_last_step() -> None:
    readings = dict(DEFAULT_VALUES)
    case = case_of("game", fresh_game(Random(8), readings, 2), readings)

    def ask(vector: Vector) -> Outcome:
        return Outcome(vector=vector, verdict=Verdict.FAULT)

    small = shrinking.shrink(ask(case), ask, "small").vector.requests[0]
    assert small["after"] == "last"
    assert small["actions"] == case.requests[0]["actions"]


def test_a_game_wrong_at_its_end_keeps_all_its_actions() -> None:
    readings = dict(DEFAULT_VALUES)
    ask = asking("least-fame-wins")
    chance = Random(5)
    games = (fresh_game(chance, readings, 2) for _ in range(40))
    result: Json = ["result"]
    shown = ({**game, "show": result} for game in games)
    wrong = next(
        outcome
        for outcome in (ask(case_of("game", game, readings)) for game in shown)
        if outcome.verdict is Verdict.FAILED
    )
    small = shrinking.shrink(wrong, ask, "small").vector.requests[0]
    assert small["actions"] == wrong.vector.requests[0]["actions"]


def test_smaller_tableaux_keep_room_for_their_sanctuaries() -> None:
    """Rules: END-4."""
    request: JsonObject = {
        "request": "score",
        "regions": [60, 61, 62, 63, 64, 65, 66, 67],
        "sanctuaries": [f"s{n}" for n in range(7)],
    }
    smaller = list(shrinking._smaller_tableaux({**request}))
    assert (
        len([one for one in smaller if len(str(one["sanctuaries"])) < len(str(request["sanctuaries"]))]) == 7
    )
    fewest = list(shrinking._smaller_tableaux({**request, "sanctuaries": []}))
    assert len(fewest) > 8


def test_fewer_players_are_asked_about_while_enough_are_left() -> None:
    three: JsonObject = {"request": "due", "players": [{"regions": [n]} for n in (1, 2, 3)]}
    assert len(list(shrinking._fewer_players({**three}))) == 3
    assert list(shrinking._fewer_players({"request": "rank", "players": [{}, {}]})) == []


FAILURE = Outcome(vector=scoring_vector("failure"), verdict=Verdict.FAILED)
GAME: JsonObject = {"after": "every", "actions": [], "show": ["state"], "setup": {"players": 2}}


def test_a_game_shown_at_its_end_only_is_as_small_as_it_gets() -> None:
    assert list(shrinking._smaller_games({"after": "last"}, FAILURE, {})) == []
    assert list(shrinking._smaller_games(GAME, FAILURE, {})) == [{**GAME, "after": "last"}]


def test_a_game_of_three_is_tried_with_two() -> None:
    game: JsonObject = {**GAME, "setup": {"players": 3}}
    *fewer, last = shrinking._smaller_games({**game}, FAILURE, dict(DEFAULT_VALUES))
    assert fewer
    assert last == {**game, "after": "last"}
