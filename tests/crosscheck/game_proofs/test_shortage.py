"""What a shortage can leave to whom, under each reading."""

from unittest import mock

import pytest

import spec.finding
from crosscheck.game_proofs import dealing_shortage
from crosscheck.game_proofs.dealing_shortage import (
    CLAIMS,
    LEFT_WITHOUT,
    bound_failures,
    fewest_left,
    most_due,
    shares,
    sharing_failures,
)
from faraway.game.finding import draw_remaining
from faraway.game.readings import READING_VALUES, ShortDraw
from proofs.claim import judge


@pytest.mark.parametrize("name", CLAIMS)
def test_claim_stands_and_its_slip_is_found(name: str) -> None:
    """Rules: FIND-8, FIND-9, FIND-10.

    Ledger: sanctuary-shortage, short-draw
    """
    assert judge(CLAIMS[name]).failures == ()


def test_table_has_every_reading() -> None:
    """A new way to share a shortage is red here until the table says whom it can leave with nothing."""
    known = {(sharing.shortage, sharing.draw) for sharing in LEFT_WITHOUT}
    values = READING_VALUES["sanctuary-shortage"], READING_VALUES["short-draw"]
    assert known == {(shortage, draw) for shortage in values[0] for draw in values[1]}
    assert all(set(by_players) == set(range(2, 7)) for by_players in LEFT_WITHOUT.values())


def test_numbers_worked_out_by_hand() -> None:
    """In round 8 two players have at most 16 of the 18 clued Regions and all 8 clued Sanctuaries: 2 + 16 + 8 are due.

    Three players have placed at most one each in six rounds: 45 - 18 are left.
    """
    assert most_due(2, 8) == 26
    assert fewest_left(3, 8) == 27
    assert shares((3, 2, 1), 4, "draw-remaining") == (3, 1, 0)
    assert shares((3, 2, 1), 4, "draw-none") == (3, 0, 1)


@pytest.mark.parametrize(
    "sharing", [sharing for sharing, places in LEFT_WITHOUT.items() if any(places.values())]
)
def test_place_later_than_the_numbers_allow_is_noticed(sharing: dealing_shortage.Sharing) -> None:
    assert list(bound_failures({sharing: {**LEFT_WITHOUT[sharing], 6: 3}}))


def test_slip_in_the_reference_is_found() -> None:
    rules = {ShortDraw.DRAW_REMAINING: draw_remaining, ShortDraw.DRAW_NONE: draw_remaining}
    with mock.patch.object(dealing_shortage, "SHORT_DRAW", rules):
        assert next(sharing_failures(1), "").startswith("reference")


def test_fewer_cards_in_the_box_are_noticed() -> None:
    with mock.patch.object(dealing_shortage, "SANCTUARIES_IN_BOX", 40):
        assert next(bound_failures(), None)


def test_drawing_backwards_is_found_in_the_specification() -> None:
    draw = spec.finding.draw_due
    with mock.patch.object(
        spec.finding, "draw_due", lambda game, seat: draw(game, len(game.players) - 1 - seat)
    ):
        assert next(sharing_failures(2, 1), "").startswith("specification")
