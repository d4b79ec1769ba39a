"""The work grows with the input, not with its square.

The whole of such an input takes about a second. With a search through all the others for every item it took twenty minutes.
"""

import json
from collections.abc import Callable

import pytest

from faraway.errors import FarawayError
from faraway.io import load_tableau, parse_json
from faraway.io.games import load_transcript
from spec.documents import load_json
from spec.documents import load_tableau as load_spec_tableau
from spec.errors import RefusedError
from tests.samples import sample_size

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
