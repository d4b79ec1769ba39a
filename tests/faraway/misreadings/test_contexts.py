"""A misreading can hold in one context only: the rules in force are asked for step by step."""

from random import Random

from attrs import evolve

from faraway.cards.catalogue import Duration
from faraway.game import GameState, Phase, apply_action, legal_actions, new_game, result
from faraway.game.actions import Explore
from faraway.game.finding import finders
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES, Context, Rules, Situation
from faraway.game.turns import TurnStep, one_by_one_steps, turn_steps
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import (
    CONTEXTS,
    among,
    context_misreadings,
    in_round,
    in_shortage,
    on_turn_of_last_seat,
    only_where,
    while_a_finder_lacks,
    with_short_market,
)
from faraway.misreadings.misreading import Subject
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


def test_every_misreading_of_a_rule_is_made_in_every_context() -> None:
    rules = [each for each in MISREADINGS.values() if each.subject is not Subject.FACT]
    made = list(context_misreadings(MISREADINGS.values()))
    assert len({each.id for each in made}) == len(made) == len(rules) * len(CONTEXTS)
    first = made[0]
    assert first.rule == rules[0].rule
    assert first.belief.endswith(f", but only {CONTEXTS[0].words}.")


def short_round() -> GameState:
    """Return a round 2 in which seats 0 and 1 are due two Sanctuaries each, and seat 2 none: 6, 8 and 3 were played."""
    state = new_game(setup(3), STANDARD_RULES).but(round=2, phase=Phase.TAKE, turn=2)
    regions = (durations(2, 6), durations(4, 8), durations(5, 3))
    players = tuple(player.but(regions=played) for player, played in zip(state.players, regions, strict=True))
    return state.but(players=players, sanctuary_deck=())


def test_a_finder_lacks_sanctuaries_until_its_own_placing() -> None:
    """6 and 8 bear a clue each, so two are due to either; seat 1 got one of them."""
    held = (names("city-stone", "city-clue"), names("city-chimera"), ())
    state = short_round()
    players = tuple(player.but(drawn=drawn) for player, drawn in zip(state.players, held, strict=True))
    state = state.but(players=players)
    assert while_a_finder_lacks(state)
    assert while_a_finder_lacks(state.but(turn=1, phase=Phase.PLACE))
    assert not while_a_finder_lacks(state.but(turn=1, phase=Phase.TAKE))
    assert while_a_finder_lacks(state.but(turn=None, sanctuary_deck=names("city-stone")))
    assert not while_a_finder_lacks(state.but(round=3))
    assert while_a_finder_lacks(state.but(one_by_one=True))


def test_a_market_is_short_by_what_lies_and_what_was_taken() -> None:
    """Three players begin a round with four Regions; one of them has been taken."""
    state = new_game(setup(3), STANDARD_RULES)
    assert not with_short_market(state)
    assert with_short_market(state.but(market=state.market[1:]))
    first = state.players[0].but(hand=tuple(sorted((*state.players[0].hand, state.market[0]))))
    assert not with_short_market(state.but(market=state.market[1:], players=(first, *state.players[1:])))
    assert with_short_market(state.but(phase=Phase.OVER, market=state.market[1:]))


def test_the_deal_is_chosen_on_a_table_with_the_whole_deck_and_empty_hands() -> None:
    seen: list[Situation] = []

    def look(situation: Situation) -> bool:
        seen.append(situation)
        return False

    given = shuffled_setup(5, 3)
    new_game(given, evolve(STANDARD_RULES, contexts=(Context(applies=look, rules=STANDARD_RULES),)))
    assert seen[0].region_deck == given.region_deck
    assert [player.hand for player in seen[0].players] == [(), (), ()]


def test_the_contexts_are_counted_where_rules_are_printed() -> None:
    context = Context(applies=in_round(3), rules=STANDARD_RULES)
    one, two = (repr(evolve(STANDARD_RULES, contexts=(context,) * number)) for number in (1, 2))
    plain = repr(STANDARD_RULES)
    assert plain == f"Rules({STANDARD_RULES.scoring}, {STANDARD_RULES.game}, {STANDARD_RULES.catalogue})"
    assert (one, two) == (f"{plain[:-1]}, 1 contexts)", f"{plain[:-1]}, 2 contexts)")
