"""The states of one game in the form of the wire, as values and as text, at a fifth of what `dump` and `compact` cost.

From one state to the next nearly everything stays as it is. What stays is written once.
"""

from functools import cache

from attrs import define, field

from faraway.conformance.suite.documents import Json, JsonObject, compact
from faraway.game.actions import Action
from faraway.game.legality import legal_actions
from faraway.game.player import PlayerState
from faraway.game.state import GameState, Result
from faraway.io import dump


@cache
def action_form(action: Action) -> tuple[JsonObject, str]:
    """Return an action as a value and as text."""
    form = dump(action)
    return form, compact(form)


@define
class Forms:
    """The parts of one game that were written already, by identity; the states must outlive it."""

    _cards: dict[int, tuple[Json, str]] = field(factory=dict, init=False)
    _players: dict[int, tuple[Json, str]] = field(factory=dict, init=False)

    def step(self, state: GameState, result: Result | None = None) -> tuple[JsonObject, str]:
        """Return state, legal actions and result as `play` shows them; a game that is over comes with its result."""
        shown, text = self._state(state)
        legal = [action_form(action) for action in legal_actions(state)]
        ended = None if result is None else dump(result)
        last = "null" if ended is None else compact(ended)
        listed = ",".join([each for _, each in legal])
        return (
            {"state": shown, "legal": [each for each, _ in legal], "result": ended},
            f'{{"state":{text},"legal":[{listed}],"result":{last}}}',
        )

    def _state(self, state: GameState) -> tuple[JsonObject, str]:
        # Most parts were written already; to look here saves a call for each of them.
        written, known = self._cards.get, self._players.get
        regions = written(id(state.region_deck)) or self._of_cards(state.region_deck)
        sanctuaries = written(id(state.sanctuary_deck)) or self._of_cards(state.sanctuary_deck)
        market = written(id(state.market)) or self._of_cards(state.market)
        removed = written(id(state.removed)) or self._of_cards(state.removed)
        players = [known(id(player)) or self._player(player) for player in state.players]
        shown: JsonObject = {
            "round": state.round,
            "phase": state.phase.value,
            "turn": state.turn,
            "one_by_one": state.one_by_one,
            "region_deck": regions[0],
            "sanctuary_deck": sanctuaries[0],
            "market": market[0],
            "removed": removed[0],
            "players": [form for form, _ in players],
        }
        turn = "null" if state.turn is None else state.turn
        one_by_one = "true" if state.one_by_one else "false"
        listed = ",".join([text for _, text in players])
        text = (
            f'{{"round":{state.round},"phase":"{state.phase.value}","turn":{turn},"one_by_one":{one_by_one},'
            f'"region_deck":{regions[1]},"sanctuary_deck":{sanctuaries[1]},"market":{market[1]},'
            f'"removed":{removed[1]},"players":[{listed}]}}'
        )
        return shown, text

    def _of_cards(self, cards: tuple[int, ...] | tuple[str, ...]) -> tuple[Json, str]:
        known = self._cards.get(id(cards))
        if known is None:
            form: list[Json] = [*cards]
            # No card has a name that JSON would escape or quote otherwise than Python.
            known = self._cards[id(cards)] = (form, str(form).replace(" ", "").replace("'", '"'))
        return known

    def _player(self, player: PlayerState) -> tuple[Json, str]:
        hand, aside = self._of_cards(player.hand), self._of_cards(player.set_aside)
        drawn, chosen = self._of_cards(player.drawn), player.chosen
        regions, sanctuaries = self._of_cards(player.regions), self._of_cards(player.sanctuaries)
        form: JsonObject = {
            "hand": hand[0],
            "set_aside": aside[0],
            "chosen": chosen,
            "drawn": drawn[0],
            "regions": regions[0],
            "sanctuaries": sanctuaries[0],
        }
        text = (
            f'{{"hand":{hand[1]},"set_aside":{aside[1]},"chosen":{"null" if chosen is None else chosen},'
            f'"drawn":{drawn[1]},"regions":{regions[1]},"sanctuaries":{sanctuaries[1]}}}'
        )
        made = self._players[id(player)] = (form, text)
        return made
