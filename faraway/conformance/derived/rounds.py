"""Questions about one rule as they occur in play: what a game showed between two states, asked as a request of level 3.

The answers are read off the states of the game, which the digest of the specification vouches for; nothing is worked out here but
the dues, which are part of the question to `draw` and `draw-alone`.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from attrs import frozen

from faraway.conformance.suite.documents import Json, JsonObject
from faraway.game.actions import Action, Decline, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.ending import result
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import LeftoverOrder
from faraway.game.setup import Variant
from faraway.game.situations import Found, round_found
from faraway.game.state import GameState
from faraway.play.loop import Game

LEVEL = 3


@frozen
class Occurrence:
    """A question that a game answers, and the answer."""

    request: JsonObject
    answer: JsonObject

    @property
    def kind(self) -> str:
        """The kind of request."""
        return str(self.request["request"])


def occurrences(game: Game) -> Iterator[Occurrence]:
    """Return every question about one rule that a whole game answers, in the order of play."""
    yield _set_up(game)
    takers: list[int] = []
    for place, (before, after) in enumerate(pairwise(game.states)):
        action = game.actions[place]
        if len(after.players[0].regions) > len(before.players[0].regions):
            yield from _found(before, after)
        if isinstance(action, Take):
            takers.append(action.seat)
        if isinstance(action, Place | Decline) and not before.one_by_one:
            yield _leftovers(game, place, action)
        if after.round > before.round or after.phase is Phase.OVER:
            if len(takers) == len(after.players):
                yield _turn_order(before.players, takers)
            takers = []
            yield _market(before, action, after)
    yield _rank(game.states[-1])


def _set_up(game: Game) -> Occurrence:
    setup = game.setup
    request: JsonObject = {
        "request": "set-up",
        "players": setup.players,
        "variant": setup.variant.value,
        "region_deck": [*setup.region_deck],
    }
    state = game.states[0]
    if setup.variant is Variant.ADVANCED:
        set_up = [*takewhile(lambda action: isinstance(action, Keep | Shuffle), game.actions)]
        state = game.states[len(set_up)]
        kept = {action.seat: action.regions for action in set_up if isinstance(action, Keep)}
        request["kept"] = [[*kept[seat]] for seat in sorted(kept)]
        request["shuffled"] = [
            region for action in set_up if isinstance(action, Shuffle) for region in action.regions
        ]
    return Occurrence(
        request,
        {
            "hands": [[*player.hand] for player in state.players],
            "market": [*state.market],
            "region_deck": [*state.region_deck],
        },
    )


def _found(before: GameState, after: GameState) -> Iterator[Occurrence]:
    """Return what is asked when the Regions of a round are revealed."""
    found = round_found(after.players, len(before.sanctuary_deck))
    if after.round > before.round or after.phase is Phase.OVER:
        return  # the round went by without a decision, and its states do not show what was drawn
    is_short = found.moment[1] != "none"
    if not is_short:
        yield _due(after.players)
    if found.dues:
        yield _draw(before, after, found)
    first = found.turn_order[0]
    if after.one_by_one and first in found.dues and after.turn == first:
        yield Occurrence(
            {
                "request": "draw-alone",
                "due": found.dues[first],
                "sanctuary_deck": [*before.sanctuary_deck],
            },
            {"drawn": [*after.players[first].drawn], "sanctuary_deck": [*after.sanctuary_deck]},
        )


def _due(players: Sequence[PlayerState]) -> Occurrence:
    """Ask how many are due in a round in which the deck suffices: as many as were drawn."""
    return Occurrence(
        {
            "request": "due",
            "players": [
                {"regions": [*player.regions], "sanctuaries": [*player.sanctuaries]} for player in players
            ],
        },
        {"due": [len(player.drawn) for player in players]},
    )


def _draw(before: GameState, after: GameState, found: Found) -> Occurrence:
    nobody: list[Json] = [[] for _ in after.players]
    shown: list[Json] = [[*player.drawn] for player in after.players]
    deck = before.sanctuary_deck if after.one_by_one else after.sanctuary_deck
    return Occurrence(
        {
            "request": "draw",
            "played": [player.regions[-1] for player in after.players],
            "due": [found.dues.get(seat, 0) for seat in range(len(after.players))],
            "sanctuary_deck": [*before.sanctuary_deck],
        },
        {
            "drawn": nobody if after.one_by_one else shown,
            "sanctuary_deck": [*deck],
            "one_by_one": after.one_by_one,
        },
    )


def _leftovers(game: Game, place: int, action: Place | Decline) -> Occurrence:
    """Ask how the deck lies when a player has returned what they did not place."""
    before = game.states[place]
    drawn = before.players[action.seat].drawn
    placed = action.sanctuary if isinstance(action, Place) else None
    left = [name for name in drawn if name != placed]
    returns = [*takewhile(lambda each: isinstance(each, Return | ReturnOrder), game.actions[place + 1 :])]
    returned = [
        name
        for each in returns
        for name in ([each.sanctuary] if isinstance(each, Return) else _ordered(each))
    ]
    request: JsonObject = {
        "request": "leftovers",
        "drawn": [*drawn],
        "placed": placed,
        "sanctuary_deck": [*before.sanctuary_deck],
    }
    if game.setup.readings.leftover_order is not LeftoverOrder.AS_DRAWN:
        request["order"] = [*returned, *(name for name in left if name not in returned)]
    return Occurrence(request, {"sanctuary_deck": [*game.states[place + 1 + len(returns)].sanctuary_deck]})


def _ordered(action: Action) -> Sequence[str]:
    return action.sanctuaries if isinstance(action, ReturnOrder) else ()


def _turn_order(players: Sequence[PlayerState], takers: Sequence[int]) -> Occurrence:
    return Occurrence(
        {"request": "turn-order", "players": [{"regions": [*player.regions]} for player in players]},
        {"order": [*takers]},
    )


def _market(before: GameState, action: Action, after: GameState) -> Occurrence:
    taken = action.region if isinstance(action, Take) else None
    return Occurrence(
        {
            "request": "market",
            "players": len(after.players),
            "round": before.round,
            "market": [region for region in before.market if region != taken],
            "region_deck": [*before.region_deck],
            "removed": [*before.removed],
        },
        {"market": [*after.market], "region_deck": [*after.region_deck], "removed": [*after.removed]},
    )


def _rank(state: GameState) -> Occurrence:
    ended = result(state)
    totals, ranks = ((), ()) if ended is None else (ended.totals, ended.ranks)
    return Occurrence(
        {
            "request": "rank",
            "players": [
                {
                    "total": total,
                    "regions": [*player.regions],
                    "sanctuaries": [*player.sanctuaries],
                    "hand": [*player.hand],
                }
                for total, player in zip(totals, state.players, strict=True)
            ],
        },
        {"ranks": [*ranks]},
    )
