"""The conservation law of a game: no card is lost, and none is duplicated."""

from itertools import chain

from faraway.cards.catalogue import CATALOGUE
from faraway.errors import Code, refusal
from faraway.game.state import GameState


def check_conservation(state: GameState) -> None:
    """Raise FarawayError unless every card is in exactly one place. Rules: COMP-1, COMP-2."""
    players = state.players
    regions = [
        *state.region_deck,
        *state.market,
        *state.removed,
        *chain.from_iterable((*player.hand, *player.set_aside, *player.regions) for player in players),
        *(player.chosen for player in players if player.chosen is not None),
    ]
    sanctuaries = [
        *state.sanctuary_deck,
        *chain.from_iterable((*player.drawn, *player.sanctuaries) for player in players),
    ]
    if sorted(regions) != sorted(CATALOGUE.region_of) or sorted(sanctuaries) != sorted(
        CATALOGUE.sanctuary_of
    ):
        raise refusal(Code.WRONG_GAME, f"cards are lost or doubled: {state}")
