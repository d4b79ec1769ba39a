"""End of the exploration: the third phase of a round, and what follows it."""

from dataclasses import replace
from typing import assert_never

from spec.actions import Decline, Place, Return, ReturnOrder, Take
from spec.errors import Problem
from spec.finding import draw_due
from spec.table import (
    Game,
    Step,
    in_ascending_order,
    is_last_round,
    market_size,
    seats,
    turn_up,
    with_player,
)


def turn_order(game: Game) -> tuple[int, ...]:
    """Order the turns: the lowest Region played this round first.

    Rules: END-1
    """
    return tuple(in_ascending_order(seats(game), game))


def steps_of_turn(game: Game) -> tuple[Step, ...]:
    """List what a turn consists of, in order; in a round played one by one, drawing belongs to it.

    Rules: FIND-9, END-16
    """
    if game.one_by_one:
        return ("draw", "place", "return", *take_unless_last_round(game))
    return (*take_unless_last_round(game), "place", "return")


def take_unless_last_round(game: Game) -> tuple[Step, ...]:
    """Leave out the taking of a Region in the eighth round.

    Rules: END-9, END-21
    """
    return () if is_last_round(game) else ("take",)


def begin_turns(game: Game) -> Game:
    """Let the turns begin."""
    return go_on(replace(game, turns=turn_order(game), steps=steps_of_turn(game)))


def finish_step(game: Game) -> Game:
    """Continue after the player on turn has done the current step."""
    return go_on(replace(game, steps=game.steps[1:]))


def go_on(game: Game) -> Game:
    """Do everything that needs no decision, up to the next decision or the end of the round."""
    if not game.turns:
        return end_round(game)
    if not game.steps:
        return go_on(replace(game, turns=game.turns[1:], steps=steps_of_turn(game)))
    seat = game.turns[0]
    match game.steps[0]:
        case "draw":
            return finish_step(draw_due(game, seat))
        case "take":
            return replace(game, phase="take")
        case "place" if game.players[seat].drawn:
            return replace(game, phase="place")
        case "place":
            return finish_step(game)
        case "return":
            return return_leftovers(game, seat)
        case never:
            assert_never(never)


def legal_takes(game: Game) -> list[Take]:
    """List the Regions that nobody has taken yet."""
    return [Take(game.turns[0], region) for region in sorted(game.market)]


def refuse_take(game: Game, action: Take) -> list[Problem]:
    """Find what is wrong with a Region to take: it must still be in the market.

    Rules: END-3
    """
    if action.region in game.market:
        return []
    return [Problem("not-in-market", f"Region {action.region} does not lie in the market")]


def apply_take(game: Game, action: Take) -> Game:
    """Take a Region into the hand.

    Rules: END-2, END-15
    """
    player = game.players[action.seat]
    game = replace(game, market=game.market - {action.region})
    return finish_step(with_player(game, action.seat, replace(player, hand=player.hand | {action.region})))


def may_decline(game: Game) -> bool:
    """Return True if the player may place none of the Sanctuaries drawn.

    Rules: END-5
    """
    match game.readings["sanctuary-placement"]:
        case "must-place":
            return False
        case "may-decline":
            return True
        case "may-decline-in-round-8":
            return is_last_round(game)
        case never:
            assert_never(never)


def legal_placements(game: Game) -> list[Place | Decline]:
    """List the Sanctuaries drawn by the player on turn, and declining where that is allowed."""
    seat = game.turns[0]
    placements = [Place(seat, sanctuary) for sanctuary in sorted(game.players[seat].drawn)]
    return [*placements, Decline(seat)] if may_decline(game) else [*placements]


def refuse_not_drawn(game: Game, action: Place | Return) -> list[Problem]:
    """Find what is wrong with a Sanctuary: its player must have drawn it and still hold it."""
    if action.sanctuary in game.players[action.seat].drawn:
        return []
    return [Problem("not-drawn", f"seat {action.seat} has not drawn {action.sanctuary!r}")]


def refuse_decline(game: Game) -> list[Problem]:
    """Find what is wrong with declining."""
    return [] if may_decline(game) else [Problem("may-not-decline", "one of the Sanctuaries must be placed")]


