"""The search agrees with a constraint program that knows nothing of it, on pools too large for brute force."""

from random import Random

import pytest

from faraway.best import Position, Wish, find_best
from faraway.best.engine import compiled_engine
from faraway.cards.catalogue import CATALOGUE
from tests.faraway.best.oracles.brute_force import NAMES, small_positions, try_everything
from tests.faraway.best.oracles.solver import solve

MIDDLING = 10


def middling_pool(seed: int) -> Position:
    random = Random(seed)
    durations = [region.duration for region in CATALOGUE.regions]
    return Position(random.sample(durations, 10), random.sample(NAMES, 6 + seed % 3))


def test_constraint_program_equals_brute_force() -> None:
    """Rules: SCORE-2, SCORE-6, FIND-1."""
    ((position, _),) = small_positions(1, seed=4, begun=[0])
    assert solve(position, seconds=900) == try_everything(position, Wish()).total


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MIDDLING))
def test_search_equals_the_constraint_program(seed: int) -> None:
    position = middling_pool(seed)
    best = find_best(position, engine=compiled_engine())
    assert best.proved
    assert best.total == solve(position, seconds=900)
