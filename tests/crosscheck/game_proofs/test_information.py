"""No seat is shown what is hidden from it, and nothing that it sees depends on that."""

from itertools import islice
from unittest import mock

import pytest

import faraway.game.observation
import faraway.game.transitions
import spec.information
from crosscheck.game_proofs import information, information_steps
from crosscheck.game_proofs.information_hidden import Hidden, HiddenCard, HiddenRow, LookedAtError, Ordinal
from crosscheck.game_proofs.information_steps import hidden_from, interference_failures
from crosscheck.game_proofs.readings_played import watched_games
from crosscheck.games.positions import lay_out
from crosscheck.implementations import REFERENCE
from faraway.game.state import GameState
from proofs.claim import judge
from spec.table import Game


@pytest.mark.parametrize("players", [2, 3])
def test_views_depend_on_nothing_hidden(players: int) -> None:
    """Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2."""
    assert judge(information.CLAIMS[f"views {players}"]).failures == ()


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6])
def test_views_of_more_players_depend_on_nothing_hidden(players: int) -> None:
    """Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2."""
    assert judge(information.CLAIMS[f"views {players}"]).failures == ()


@pytest.mark.long
def test_steps_of_two_games_show_nothing_hidden() -> None:
    """Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2."""
    assert list(interference_failures(islice(watched_games(), 2))) == []
    assert next(information_steps.market_by_the_bottom_card(), None)


@pytest.mark.slow
def test_steps_show_nothing_hidden() -> None:
    """Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2."""
    assert judge(information_steps.CLAIMS["interference"]).failures == ()


def test_hidden_from_a_seat_worked_out_by_hand() -> None:
    """Two players, three Regions each from the top, three in the market: 59 in the deck and three in the other hand.

    Rules: SETUP-2, INFO-2
    """
    state = REFERENCE.begin(lay_out(2)).current
    assert {*hidden_from(0, state)} == {*range(4, 7), *range(10, 69), *state.sanctuary_deck}


def test_chosen_shown_to_all_is_found_in_the_reference() -> None:
    """Against: EXPLORE-1."""
    seat_view = faraway.game.observation._seat_view

    def leaking(state: GameState, seat: int) -> faraway.game.observation.SeatView:
        view = seat_view(state, seat)
        return faraway.game.observation.SeatView(
            hand=view.hand,
            set_aside=view.set_aside,
            has_chosen=state.players[seat].chosen == 3,
            drawn=view.drawn,
            regions=view.regions,
            sanctuaries=view.sanctuaries,
        )

    with mock.patch.object(faraway.game.observation, "_seat_view", leaking):
        assert next(information.looking_failures(2), None)


def test_hand_shown_to_all_is_found_in_the_specification() -> None:
    """Against: INFO-2."""
    open_to_all = spec.information.cards_open_to_all

    def leaking(game: Game, seat: int) -> dict[str, object]:
        return {**open_to_all(game, seat), "hand": game.players[seat].hand}

    with mock.patch.object(spec.information, "cards_open_to_all", leaking):
        assert "is hidden" in next(information.looking_failures(2), "")


def test_market_that_depends_on_a_hidden_card_is_found_in_the_reference() -> None:
    """Against: INFO-2."""
    reveal = faraway.game.transitions._reveal_market

    def peeking(state: GameState) -> GameState:
        after = reveal(state)
        return after.but(market=after.market[1:]) if state.region_deck[-1:] > (34,) else after

    with mock.patch.object(faraway.game.transitions, "_reveal_market", peeking):
        failures = interference_failures(islice(watched_games(), 1))
        assert any(failure.startswith("reference") for failure in failures)


@pytest.mark.parametrize("kind", [Hidden, HiddenRow, HiddenCard, Ordinal])
@pytest.mark.parametrize("operation", ["iter", "next", "index", "add", "contains", "getitem", "le", "int"])
def test_hidden_things_cannot_be_looked_at(kind: type, operation: str) -> None:
    """Python finds no such operation, or one that raises."""
    value = kind() if kind is Hidden else kind(2)
    method = getattr(kind, f"__{operation}__", None)
    if method is None or method is getattr(object, f"__{operation}__", None):
        assert operation not in {"eq", "hash", "repr"}
    else:
        with pytest.raises(LookedAtError):
            method(value, value)


def test_hidden_things_cannot_be_printed_or_hashed() -> None:
    for look in (repr, str, hash, bool):
        with pytest.raises(LookedAtError):
            look(Hidden())
    for look in (repr, str, bool):
        with pytest.raises(LookedAtError):
            look(HiddenCard(1))
    assert HiddenCard(1) != HiddenCard(1)
    assert HiddenCard(1) < 2
    with pytest.raises(LookedAtError):
        assert Ordinal(1) == 1
