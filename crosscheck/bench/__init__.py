"""Benchmarks: a registry that modules named `bench_*` fill, and `python -m crosscheck bench`, which measures all in one run."""

import time
from collections.abc import Callable
from typing import TypeAlias

from attrs import frozen

Work: TypeAlias = Callable[[], int]
Clock: TypeAlias = Callable[[], float]


@frozen(kw_only=True)
class Benchmark:
    """Something to measure.

    `prepare` returns the work: a function that does some of it and returns how many `items` it did. `against` names the
    benchmark that it is compared with, and `reach` how many times as fast it should be, or `most` how many times as fast
    it may be at most; `within` is how many seconds one item may take at most. The `clock` counts processor time, or time on the wall for work in other processes.
    What takes long is measured in so many `rounds` only.
    """

    name: str
    items: str
    prepare: Callable[[], Work]
    against: str | None = None
    reach: float | None = None
    most: float | None = None
    within: float | None = None
    clock: Clock = time.process_time
    rounds: int | None = None


REGISTRY: dict[str, Benchmark] = {}


def benchmark(  # noqa: PLR0913  one argument a field
    name: str,
    items: str,
    *,
    against: str | None = None,
    reach: float | None = None,
    most: float | None = None,
    within: float | None = None,
    clock: Clock = time.process_time,
    rounds: int | None = None,
) -> Callable[[Callable[[], Work]], Callable[[], Work]]:
    """Register the function below, which prepares the work, as a benchmark."""

    def register(prepare: Callable[[], Work]) -> Callable[[], Work]:
        if name in REGISTRY:
            raise ValueError(f"two benchmarks are called {name!r}")
        REGISTRY[name] = Benchmark(
            name=name,
            items=items,
            prepare=prepare,
            against=against,
            reach=reach,
            most=most,
            within=within,
            clock=clock,
            rounds=rounds,
        )
        return prepare

    return register
