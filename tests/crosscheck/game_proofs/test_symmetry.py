"""No rule asks where a player sits, unless deal-order goes by seats."""

from itertools import islice
from unittest import mock

import pytest

import faraway.game.transitions
from crosscheck.game_proofs.symmetry import (
    CLAIMS,
    dealt_by_seats,
    exchanges,
    reseat_action,
    reseat_result,
    seatless_games,
    small_round_failures,
    symmetry_failures,
    turns_by_seats,
)
from faraway.game.state import GameState
from proofs.claim import judge


def test_small_rounds_of_two_players_are_symmetric() -> None:
    """Rules: INFO-3."""
    assert list(small_round_failures(2, decks=1, every=7)) == []


def test_game_of_two_players_is_symmetric() -> None:
    """Rules: INFO-3."""
    assert list(symmetry_failures(islice(seatless_games(), 1))) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", CLAIMS)
def test_seats_are_symmetric(name: str) -> None:
    """Rules: INFO-3."""
    assert judge(CLAIMS[name]).failures == ()


def test_turns_or_hands_that_go_by_seats_are_found() -> None:
    """Against: INFO-3."""
    assert next(turns_by_seats(), None)
    assert next(dealt_by_seats(), None)


def test_slip_in_the_reference_is_found() -> None:
    """Against: INFO-3."""
    begin_turns = faraway.game.transitions._begin_turns

    def first_seat_returns_all(state: GameState) -> GameState:
        return begin_turns(state.but(players=(state.players[0].but(drawn=()), *state.players[1:])))

    with mock.patch.object(faraway.game.transitions, "_begin_turns", first_seat_returns_all):
        assert next(small_round_failures(2, decks=1), "").startswith("ReferencePlay")


def test_exchanges() -> None:
    """All five other orders of three; of four the three pairs of neighbours."""
    assert len(set(exchanges(3))) == 5
    assert list(exchanges(4)) == [(1, 0, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2)]


def test_reseating_worked_out_by_hand() -> None:
    """To seat 0 comes who sat at 2, to 1 who sat at 0, to 2 who sat at 1."""
    assert reseat_action({"type": "decline", "seat": 2}, (2, 0, 1)) == {"type": "decline", "seat": 0}
    assert reseat_result({"ranks": [1, 2, 3]}, (2, 0, 1)) == {"ranks": [3, 1, 2]}
