"""The whole game as a pure state machine: set-up, decisions, what each seat may see, transcripts."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faraway.game.begin import new_game
    from faraway.game.ending import result
    from faraway.game.legality import legal_actions, reasons_against
    from faraway.game.observation import observe
    from faraway.game.setup import Setup, Variant, shuffled_decks
    from faraway.game.state import GameState, Phase, PlayerState, Result
    from faraway.game.transcript import Transcript, replay, replay_states
    from faraway.game.transitions import apply_action
else:
    # The rules of the game are part of the record `faraway.game.record.Rules`, which the game itself needs:
    # each name is therefore fetched when somebody first asks for it.
    _HOMES = {
        "new_game": "begin",
        "result": "ending",
        "legal_actions": "legality",
        "reasons_against": "legality",
        "observe": "observation",
        "apply_action": "transitions",
        "Setup": "setup",
        "Variant": "setup",
        "shuffled_decks": "setup",
        "GameState": "state",
        "Phase": "state",
        "PlayerState": "state",
        "Result": "state",
        "Transcript": "transcript",
        "replay": "transcript",
        "replay_states": "transcript",
    }

    def __getattr__(name: str) -> object:
        """Fetch a public name from its module."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


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
