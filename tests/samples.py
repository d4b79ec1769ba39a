"""How many cases a sampling test draws: a fifth in `make test`, all in `make coverage` and `make slow`, which CI runs."""

import os

FULL_SAMPLES = "FULL_SAMPLES"
"""The environment variable that asks for all."""


def sample_size(full: int) -> int:
    """Return how many of so many cases to draw, at least two."""
    return full if os.environ.get(FULL_SAMPLES) else min(full, max(2, full // 5))
