"""A policy of your own against a greedy one: `python examples/own_policy.py 20`."""

import random
import sys
from collections.abc import Sequence

import faraway


def climber(seen: faraway.Observation, legal: Sequence[faraway.Action]) -> faraway.Action:
    """Play the lowest Region above the last one, so as to find a Sanctuary every round; else take what comes first."""
    last = max(seen.players[seen.seat].regions[-1:], default=0)
    steps_up = [action for action in legal if isinstance(action, faraway.Explore) and action.region > last]
    return min(steps_up, key=lambda action: action.region) if steps_up else legal[0]


def main(games: int) -> None:
    """Let both play so many games of two, and print the mean totals."""
    totals = [0, 0]
    for seed in range(games):
        greedy = faraway.make_policy(faraway.PolicyName.GREEDY, random.Random(seed))
        players = faraway.seated([climber, greedy], random.Random(seed))
        game = faraway.play_game(faraway.Setup.shuffled(2, seed), players)
        ended = faraway.result(game.states[-1])
        if ended is not None:
            totals = [total + fame for total, fame in zip(totals, ended.totals, strict=True)]
    print(f"climber {totals[0] / games:.1f}, greedy {totals[1] / games:.1f} over {games} games")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
