"""The search on the whole box finds what is proved on its own account: the greatest total for every number of Sanctuaries."""

import json
from pathlib import Path

import pytest

from faraway.best import Position, Wish, find_best
from faraway.best.engine import compiled_engine
from tests.faraway.best.oracles.brute_force import NAMES

ESTABLISHED = Path(__file__).parents[4] / "proofs" / "greatest" / "established.json"


@pytest.mark.slow
@pytest.mark.parametrize("sanctuaries", range(8))
def test_whole_box_has_the_greatest_total_that_is_proved(sanctuaries: int) -> None:
    greatest = json.loads(ESTABLISHED.read_text(encoding="utf-8"))["greatest"][sanctuaries]
    assert greatest["sanctuaries"] == sanctuaries
    best = find_best(
        Position(range(1, 69), NAMES),
        Wish(least_sanctuaries=sanctuaries, most_sanctuaries=sanctuaries),
        engine=compiled_engine(),
    )
    assert best.proved
    assert best.total == greatest["total"]
