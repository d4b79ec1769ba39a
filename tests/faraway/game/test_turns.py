import pytest

from faraway.game import GameState, Phase, legal_actions
from tests.faraway.game.table import action, begin, do, names, player

A, B, C, D, Z = names("forest-stone", "forest-night", "forest-thistle", "gray-fixed-5", "gray-clue-thistle")


def to_place(drawn: tuple[str, ...], readings: dict[str, str], round_number: int = 2) -> GameState:
    """Return a game in which seat 0 has the turn, with these Sanctuaries drawn and Z alone in the deck; seat 1 has had theirs."""
    return begin(2, readings=readings).but(
        round=round_number,
        phase=Phase.PLACE,
        turn=0,
        sanctuary_deck=names(Z),
        players=(player(regions=[8, 9], drawn=drawn), player(regions=[5, 4])),
    )


def test_turns_ascend_and_a_taken_region_is_not_replaced() -> None:
    """Rules: END-1, END-2, END-3."""
    state = begin(3, top=[10, 20, 30, 40, 50, 60, 31, 41, 51, 1, 2, 3, 4])
    state = do(state, "explore 0 30", "explore 1 40", "explore 2 31")
    assert legal_actions(state) == [action(f"take 0 {region}") for region in (1, 2, 3, 4)]
    state = do(state, "take 0 2")
    assert state.players[0].hand == (2, 10, 20)
    assert (state.phase, state.turn, state.market) == (Phase.TAKE, 2, (1, 3, 4))
    state = do(state, "take 2 1")
    assert (state.turn, state.market) == (1, (3, 4))
    assert legal_actions(state, 0) == []
    assert legal_actions(state, 1) == legal_actions(state)


def test_region_first_then_exactly_one_sanctuary_then_the_leftovers_go_under_the_deck() -> None:
    """Rules: ROUND-2, ROUND-5, END-2, END-4, END-17, END-16, END-7, END-20. Against: END-4."""
    state = begin(2).but(
        round=2,
        sanctuary_deck=names(C, A, B, Z),
        players=(player(hand=[49, 1, 2], regions=[15]), player(hand=[5, 3, 4], regions=[9])),
    )
    state = do(state, "explore 0 49", "explore 1 5")
    assert (state.phase, state.turn) == (Phase.TAKE, 1)
    assert state.players[0].drawn == (C, A, B)
    state = do(state, "take 1 7")
    assert (state.phase, state.turn) == (Phase.TAKE, 0)
    state = do(state, "take 0 8")
    assert (state.phase, state.turn) == (Phase.PLACE, 0)
    assert legal_actions(state) == [action(f"place 0 {card}") for card in (B, A, C)]
    state = do(state, f"place 0 {A}")
    assert state.players[0].sanctuaries == (A,)
    assert state.players[0].drawn == ()
    assert state.sanctuary_deck == (Z, C, B)
    assert (state.phase, state.round) == (Phase.EXPLORE, 3)


def test_a_placed_sanctuary_counts_from_the_next_finding_on() -> None:
    """Rules: END-6, END-19. The clue of gray-clue-thistle gives a second card in the round after it was placed."""
    state = begin(2).but(
        round=2,
        sanctuary_deck=names(Z, A, B, C),
        players=(player(hand=[16, 17, 2], regions=[14]), player(hand=[5, 3, 4], regions=[9])),
    )
    state = do(state, "explore 0 16", "explore 1 5")
    assert state.players[0].drawn == (Z,)
    state = do(state, "take 1 7", "take 0 8", f"place 0 {Z}", "explore 0 17", "explore 1 4")
    assert state.players[0].drawn == (A, B)


def test_a_player_chooses_the_order_of_leftovers_one_by_one() -> None:
    """Rules: END-8."""
    state = do(to_place((C, A, D, B), {"leftover-order": "chosen"}), f"place 0 {A}")
    assert (state.phase, state.turn) == (Phase.RETURN, 0)
    assert state.players[0].drawn == (C, D, B)
    assert legal_actions(state) == [action(f"return 0 {card}") for card in (B, C, D)]
    state = do(state, f"return 0 {D}")
    assert (state.phase, state.players[0].drawn, state.sanctuary_deck) == (Phase.RETURN, (C, B), (Z, D))
    state = do(state, f"return 0 {B}")
    assert (state.phase, state.players[0].drawn, state.sanctuary_deck) == (Phase.EXPLORE, (), (Z, D, B, C))


