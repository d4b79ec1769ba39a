"""The best tableau: fixed pools of growing size. How its time grows is the ratio to the size before."""

import time
from random import Random

from crosscheck.bench import Work, benchmark
from faraway.best import Position, Wish, find_best
from faraway.best.engine import compiled_engine
from faraway.cards.catalogue import CATALOGUE

DURATIONS = [region.duration for region in CATALOGUE.regions]
NAMES = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]


def random_pool(regions: int, sanctuaries: int, seed: int) -> Position:
    """Deal a pool of this many cards."""
    chance = Random(seed)
    return Position(chance.sample(DURATIONS, regions), chance.sample(NAMES, sanctuaries))


def proving(*pools: Position) -> Work:
    """Return the work of finding the best tableau of each pool, with proof, on two threads."""
    compiled_engine()

    def work() -> int:
        for pool in pools:
            if not find_best(pool, Wish(threads=2), engine=compiled_engine()).proved:
                raise AssertionError(f"not proved: {pool}")
        return len(pools)

    return work


@benchmark("best of 8 + 8", "pools", clock=time.perf_counter)
def best_of_8() -> Work:
    return proving(*(random_pool(8, 8, seed) for seed in range(20)))


@benchmark("best of 12 + 15", "pools", against="best of 8 + 8", within=0.5, clock=time.perf_counter, rounds=3)
def best_of_12() -> Work:
    return proving(*(random_pool(12, 15, seed) for seed in range(20)))


@benchmark("best of 20 + 20", "pools", against="best of 12 + 15", clock=time.perf_counter, rounds=1)
def best_of_20() -> Work:
    return proving(*(random_pool(20, 20, seed) for seed in range(5)))


@benchmark(
    "best of 30 + 30", "pools", against="best of 20 + 20", within=60, clock=time.perf_counter, rounds=1
)
def best_of_30() -> Work:
    return proving(*(random_pool(30, 30, seed) for seed in range(5)))


@benchmark(
    "best of the whole box",
    "pools",
    against="best of 30 + 30",
    within=300,
    clock=time.perf_counter,
    rounds=1,
)
def best_of_the_box() -> Work:
    return proving(Position(DURATIONS, NAMES))
