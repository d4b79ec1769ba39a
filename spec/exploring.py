"""Exploring a Region: the first phase of a round."""

from dataclasses import replace

from spec.actions import Explore
from spec.errors import Problem
from spec.table import Game, Player, seats, with_player


def has_chosen(game: Game, seat: int) -> bool:
    """Return True if a player's Region already lies face down."""
    return game.players[seat].chosen is not None


def legal_explorations(game: Game) -> list[Explore]:
    """List every Region of the hands of those who have not chosen."""
    return [
        Explore(seat, region)
        for seat in seats(game)
        if not has_chosen(game, seat)
        for region in sorted(game.players[seat].hand)
    ]


def refuse_explore(game: Game, action: Explore) -> list[Problem]:
    """Find what is wrong with a choice: one Region a round, from one's own hand, chosen once.

    Rules: EXPLORE-2, EXPLORE-7, EXPLORE-10
    """
    problems = []
    if has_chosen(game, action.seat):
        problems.append(Problem("already-chosen", f"seat {action.seat} has already chosen"))
    if action.region not in game.players[action.seat].hand:
        problems.append(Problem("not-in-hand", f"seat {action.seat} does not hold Region {action.region}"))
    return problems


def apply_explore(game: Game, action: Explore) -> Game:
    """Lay the chosen Region face down: out of the hand, not yet in the tableau.

    Rules: EXPLORE-1
    """
    player = game.players[action.seat]
    return with_player(
        game, action.seat, replace(player, hand=player.hand - {action.region}, chosen=action.region)
    )


def everyone_has_chosen(game: Game) -> bool:
    """Return True if the Regions can be turned up."""
    return all(has_chosen(game, seat) for seat in seats(game))


def lay_to_the_right(line: tuple[int, ...], region: int) -> tuple[int, ...]:
    """Keep the line in the order of play: a Region is added at the right end, and none ever moves.

    Rules: EXPLORE-4, EXPLORE-5
    """
    return (*line, region)


def turn_up_chosen(player: Player) -> Player:
    """Turn up a player's Region, if one lies there, and lay it in the tableau."""
    if player.chosen is None:
        return player
    return replace(player, chosen=None, regions=lay_to_the_right(player.regions, player.chosen))


def reveal_chosen(game: Game) -> Game:
    """Turn up all chosen Regions together.

    Rules: EXPLORE-3, EXPLORE-8
    """
    return replace(game, players=tuple(turn_up_chosen(player) for player in game.players))
