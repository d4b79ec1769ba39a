"""The whole game as a pure state machine: set-up, decisions, what each seat may see, transcripts."""

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
