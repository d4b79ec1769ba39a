"""Games from the first card to the last: policies at a table, and chance from a seed."""

from collections.abc import Sequence
from random import Random

from faraway.game.actions import Action, ReturnOrder, Shuffle
from faraway.game.begin import new_game
from faraway.game.ending import result
from faraway.game.legality import has_chosen, legal_actions
from faraway.game.observation import observe
from faraway.game.player import Phase
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup
from faraway.game.state import GameState
from faraway.game.transcript import Transcript
from faraway.game.transitions import apply_action
from faraway.play.players import Policy


def chance_of(seed: int) -> Random:
    """Make the source of a game's chance events; the decks have their own."""
    return Random(f"{seed} chance")  # noqa: S311 - the same seed must play the same game again


def play_game(
    setup: Setup, policies: Sequence[Policy], chance: Random, rules: Rules = STANDARD_RULES
) -> Transcript:
    """Play a whole game, one policy a seat, and tell it as a transcript."""
    state = new_game(setup, rules)
    actions: list[Action] = []
    while state.phase is not Phase.OVER:
        action = next_action(state, policies, chance)
        actions.append(action)
        state = apply_action(state, action)
    return Transcript(setup=setup, actions=tuple(actions), result=result(state))


def next_action(state: GameState, policies: Sequence[Policy], chance: Random) -> Action:
    """Ask chance, the player whose turn it is, or the first player who has not chosen yet."""
    if state.phase in {Phase.SHUFFLE, Phase.RETURN_ORDER}:
        (sorted_outcome,) = legal_actions(state)
        return shuffled(sorted_outcome, chance)
    seat = state.turn
    if seat is None:
        seat = next(seat for seat, player in enumerate(state.players) if not has_chosen(state.phase, player))
    return policies[seat](observe(state, seat), legal_actions(state, seat))


def shuffled(outcome: Action, chance: Random) -> Action:
    """Give a chance event's cards a random order; leave a decision as it is. Rules: ADV-3, END-8."""
    match outcome:
        case Shuffle(regions=regions):
            return Shuffle(regions=tuple(chance.sample(regions, len(regions))))
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            return ReturnOrder(seat=seat, sanctuaries=tuple(chance.sample(sanctuaries, len(sanctuaries))))
        case _:
            return outcome
