from collections.abc import Sequence

import pytest

from faraway.best import Position
from tests.faraway.refusing import refusal

NINE = (1, 2, 3, 4, 5, 6, 7, 8, 9)


def refusal_of(
    regions: Sequence[int], sanctuaries: list[str], *, played: Sequence[int] = (), placed: Sequence[str] = ()
) -> list[tuple[str, str, str]]:
    error = refusal(Position, regions, sanctuaries, played=played, placed=placed)
    return [(problem.code.value, problem.path, problem.message) for problem in error.problems]


def test_pool_is_kept_in_the_order_of_its_cards() -> None:
    position = Position(NINE[::-1], ["river-stone", "city-stone"])
    assert position.regions == NINE
    assert position.sanctuaries == ("city-stone", "river-stone")
    assert (position.free, position.most_joining) == (8, 2)


def test_first_region_finds_nothing_and_every_later_one_a_sanctuary_at_most() -> None:
    """Rules: FIND-1, FIND-3."""
    names = [
        "city-stone", "river-stone", "forest-stone", "desert-stone", "gray-per-stone-2", "forest-night",
        "gray-stone-per-stone-1", "city-per-biome-set-4", "river-per-river-1",
    ]  # fmt: skip
    assert Position(NINE, names).most_joining == 7
    assert Position(NINE[1:], names, played=[1]).most_joining == 7
    assert Position(NINE[2:], names, played=[1, 2]).most_joining == 6


def test_every_reason_is_told_at_once() -> None:
    """Against: COMP-2, COMP-5, ROUND-3, FIND-1."""
    found = refusal_of(
        [3, 3, 70, 12], ["forest-stone", "forest-stone", "nowhere"], played=[20, 12], placed=["forest-stone"]
    )
    assert [(code, path) for code, path, _ in found] == [
        ("region-twice", "/regions/1"),
        ("unknown-region", "/regions/2"),
        ("sanctuary-twice", "/sanctuaries/1"),
        ("unknown-sanctuary", "/sanctuaries/2"),
        ("card-held-twice", "/regions/3"),
        ("card-held-twice", "/sanctuaries/0"),
        ("card-held-twice", "/sanctuaries/1"),
        ("too-few-regions", "/regions"),
        ("too-many-sanctuaries", "/tableau/sanctuaries"),
    ]
    assert found[7][2] == "2 played and 4 to choose from, and a whole tableau has 8"
    assert found[8][2] == "1 Sanctuaries have been placed, and the Regions played found 0"


@pytest.mark.parametrize(
    ("regions", "played", "reason"),
    [
        (NINE[:7], (), ("too-few-regions", "/regions", "7 Regions, and a whole tableau has 8")),
        (
            (),
            NINE,
            ("too-many-regions", "/tableau/regions", "9 Regions have been played, and a tableau has 8"),
        ),
    ],
)
def test_too_few_or_too_many_regions_are_refused(
    regions: tuple[int, ...], played: tuple[int, ...], reason: tuple[str, str, str]
) -> None:
    """Against: ROUND-3."""
    assert refusal_of(regions, [], played=played) == [reason]
