"""The phases joined: what can be done now, why something cannot, and what follows from an action."""

from collections.abc import Sequence
from typing import assert_never

from spec import advanced, ending, exploring, finding
from spec.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from spec.errors import Problem
from spec.table import Game, Phase, seat_on_turn, seats


def legal_actions(game: Game) -> Sequence[Action]:
    """List what can be done now: by seat, then by card, declining last; for chance, one outcome stands for all."""
    match game.phase:
        case "keep":
            return advanced.legal_keeps(game)
        case "shuffle":
            return [Shuffle(tuple(advanced.regions_to_shuffle(game)))]
        case "explore":
            return exploring.legal_explorations(game)
        case "take":
            return ending.legal_takes(game)
        case "place":
            return ending.legal_placements(game)
        case "return":
            return ending.legal_returns(game)
        case "return-order":
            leftovers = [action.sanctuary for action in ending.legal_returns(game)]
            return [ReturnOrder(game.turns[0], tuple(leftovers))]
        case "over":
            return []
        case never:
            assert_never(never)


def phase_of(action: Action) -> Phase:
    """Return the phase to which an action belongs."""
    match action:
        case Keep():
            return "keep"
        case Shuffle():
            return "shuffle"
        case Explore():
            return "explore"
        case Take():
            return "take"
        case Place() | Decline():
            return "place"
        case Return():
            return "return"
        case ReturnOrder():
            return "return-order"
        case never:
            assert_never(never)


def refuse_turn(game: Game, seat: int) -> list[Problem]:
    """Find whether a player acts out of turn."""
    if seat_on_turn(game) == seat:
        return []
    return [Problem("not-your-turn", f"it is the turn of seat {seat_on_turn(game)}, not of seat {seat}")]


def refuse(game: Game, action: Action) -> list[Problem]:
    """Find every reason why an action is illegal now."""
    if game.phase == "over":
        return [Problem("game-over", "the game is over")]
    if phase_of(action) != game.phase:
        return [Problem("wrong-phase", f"{phase_of(action)} is not for the phase {game.phase}")]
    if not isinstance(action, Shuffle) and action.seat not in seats(game):
        return [Problem("unknown-seat", f"there is no seat {action.seat}")]
    return refuse_in_phase(game, action)


def refuse_in_phase(game: Game, action: Action) -> list[Problem]:
    """Find what is wrong with a player's action that belongs to the phase."""
    match action:
        case Keep():
            return advanced.refuse_keep(game, action)
        case Shuffle():
            return advanced.refuse_shuffle(game, action)
        case Explore():
            return exploring.refuse_explore(game, action)
        case Take():
            return [*refuse_turn(game, action.seat), *ending.refuse_take(game, action)]
        case Place() | Return():
            return [*refuse_turn(game, action.seat), *ending.refuse_not_drawn(game, action)]
        case Decline():
            return [*refuse_turn(game, action.seat), *ending.refuse_decline(game)]
        case ReturnOrder():
            return [*refuse_turn(game, action.seat), *ending.refuse_return_order(game, action)]
        case never:
            assert_never(never)


def follow(game: Game, action: Action) -> Game:
    """Return the game after a legal action and everything that follows automatically."""
    match action:
        case Keep():
            return advanced.apply_keep(game, action)
        case Shuffle():
            return advanced.apply_shuffle(game, action)
        case Explore():
            return finish_exploring(exploring.apply_explore(game, action))
        case Take():
            return ending.apply_take(game, action)
        case Place():
            return ending.apply_place(game, action)
        case Decline():
            return ending.finish_step(game)
        case Return():
            return ending.apply_return(game, action)
        case ReturnOrder():
            return ending.apply_return_order(game, action)
        case never:
            assert_never(never)


def finish_exploring(game: Game) -> Game:
    """When all have chosen, end the first phase; the second follows, and then the third.

    Rules: ROUND-2, ROUND-5
    """
    if not exploring.everyone_has_chosen(game):
        return game
    return ending.begin_turns(finding.find_sanctuaries(exploring.reveal_chosen(game)))
