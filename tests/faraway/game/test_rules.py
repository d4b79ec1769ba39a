"""One function of the record replaced, and the game is played by it, under every reading."""

import pytest
from attrs import evolve

import faraway.game
from faraway.cards.catalogue import Per, Quest
from faraway.game import GameState, Phase, Result, Variant, new_game, result
from faraway.game.market import SetUpStep
from faraway.game.readings import EDITIONS, READING_VALUES, Edition, Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.rules import GameRules, game_rules
from faraway.game.setup import Setup
from faraway.game.turns import TurnStep, may_decline
from tests.faraway.game.table import do, names, player, setup

BASE = GameRules()


def misread(game: GameRules) -> Rules:
    return evolve(STANDARD_RULES, game=game)


def explored(start: Setup, rules: Rules) -> GameState:
    return do(new_game(start, rules), "explore 0 1", "explore 1 4")


def test_every_value_of_every_reading_chooses_rules_of_its_own_and_the_defaults_those_of_the_record() -> None:
    assert game_rules(Readings()) == GameRules() == STANDARD_RULES.game
    for name, values in READING_VALUES.items():
        chosen = {game_rules(Readings.of({name: value})) for value in values}
        assert len(chosen) == len(values), name


@pytest.mark.parametrize("edition", Edition)
def test_a_replaced_function_outlives_the_choice_of_readings(edition: Edition) -> None:
    def never(round_number: int) -> bool:
        return round_number < 0

    game = evolve(BASE, may_decline=never)
    assert game.under(EDITIONS[edition]).may_decline is never
    assert game.under(EDITIONS[edition]).ranks is game_rules(EDITIONS[edition]).ranks


def test_a_reading_s_own_function_gives_way_to_another_reading() -> None:
    game = evolve(BASE, may_decline=may_decline)
    assert game.under(Readings()) == GameRules()


def test_sanctuary_before_region_is_one_function() -> None:
    """Against: END-2, END-4, END-16."""
    steps = (TurnStep.PLACE, TurnStep.RETURN, TurnStep.TAKE)
    rules = misread(evolve(BASE, turn_steps=lambda _: steps))
    state = new_game(setup(2), rules).but(
        round=2, players=(player(hand=[10, 11], regions=[9]), player(hand=[1, 2], regions=[20]))
    )
    state = do(state, "explore 0 10", "explore 1 1", "take 1 7")
    assert (state.phase, state.turn) == (Phase.PLACE, 0)
    assert do(state, f"place 0 {state.players[0].drawn[0]}").phase is Phase.TAKE


def advanced_by(*steps: SetUpStep) -> GameState:
    """Set an advanced game up by other steps, until both have kept."""
    rules = misread(evolve(BASE, set_up_steps=lambda _: steps))
    return do(new_game(setup(2, variant=Variant.ADVANCED), rules), "keep 0 1 2 3", "keep 1 6 7 8")


def test_market_revealed_before_the_shuffle_or_no_shuffling_back_is_one_function() -> None:
    """Against: ADV-3, ADV-7."""
    state = advanced_by(SetUpStep.KEEP, SetUpStep.MARKET, SetUpStep.SHUFFLE)
    assert (state.phase, state.market) == (Phase.SHUFFLE, (11, 12, 13))
    state = do(state, "shuffle " + " ".join(map(str, [4, 5, 9, 10, *range(14, 69)])))
    assert (state.phase, state.market, state.region_deck[:3]) == (Phase.EXPLORE, (11, 12, 13), (4, 5, 9))
    state = advanced_by(SetUpStep.KEEP, SetUpStep.MARKET)
    assert (state.phase, state.market) == (Phase.EXPLORE, (11, 12, 13))
    assert [seat.set_aside for seat in state.players] == [(4, 5), (9, 10)]


def test_a_market_refilled_after_every_taking_is_one_function() -> None:
    """Against: END-3."""
    rules = misread(evolve(BASE, market_after_taking=lambda market, deck: ((*market, deck[0]), deck[1:])))
    assert do(explored(setup(2), rules), "take 0 7").market == (8, 9, 10)


def test_an_empty_market_lets_the_turn_pass() -> None:
    """Against: SETUP-4. A market smaller than the table is a misreading, and the game still ends."""
    rules = misread(evolve(BASE, market_size=lambda players: players - 1))
    state = do(explored(setup(2), rules), "take 0 7")
    assert (state.phase, state.round, state.market) == (Phase.EXPLORE, 2, (8,))


def test_two_sanctuaries_kept_is_one_function() -> None:
    """Against: END-4, END-17."""
    rules = misread(
        evolve(BASE, place=lambda seat, _: seat.but(sanctuaries=seat.drawn[:2], drawn=seat.drawn[2:]))
    )
    finder = player(regions=[1, 60], drawn=["forest-stone", "forest-night", "city-clue"])
    state = new_game(setup(2), rules).but(
        round=2, phase=Phase.PLACE, turn=0, sanctuary_deck=(), players=(finder, player(regions=[9]))
    )
    state = do(state, "place 0 forest-stone")
    assert state.players[0].sanctuaries == ("forest-stone", "forest-night")
    assert state.sanctuary_deck == names("city-clue")


def test_seven_rounds_are_one_function() -> None:
    """Against: ROUND-1."""
    rules = misread(evolve(BASE, is_last_round=lambda round_number: round_number == 7))
    state = new_game(setup(2), rules).but(
        round=7, players=(player(hand=[1], regions=[9]), player(hand=[4], regions=[8]))
    )
    assert do(state, "explore 0 1", "explore 1 4", "take 0 7", "take 1 8").phase is Phase.OVER


def test_a_tie_broken_by_the_highest_region_is_one_function() -> None:
    """Against: WIN-3."""
    rules = misread(evolve(BASE, tie_break=lambda seat: -max(seat.regions)))
    state = new_game(setup(2), rules).but(
        phase=Phase.OVER, round=8, players=(player(regions=[1]), player(regions=[2]))
    )
    assert result(state) == Result(totals=(0, 0), ranks=(2, 1))


def test_a_card_fact_replaced_changes_what_is_due() -> None:
    """Against: FIND-4."""
    card = evolve(STANDARD_RULES.catalogue.region_of[10], clues=2)
    rules = evolve(STANDARD_RULES, catalogue=STANDARD_RULES.catalogue.with_card(card))
    state = new_game(setup(2), rules).but(
        round=2, players=(player(hand=[10], regions=[9]), player(hand=[1], regions=[20]))
    )
    assert len(do(state, "explore 0 10", "explore 1 1").players[0].drawn) == 3


def test_public_names_are_found() -> None:
    assert set(faraway.game.__all__) <= set(dir(faraway.game))


def test_a_card_fact_replaced_changes_the_total() -> None:
    """Against: WIN-1. Region 9 pays 5 and Region 3 pays 4, or 40 where somebody says so."""
    card = evolve(STANDARD_RULES.catalogue.region_of[3], quest=Quest(per=Per.FIXED, fame=40))
    rules = evolve(STANDARD_RULES, catalogue=STANDARD_RULES.catalogue.with_card(card))
    tableaux = (player(regions=[3, 9]), player(regions=[1]))
    over = new_game(setup(2), rules).but(phase=Phase.OVER, round=8, players=tableaux)
    assert result(over) == Result(totals=(45, 0), ranks=(1, 2))
    assert result(new_game(setup(2)).but(phase=Phase.OVER, players=tableaux)) == Result(
        totals=(9, 0), ranks=(1, 2)
    )
