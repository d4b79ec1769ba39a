"""Whole random games a second, on one thread."""

from __future__ import annotations

import time
from random import Random

from faraway.cards import CATALOGUE
from faraway.game import (
    GameState,
    Phase,
    Setup,
    apply_action,
    legal_actions,
    new_game,
    result,
    shuffled_decks,
)


def play_random_game(seed: int, players: int = 4) -> GameState:
    """Play one game in which every choice is as likely as any other."""
    decks = shuffled_decks(seed, CATALOGUE)
    state = new_game(Setup(players=players, region_deck=decks.regions, sanctuary_deck=decks.sanctuaries))
    chance = Random(seed)
    while state.phase is not Phase.OVER:
        state = apply_action(state, chance.choice(legal_actions(state)))
    return state


def games_per_second(seconds: float = 2.0, players: int = 4) -> float:
    """Play and score games for about so many seconds of this process's own time."""
    begun = time.process_time()
    games = 0
    while time.process_time() - begun < seconds:
        if result(play_random_game(games, players)) is None:
            raise AssertionError("a game without a result")
        games += 1
    return games / (time.process_time() - begun)


if __name__ == "__main__":
    print(f"{games_per_second():.0f} random games of four a second")
