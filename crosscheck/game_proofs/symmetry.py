"""Seat symmetry: no rule asks where a player sits, unless deal-order goes by seats.

For a state, an action and two neighbours: moving the players before the action or after it makes no difference, in
reference and specification, for the state, for what is legal, and at the end for the result. Neighbours are enough: any
order of seats is reached by exchanging neighbours. For two and three players every order is tried all the same.
The cases are every course of a small round, and the steps of the watched games.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, permutations
from unittest import mock

import attrs

import spec.ending
import spec.information
from crosscheck.game_proofs.readings_played import WatchedGame, watched_games
from crosscheck.game_proofs.witnesses_markets import (
    LastRound,
    begin_last_round,
    last_rounds,
    worth_trying,
)
from crosscheck.games.positions import position
from crosscheck.implementations import REFERENCE, SPEC, JsonObject, Play, ReferencePlay, SpecPlay
from faraway.cards.catalogue import Duration
from faraway.game.state import GameState
from faraway.io import Json
from proofs.claim import Claim
from proofs.verdict import Kind, Subject

MARKET = (6, 8, 12, 15)
DECK = (20, 22, 33, 46, 49, 55)
"""Regions that nobody holds in a small round."""


def reseat_state(state: GameState, moved_from: Sequence[int]) -> GameState:
    """Return the same state with its players in other seats: to seat 0 comes who sat at moved_from[0]."""
    turn = None if state.turn is None else list(moved_from).index(state.turn)
    return state.but(players=tuple(state.players[seat] for seat in moved_from), turn=turn)


def reseat(play: Play, moved_from: Sequence[int]) -> Play:
    """Return a game of either implementation with its players in other seats."""
    match play:
        case ReferencePlay(current):
            return ReferencePlay(reseat_state(current, moved_from))
        case SpecPlay(game):
            return SpecPlay(spec.information.reseat(game, moved_from))
        case _:
            raise TypeError(f"{play!r} is a game of no implementation")


def reseat_action(action: JsonObject, moved_from: Sequence[int]) -> JsonObject:
    """Return the action that the same player does from the other seat."""
    seat = action.get("seat")
    return {**action, "seat": list(moved_from).index(seat)} if isinstance(seat, int) else action


def reseat_result(result: JsonObject | None, moved_from: Sequence[int]) -> JsonObject | None:
    """Return a result with the players in other seats."""
    if result is None:
        return None

    def moved(values: Json) -> Json:
        return [values[seat] for seat in moved_from] if isinstance(values, list) else values

    return {key: moved(values) for key, values in result.items()}


def exchanges(players: int) -> Iterator[tuple[int, ...]]:
    """Yield the orders of seats that are tried: all for up to three players, exchanged neighbours for more."""
    if players <= 3:
        yield from islice(permutations(range(players)), 1, None)
        return
    for seat in range(players - 1):
        order = list(range(players))
        order[seat], order[seat + 1] = order[seat + 1], order[seat]
        yield tuple(order)


def as_set(actions: Iterable[JsonObject]) -> set[str]:
    """Return actions without their order, which goes by seats."""
    return {str(sorted(action.items())) for action in actions}


def step_failures(play: Play, actions: Sequence[JsonObject], moved_from: Sequence[int]) -> Iterator[str]:
    """Yield where moving the players before an action or after it makes a difference."""
    moved = reseat(play, moved_from)
    name = type(play).__name__
    if as_set(moved.legal()) != as_set(reseat_action(action, moved_from) for action in play.legal()):
        yield f"{name}: other actions are legal after reseating {moved_from}"
    for action in actions:
        one = reseat(play.apply(action), moved_from)
        other = moved.apply(reseat_action(action, moved_from))
        if one.state() != other.state():
            yield f"{name}: reseating {moved_from} changes what follows from {action}"
        if other.result() != reseat_result(play.apply(action).result(), moved_from):
            yield f"{name}: reseating {moved_from} changes the result"


def symmetry_failures(games: Iterable[WatchedGame] | None = None) -> Generator[str, None, int]:
    """Yield where a game under watch depends on seats; return how many steps were tried."""
    tried = 0
    for game in games or seatless_games():
        plays: list[Play] = [REFERENCE.begin(game.setup), SPEC.begin(game.setup)]
        while legal := plays[0].legal():
            chosen = game.chooser(plays[0], legal)
            actions = list({str(each): each for each in (chosen, legal[-1])}.values())
            for moved_from in exchanges(len(plays_seats(plays[0]))):
                for play in plays:
                    yield from step_failures(play, actions, moved_from)
                    tried += len(actions)
            plays = [play.apply(chosen) for play in plays]
    return tried


def plays_seats(play: Play) -> range:
    """Return the seats of a game."""
    players = play.state()["players"]
    return range(len(players)) if isinstance(players, list) else range(0)


def seatless_games() -> Iterator[WatchedGame]:
    """Yield the watched games, none of them dealt in seating order."""
    for game in watched_games():
        readings = game.setup["readings"]
        assert isinstance(readings, dict)
        if readings.get("deal-order") == "seating":
            setup = {**game.setup, "readings": {**readings, "deal-order": "ascending"}}
            yield attrs.evolve(game, setup=setup)
        else:
            yield game


def small_rounds(players: int, decks: int) -> Iterator[LastRound]:
    """Yield small rounds: everybody finds or not, shows no clue or two; so many decks from none to all that is due."""
    for small in last_rounds(("as-drawn", "chosen") if players == 2 else ("chosen",), players):
        due = sum(1 + clues for clues, found in zip(small.clues, small.finds, strict=True) if found)
        alike = players == 2 or len(set(small.clues)) == 1
        if alike and small.deck in {due * part // decks for part in range(decks + 1)}:
            yield small


def begin_small_round(small: LastRound, round_number: int) -> list[Play]:
    """Return a small round of either implementation, with a market and a Region deck of plain Regions."""
    ours, theirs = begin_last_round(small)
    market, deck = MARKET[: len(small.finds) + 1], DECK
    assert isinstance(ours, ReferencePlay)
    assert isinstance(theirs, SpecPlay)
    reference = ours.current.but(
        round=round_number,
        market=tuple(map(Duration, market)),
        region_deck=tuple(map(Duration, deck)),
        removed=(),
    )
    specification = replace(
        theirs.game, round=round_number, market=frozenset(market), region_deck=deck, removed=frozenset()
    )
    return [ReferencePlay(reference), SpecPlay(specification)]


def course_failures(plays: Sequence[Play], small: LastRound, round_number: int) -> Generator[str, None, int]:
    """Yield where a course of a small round depends on seats; return how many steps were tried."""
    legal = plays[0].legal()
    if not legal or position(plays[0]).round != round_number:
        return 0
    actions = [*worth_trying(legal, small)]
    tried = 0
    for play in plays:
        for moved_from in exchanges(len(small.finds)):
            yield from step_failures(play, actions, moved_from)
            tried += len(actions)
    for action in actions:
        tried += yield from course_failures([play.apply(action) for play in plays], small, round_number)
    return tried


def small_round_failures(players: int, decks: int = 4, every: int = 1) -> Generator[str, None, int]:
    """Yield the small rounds 7 and 8 that depend on seats, or every so many; return how many steps were tried."""
    tried = 0
    for small in islice(small_rounds(players, decks), 0, None, every):
        for round_number in (7, 8):
            tried += yield from course_failures(begin_small_round(small, round_number), small, round_number)
    return tried


def turns_by_seats() -> Iterator[str]:
    """Yield what depends on seats where the specification's turns go round the table."""
    with mock.patch.object(spec.ending, "turn_order", lambda game: tuple(range(len(game.players)))):
        yield from small_round_failures(2)


