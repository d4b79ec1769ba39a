"""The result of a finished game."""

from faraway.fast.totals import total
from faraway.game.player import Phase, PlayerState
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.state import GameState, Result
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau


def result(state: GameState) -> Result | None:
    """Count fame and rank the players; None while the game goes on. Rules: ROUND-3, ROUND-4, WIN-1, WIN-2, WIN-3."""
    if state.phase is not Phase.OVER:
        return None
    rules = state.terms.rules
    totals = tuple([_count_fame(player, rules) for player in state.players])
    tie_breaks = [rules.game.tie_break(player) for player in state.players]
    return Result(totals=totals, ranks=rules.game.ranks(totals, tie_breaks))


def _count_fame(player: PlayerState, rules: Rules) -> int:
    """Give a player's total, by the lean path where no rule of scoring and no card has been replaced."""
    if rules.scoring is STANDARD_RULES.scoring and rules.catalogue is STANDARD_RULES.catalogue:
        return total(player.regions, player.sanctuaries)
    return score_tableau(
        Tableau(regions=player.regions, sanctuaries=player.sanctuaries), rules.scoring, rules.catalogue
    ).total
