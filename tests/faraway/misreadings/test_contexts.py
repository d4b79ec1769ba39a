"""A misreading can hold in one context only: the rules in force are asked for step by step."""

from random import Random

from attrs import evolve

from faraway.cards.catalogue import Duration
from faraway.game import GameState, Phase, apply_action, legal_actions, new_game, result
from faraway.game.actions import Explore
from faraway.game.finding import finders
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES, Rules, Situation
from faraway.game.turns import TurnStep, one_by_one_steps, turn_steps
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import among, in_round, in_shortage, on_turn_of_last_seat, only_where
from tests.faraway.game.table import durations, names, setup, shuffled_setup


def without_taking(rules: Rules) -> Rules:
    """Let nobody take a Region."""

    def steps(round_number: int) -> tuple[TurnStep, ...]:
        return tuple(step for step in turn_steps(round_number) if step is not TurnStep.TAKE)

    def one_by_one(round_number: int) -> tuple[TurnStep, ...]:
        return tuple(step for step in one_by_one_steps(round_number) if step is not TurnStep.TAKE)

    return evolve(rules, game=evolve(rules.game, turn_steps=steps, one_by_one_steps=one_by_one))


def states_of(rules: Rules, players: int = 3, seed: int = 5) -> list[GameState]:
    """Play a game by chance and return all its states."""
    chance, states = Random(seed), [new_game(shuffled_setup(seed, players), rules)]
    while actions := legal_actions(states[-1]):
        states.append(apply_action(states[-1], chance.choice(actions)))
    return states


def rounds_with(states: list[GameState], phase: Phase) -> set[int]:
    return {state.round for state in states if state.phase is phase}


def test_a_region_is_taken_in_every_round_but_the_misread_one() -> None:
    """Against: END-2."""
    states = states_of(only_where(in_round(3), without_taking)(STANDARD_RULES))
    assert rounds_with(states, Phase.TAKE) == {1, 2, 4, 5, 6, 7}


def test_a_region_is_taken_in_round_eight_as_well() -> None:
    """Against: END-9."""
    misread = MISREADINGS["region-taken-in-round-eight"].misread
    states = states_of(only_where(in_round(8), misread)(STANDARD_RULES))
    assert rounds_with(states, Phase.TAKE) == set(range(1, 9))
    assert rounds_with(states_of(only_where(in_round(7), misread)(STANDARD_RULES)), Phase.TAKE) == set(
        range(1, 8)
    )


def test_the_last_seat_alone_takes_no_region() -> None:
    """Against: END-2."""
    states = states_of(only_where(on_turn_of_last_seat, without_taking)(STANDARD_RULES))
    assert {state.turn for state in states if state.phase is Phase.TAKE} == {0, 1}
    second = next(state for state in states if state.round == 2)
    assert [len(player.hand) for player in second.players] == [3, 3, 2]


def test_whoever_found_nothing_takes_no_region_in_a_shortage_only() -> None:
    """Against: FIND-9, END-2. 6 is higher than 2 and bears a clue: two are due of a deck of one; 3 is not higher than 4."""

    def found_nothing(situation: Situation) -> bool:
        return in_shortage(situation) and situation.turn not in finders(situation.players)

    def second_round(rules: Rules, deck: tuple[str, ...]) -> GameState:
        state = new_game(setup(2, top=[6, 40, 41, 3, 50, 51]), rules)
        players = (state.players[0].but(regions=durations(2)), state.players[1].but(regions=durations(4)))
        state = state.but(round=2, players=players, sanctuary_deck=names(*deck))
        state = apply_action(state, Explore(seat=0, region=Duration(6)))
        return apply_action(state, Explore(seat=1, region=Duration(3)))

    misread = only_where(found_nothing, without_taking)(STANDARD_RULES)
    short, enough = ("city-stone",), ("city-stone", "city-clue")
    assert [
        (state.one_by_one, state.turn, state.phase)
        for state in (
            second_round(STANDARD_RULES, short),
            second_round(misread, short),
            second_round(misread, enough),
        )
    ] == [(True, 1, Phase.TAKE), (True, 0, Phase.PLACE), (False, 1, Phase.TAKE)]


def test_scoring_is_misread_at_tables_of_three_only() -> None:
    """Against: WIN-1."""
    misread = only_where(among(3), MISREADINGS["sanctuary-fame-left-out"].misread)(STANDARD_RULES)
    for players in (2, 3):
        right, wrong = (result(states_of(rules, players)[-1]) for rules in (STANDARD_RULES, misread))
        assert (right == wrong) == (players == 2)


def test_readings_hold_in_every_context() -> None:
    readings = Readings.of({"ranking": "first-only"})
    (context,) = only_where(in_round(8), without_taking)(STANDARD_RULES).under(readings).contexts
    assert context.rules.game.ranks is STANDARD_RULES.under(readings).game.ranks
    assert context.rules.game.turn_steps is not STANDARD_RULES.game.turn_steps


def test_the_first_context_that_applies_is_in_force() -> None:
    first, second = (MISREADINGS[name].misread for name in ("seven-rounds", "no-tie-break"))
    rules = only_where(in_round(2), second)(only_where(in_round(2), first)(STANDARD_RULES))
    state = new_game(setup(2), rules).but(round=2)
    assert state.rules.game == first(STANDARD_RULES).game
    assert state.but(round=1).rules.game == STANDARD_RULES.game