def test_chance_orders_the_leftovers() -> None:
    """Rules: END-8."""
    state = do(to_place((C, A, D, B), {"leftover-order": "random"}), f"place 0 {A}")
    assert (state.phase, state.turn) == (Phase.RETURN_ORDER, 0)
    assert legal_actions(state) == [action(f"return-order 0 {B} {C} {D}")]
    assert legal_actions(state, 1) == []
    state = do(state, f"return-order 0 {D} {B} {C}")
    assert (state.phase, state.players[0].drawn, state.sanctuary_deck) == (Phase.EXPLORE, (), (Z, D, B, C))


@pytest.mark.parametrize("order", ["as-drawn", "chosen", "random"])
def test_a_single_leftover_needs_no_order_and_by_default_all_lie_as_drawn(order: str) -> None:
    """Rules: END-7, END-8."""
    state = do(to_place((C, A), {"leftover-order": order}), f"place 0 {A}")
    assert (state.phase, state.sanctuary_deck) == (Phase.EXPLORE, (Z, C))
    assert do(to_place((C, A, D, B), {}), f"place 0 {A}").sanctuary_deck == (Z, C, D, B)


@pytest.mark.parametrize(
    ("placement", "round_number", "declinable"),
    [
        ("must-place", 2, False),
        ("must-place", 8, False),
        ("may-decline", 2, True),
        ("may-decline", 8, True),
        ("may-decline-in-round-8", 7, False),
        ("may-decline-in-round-8", 8, True),
    ],
)
def test_declining_is_offered_last_where_the_reading_allows_it(
    placement: str, round_number: int, *, declinable: bool
) -> None:
    """Rules: END-5."""
    state = to_place((A,), {"sanctuary-placement": placement}, round_number)
    declines = [action("decline 0")] if declinable else []
    assert legal_actions(state) == [action(f"place 0 {A}"), *declines]


def test_whoever_declines_places_none_and_returns_all() -> None:
    """Rules: END-5, END-7."""
    readings = {"sanctuary-placement": "may-decline", "leftover-order": "chosen"}
    state = do(to_place((C, A), readings), "decline 0")
    assert (state.phase, state.players[0].drawn, state.players[0].sanctuaries) == (Phase.RETURN, (C, A), ())
    state = do(state, f"return 0 {A}")
    assert state.sanctuary_deck == (Z, A, C)


def test_in_the_last_round_nobody_takes_and_who_drew_nothing_is_passed_over() -> None:
    """Rules: END-9, END-21, END-13, ROUND-1. Against: END-9."""
    state = begin(3).but(
        round=8,
        sanctuary_deck=names(A, B, Z),
        players=(
            player(hand=[60, 1, 2], regions=[10]),
            player(hand=[5, 3, 4], regions=[11]),
            player(hand=[50, 7, 9], regions=[13]),
        ),
    )
    state = do(state, "explore 0 60", "explore 1 5", "explore 2 50")
    assert (state.phase, state.turn) == (Phase.PLACE, 2)
    state = do(state, f"place 2 {A}")
    assert (state.phase, state.turn) == (Phase.PLACE, 0)
    state = do(state, f"place 0 {B}")
    assert (state.phase, state.turn, state.round) == (Phase.OVER, None, 8)
    assert [seat.hand for seat in state.players] == [(1, 2), (3, 4), (7, 9)]
    assert legal_actions(state) == []


def test_a_last_round_without_finders_ends_with_the_last_choice() -> None:
    """Rules: END-9, END-13, ROUND-3."""
    state = begin(2).but(
        round=8, players=(player(hand=[1, 2, 3], regions=[10]), player(hand=[4, 5, 6], regions=[11]))
    )
    assert do(state, "explore 0 1", "explore 1 4").phase is Phase.OVER
