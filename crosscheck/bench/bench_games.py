"""Whole games, from the set-up to the ranking."""

from itertools import count
from random import Random

from crosscheck.bench import Work, benchmark
from faraway.cards.catalogue import CATALOGUE
from faraway.fast.chance import seed_key
from faraway.fast.random_games import play_random_games
from faraway.game import Phase, Setup, apply_action, legal_actions, new_game, result, shuffled_decks
from faraway.game.readings import TieBreakCards
from faraway.play.loop import chance_of, play_game, seated
from faraway.play.policies import PolicyName, seated_policy
from faraway.simulate.statistics import GAMES, tally_games

PLAYERS = 4


def dealt(seed: int) -> Setup:
    decks = shuffled_decks(seed, CATALOGUE)
    return Setup(players=PLAYERS, region_deck=decks.regions, sanctuary_deck=decks.sanctuaries)


@benchmark("random 4-player game", "games", within=1 / 500)
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
        play_game(dealt(seed), seated(policies, chance_of(seed)))
        return 1

    return work


@benchmark("simulated random 4-player game", "games", against="random 4-player game")
def simulated_games() -> Work:
    """Play games of random players by the compiled loops, score them and count the outcomes."""
    some = 5000
    firsts = count(0, some)

    def work() -> int:
        first = next(firsts)
        played = play_random_games(PLAYERS, seed_key(0), first, first + some)
        return tally_games(PLAYERS, played, TieBreakCards.PLAYED)[GAMES]

    work()  # compiles
    return work
