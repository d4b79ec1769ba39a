"""The result of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faraway.game.state import Phase, Result
from faraway.scoring import score_tableau
from faraway.tableau import Tableau

if TYPE_CHECKING:
    from faraway.game.state import GameState


def result(state: GameState) -> Result | None:
    """Count fame and rank the players; None while the game goes on. Rules: ROUND-3, ROUND-4, WIN-1, WIN-2, WIN-3."""
    if state.phase is not Phase.OVER:
        return None
    terms = state.terms
    totals = tuple(
        [
            score_tableau(Tableau(regions=player.regions, sanctuaries=player.sanctuaries), terms.rules).total
            for player in state.players
        ]
    )
    tie_breaks = [terms.game.tie_break(player) for player in state.players]
    return Result(totals=totals, ranks=terms.game.ranks(totals, tie_breaks))
