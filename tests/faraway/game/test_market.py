from typing import TypeAlias

import pytest

from faraway.game import GameState, Phase
from tests.faraway.game.table import begin, do, durations, player


def round_ended(
    round_number: int, readings: dict[str, str], deck: tuple[int, ...] = (61, 30, 62, 20)
) -> GameState:
    """End a round of two players with 7, 8 and 9 in the market, of which 7 and 8 are taken before round 8."""
    state = begin(2, readings=readings).but(
        round=round_number,
        market=durations(7, 8, 9),
        region_deck=durations(*deck),
        removed=durations(2, 50),
        players=(player(hand=[10, 1, 3], regions=[15]), player(hand=[12, 4, 5], regions=[16])),
    )
    state = do(state, "explore 0 10", "explore 1 12")
    return state if state.phase is Phase.OVER else do(state, "take 0 7", "take 1 8")


Cards: TypeAlias = tuple[int, ...]


def lying(state: GameState) -> tuple[Cards, Cards, Cards]:
    return state.market, state.region_deck, state.removed


@pytest.mark.parametrize(
    ("ended", "readings", "market", "deck", "removed"),
    [
        (6, "until-round-7 remove-all", (30, 61, 62), (20,), (2, 9, 50)),
        (6, "every-round remove-all", (30, 61, 62), (20,), (2, 9, 50)),
        (6, "while-needed remove-all", (30, 61, 62), (20,), (2, 9, 50)),
        (7, "until-round-7 remove-all", (30, 61, 62), (20,), (2, 9, 50)),
        (7, "every-round remove-all", (30, 61, 62), (20,), (2, 9, 50)),
        (7, "while-needed remove-all", (), (61, 30, 62, 20), (2, 9, 50)),
        (8, "until-round-7 remove-all", (), (61, 30, 62, 20), (2, 7, 8, 9, 50)),
        (8, "until-round-7 leave-all", (7, 8, 9), (61, 30, 62, 20), (2, 50)),
        (8, "every-round remove-all", (30, 61, 62), (20,), (2, 7, 8, 9, 50)),
        (8, "every-round leave-all", (7, 8, 9, 30, 61, 62), (20,), (2, 50)),
        (8, "while-needed remove-all", (), (61, 30, 62, 20), (2, 7, 8, 9, 50)),
    ],
)
def test_the_rest_is_removed_and_a_new_market_revealed_as_the_readings_say(
    ended: int, readings: str, market: Cards, deck: Cards, removed: Cards
) -> None:
    """Rules: END-10, END-11, END-13."""
    reveal, final = readings.split()
    state = round_ended(ended, {"market-reveal": reveal, "final-market": final})
    assert lying(state) == (market, deck, removed)
    after = (Phase.OVER, 8, None) if ended == 8 else (Phase.EXPLORE, ended + 1, None)
    assert (state.phase, state.round, state.turn) == after


@pytest.mark.parametrize(
    ("shortfall", "deck", "market", "left"),
    [
        ("reveal-remaining", (61, 30), (30, 61), ()),
        ("reveal-none", (61, 30), (), (61, 30)),
        ("reveal-none", (61, 30, 40), (30, 40, 61), ()),
        ("reveal-remaining", (), (), ()),
    ],
)
def test_a_deck_too_small_for_a_market_follows_its_reading(
    shortfall: str, deck: Cards, market: Cards, left: Cards
) -> None:
    """Rules: END-12."""
    state = round_ended(7, {"market-shortfall": shortfall}, deck)
    assert lying(state) == (market, left, (2, 9, 50))
