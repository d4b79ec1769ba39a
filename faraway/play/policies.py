"""The policies that can be chosen by name."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import assert_never

from faraway.play.planner import planning_ahead
from faraway.play.players import (
    Choosing,
    Policy,
    choosing_at_random,
    choosing_the_most,
    clues_in_sight,
    fame_in_sight,
)


class PolicyName(Enum):
    """The policies that can be chosen by name."""

    RANDOM = "random"
    GREEDY = "greedy"
    CLUE_HOARDING = "clue-hoarding"
    BEST = "best"


def seated_policy(name: PolicyName, seed: int, seat: int) -> Policy:
    """Return the policy of one seat through one game; the same seed makes the same choices."""
    return make_policy(name, Random(f"{seed} seat {seat}"))  # noqa: S311 - the same seed must play the same game again


def make_policy(name: PolicyName, chance: Choosing) -> Policy:
    """Return the policy of this name with this source of chance."""
    match name:
        case PolicyName.RANDOM:
            return choosing_at_random(chance)
        case PolicyName.GREEDY:
            return choosing_the_most(fame_in_sight, chance)
        case PolicyName.CLUE_HOARDING:
            return choosing_the_most(clues_in_sight, chance)
        case PolicyName.BEST:
            return planning_ahead(chance)
        case _:
            assert_never(name)
