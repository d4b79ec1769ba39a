"""The whole game as a pure state machine: set-up, decisions, what each seat may see, transcripts.

A module is imported when one of its names is first used: `faraway ask` needs a few rules and no state machine.
"""

from faraway.first_use import importing

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time each name is imported when it is first used
    from faraway.game.begin import new_game
    from faraway.game.ending import result
    from faraway.game.legality import legal_actions, reasons_against
    from faraway.game.observation import observe
    from faraway.game.player import Phase, PlayerState
    from faraway.game.setup import Setup, Variant, shuffled_decks
    from faraway.game.state import GameState, Result
    from faraway.game.transcript import Transcript, replay, replay_states
    from faraway.game.transitions import apply_action

__all__ = [
    "GameState",
    "Phase",
    "PlayerState",
    "Result",
    "Setup",
    "Transcript",
    "Variant",
    "apply_action",
    "legal_actions",
    "new_game",
    "observe",
    "reasons_against",
    "replay",
    "replay_states",
    "result",
    "shuffled_decks",
]

_MODULES = {
    "begin": "new_game",
    "ending": "result",
    "legality": "legal_actions reasons_against",
    "observation": "observe",
    "player": "Phase PlayerState",
    "setup": "Setup Variant shuffled_decks",
    "state": "GameState Result",
    "transcript": "Transcript replay replay_states",
    "transitions": "apply_action",
}

if not TYPE_CHECKING:  # pragma: no branch  a type checker would know every misspelt name
    __getattr__ = importing(__name__, _MODULES)


def __dir__() -> list[str]:
    """Return the names of `__all__`."""
    return sorted(__all__)
