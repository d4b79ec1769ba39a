"""What a finished game comes to."""

import pytest
from attrs import evolve

from faraway.game import GameState, Phase, result
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS
from tests.faraway.game.table import begin, durations, names


def finished() -> GameState:
    """Tina has the tableau of a rulebook's worked example, Tom one Region that pays 2 per stone and shows none."""
    state = begin(2)
    tina = state.players[0].but(
        regions=durations(44, 49, 14, 28), sanctuaries=names("desert-stone", "gray-clue-per-clue-1")
    )
    tom = state.players[1].but(regions=durations(13), sanctuaries=names("forest-stone"))
    return state.but(phase=Phase.OVER, players=(tina, tom))


def test_regions_and_sanctuaries_count_and_hands_do_not() -> None:
    """Rules: WIN-1, WIN-2, ROUND-4, SCORE-20. By hand: 6 + 12 + 2 + 0 and 0 + 2; and 2 for the stone of a Sanctuary."""
    found = result(finished())
    assert found is not None
    assert (found.totals, found.ranks) == ((22, 2), (1, 2))


@pytest.mark.parametrize(
    ("hand", "played", "total"),
    [((3, 28), 2, 4), ((2, 28), 14, 0)],
    ids=["two-stones-laid-out-and-one-in-hand", "three-stones-in-hand"],
)
def test_a_sanctuary_counts_no_region_in_hand(hand: tuple[int, ...], played: int, total: int) -> None:
    """Rules: ROUND-6. Against: ROUND-6. By hand: 2 shows two stones, 28 one, 14 none; the Sanctuary pays two for each."""
    state = begin(2)
    holder = state.players[0].but(
        hand=durations(*hand), regions=durations(played), sanctuaries=names("gray-per-stone-2")
    )
    other = state.players[1].but(hand=durations(10, 11), regions=durations(4))
    found = result(state.but(phase=Phase.OVER, players=(holder, other)))
    assert found is not None
    assert found.totals == (total, 0)


def test_a_game_by_other_rules_is_counted_by_them() -> None:
    """Against: WIN-1. By hand: 20 without the fame of Sanctuaries, whose stone Region 49 needs all the same."""
    state = finished()
    rules = MISREADINGS["sanctuary-fame-left-out"].misread(STANDARD_RULES)
    found = result(evolve(state, terms=evolve(state.terms, rules=rules)))
    assert found is not None
    assert found.totals == (20, 2)
