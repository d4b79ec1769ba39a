"""Positions that real games reach, under any readings."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from faraway.cards import CATALOGUE
from faraway.game import GameState, Phase, Setup, Variant, apply_action, new_game, shuffled_decks
from faraway.playing import shuffled
from tests.campaigns.games import choose, sampled_readings


@st.composite
def positions(draw: st.DrawFn) -> GameState:
    """Play a game by chance for some while; half of the games hunt for Sanctuaries."""
    chance = Random(draw(st.integers(0, 2**32 - 1)))
    decks = shuffled_decks(chance.getrandbits(32), CATALOGUE)
    state = new_game(
        Setup(
            players=draw(st.integers(2, 6)),
            variant=draw(st.sampled_from(Variant)),
            readings=sampled_readings(chance),
            region_deck=decks.regions,
            sanctuary_deck=decks.sanctuaries,
        )
    )
    eager = draw(st.booleans())
    for _ in range(draw(st.integers(0, 130))):
        if state.phase is Phase.OVER:
            break
        state = apply_action(state, shuffled(choose(state, eager, chance), chance))
    return state
