"""The result of a finished game."""

from faraway.game.player import Phase
from faraway.game.state import GameState, Result
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau


def result(state: GameState) -> Result | None:
    """Return the totals and ranks of a finished game; None while the game goes on. Rules: ROUND-3, ROUND-4, ROUND-6, SCORE-20."""
    if state.phase is not Phase.OVER:
        return None
    rules = state.rules
    totals = tuple(
        [
            score_tableau(
                Tableau.trusted(regions=player.regions, sanctuaries=player.sanctuaries),
                rules.scoring,
                rules.catalogue,
            ).total
            for player in state.players
        ]
    )
    tie_breaks = [rules.game.tie_break(player) for player in state.players]
    return Result(totals=totals, ranks=rules.game.ranks(totals, tie_breaks))
