"""How long games can be, from which shapes can follow which: small graphs worked out by hand."""

import pytest
from attrs import evolve

from crosscheck.game_proofs.beginning import round_start
from crosscheck.game_proofs.graph import MORE_RETURNS, EndlessError, longest_game, unwalked, without_end
from crosscheck.game_proofs.shapes import Shape
from crosscheck.game_proofs.walk import Edge
from faraway.game.player import Phase

FIRST, SECOND, THIRD = (round_start(2, number) for number in (1, 2, 3))
OVER = evolve(round_start(2, 8), phase=Phase.OVER)
RETURNING = evolve(SECOND, phase=Phase.RETURN, turn=0)


def leads_to(
    *targets: Shape, kind: str = "Take", readings: frozenset[tuple[str, str]] = frozenset()
) -> set[Edge]:
    return {Edge(kind, 0, readings, target) for target in targets}


def test_the_longest_way_counts() -> None:
    edges = {
        FIRST: leads_to(SECOND, OVER),
        SECOND: leads_to(THIRD, OVER),
        THIRD: leads_to(OVER),
        OVER: set[Edge](),
    }
    assert longest_game(edges, FIRST) == 3
    assert longest_game(edges, THIRD) == 1


def test_a_way_under_another_reading_is_not_one_under_the_defaults() -> None:
    other = frozenset({("leftover-order", "chosen")})
    edges = {
        FIRST: leads_to(OVER) | leads_to(SECOND, readings=other),
        SECOND: leads_to(OVER),
        OVER: set[Edge](),
    }
    assert longest_game(edges, FIRST) == 2
    assert longest_game(edges, FIRST, default_only=True) == 1


@pytest.mark.parametrize("back", [FIRST, SECOND, THIRD])
def test_a_shape_that_can_come_again_shows_no_end(back: Shape) -> None:
    """Against: ROUND-1."""
    edges = {FIRST: leads_to(SECOND), SECOND: leads_to(THIRD), THIRD: leads_to(OVER, back), OVER: set[Edge]()}
    with pytest.raises(EndlessError):
        longest_game(edges, FIRST)


def test_returning_one_by_one_may_come_again_so_often() -> None:
    edges = {RETURNING: leads_to(RETURNING, OVER, kind="Return"), OVER: set[Edge]()}
    assert longest_game(edges, RETURNING) == 1 + MORE_RETURNS


def test_what_was_not_gone_through_and_what_leads_nowhere_is_named() -> None:
    edges = {FIRST: leads_to(SECOND, THIRD), SECOND: set[Edge]()}
    assert list(unwalked(edges)) == [THIRD]
    assert list(without_end(edges)) == [SECOND]
