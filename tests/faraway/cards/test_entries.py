"""What Python callers hand over is converted or refused, every entry with its own reason, before a rule looks at it."""

from collections.abc import Callable, Iterable
from typing import cast

import pytest

import faraway
from faraway.best import Position
from tests.faraway.refusing import refusal, refused

REGIONS = [12, 20, 16, 23, 44, 49, 14, 28]


class OfAnArray:
    """A whole number of another type, as arrays have them."""

    def __index__(self) -> int:
        return 12


def test_a_number_of_an_array_becomes_a_plain_one() -> None:
    entries = cast(list[int], [OfAnArray(), *REGIONS[1:]])
    assert faraway.Tableau(entries) == faraway.Tableau(REGIONS)
    assert {type(duration) for duration in faraway.Tableau(entries).regions} == {int}


@pytest.mark.parametrize("wrong", ["12", 12.0, True, None, [12]], ids=repr)
@pytest.mark.parametrize("make", [faraway.Tableau, Position, faraway.best_tableau])
def test_what_is_no_whole_number_is_refused_where_it_stands(
    make: Callable[[Iterable[int]], object], wrong: object
) -> None:
    entries = cast(list[int], [*REGIONS[:7], wrong])
    assert refused(make, entries) == [("wrong-type", "/regions/7")]
    assert f"expected a whole number, found {wrong!a}" in str(refusal(make, entries))


@pytest.mark.parametrize("make", [faraway.Tableau, Position, faraway.best_tableau])
def test_what_is_no_id_and_no_list_is_refused(
    make: Callable[[Iterable[int], Iterable[str]], object],
) -> None:
    assert refused(make, REGIONS, cast(list[str], [5])) == [("wrong-type", "/sanctuaries/0")]
    assert refused(make, REGIONS, "desert-stone") == [("wrong-type", "/sanctuaries")]
    assert ("wrong-type", "/regions") in refused(make, cast(list[int], 5), [])


def test_every_reason_is_given_at_once() -> None:
    entries = cast(list[int], ["12", *REGIONS[1:7], 99])
    assert refused(faraway.Tableau, entries, ["x" * 99, cast(str, 5)]) == [
        ("wrong-type", "/regions/0"),
        ("wrong-type", "/sanctuaries/1"),
        ("unknown-region", "/regions/7"),
        ("unknown-sanctuary", "/sanctuaries/0"),
    ]
    assert len(str(refusal(faraway.Tableau, cast(list[int], ["9" * 999, *REGIONS[1:]])))) < 120


def test_a_hand_and_the_cards_played_are_checked_likewise() -> None:
    players = {"Tina": faraway.Tableau(REGIONS), "Ben": faraway.Tableau([1, 2, 3, 4, 5, 6, 7, 8])}
    hands = {"Tina": cast(list[int], [30, "31"])}
    assert refused(faraway.rank, players, hands) == [("wrong-type", "/hands/Tina/1")]
    assert refused(Position, REGIONS, (), played=cast(list[int], ["1"]), placed=cast(list[str], [2])) == [
        ("wrong-type", "/tableau/regions/0"),
        ("wrong-type", "/tableau/sanctuaries/0"),
    ]
