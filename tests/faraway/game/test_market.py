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


def lying(state: GameState) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    return state.market, state.region_deck, state.removed


@pytest.mark.parametrize("reveal", ["until-round-7", "every-round", "while-needed"])
def test_after_a_round_the_rest_is_removed_and_a_new_market_is_revealed(reveal: str) -> None:
    """Rules: END-10, END-11, END-13."""
    state = round_ended(6, {"market-reveal": reveal})
    assert lying(state) == ((30, 61, 62), (20,), (2, 9, 50))
    assert (state.phase, state.round, state.turn) == (Phase.EXPLORE, 7, None)


@pytest.mark.parametrize(
    ("reveal", "market", "deck"),
    [
        ("until-round-7", (30, 61, 62), (20,)),
        ("every-round", (30, 61, 62), (20,)),
        ("while-needed", (), (61, 30, 62, 20)),
    ],
)
def test_the_reveal_after_round_7_follows_its_reading(
    reveal: str, market: tuple[int, ...], deck: tuple[int, ...]
) -> None:
    """Rules: END-11."""
    state = round_ended(7, {"market-reveal": reveal})
    assert lying(state) == (market, deck, (2, 9, 50))
    assert (state.phase, state.round) == (Phase.EXPLORE, 8)


@pytest.mark.parametrize(
    ("reveal", "final", "market", "deck", "removed"),
    [
        ("until-round-7", "remove-all", (), (61, 30, 62, 20), (2, 7, 8, 9, 50)),
        ("until-round-7", "leave-all", (7, 8, 9), (61, 30, 62, 20), (2, 50)),
        ("every-round", "remove-all", (30, 61, 62), (20,), (2, 7, 8, 9, 50)),
        ("every-round", "leave-all", (7, 8, 9, 30, 61, 62), (20,), (2, 50)),
        ("while-needed", "remove-all", (), (61, 30, 62, 20), (2, 7, 8, 9, 50)),
    ],
)
def test_the_end_of_round_8_follows_its_readings(
    reveal: str, final: str, market: tuple[int, ...], deck: tuple[int, ...], removed: tuple[int, ...]
) -> None:
    """Rules: END-10, END-11."""
    state = round_ended(8, {"market-reveal": reveal, "final-market": final})
    assert lying(state) == (market, deck, removed)
    assert (state.phase, state.round) == (Phase.OVER, 8)


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
    shortfall: str, deck: tuple[int, ...], market: tuple[int, ...], left: tuple[int, ...]
) -> None:
    """Rules: END-12."""
    state = round_ended(7, {"market-shortfall": shortfall}, deck)
    assert lying(state) == (market, left, (2, 9, 50))
