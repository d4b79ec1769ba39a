"""Single rule functions at the edges that whole games seldom reach."""

import pytest

from faraway.cards import Duration
from faraway.errors import Code
from faraway.game import Phase, reasons_against
from faraway.game.actions import Decline, Explore, Take
from faraway.game.finding import deal_card_by_card
from faraway.game.legality import action_word
from faraway.game.market import leave_all_after_the_last_round
from faraway.game.turns import order_chosen, order_random
from faraway.game.winner import rank_everyone, rank_first_only
from tests.unit.game.table import begin, durations, names


def test_the_market_stays_after_the_last_round_only() -> None:
    """Rules: END-10."""
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
    over = state.but(phase=Phase.OVER)
    (late,) = reasons_against(over, Explore(seat=0, region=Duration(1)))
    assert (late.code, late.message, late.path, late.clause) == (
        Code.GAME_OVER,
        "the game is over",
        "",
        "END-13",
    )
    assert action_word(Decline(seat=0)) == "decline"


def test_nobody_is_dealt_anything_where_nobody_is_due() -> None:
    """Rules: FIND-7."""
    deck = names("city-clue", "city-stone")
    drawing = deal_card_by_card(deck, ())
    assert (drawing.hands, drawing.deck) == ({}, deck)
