"""The game loop: every game is played here from its first card to its last, whoever chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

from attrs import frozen

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
from faraway.play.players import Policy, appeal

Chooser: TypeAlias = Callable[[GameState], Action]
"""Chooses the next action of a game, chance events included; unlike a policy it may see hidden cards."""


@frozen(kw_only=True)
class Game:
    """A game that was played to its end: every action, and every state, of which there is one more."""

    setup: Setup
    actions: tuple[Action, ...]
    states: tuple[GameState, ...]

    @property
    def transcript(self) -> Transcript:
        """The transcript of the game, with its result."""
        return Transcript(setup=self.setup, actions=self.actions, result=result(self.states[-1]))


def play_game(setup: Setup, choose: Chooser, rules: Rules = STANDARD_RULES) -> Game:
    """Play a whole game: `choose` names the next action, as `seated` policies do.

    >>> import random
    >>> from faraway import PolicyName, make_policy, result, seated
    >>> greedy = [make_policy(PolicyName.GREEDY, random.Random(seat)) for seat in range(2)]
    >>> game = play_game(Setup.shuffled(2, seed=7), seated(greedy, random.Random(7)))
    >>> len(game.actions), result(game.states[-1])
    (42, Result(totals=(40, 76), ranks=(2, 1)))
    """
    first = new_game(setup, rules)
    steps = tuple(play_on(first, choose))
    return Game(
        setup=setup,
        actions=tuple(action for action, _ in steps),
        states=(first, *(state for _, state in steps)),
    )


def play_on(state: GameState, choose: Chooser) -> Iterator[tuple[Action, GameState]]:
    """Play a game from this state to its end; yield each action with the state after it."""
    while state.phase is not Phase.OVER:
        action = choose(state)
        state = apply_action(state, action)
        yield action, state


def chance_of(seed: int) -> Random:
    """Make the source of a game's chance events; the decks have their own."""
    return Random(f"{seed} chance")  # noqa: S311 - the same seed must play the same game again


def seated(policies: Sequence[Policy], chance: Random) -> Chooser:
    """Seat one policy for each player; chance determines the order of shuffled cards."""
    return partial(next_action, policies=policies, chance=chance)


def next_action(state: GameState, policies: Sequence[Policy], chance: Random) -> Action:
    """Ask chance, the player whose turn it is, or the first player who has not chosen yet."""
    if state.phase in {Phase.SHUFFLE, Phase.RETURN_ORDER}:
        (sorted_outcome,) = legal_actions(state)
        return shuffled(sorted_outcome, chance)
    seat = state.turn
    if seat is None:
        seat = next(seat for seat, player in enumerate(state.players) if not has_chosen(state.phase, player))
    return policies[seat](observe(state, seat), legal_actions(state, seat))


def at_random(chance: Random) -> Chooser:
    """Choose any legal action of any player who may act, each with equal probability."""

    def choose(state: GameState) -> Action:
        return shuffled(chance.choice(legal_actions(state)), chance)

    return choose


def hunting_clues(chance: Random) -> Chooser:
    """Let a random player who may act hunt for clues and ascents, so that Sanctuaries run short."""

    def choose(state: GameState) -> Action:
        legal = legal_actions(state)
        action = chance.choice(legal)
        if isinstance(action, (Shuffle, ReturnOrder)):
            return shuffled(action, chance)
        seat = action.seat
        last = max(state.players[seat].regions[-1:], default=0)
        own = [other for other in legal if not isinstance(other, Shuffle) and other.seat == seat]
        return max(own, key=lambda other: appeal(other, last))

    return choose


def shuffled(outcome: Action, chance: Random) -> Action:
    """Return a chance event with its cards in random order; return a decision as it is. Rules: ADV-3, END-8."""
    match outcome:
        case Shuffle(regions=regions):
            return Shuffle(regions=tuple(chance.sample(regions, len(regions))))
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            return ReturnOrder(seat=seat, sanctuaries=tuple(chance.sample(sanctuaries, len(sanctuaries))))
        case _:
            return outcome
