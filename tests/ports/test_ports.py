"""The ports of tests/ports, built where their toolchain is present and skipped by name where it is not."""

import functools
import json
import random
import subprocess
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from crosscheck.ports.ports import PORTS, SOURCES, Port, command_for
from spec.cards import SANCTUARIES
from spec.scoring import score
from tests.ports.asking import Facts, answers, catalogue_of, port_named

SLOW_TO_BUILD = {"java", "rust"}


@pytest.fixture(
    params=[
        pytest.param(port.name, marks=[pytest.mark.slow] if port.name in SLOW_TO_BUILD else [])
        for port in PORTS
    ]
)
def port(request: pytest.FixtureRequest) -> Port:
    return port_named(str(request.param))


def scoring_requests(count: int, seed: int) -> list[dict[str, object]]:
    sanctuaries = catalogue_of(port_named("javascript"))["sanctuaries"]
    source = random.Random(seed)
    requests: list[dict[str, object]] = []
    for number in range(count):
        regions = source.sample(range(1, 69), 8)
        ascents = sum(later > earlier for earlier, later in pairwise(regions))
        cards = source.sample(sanctuaries, source.randint(0, ascents))
        ids = [card["id"] for card in cards]
        requests.append(
            {"id": number, "request": "score", "regions": regions, "sanctuaries": ids, "cards": cards}
        )
    return requests


def test_a_port_says_what_it_can_do(port: Port) -> None:
    (said,) = answers(port, [{"id": 7, "request": "hello", "protocol": "faraway-wire-1"}])
    assert said["id"] == 7
    hello = said["answer"]
    assert isinstance(hello, dict)
    assert hello["protocol"] == "faraway-wire-1"
    assert tuple(hello["levels"]) == port.levels


@functools.cache
def javascript_scores() -> list[dict[str, object]]:
    return answers(port_named("javascript"), scoring_requests(count=400, seed=28144944))


def test_every_port_scores_the_same_tableaux_alike(port: Port) -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-4, SCORE-6, SCORE-13, SANCT-2."""
    assert answers(port, scoring_requests(count=400, seed=28144944)) == javascript_scores()


def test_every_port_knows_the_same_cards(port: Port) -> None:
    """Rules: COMP-1, COMP-2."""

    def facts(cards: list[Facts]) -> list[str]:
        return sorted(
            json.dumps({key: fact for key, fact in card.items() if key != "id"}, sort_keys=True)
            for card in cards
        )

    catalogue, javascript = catalogue_of(port), catalogue_of(port_named("javascript"))
    assert len(catalogue["regions"]) == 68
    assert len(catalogue["sanctuaries"]) == 45
    assert facts(catalogue["regions"]) == facts(javascript["regions"])
    assert facts(catalogue["sanctuaries"]) == facts(javascript["sanctuaries"])


def benchmark_tableaux(seed: int) -> Iterator[tuple[list[int], list[str]]]:
    """Draw the tableaux that every port's benchmark mode describes."""
    regions, sanctuaries = list(range(1, 69)), sorted(SANCTUARIES)
    x = seed % 2147483647 or 1

    def draw(bound: int) -> int:
        nonlocal x
        x = x * 48271 % 2147483647
        return x % bound

    while True:
        for place in range(8):
            other = place + draw(68 - place)
            regions[place], regions[other] = regions[other], regions[place]
        ascents = sum(later > earlier for earlier, later in pairwise(regions[:8]))
        count = min(draw(8), ascents)
        for place in range(count):
            other = place + draw(45 - place)
            sanctuaries[place], sanctuaries[other] = sanctuaries[other], sanctuaries[place]
        yield regions[:8], sanctuaries[:count]


@functools.cache
def checksum(count: int, seed: int) -> int:
    total = 0
    for regions, sanctuaries in islice(benchmark_tableaux(seed), count):
        sheet = score(regions, sanctuaries)
        for fame in [*sheet["regions"], *sheet["sanctuaries"]]:
            total = (total * 31 + fame) % 2**32
    return total


@pytest.mark.parametrize(
    "name", ["javascript", "c", *(pytest.param(name, marks=pytest.mark.slow) for name in ("rust", "java"))]
)
def test_the_benchmark_scores_the_tableaux_that_its_seed_tells(name: str) -> None:
    command = (*command_for(port_named(name)), "--bench", "600", "7")
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=900)
    measured = json.loads(done.stdout)
    assert measured["tableaux"] == 600
    assert measured["per_second"] > 0
    assert measured["checksum"] == checksum(600, 7)


@pytest.mark.slow
def test_the_javascript_port_passes_its_own_tests() -> None:
    port_named("javascript")
    command = ("node", "--test", str(SOURCES / "javascript" / "test.mjs"))
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stdout
