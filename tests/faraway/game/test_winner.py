import pytest

from faraway.game import GameState, Phase, Result, result
from faraway.game.winner import rank_everyone, rank_first_only
from tests.faraway.game.table import begin, player


def over(readings: dict[str, str]) -> GameState:
    """Seat 0 has 5 fame; the others have none, and 7, 2 and 4 for their lowest Regions; seat 3 holds 1."""
    return begin(4, readings=readings).but(
        phase=Phase.OVER,
        round=8,
        players=(
            player(regions=[9], hand=[60, 61]),
            player(regions=[8, 7], hand=[62, 63]),
            player(regions=[2], hand=[64, 65]),
            player(regions=[12, 4], hand=[1, 66]),
        ),
    )


def test_no_result_before_the_end() -> None:
    """Rules: ROUND-3."""
    assert result(begin(2)) is None


@pytest.mark.parametrize(
    ("cards", "ranking", "ranks"),
    [
        ("played", "everyone", (1, 4, 2, 3)),
        ("possessed", "everyone", (1, 4, 3, 2)),
        ("played", "first-only", (1, 2, 2, 2)),
        ("possessed", "first-only", (1, 2, 2, 2)),
    ],
)
def test_equal_totals_are_ranked_as_the_readings_say(
    cards: str, ranking: str, ranks: tuple[int, ...]
) -> None:
    """Rules: WIN-1, WIN-2, WIN-3, WIN-4, WIN-5, ROUND-4. Region 9 pays 5; what is in hand pays nothing."""
    assert result(over({"tie-break-cards": cards, "ranking": ranking})) == Result(
        totals=(5, 0, 0, 0), ranks=ranks
    )


@pytest.mark.parametrize(
    ("totals", "lowest", "everyone", "first_only"),
    [
        ((10, 20, 30), (1, 2, 3), (3, 2, 1), (3, 2, 1)),
        ((30, 30, 30), (3, 1, 2), (3, 1, 2), (3, 1, 2)),
        ((30, 20, 20, 10), (9, 4, 3, 1), (1, 3, 2, 4), (1, 2, 2, 4)),
        ((20, 30, 20, 30), (1, 9, 2, 8), (3, 2, 4, 1), (3, 2, 3, 1)),
    ],
)
def test_greatest_total_first_and_lowest_duration_among_equals(
    totals: tuple[int, ...], lowest: tuple[int, ...], everyone: tuple[int, ...], first_only: tuple[int, ...]
) -> None:
    """Rules: WIN-2, WIN-3, WIN-4, WIN-5. Against: WIN-2, WIN-3."""
    assert rank_everyone(totals, lowest) == everyone
    assert rank_first_only(totals, lowest) == first_only
