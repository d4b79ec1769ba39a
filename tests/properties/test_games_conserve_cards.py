"""A sample of `python -m crosscheck games`."""

import pytest

from crosscheck.games.random_games import Figures, Plan, check_end, chunks, play_some
from faraway.errors import FarawayError
from faraway.game import GameState, Variant
from faraway.game.readings import READING_VALUES
from faraway.play.conservation import check_conservation
from tests.faraway.game.table import begin, durations
from tests.samples import sample_size


@pytest.mark.parametrize("variant", Variant)
def test_every_card_is_in_one_place_after_every_action_under_any_readings(variant: Variant) -> None:
    """Rules: COMP-1, COMP-2, ROUND-1, ROUND-3, WIN-2, ADV-4."""
    games = range(sample_size(30))
    figures = sum(
        (play_some(Plan(players=n, variant=variant, seed=9), games) for n in range(2, 7)), Figures()
    )
    assert figures.games == 5 * len(games)
    for name, values in READING_VALUES.items():
        for value in values:
            assert figures.values[name, value] >= figures.games // 6, (name, value)


def test_a_lost_a_doubled_and_an_invented_card_are_noticed() -> None:
    """Against: COMP-1, COMP-2."""
    state = begin(2)
    check_conservation(state)
    wrong: list[GameState] = [
        state.but(region_deck=state.region_deck[1:]),
        state.but(removed=state.market),
        state.but(removed=durations(69)),
        state.but(sanctuary_deck=state.sanctuary_deck[1:]),
        state.but(sanctuary_deck=(*state.sanctuary_deck, state.sanctuary_deck[0])),
    ]
    for broken in wrong:
        with pytest.raises(FarawayError, match="lost or doubled"):
            check_conservation(broken)
    with pytest.raises(AssertionError, match="no end"):
        check_end(state)


def test_every_game_is_in_exactly_one_chunk() -> None:
    assert [number for numbers in chunks(120) for number in numbers] == list(range(120))
