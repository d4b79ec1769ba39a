"""The work grows with the input, not with its square.

The whole of such an input takes about a second. With a search through all the others for every item it took twenty minutes.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from faraway.errors import FarawayError
from faraway.io import load_tableau, parse_json
from faraway.io.games import load_transcript
from spec.documents import load_json
from spec.documents import load_tableau as load_spec_tableau
from spec.errors import RefusedError
from tests.faraway.io.steps import QUADRATIC, WORK
from tests.samples import sample_size

ROOT = Path(__file__).parents[3]
MOST = 2.5
"""How many times as many steps an input of twice the size may take: by a search through all the others it is four times."""
MANY = sample_size(200_000)
DISTINCT = "{" + ",".join(f'"{number}":0' for number in range(MANY)) + "}"
TWICE = "{" + ",".join(f'"{number // 2}":0' for number in range(MANY)) + "}"
REGIONS = json.dumps({"regions": [*range(1, MANY), 1, 2], "sanctuaries": []})
DECK = json.dumps(
    {
        "players": 2,
        "variant": "standard",
        "readings": {},
        "region_deck": [*range(MANY), 1, 2],
        "sanctuary_deck": [],
        "actions": [],
    }
)


def faraway_problems(load: Callable[[bytes], object]) -> Callable[[bytes], int]:
    def count(data: bytes) -> int:
        with pytest.raises(FarawayError) as caught:
            load(data)
        return len(caught.value.problems)

    return count


def spec_problems(load: Callable[[bytes], object]) -> Callable[[bytes], int]:
    def count(data: bytes) -> int:
        with pytest.raises(RefusedError) as caught:
            load(data)
        return len(caught.value.problems)

    return count


CASES: dict[str, tuple[Callable[[bytes], int], str, int]] = {
    "faraway: no key twice": (lambda data: len(parse_json(data).problems), DISTINCT, 0),
    "faraway: every key twice": (lambda data: len(parse_json(data).problems), TWICE, MANY // 2),
    "spec: no key twice": (lambda data: load_json(data) is None, DISTINCT, 0),
    "spec: every key twice": (spec_problems(load_json), TWICE, MANY // 2),
    "faraway: a tableau of many Regions": (faraway_problems(load_tableau), REGIONS, 1),
    "spec: a tableau of many Regions": (
        spec_problems(lambda data: load_spec_tableau(load_json(data))),
        REGIONS,
        MANY - 66,
    ),
    "faraway: a deck of many Regions": (faraway_problems(load_transcript), DECK, 2),
}


@pytest.mark.parametrize("case", CASES)
def test_every_problem_of_a_long_input_is_found_once(case: str) -> None:
    count, text, expected = CASES[case]
    assert count(text.encode()) == expected


@pytest.fixture(scope="module")
def counted() -> dict[str, tuple[int, int]]:
    """Count the steps of every kind of work where nobody else counts."""
    environment = {name: text for name, text in os.environ.items() if not name.startswith("COVERAGE")}
    words = [sys.executable, "-m", "tests.faraway.io.steps"]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, tuple[int, int]] = json.loads(done.stdout)
    return found


@pytest.mark.long
@pytest.mark.parametrize("work", WORK)
def test_twice_the_input_takes_about_twice_the_steps(work: str, counted: dict[str, tuple[int, int]]) -> None:
    once, twice = counted[work]
    assert twice < MOST * once


@pytest.mark.long
@pytest.mark.parametrize("work", QUADRATIC)
def test_a_search_through_all_the_others_would_be_noticed(
    work: str, counted: dict[str, tuple[int, int]]
) -> None:
    once, twice = counted[work]
    assert twice > MOST * once
