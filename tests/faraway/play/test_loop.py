from random import Random

import pytest

from faraway.errors import Code
from faraway.game import Variant, replay
from faraway.play.conservation import check_conservation
from faraway.play.loop import Game, at_random, hunting_clues, play_game
from tests.faraway.game.table import shuffled_setup
from tests.faraway.refusing import refusal


def game_of(seed: int, *, hunting: bool) -> Game:
    setup = shuffled_setup(seed, 4, variant=Variant.ADVANCED, readings={"leftover-order": "random"})
    chance = Random(seed)
    return play_game(setup, hunting_clues(chance) if hunting else at_random(chance))


def sanctuaries_placed(game: Game) -> int:
    return sum(len(player.sanctuaries) for player in game.states[-1].players)


@pytest.mark.parametrize("hunting", [True, False])
def test_game_is_legal_ends_and_conserves_cards(hunting: bool) -> None:  # noqa: FBT001  a parameter of the test
    game = game_of(1, hunting=hunting)
    assert len(game.states) == len(game.actions) + 1
    assert game.transcript.result is not None
    assert replay(game.transcript) == game.states[-1]
    for state in game.states:
        check_conservation(state)


def test_hunters_find_more_sanctuaries_than_random_players() -> None:
    hunted = sum(sanctuaries_placed(game_of(seed, hunting=True)) for seed in range(5))
    random = sum(sanctuaries_placed(game_of(seed, hunting=False)) for seed in range(5))
    assert hunted > random


def test_lost_card_is_reported() -> None:
    first = game_of(1, hunting=False).states[0]
    assert refusal(check_conservation, first.but(region_deck=first.region_deck[1:])).code is Code.WRONG_GAME
