"""Set-up: hands, decks and the first market."""

from collections.abc import Sequence
from dataclasses import replace

from spec.cards import REGIONS, SANCTUARIES
from spec.errors import BadInputError, Problem
from spec.table import Game, market_size, turn_up

HAND_SIZE = 3


def check_players(players: int) -> list[Problem]:
    """Require two to six players.

    Rules: SETUP-6
    """
    if players < 2:
        return [Problem("too-few-players", f"{players} players, and at least two are needed")]
    if players > 6:
        return [Problem("too-many-players", f"{players} players, and at most six can play")]
    return []


def check_region_deck(deck: Sequence[int]) -> list[Problem]:
    """Require every Region once, in any order."""
    if sorted(deck) == sorted(REGIONS):
        return []
    return [Problem("deck-incomplete", "the Region deck does not hold each of the 68 Regions once")]


def check_sanctuary_deck(deck: Sequence[str]) -> list[Problem]:
    """Require every Sanctuary once, in any order.

    Rules: SETUP-5
    """
    if sorted(deck) == sorted(SANCTUARIES):
        return []
    return [Problem("deck-incomplete", "the Sanctuary deck does not hold each of the 45 Sanctuaries once")]


def check_setup(players: int, region_deck: Sequence[int], sanctuary_deck: Sequence[str]) -> None:
    """Refuse a set-up from which no game can begin."""
    problems = [
        *check_players(players),
        *check_region_deck(region_deck),
        *check_sanctuary_deck(sanctuary_deck),
    ]
    if problems:
        raise BadInputError(problems)


def deal_hands(deck: Sequence[int], players: int, size: int) -> list[frozenset[int]]:
    """Deal a hand to each player from the top of the shuffled deck, seat after seat.

    Rules: SETUP-1
    """
    return [frozenset(deck[seat * size : (seat + 1) * size]) for seat in range(players)]


def rest_of_deck(deck: Sequence[int], players: int, size: int) -> tuple[int, ...]:
    """Leave what was not dealt as the face-down Region deck.

    Rules: SETUP-3
    """
    return tuple(deck[players * size :])


def reveal_first_market(game: Game) -> Game:
    """Turn up the first market, and begin the first round.

    Rules: SETUP-4
    """
    return replace(turn_up(game, market_size(game)), phase="explore")
