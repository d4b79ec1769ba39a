"""A misreading that holds in some situations only is seen where an answer first goes wrong."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NoReturn

import pytest
from attrs import evolve

from faraway.conformance.derived.games import derive
from faraway.conformance.diagnosis import local
from faraway.conformance.diagnosis.answers import Failure, PortAnswers
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.diagnosis.local import (
    MOST_LOOKS,
    _Part,
    explains_locally,
    explains_whole_step,
    gives_every_step,
    goes_on_alike,
)
from faraway.conformance.diagnosis.suspects import compose, rule_suspects
from faraway.conformance.exchange.claims import READING_DEFAULTS
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.fuzz.cases import case_of, fresh_game
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.conformance.suite.vectors import ExpectAnswer, Vector, shipped_suite
from faraway.conformance.verdict.judge import outcome_of
from faraway.game import new_game
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import on_turn_of_first_seat, only_where
from tests.faraway.conformance.examples import outcome_under


def rules_of(name: str) -> Rules:
    return compose([rule_suspects()[name]])


def failure_under(rules: Rules, vector: Vector) -> Failure:
    """Answer a vector by rules that fail it."""
    return PortAnswers([outcome_under(rules, vector)]).failed[vector.id]


def is_explained(failure: Failure, rules: Rules) -> bool:
    return explains_locally(rules, failure, prepare(failure.vector))


def game_of(request: JsonObject, **readings: str) -> Vector:
    """Return a game that shows the state after every step."""
    played = {**READING_DEFAULTS, **{name.replace("_", "-"): value for name, value in readings.items()}}
    return case_of("game", {**request, "show": ["state"]}, played)


def test_a_game_that_begins_wrongly_is_explained_by_its_set_up() -> None:
    rules = rules_of("market-of-two-more-than-players")
    games = (game_of(fresh_game(Random(seed), READING_DEFAULTS, 2)) for seed in count())
    standard = next(game for game in games if "'standard'" in repr(game.requests[0]["setup"]))
    failure = failure_under(rules, standard)
    assert failure.outcome.differences[0].path.startswith("/steps/0/")
    assert is_explained(failure, rules)
    assert not is_explained(failure, rules_of("market-of-as-many-as-players"))
    assert not is_explained(failure, STANDARD_RULES)


def test_an_action_that_is_refused_is_explained_by_rules_that_refuse_it_alike() -> None:
    readings = {**READING_DEFAULTS, "sanctuary-placement": "may-decline"}
    games = (fresh_game(Random(seed), readings, 2) for seed in count())
    game = next(each for each in games if "'decline'" in repr(each["actions"]))
    rules = rules_of("sanctuary-placement=must-place")
    failure = failure_under(rules, game_of(game, sanctuary_placement="may-decline"))
    assert "'error'" in repr(failure.replies[0].answer)
    assert is_explained(failure, rules)
    assert not is_explained(failure, rules_of("seven-rounds"))


def test_an_action_that_is_rightly_refused_changes_nothing_before_a_wrong_step() -> None:
    """The first player takes a Region before anybody has explored; nothing comes of it."""
    game = fresh_game(Random(2), READING_DEFAULTS, 2)
    too_early: JsonObject = {"type": "take", "seat": 0, "region": 1}
    vector = game_of({**game, "actions": [too_early, *as_list(game["actions"])]})
    rules = rules_of("market-rest-stays")
    failure = failure_under(rules, vector)
    assert is_explained(failure, rules)
    assert not is_explained(failure, rules_of("seven-rounds"))


def test_a_game_whose_last_step_is_missing_is_explained_by_no_rule() -> None:
    vector = game_of(fresh_game(Random(3), READING_DEFAULTS, 2))
    assert isinstance(vector.expect, ExpectAnswer)
    steps = as_list(vector.expect.answer["steps"])
    outcome = outcome_of(vector, [Reply(answer={"steps": steps[:-1]})])
    failure = PortAnswers([outcome]).failed[vector.id]
    assert not is_explained(failure, STANDARD_RULES)
    assert not is_explained(failure, rules_of("seven-rounds"))


def test_a_total_that_is_wrong_by_itself_is_explained_by_the_same_total() -> None:
    """Every card pays rightly; the sum is wrong."""
    rules = rules_of("sanctuary-fame-left-out")
    caught = known_fingerprints()["sanctuary-fame-left-out"]
    vector = next(each for each in shipped_suite().vectors if each.id in caught and each.level == 2)
    failure = failure_under(rules, vector)
    assert {difference.path for difference in failure.outcome.differences} == {"/total"}
    assert is_explained(failure, rules)
    assert not is_explained(failure, STANDARD_RULES)


def test_a_single_question_is_explained_by_the_same_answer() -> None:
    rules = rules_of("no-tie-break")
    caught = known_fingerprints()["no-tie-break"]
    vector = next(each for each in shipped_suite().vectors if each.id in caught and each.level == 3)
    failure = failure_under(rules, vector)
    assert is_explained(failure, rules)
    assert not is_explained(failure, STANDARD_RULES)


def goes_alike(failure: Failure, rules: Rules) -> bool:
    return gives_every_step(rules, failure, prepare(failure.vector))


def test_a_game_goes_as_the_port_shows_it_by_its_rules_alone() -> None:
    rules = rules_of("market-rest-stays")
    game = game_of(fresh_game(Random(2), READING_DEFAULTS, 2))
    failure = failure_under(rules, game)
    assert goes_alike(failure, rules)
    assert not goes_alike(failure, STANDARD_RULES)
    assert not goes_alike(failure, rules_of("market-of-as-many-as-players"))
    broken = evolve(STANDARD_RULES, catalogue=evolve(STANDARD_RULES.catalogue, regions=()))
    assert not goes_alike(failure, broken)
    answer = as_object(failure.replies[0].answer)
    shorter = outcome_of(game, [Reply(answer={"steps": as_list(answer["steps"])[:-1]})])
    assert not goes_alike(PortAnswers([shorter]).failed[game.id], rules)


def test_a_game_that_refuses_an_action_goes_as_the_port_shows_it() -> None:
    readings = {**READING_DEFAULTS, "sanctuary-placement": "may-decline"}
    games = (fresh_game(Random(seed), readings, 2) for seed in count())
    game = next(each for each in games if "'decline'" in repr(each["actions"]))
    rules = rules_of("sanctuary-placement=must-place")
    failure = failure_under(rules, game_of(game, sanctuary_placement="may-decline"))
    assert goes_alike(failure, rules)
    assert not goes_alike(failure, STANDARD_RULES)


def test_a_message_beside_the_code_of_a_refused_action_makes_no_difference() -> None:
    """The wire lets a port say more than the code."""
    readings = {**READING_DEFAULTS, "sanctuary-placement": "may-decline"}
    games = (fresh_game(Random(seed), readings, 2) for seed in count())
    game = next(each for each in games if "'decline'" in repr(each["actions"]))
    rules = rules_of("sanctuary-placement=must-place")
    vector = game_of(game, sanctuary_placement="may-decline")
    (reply,) = failure_under(rules, vector).replies
    steps: list[Json] = [
        {"error": {**as_object(step["error"]), "message": "no"}}
        if "error" in (step := as_object(each))
        else each
        for each in as_list(as_object(reply.answer)["steps"])
    ]
    talkative = outcome_of(vector, [Reply(answer={"steps": steps})])
    assert goes_alike(PortAnswers([talkative]).failed[vector.id], rules)


def test_a_port_that_refuses_a_whole_game_is_compared_by_its_code() -> None:
    vector = game_of(fresh_game(Random(3), READING_DEFAULTS, 2))
    refused = Reply(error={"code": "deck-incomplete"})
    failure = PortAnswers([outcome_of(vector, [refused])]).failed[vector.id]
    assert failure.same([Reply(error={"code": "deck-incomplete", "message": "other words"})])
    assert not failure.same([Reply(error={"code": "wrong-type"})])
    assert not failure.same([Reply(answer={"steps": []})])
    assert not failure.same([])
    assert not is_explained(failure, STANDARD_RULES)


def games_of_four() -> Iterator[Vector]:
    return (game_of(fresh_game(Random(seed), READING_DEFAULTS, 4)) for seed in count())


def test_a_rule_that_is_misread_on_one_turn_only_is_seen_in_a_part_of_a_step() -> None:
    """The step that ends one turn begins the next: what is right of the one may be wrong of the other."""
    name = "compared-with-highest-so-far"
    rules = only_where(on_turn_of_first_seat, MISREADINGS[name].misread)(STANDARD_RULES)
    played = evolve(
        REFERENCE_IDENTITY,
        readings={name: (value,) for name, value in READING_DEFAULTS.items()},
        players=(6,),
    )
    vector = next(vector for vector in derive(played) if vector.id == "derived-g18-0000-0")
    assert is_explained(failure_under(rules, vector), rules_of(name))


def test_a_step_that_would_not_end_is_given_up() -> None:
    """An order of turns that depends on whose turn it is goes round and round."""
    state = new_game(Setup.shuffled(2, seed=1))
    part = _Part(None, is_same_seat=True)
    assert all(part(state) for _ in range(MOST_LOOKS))
    with pytest.raises(RecursionError):
        part(state)


def test_a_game_goes_on_by_the_misread_rule_or_by_the_right_one() -> None:
    rules = rules_of("leftovers-on-top")
    failure = next(
        PortAnswers([outcome]).failed[vector.id]
        for vector in games_of_four()
        if (outcome := outcome_under(rules, vector)).is_failure
    )
    assert goes_on_alike(rules, failure, prepare(failure.vector))
    assert not goes_on_alike(rules_of("market-rest-stays"), failure, prepare(failure.vector))
    begins = failure_under(rules_of("market-of-two-more-than-players"), next(games_of_four()))
    assert goes_on_alike(rules_of("market-of-two-more-than-players"), begins, prepare(begins.vector))
    last = evolve(failure, first_wrong_step=None)
    assert not goes_on_alike(rules, last, prepare(last.vector))
    assert explains_whole_step(rules, begins, prepare(begins.vector)), "what begins wrongly is whole"


def test_rules_that_break_down_explain_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("leftovers-on-top")
    failure = next(
        PortAnswers([outcome]).failed[vector.id]
        for vector in games_of_four()
        if (outcome := outcome_under(rules, vector)).is_failure
    )

    def break_down(*_: object) -> NoReturn:
        raise ZeroDivisionError

    assert is_explained(failure, rules)
    monkeypatch.setattr(local, "_state_before", break_down)
    assert not is_explained(failure, rules)