def dealt_by_seats() -> Iterator[str]:
    """Yield what depends on seats where deal-order goes by them."""
    game = next(watched_games())
    readings = game.setup["readings"]
    assert isinstance(readings, dict)
    setup = {**game.setup, "readings": {**readings, "deal-order": "seating"}}
    yield from symmetry_failures([attrs.evolve(game, setup=setup)])


CLAIMS: dict[str, Claim] = {
    **{
        f"small rounds {players}": Claim(
            name="seats_are_symmetric_in_small_rounds",
            claim="moving the players before an action or after it makes no difference to state, legal actions and result",
            clauses=("INFO-3",),
            scope="rounds 7 and 8 of 2 and 3 players, each with no clue or two, finding or not, decks from none to enough, whole hands ascending, all "
            "readings of a shortage; every order of seats; reference and specification",
            kind=Kind.EXHAUSTED,
            subject=Subject.GAME,
            check=partial(small_round_failures, players, decks),
            slip=turns_by_seats,
            slip_change="turns go round the table",
        )
        for players, decks in ((2, 6), (3, 2))
    },
    "symmetry": Claim(
        name="seats_are_symmetric",
        claim="moving the players before an action or after it makes no difference, unless deal-order goes by seats",
        clauses=("INFO-3",),
        scope="every state of 25 games of 2 to 6 players, the action done in it and the last legal one; every order of 2 and 3 "
        "seats, exchanged neighbours of more, which generate all orders; reference and specification",
        kind=Kind.SAMPLED,
        subject=Subject.GAME,
        check=symmetry_failures,
        slip=dealt_by_seats,
        slip_change="deal-order=seating",
    ),
}
