"""Totals, ranks and ties, by hand."""

from dataclasses import replace

import pytest

from spec.readings import DEFAULTS
from spec.table import Game
from spec.winner import ranks
from tests.spec.tables import result, seat, table

EVERYONE = {"ranking": "everyone"}
FIRST_ONLY = {"ranking": "first-only"}


def over(tie_break_cards: str = "played") -> Game:
    """Two players of five fame each: 4 and 9 played with 13 in hand; 6 and 8 played with 1 in hand."""
    game = table(
        seat([13, 14], [9, 4]),
        seat([1, 15], [8, 6], ["gray-fixed-5"]),
        agreed={"tie-break-cards": tie_break_cards},
    )
    return replace(game, phase="over")


@pytest.mark.parametrize(
    ("totals", "lowest", "expected"),
    [
        ([40, 55, 12], [1, 2, 3], [2, 1, 3]),
        ([54, 55], [1, 60], [2, 1]),
        ([55, 55, 55], [9, 3, 7], [3, 1, 2]),
        ([55, 55], [9, 3], [2, 1]),
        ([55, 55], [3, 9], [1, 2]),
        ([0] * 6, [12, 2, 68, 44, 1, 13], [3, 2, 6, 5, 1, 4]),
        ([7, 7, 7, 3, 3], [5, 4, 3, 2, 1], [3, 2, 1, 5, 4]),
    ],
    ids=[
        "the-greatest-total-is-first",
        "a-low-duration-never-beats-a-greater-total",
        "among-equal-totals-the-lowest-duration-is-placed-better",
        "the-first-seat-breaks-no-tie",
        "the-highest-duration-breaks-no-tie",
        "the-tie-break-always-decides",
        "nobody-shares-a-rank",
    ],
)
def test_players_are_ranked_by_total_and_then_by_their_lowest_duration(
    totals: list[int], lowest: list[int], expected: list[int]
) -> None:
    """Rules: WIN-2, WIN-3, WIN-6, WIN-5
    Against: WIN-2, WIN-3, WIN-6, WIN-5
    """
    assert ranks(totals, lowest, DEFAULTS) == expected


def test_which_regions_the_tie_break_looks_at_is_agreed() -> None:
    """Seat 1 holds Region 1, but has not played it.

    Rules: WIN-3, WIN-7
    Against: WIN-7
    """
    assert result(over()) == {"totals": [5, 5], "ranks": [1, 2]}
    assert result(over("possessed")) == {"totals": [5, 5], "ranks": [2, 1]}


@pytest.mark.parametrize(
    ("readings", "expected"), [(EVERYONE, [1, 2, 4, 3, 6, 5]), (FIRST_ONLY, [1, 2, 3, 3, 5, 5])]
)
def test_whether_ties_below_the_first_place_are_broken_is_agreed(
    readings: dict[str, str], expected: list[int]
) -> None:
    """Rules: WIN-4"""
    assert ranks([60, 60, 50, 50, 40, 40], [1, 2, 4, 3, 6, 5], readings) == expected


def test_a_tie_for_the_first_place_is_broken_under_both_readings() -> None:
    """Against: WIN-4"""
    for readings in (EVERYONE, FIRST_ONLY):
        assert ranks([60, 60, 60], [30, 10, 20], readings) == [3, 1, 2]
        assert ranks([10, 60, 10], [5, 6, 7], readings)[1] == 1


def test_regions_still_in_hand_pay_nothing() -> None:
    """Seat 0 holds 3 and 9, which would pay four and five.

    Rules: ROUND-4, SCORE-20
    """
    game = replace(table(seat([3, 9], [5]), seat([10, 11], [4])), phase="over")
    assert result(game) == {"totals": [2, 0], "ranks": [1, 2]}


def test_regions_still_in_hand_count_for_no_quest() -> None:
    """13 pays for stones, and the two stones of Region 2 are still in hand.

    Against: ROUND-4, SCORE-20
    """
    game = replace(table(seat([2, 28], [14, 13]), seat([10, 11], [4])), phase="over")
    assert result(game) == {"totals": [0, 0], "ranks": [2, 1]}


def test_a_sanctuary_counts_the_stones_laid_out_and_none_in_hand() -> None:
    """Two stones of Region 2 pay two each; the stone of 28 is still in hand.

    Rules: ROUND-6
    """
    game = replace(table(seat([3, 28], [2], ["gray-per-stone-2"]), seat([10, 11], [4])), phase="over")
    assert result(game) == {"totals": [4, 0], "ranks": [1, 2]}


def test_a_sanctuary_pays_nothing_for_stones_that_are_all_in_hand() -> None:
    """The two stones of Region 2 and the one of 28 would pay six.

    Against: ROUND-6
    """
    game = replace(table(seat([2, 28], [14], ["gray-per-stone-2"]), seat([10, 11], [4])), phase="over")
    assert result(game) == {"totals": [0, 0], "ranks": [2, 1]}


def test_every_total_needs_its_lowest_duration() -> None:
    with pytest.raises(ValueError, match="shorter"):
        ranks([1, 2], [3], DEFAULTS)


def test_a_game_under_way_has_no_result() -> None:
    assert result(table(seat([1]), seat([2]))) is None
