"""Two states that differ only in what a seat cannot see look the same to it."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from faraway.game import GameState, Phase, legal_actions, observe
from faraway.game.readings import DrawnLook, DrawnSecrecy
from faraway.testing import games
from tests.samples import sample_size

Item = TypeVar("Item")
PLACING = {Phase.PLACE, Phase.RETURN, Phase.RETURN_ORDER}


def sees_drawn(state: GameState, viewer: int, owner: int) -> bool:
    """Return True if a seat sees the Sanctuaries that a player drew, by the words of the readings."""
    readings = state.terms.readings
    owner_places = state.turn == owner and state.phase in PLACING
    owner_looks = readings.drawn_look is DrawnLook.AT_ONCE or owner_places
    return owner_looks and (viewer == owner or readings.drawn_secrecy is DrawnSecrecy.OPEN)


def taken(pool: Iterator[Item], like: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(next(pool) for _ in like)


def twin(state: GameState, viewer: int, chance: Random) -> GameState:
    """Deal everything that the viewer cannot see anew: as many cards in every place, others in each."""
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    regions = [*state.region_deck]
    sanctuaries = [*state.sanctuary_deck]
    for seat, player in enumerate(state.players):
        if seat in others:
            regions += [*player.hand, *player.set_aside]
            regions += [] if player.chosen is None else [player.chosen]
        if not sees_drawn(state, viewer, seat):
            sanctuaries += player.drawn
    chance.shuffle(regions)
    chance.shuffle(sanctuaries)
    hidden_regions, hidden_sanctuaries = iter(regions), iter(sanctuaries)
    players = list(state.players)
    for seat, player in enumerate(state.players):
        if seat in others:
            players[seat] = player.but(
                hand=tuple(sorted(taken(hidden_regions, player.hand))),
                set_aside=tuple(sorted(taken(hidden_regions, player.set_aside))),
                chosen=None if player.chosen is None else next(hidden_regions),
            )
        if not sees_drawn(state, viewer, seat):
            players[seat] = players[seat].but(drawn=taken(hidden_sanctuaries, player.drawn))
    return state.but(
        region_deck=tuple(hidden_regions), sanctuary_deck=tuple(hidden_sanctuaries), players=tuple(players)
    )


@settings(max_examples=sample_size(150), deadline=None, derandomize=True)
@given(state=games(), seed=st.integers(0, 2**32 - 1))
def test_states_that_differ_only_in_hidden_things_look_the_same(state: GameState, seed: int) -> None:
    """Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2, ADV-2."""
    for viewer in range(len(state.players)):
        other = twin(state, viewer, Random(seed))
        assert observe(other, viewer) == observe(state, viewer)
        assert legal_actions(other, viewer) == legal_actions(state, viewer)


@settings(max_examples=sample_size(60), deadline=None, derandomize=True)
@given(state=games())
def test_what_a_seat_may_see_it_does_see(state: GameState) -> None:
    """Rules: INFO-1. Against: INFO-1. Any change in the open is seen by all; one of a hand by its owner alone."""
    in_the_open = [
        state.but(region_deck=state.region_deck[1:]),
        state.but(market=(*state.market, state.players[0].hand[0])),
        state.but(removed=(*state.removed, state.players[0].hand[0])),
        state.but(players=state.with_player(0, state.players[0].but(regions=state.players[0].hand))),
        state.but(players=state.with_player(0, state.players[0].but(hand=state.players[0].hand[1:]))),
    ]
    for viewer in range(len(state.players)):
        seen = observe(state, viewer)
        # A deck may be empty, and then nothing has changed.
        assert all(observe(other, viewer) != seen for other in in_the_open if other != state)
    swapped = state.players[0].but(hand=(state.players[1].hand[0], *state.players[0].hand[1:]))
    other = state.but(players=state.with_player(0, swapped))
    assert observe(other, 0) != observe(state, 0)
    assert observe(other, 1) == observe(state, 1)
