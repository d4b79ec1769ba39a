"""The rules of Faraway, the card game: score, explain, rank and play, and check ports of the rules.

>>> import faraway
>>> tableau = faraway.Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"])
>>> faraway.score(tableau).total
30

Bad input raises FarawayError with every reason. The names of `__all__` are stable; a module is imported when one of its
names is first used.
"""

from faraway.first_use import importing

TYPE_CHECKING = False  # not from typing: until `faraway.__main__` runs, Ctrl-C would print a traceback
if TYPE_CHECKING:  # at run time each name is imported when it is first used: start-up needs few
    from faraway.api import best_tableau, explain, rank, score
    from faraway.best import Best
    from faraway.cards.catalogue import CATALOGUE
    from faraway.errors import Code, FarawayError, Problem
    from faraway.game.actions import (
        Action,
        Decline,
        Explore,
        Keep,
        Place,
        Return,
        ReturnOrder,
        Shuffle,
        Take,
    )
    from faraway.game.begin import new_game
    from faraway.game.ending import result
    from faraway.game.legality import legal_actions
    from faraway.game.observation import Observation, observe
    from faraway.game.player import Phase, PlayerState
    from faraway.game.ranking import Standing
    from faraway.game.readings import Edition, Readings, parse_readings
    from faraway.game.setup import Setup, Variant
    from faraway.game.state import GameState, Result
    from faraway.game.transcript import Transcript, replay
    from faraway.game.transitions import apply_action
    from faraway.play.loop import Game, play_game, seated
    from faraway.play.players import Policy
    from faraway.play.policies import PolicyName, make_policy
    from faraway.scoring.sheet import CardScore, ScoreSheet
    from faraway.scoring.tableau import Extent, Tableau

__version__ = "0.1.0"

__all__ = [
    "CATALOGUE",
    "Action",
    "Best",
    "CardScore",
    "Code",
    "Decline",
    "Edition",
    "Explore",
    "Extent",
    "FarawayError",
    "Game",
    "GameState",
    "Keep",
    "Observation",
    "Phase",
    "Place",
    "PlayerState",
    "Policy",
    "PolicyName",
    "Problem",
    "Readings",
    "Result",
    "Return",
    "ReturnOrder",
    "ScoreSheet",
    "Setup",
    "Shuffle",
    "Standing",
    "Tableau",
    "Take",
    "Transcript",
    "Variant",
    "apply_action",
    "best_tableau",
    "explain",
    "legal_actions",
    "make_policy",
    "new_game",
    "observe",
    "parse_readings",
    "play_game",
    "rank",
    "replay",
    "result",
    "score",
    "seated",
]

_MODULES = {
    "api": "best_tableau explain rank score",
    "best": "Best",
    "cards.catalogue": "CATALOGUE",
    "errors": "Code FarawayError Problem",
    "game.actions": "Action Decline Explore Keep Place Return ReturnOrder Shuffle Take",
    "game.begin": "new_game",
    "game.ending": "result",
    "game.legality": "legal_actions",
    "game.observation": "Observation observe",
    "game.player": "Phase PlayerState",
    "game.ranking": "Standing",
    "game.readings": "Edition Readings parse_readings",
    "game.setup": "Setup Variant",
    "game.state": "GameState Result",
    "game.transcript": "Transcript replay",
    "game.transitions": "apply_action",
    "play.loop": "Game play_game seated",
    "play.players": "Policy",
    "play.policies": "PolicyName make_policy",
    "scoring.sheet": "CardScore ScoreSheet",
    "scoring.tableau": "Extent Tableau",
}

if not TYPE_CHECKING:  # pragma: no branch  a type checker would know every misspelt name
    __getattr__ = importing(__name__, _MODULES)


def __dir__() -> list[str]:
    """Return the names of `__all__`, and the version."""
    return sorted([*__all__, "__version__"])
