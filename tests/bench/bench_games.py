"""Whole games, from the set-up to the ranking."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from faraway.cards import CATALOGUE
from faraway.game.setup import Setup, Variant, shuffled_decks
from faraway.playing import chance_of, play_game
from faraway.policies import PolicyName, seated_policy
from faraway.readings import DEFAULT_READINGS
from tests.bench import benchmark

if TYPE_CHECKING:
    from tests.bench import Work

PLAYERS = 4


@benchmark("random 4-player game", "games")
def random_games() -> Work:
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        decks = shuffled_decks(seed, CATALOGUE)
        setup = Setup(
            players=PLAYERS,
            variant=Variant.STANDARD,
            readings=DEFAULT_READINGS,
            region_deck=decks.regions,
            sanctuary_deck=decks.sanctuaries,
        )
        policies = [seated_policy(PolicyName.RANDOM, seed, seat) for seat in range(PLAYERS)]
        play_game(setup, policies, chance_of(seed))
        return 1

    return work
