"""How many cases a sampling test draws: a fifth in `make test`, all in `make coverage` and `make slow`, which CI runs."""

import os
from collections.abc import Iterable
from typing import TypeVar

FULL_SAMPLES = "FULL_SAMPLES"
"""The environment variable that asks for all."""
Case = TypeVar("Case")


def sample_size(full: int) -> int:
    """Return how many of so many cases to draw, at least two."""
    return full if os.environ.get(FULL_SAMPLES) else min(full, max(2, full // 5))


def sample_of(cases: Iterable[Case]) -> list[Case]:
    """Return every fifth of these cases, or all where whole samples are asked for."""
    return list(cases)[:: 1 if os.environ.get(FULL_SAMPLES) else 5]
