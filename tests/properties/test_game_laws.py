"""Laws that hold in every position that a game reaches."""

from collections.abc import Iterator
from itertools import chain
from random import Random

import attrs
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from faraway.cards.catalogue import CATALOGUE
from faraway.game import GameState, Phase, apply_action, legal_actions, reasons_against, result
from faraway.game.actions import Action, Decline, Explore, Place, Return, Shuffle, Take
from faraway.game.readings import DealOrder
from faraway.play.loop import shuffled
from faraway.testing import games
from tests.samples import sample_size


def every_decision(seats: range) -> Iterator[Action]:
    """List every decision that there is but keeping, legal or not."""
    for seat in seats:
        for region in CATALOGUE.region_of:
            yield Explore(seat=seat, region=CATALOGUE.region_of[region].duration)
            yield Take(seat=seat, region=CATALOGUE.region_of[region].duration)
        for sanctuary in CATALOGUE.sanctuaries:
            yield Place(seat=seat, sanctuary=sanctuary.id)
            yield Return(seat=seat, sanctuary=sanctuary.id)
        yield Decline(seat=seat)


@settings(max_examples=sample_size(40), deadline=None, derandomize=True)
@given(state=games())
def test_an_action_is_accepted_exactly_when_it_is_listed(state: GameState) -> None:
    """Rules: EXPLORE-2, END-2, END-4, END-5. Against: EXPLORE-2, END-1, END-2, END-4, END-5."""
    listed = set(legal_actions(state))
    seats = range(-1, len(state.players) + 1)
    accepted = {action for action in every_decision(seats) if not reasons_against(state, action)}
    if state.phase in {Phase.KEEP, Phase.SHUFFLE, Phase.RETURN_ORDER}:
        assert accepted == set()
        assert all(not reasons_against(state, action) for action in listed)
    else:
        assert accepted == listed
    assert bool(listed) == (state.phase is not Phase.OVER)
    by_seat = chain.from_iterable(legal_actions(state, seat) for seat in range(len(state.players)))
    assert state.phase is Phase.SHUFFLE or set(by_seat) == listed


def moved(action: Action, seats: list[int]) -> Action:
    return action if isinstance(action, Shuffle) else attrs.evolve(action, seat=seats[action.seat])


@settings(max_examples=sample_size(40), deadline=None, derandomize=True)
@given(state=games(), seed=st.integers(0, 2**32 - 1))
def test_moving_the_players_with_all_they_hold_permutes_the_result(state: GameState, seed: int) -> None:
    """Rules: INFO-3."""
    assume(state.terms.readings.deal_order is not DealOrder.SEATING)
    chance = Random(seed)
    seats = list(range(len(state.players)))
    chance.shuffle(seats)
    players = list(state.players)
    for seat, player in enumerate(state.players):
        players[seats[seat]] = player
    other = state.but(players=tuple(players), turn=None if state.turn is None else seats[state.turn])
    while state.phase is not Phase.OVER:
        action = shuffled(chance.choice(legal_actions(state)), chance)
        state = apply_action(state, action)
        other = apply_action(other, moved(action, seats))
    here, there = result(state), result(other)
    assert here is not None
    assert there is not None
    assert here.totals == tuple(there.totals[seat] for seat in seats)
    assert here.ranks == tuple(there.ranks[seat] for seat in seats)
