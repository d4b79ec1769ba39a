"""The rules as a record of functions: whoever wants one rule read otherwise replaces that function, or that card.

scoring = attrs.evolve(STANDARD_RULES.scoring, visible_to_region=everything_is_visible)
misread = attrs.evolve(STANDARD_RULES, scoring=scoring)
"""

from __future__ import annotations

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.game.readings import Readings
from faraway.game.rules import GameRules
from faraway.scoring.record import STANDARD_SCORING, ScoringRules

__all__ = ["STANDARD_RULES", "GameRules", "Rules", "ScoringRules"]


@frozen(kw_only=True)
class Rules:
    """All rules in force: those of scoring, those of the game, and the cards that are played with."""

    scoring: ScoringRules
    game: GameRules
    catalogue: Catalogue

    def under(self, readings: Readings) -> Rules:
        """Give the same rules with the game played as these readings ask for."""
        return evolve(self, game=self.game.under(readings))


STANDARD_RULES = Rules(scoring=STANDARD_SCORING, game=GameRules(), catalogue=CATALOGUE)