def apply_place(game: Game, action: Place) -> Game:
    """Place exactly one Sanctuary in the tableau, where it counts from now on.

    Rules: END-4, END-17, END-6, END-19
    """
    player = game.players[action.seat]
    placed = replace(
        player,
        drawn=tuple(sanctuary for sanctuary in player.drawn if sanctuary != action.sanctuary),
        sanctuaries=(*player.sanctuaries, action.sanctuary),
    )
    return finish_step(with_player(game, action.seat, placed))


def put_under_deck(game: Game, seat: int, sanctuaries: tuple[str, ...]) -> Game:
    """Put Sanctuaries under the deck, the first of them highest.

    Rules: END-7, END-20
    """
    player = game.players[seat]
    held = tuple(sanctuary for sanctuary in player.drawn if sanctuary not in sanctuaries)
    game = replace(game, sanctuary_deck=game.sanctuary_deck + sanctuaries)
    return with_player(game, seat, replace(player, drawn=held))


def return_leftovers(game: Game, seat: int) -> Game:
    """Return the leftovers, in the order that the reading leftover-order gives; a single one needs no order.

    Rules: END-8
    """
    leftovers = game.players[seat].drawn
    if len(leftovers) < 2:
        return finish_step(put_under_deck(game, seat, leftovers))
    match game.readings["leftover-order"]:
        case "as-drawn":
            return finish_step(put_under_deck(game, seat, leftovers))
        case "chosen":
            return replace(game, phase="return")
        case "random":
            return replace(game, phase="return-order")
        case never:
            assert_never(never)


def legal_returns(game: Game) -> list[Return]:
    """List the leftovers that the player on turn can put under the deck next."""
    return [Return(game.turns[0], sanctuary) for sanctuary in sorted(game.players[game.turns[0]].drawn)]


def apply_return(game: Game, action: Return) -> Game:
    """Put one leftover under the deck; the last one follows by itself."""
    return go_on(put_under_deck(game, action.seat, (action.sanctuary,)))


def refuse_return_order(game: Game, action: ReturnOrder) -> list[Problem]:
    """Find what is wrong with an order of leftovers: it must hold all of them, each once."""
    if sorted(action.sanctuaries) == sorted(game.players[action.seat].drawn):
        return []
    return [Problem("wrong-order", f"these are not the leftovers of seat {action.seat}, each once")]


def apply_return_order(game: Game, action: ReturnOrder) -> Game:
    """Put all leftovers under the deck in the order that chance gave."""
    return finish_step(put_under_deck(game, action.seat, action.sanctuaries))


def clear_market(game: Game) -> Game:
    """Remove what is left in the market; in round 8 the reading final-market decides whether.

    Rules: END-10, END-22
    """
    if is_last_round(game) and game.readings["final-market"] == "leave-all":
        return game
    return replace(game, market=frozenset(), removed=game.removed | game.market)


def is_market_due(game: Game) -> bool:
    """Return True if a new market follows this round.

    Rules: END-11, END-24
    """
    match game.readings["market-reveal"]:
        case "until-round-7":
            return game.round <= 7
        case "every-round":
            return True
        case "while-needed":
            return game.round <= 6
        case never:
            assert_never(never)


def new_market_size(game: Game) -> int:
    """Return how many Regions are turned up; a short deck leaves it to the reading market-shortfall.

    Rules: END-12, END-23
    """
    if len(game.region_deck) >= market_size(game):
        return market_size(game)
    match game.readings["market-shortfall"]:
        case "reveal-remaining":
            return len(game.region_deck)
        case "reveal-none":
            return 0
        case never:
            assert_never(never)


def end_round(game: Game) -> Game:
    """Clear the market, reveal the next one, and begin the next round or end the game.

    Rules: END-13, END-25
    """
    game = clear_market(game)
    if is_market_due(game):
        game = turn_up(game, new_market_size(game))
    game = replace(game, turns=(), steps=(), one_by_one=False)
    if is_last_round(game):
        return replace(game, phase="over")
    return replace(game, phase="explore", round=game.round + 1)
