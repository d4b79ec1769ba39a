"""Whole games, from the set-up to the ranking."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING

from faraway.cards import CATALOGUE
from faraway.game import Phase, Setup, apply_action, legal_actions, new_game, result, shuffled_decks
from faraway.playing import chance_of, play_game
from faraway.policies import PolicyName, seated_policy
from tests.bench import benchmark

if TYPE_CHECKING:
    from tests.bench import Work

PLAYERS = 4


def dealt(seed: int) -> Setup:
    decks = shuffled_decks(seed, CATALOGUE)
    return Setup(players=PLAYERS, region_deck=decks.regions, sanctuary_deck=decks.sanctuaries)


@benchmark("random 4-player game", "games")
def random_games() -> Work:
    """Choose among the legal actions, apply, and score: the state machine alone."""
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        chance = Random(seed)
        state = new_game(dealt(seed))
        while state.phase is not Phase.OVER:
            state = apply_action(state, chance.choice(legal_actions(state)))
        result(state)
        return 1

    return work


@benchmark("greedy 4-player game", "games")
def greedy_games() -> Work:
    """Let four policies choose by what their seats see, and keep the transcript."""
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        policies = [seated_policy(PolicyName.GREEDY, seed, seat) for seat in range(PLAYERS)]
        play_game(dealt(seed), policies, chance_of(seed))
        return 1

    return work
