"""What players know: the game as one seat sees it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from spec.advanced import has_kept
from spec.errors import Illegal, Problem
from spec.exploring import has_chosen
from spec.table import Game, Player, seat_on_turn, seats


def may_look_at_drawn(game: Game, seat: int) -> bool:
    """Return True if a player may look at the Sanctuaries they have drawn."""
    match game.readings["drawn-look"]:
        case "at-once":
            return True
        case "after-region":
            return seat_on_turn(game) == seat and game.phase in ("place", "return", "return-order")
        case never:
            assert_never(never)


def drawn_as_seen_by_owner(game: Game, seat: int) -> list[str] | int:
    """Show a player's drawn Sanctuaries to that player: the cards or, while they may not look, how many."""
    drawn = game.players[seat].drawn
    return list(drawn) if may_look_at_drawn(game, seat) else len(drawn)


def drawn_as_seen_by_all(game: Game, seat: int) -> list[str] | int:
    """Show a player's drawn Sanctuaries to everybody: how many, unless they lie open.

    Rules: FIND-11, FIND-17
    """
    match game.readings["drawn-secrecy"]:
        case "secret":
            return len(game.players[seat].drawn)
        case "open":
            return drawn_as_seen_by_owner(game, seat)
        case never:
            assert_never(never)


def has_decided(game: Game, seat: int) -> bool:
    """Return True if a player has made a choice that all players make together."""
    if game.phase == "keep":
        return has_kept(game, seat)
    return game.phase == "explore" and has_chosen(game, seat)


def own_cards(game: Game, seat: int) -> dict[str, object]:
    """Show what a player knows of their own cards and nobody else does.

    Rules: SETUP-2
    """
    player = game.players[seat]
    return {
        "hand": sorted(player.hand),
        "set_aside": sorted(player.set_aside),
        "chosen": player.chosen,
        "drawn": drawn_as_seen_by_owner(game, seat),
    }


def cards_open_to_all(game: Game, seat: int) -> dict[str, object]:
    """Show what everybody knows of a player: the tableau, and of hidden cards only how many there are.

    Rules: INFO-2, ADV-6, EXPLORE-6
    """
    player = game.players[seat]
    return {
        "hand": len(player.hand),
        "set_aside": len(player.set_aside),
        "has_chosen": has_decided(game, seat),
        "drawn": drawn_as_seen_by_all(game, seat),
        "regions": list(player.regions),
        "sanctuaries": list(player.sanctuaries),
    }


def observe(game: Game, seat: int) -> dict[str, object]:
    """Show the game as the player at one seat sees it.

    Rules: INFO-1, INFO-4, INFO-6, INFO-5
    """
    if seat not in seats(game):
        raise Illegal([Problem("unknown-seat", f"there is no seat {seat}")])
    return {
        "seat": seat,
        "round": game.round,
        "phase": game.phase,
        "turn": seat_on_turn(game),
        "one_by_one": game.one_by_one,
        "region_deck": len(game.region_deck),
        "sanctuary_deck": len(game.sanctuary_deck),
        "market": sorted(game.market),
        "removed": sorted(game.removed),
        "you": own_cards(game, seat),
        "players": [cards_open_to_all(game, other) for other in seats(game)],
    }


def reseat(game: Game, moved_from: Sequence[int]) -> Game:
    """Return the same game with its players in other seats: seat 0 gets the player from seat moved_from[0].

    No rule looks at a seat, so reseating before an action or after it makes no difference; only the
    reading deal-order=seating is an exception, by its own words.

    Rules: INFO-3
    """
    players: tuple[Player, ...] = tuple(game.players[seat] for seat in moved_from)
    turns = tuple(list(moved_from).index(seat) for seat in game.turns)
    return replace(game, players=players, turns=turns)
