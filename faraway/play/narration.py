"""A game in sentences, round by round."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import assert_never

from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.player import Phase
from faraway.game.state import GameState


def narrate(actions: Sequence[Action], states: Sequence[GameState]) -> Iterator[str]:
    """Yield the lines that describe a game; the states are those before, between and after its actions."""
    if states[0].phase is Phase.EXPLORE:
        yield from _narrate_round(states[0])
    for action, (before, after) in zip(actions, pairwise(states), strict=True):
        yield from _narrate_action(action, before, after)
        if after.phase is Phase.EXPLORE and (before.phase is Phase.SHUFFLE or after.round > before.round):
            yield from _narrate_round(after)


def _narrate_round(state: GameState) -> Iterator[str]:
    yield ""
    yield f"Round {state.round}, market {_cards(state.market)}"


def _narrate_action(action: Action, before: GameState, after: GameState) -> Iterator[str]:
    match action:
        case Keep(seat=seat, regions=regions):
            yield f"  seat {seat} keeps {_cards(regions)}"
        case Shuffle():
            back = sum(len(player.set_aside) for player in before.players)
            yield f"  chance: {back} Regions set aside are shuffled into the deck"
        case Explore():
            yield from _narrate_exploration(before, after)
        case Take(seat=seat, region=region):
            yield f"  seat {seat} takes {region}"
        case Place(seat=seat, sanctuary=sanctuary):
            drawn = before.players[seat].drawn
            yield f"  seat {seat} places {sanctuary}" + (f" of {len(drawn)} drawn" if len(drawn) > 1 else "")
        case Decline(seat=seat):
            yield f"  seat {seat} places none of {len(before.players[seat].drawn)} drawn"
        case Return(seat=seat, sanctuary=sanctuary):
            yield f"  seat {seat} returns {sanctuary}"
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            yield f"  chance: leftovers of seat {seat} return as {_cards(sanctuaries)}"
        case _:
            assert_never(action)


def _narrate_exploration(before: GameState, after: GameState) -> Iterator[str]:
    """Describe the Regions revealed, once all have chosen."""
    played = [player.regions for player in after.players]
    if len(played[0]) == len(before.players[0].regions):
        return
    turned_up = ", ".join(f"seat {seat} plays {regions[-1]}" for seat, regions in enumerate(played))
    yield f"  {turned_up}"
    finders = [str(seat) for seat in after.rules.game.finders(after.players)]
    if finders:
        short = " The deck is too small: they draw one by one." if after.one_by_one else ""
        yield f"  Sanctuaries found by seat {', '.join(finders)}.{short}"


def _cards(cards: Iterable[object]) -> str:
    return " ".join(str(card) for card in cards) or "empty"
