"""Single rule functions at the edges that whole games seldom reach."""

import pytest
from attrs import evolve

from faraway.cards.catalogue import Duration
from faraway.errors import Code, Problem
from faraway.game import Phase, apply_action, new_game, observe, reasons_against
from faraway.game.actions import Decline, Explore, Keep, Take
from faraway.game.finding import deal_card_by_card
from faraway.game.legality import action_word, has_chosen
from faraway.game.market import leave_all_after_the_last_round
from faraway.game.record import STANDARD_RULES
from faraway.game.setup import Variant
from faraway.game.turns import order_chosen, order_random
from faraway.game.winner import rank_everyone, rank_first_only
from faraway.misreadings import MISREADINGS
from tests.faraway.game.table import begin, durations, names, setup
from tests.faraway.refusing import refusal


def test_the_market_stays_after_the_last_round_only() -> None:
    """Rules: END-10, END-22."""
    assert leave_all_after_the_last_round(durations(4, 8), False) == ()  # noqa: FBT003 - a rule's plain argument
    assert leave_all_after_the_last_round(durations(4, 8), True) == (4, 8)  # noqa: FBT003 - as above


@pytest.mark.parametrize(
    ("leftovers", "expected"),
    [((), (None, None)), (("a",), (None, None)), (("a", "b"), (Phase.RETURN, Phase.RETURN_ORDER))],
)
def test_two_leftovers_have_an_order(
    leftovers: tuple[str, ...], expected: tuple[Phase | None, Phase | None]
) -> None:
    """Rules: END-8."""
    assert (order_chosen(names(*leftovers)), order_random(names(*leftovers))) == expected


def test_ranks_need_a_tie_break_for_every_total() -> None:
    """Against: WIN-3."""
    for rank in (rank_everyone, rank_first_only):
        with pytest.raises(ValueError, match="zip"):
            rank([30], [5, 7])
        with pytest.raises(ValueError, match="zip"):
            rank([30, 30], [5])


def test_an_action_out_of_phase_is_told_by_its_type_and_the_clause_of_its_own_phase() -> None:
    """Against: ROUND-2, END-2, END-5."""
    state = begin(2)
    (take,) = reasons_against(state, Take(seat=0, region=Duration(9)))
    assert (take.code, take.path, take.clause) == (Code.WRONG_PHASE, "/type", "END-2")
    (decline,) = reasons_against(state, Decline(seat=0))
    assert (decline.path, decline.clause) == ("/type", "END-4")
    assert decline.message.startswith("decline does not belong to phase explore of round 1")
    over = reasons_against(state.but(phase=Phase.OVER), Explore(seat=0, region=Duration(1)))
    assert over == (Problem(code=Code.GAME_OVER, message="the game is over", path="", clause="END-13"),)
    assert action_word(Decline(seat=0)) == "decline"


def test_nobody_is_dealt_anything_where_nobody_is_due() -> None:
    """Rules: FIND-7."""
    deck = names("city-clue", "city-stone")
    drawing = deal_card_by_card(deck, ())
    assert (drawing.hands, drawing.deck) == ({}, deck)


def test_declining_is_allowed_by_the_number_of_the_round() -> None:
    """Rules: END-5. Against: END-5."""
    state = begin(2, readings={"sanctuary-placement": "may-decline-in-round-8"})
    holding = state.with_player(0, state.players[0].but(drawn=names("city-clue")))
    placing = state.but(phase=Phase.PLACE, turn=0, players=holding)
    assert reasons_against(placing.but(round=8), Decline(seat=0)) == ()
    (refused,) = reasons_against(placing.but(round=7), Decline(seat=0))
    assert refused.code is Code.MAY_NOT_DECLINE


def test_a_refusal_names_what_is_not_there() -> None:
    """Against: ADV-2, SETUP-6."""
    state = begin(2, variant=Variant.ADVANCED)
    (not_in_hand,) = reasons_against(state, Keep(seat=0, regions=durations(1, 60, 61)))
    assert not_in_hand.message == "not in the hand of seat 0: 60, 61"
    (no_seat,) = reasons_against(begin(2), Explore(seat=5, region=Duration(1)))
    assert no_seat.message == "there is no seat 5, seats go from 0 to 1"


def test_all_see_whose_turn_it_is() -> None:
    """Rules: INFO-1."""
    state = begin(3).but(phase=Phase.TAKE, turn=2)
    assert [observe(state, seat).turn for seat in range(3)] == [2, 2, 2]


def test_who_draws_in_a_shortage_is_asked_with_all_players() -> None:
    """Against: FIND-9. By hand: 6 is higher than 2 and bears a clue, so two are due of a deck of one; 3 is not higher than 4."""
    rules = MISREADINGS["everyone-draws-in-shortage"].misread(STANDARD_RULES)
    state = new_game(setup(2, top=[6, 40, 41, 3, 50, 51]), rules)
    players = (state.players[0].but(regions=durations(2)), state.players[1].but(regions=durations(4)))
    state = state.but(round=2, players=players, sanctuary_deck=names("city-stone"))
    state = apply_action(state, Explore(seat=0, region=Duration(6)))
    state = apply_action(state, Explore(seat=1, region=Duration(3)))
    assert (state.one_by_one, state.turn, state.phase) == (True, 1, Phase.PLACE)
    assert state.players[1].drawn == ("city-stone",)


def test_a_rule_that_refills_the_market_takes_from_the_deck() -> None:
    """Against: END-3."""
    rules = MISREADINGS["market-refilled-after-each-taking"].misread(STANDARD_RULES)
    state = new_game(setup(2), rules)
    state = apply_action(state, Explore(seat=0, region=state.players[0].hand[0]))
    state = apply_action(state, Explore(seat=1, region=state.players[1].hand[0]))
    after = apply_action(state, Take(seat=0, region=state.market[0]))
    assert after.region_deck == state.region_deck[1:]
    assert after.market == tuple(sorted((*state.market[1:], state.region_deck[0])))


def test_a_game_remembers_its_readings() -> None:
    """Rules: SETUP-1."""
    agreed = setup(2, readings={"ranking": "first-only"})
    assert new_game(agreed).terms.readings == agreed.readings


def test_what_is_wrong_with_a_set_up_is_told() -> None:
    """Against: SETUP-1, SETUP-5, SETUP-6."""
    good = setup(2)
    for wrong, message in (
        (evolve(good, players=1), "1 players; 2 to 6 can play"),
        (evolve(good, players=7), "7 players; 2 to 6 can play"),
        (
            evolve(good, region_deck=good.region_deck[1:]),
            "the Region deck does not hold every Region exactly once (missing: 1)",
        ),
        (
            evolve(good, sanctuary_deck=(*good.sanctuary_deck[1:], good.sanctuary_deck[1])),
            (
                "the Sanctuary deck does not hold every Sanctuary exactly once "
                f"(missing: {good.sanctuary_deck[0]}; more than once: {good.sanctuary_deck[1]})"
            ),
        ),
    ):
        assert [problem.message for problem in refusal(new_game, wrong).problems] == [message]


def test_nobody_has_chosen_where_nothing_is_chosen_in_secret() -> None:
    """Rules: EXPLORE-1."""
    state = begin(2)
    assert has_chosen(Phase.TAKE, state.players[0]) is False
    assert has_chosen(Phase.OVER, state.players[0].but(chosen=Duration(3))) is False
