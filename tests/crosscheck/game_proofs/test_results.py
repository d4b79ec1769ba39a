"""What is counted at the end of a game, what breaks a tie and who is ranked where; and the bounds that the walk takes for granted."""

from collections.abc import Sequence
from types import SimpleNamespace

import pytest

import faraway.game.ending
import spec.game
import spec.winner
from crosscheck.game_proofs import box_bounds
from crosscheck.game_proofs.results import CLAIMS, wrong_ranks, wrong_results, wrong_tie_breaks
from crosscheck.game_proofs.shapes import Shape, most_clues
from faraway.game.player import PlayerState
from faraway.game.readings import Ranking, TieBreakCards
from faraway.game.state import GameState
from faraway.game.winner import RANKING, TIE_BREAK, rank_everyone
from proofs.claim import judge, run_check
from spec.table import Player


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name == "ranks 6")) for name in CLAIMS]
)
def test_reference_and_specification_come_to_the_result_that_the_rules_ask_for(name: str) -> None:
    """Rules: WIN-1, WIN-2, WIN-3, WIN-4, WIN-5."""
    assert judge(CLAIMS[name]).failures == ()


def capped(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    return rank_everyone([min(total, 150) for total in totals], tie_breaks)


def by_seat(totals: Sequence[int], _tie_breaks: Sequence[int]) -> tuple[int, ...]:
    return rank_everyone(totals, range(len(totals)))


@pytest.mark.parametrize("wrong", [capped, by_seat])
def test_a_ranking_that_looks_at_more_than_the_order_is_found(
    wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against: WIN-2, WIN-3."""
    assert run_check(lambda: wrong_ranks(2, {**RANKING, Ranking.EVERYONE: wrong})).failures  # type: ignore[dict-item]
    ranks = spec.winner.ranks
    monkeypatch.setattr(spec.winner, "ranks", lambda *given: (wrong(*given[:2]), ranks(*given))[0])  # type: ignore[operator]
    assert run_check(lambda: wrong_ranks(2)).failures


def test_a_tie_break_without_the_last_region_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against: WIN-3."""

    def without_last(player: PlayerState) -> int:
        return min(player.regions[:7])

    assert run_check(lambda: wrong_tie_breaks({**TIE_BREAK, TieBreakCards.PLAYED: without_last})).failures
    monkeypatch.setattr(spec.winner, "lowest_duration", lambda player, _: min(player.regions[:7]))
    assert run_check(wrong_tie_breaks).failures


def test_a_result_without_the_seventh_sanctuary_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against: WIN-1."""

    def six_only(state: GameState) -> object:
        players = tuple(player.but(sanctuaries=player.sanctuaries[:6]) for player in state.players)
        return faraway.game.ending.result(SimpleNamespace(**{**vars(state), "players": players}))  # type: ignore[arg-type]

    assert run_check(lambda: wrong_results(six_only)).failures

    def six_of(player: Player) -> int:
        return spec.game.score(player.regions, player.sanctuaries[:6])["total"]  # type: ignore[attr-defined]

    monkeypatch.setattr(spec.game, "total_fame", six_of)
    assert run_check(wrong_results).failures


def test_a_result_before_the_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against: ROUND-3."""
    assert run_check(lambda: wrong_results(lambda _: object())).failures
    monkeypatch.setattr(spec.game, "result", lambda _: {"totals": [], "ranks": []})
    assert run_check(wrong_results).failures


def test_the_walk_allows_for_the_cards_and_clues_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules: COMP-1, COMP-2."""
    assert judge(box_bounds.CLAIMS["cards of the walk"]).failures == ()
    assert judge(box_bounds.CLAIMS["cards of the model"]).failures == ()

    def one_less(shape: Shape) -> int:
        return most_clues(shape) - int(shape.round == 5)

    assert run_check(lambda: box_bounds.wrong_bounds(one_less)).failures
    monkeypatch.setattr(box_bounds, "SANCTUARIES", 44)
    assert run_check(box_bounds.wrong_bounds).failures == ("44 Sanctuaries in the walk, 45 in the box",)
