"""The shape of a state: what is left of it when cards are opaque and rows of Sanctuaries have unknown lengths.

In the third phase of a round the seats of a shape stand in turn order, otherwise by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from crosscheck.game_proofs.rows import length
from crosscheck.game_proofs.sizes import Number
from crosscheck.game_proofs.tokens import SANCTUARIES, sort
from faraway.game.player import Phase, PlayerState
from faraway.game.state import GameState
from faraway.game.turns import LAST_ROUND
from proofs.theorems.finding import CLUED_REGIONS, CLUED_SANCTUARIES, MOST_DUE_TO_ONE

TURNS: Final = frozenset({Phase.TAKE, Phase.PLACE, Phase.RETURN, Phase.RETURN_ORDER})
RETURNING: Final = frozenset({Phase.RETURN, Phase.RETURN_ORDER})
SET_UP: Final = frozenset({Phase.KEEP, Phase.SHUFFLE})
NONE, SOME, SEVERAL = 0, 1, 2


@frozen(cache_hash=True)
class SeatShape:
    """One player's zones: how many Regions, whether Sanctuaries are drawn (none, some, or at least two).

    `finds` says whether the last Region is higher than the one before, where a later step still depends on it.
    """

    hand: int
    set_aside: int
    has_chosen: bool
    played: int
    drawn: int
    finds: bool | None = None


@frozen(cache_hash=True)
class Shape:
    """What steers a game: round, phase, whose turn it is, and the sizes of all zones of Regions."""

    round: int
    phase: Phase
    turn: int | None
    one_by_one: bool
    region_deck: int
    market: int
    removed: int
    seats: tuple[SeatShape, ...]

    @property
    def players(self) -> int:
        """Return the number of players."""
        return len(self.seats)

    @property
    def words(self) -> str:
        """Return the shape in words, for a report."""
        shown = [
            f"seat {number}{' on turn' if number == self.turn else ''}: {seat.hand} in hand, {seat.played} played"
            + (f", {seat.set_aside} set aside" if seat.set_aside else "")
            + (", has chosen" if seat.has_chosen else "")
            + ("", ", some drawn", ", at least two drawn")[seat.drawn]
            + ("" if seat.finds is None else ", finds" if seat.finds else ", does not find")
            for number, seat in enumerate(self.seats)
        ]
        return (
            f"{self.players} players, round {self.round}, {self.phase.value}"
            f"{', one by one' if self.one_by_one else ''}; Region deck {self.region_deck}, market {self.market}, "
            f"removed {self.removed}; {'; '.join(shown)}"
        )


def most_placed(shape: Shape, seat: int) -> int:
    """Return how many Sanctuaries a seat can have placed: one a round from the second on, this round's if it is done.

    Rules: FIND-3, END-4
    """
    before = max(shape.round - 2, 0)
    if shape.phase is Phase.OVER:
        return LAST_ROUND - 1
    if shape.turn is None or seat > shape.turn:
        return before
    has_placed = (
        seat < shape.turn or shape.phase in RETURNING or (shape.phase is Phase.TAKE and shape.one_by_one)
    )
    return max(shape.round - 1, 0) if has_placed else before


def most_clues(shape: Shape) -> int:
    """Return how many clues a tableau can show: one a card, and never more than the box has. Theorem: due_le_fifteen."""
    return min(MOST_DUE_TO_ONE - 1, shape.round + max(shape.round - 2, 0))


def most_clues_together(shape: Shape) -> int:
    """Return how many clues all tableaux can show together. Theorem: demand_le_of_round."""
    on_regions = min(CLUED_REGIONS, shape.players * shape.round)
    return on_regions + min(CLUED_SANCTUARIES, shape.players * max(shape.round - 2, 0))


def shape_of(state: GameState) -> Shape:
    """Return the shape of a state; where it depends on what is open, there is a path for each."""
    order = turn_order(state) if state.phase in TURNS else tuple(range(len(state.players)))
    turn = order.index(state.turn) if state.turn is not None else None
    return Shape(
        round=state.round,
        phase=state.phase,
        turn=turn,
        one_by_one=state.one_by_one,
        region_deck=len(state.region_deck),
        market=len(state.market),
        removed=len(state.removed),
        seats=tuple(_seat_shape(state, seat, place, turn) for place, seat in enumerate(order)),
    )


def turn_order(state: GameState) -> tuple[int, ...]:
    """Return the seats by what they played last, the lowest first: found here anew, not by the code of the game."""
    return tuple(sort(range(len(state.players)), key=lambda seat: state.players[seat].regions[-1]))


def _seat_shape(state: GameState, seat: int, place: int, turn: int | None) -> SeatShape:
    player = state.players[seat]
    is_waiting = state.one_by_one and turn is not None and place > turn
    return SeatShape(
        hand=len(player.hand),
        set_aside=len(player.set_aside),
        has_chosen=player.chosen is not None,
        played=len(player.regions),
        drawn=_drawn(length(player.drawn), is_returning=place == turn and state.phase in RETURNING),
        finds=is_finder(player) if is_waiting else None,
    )


def _drawn(size: Number, *, is_returning: bool) -> int:
    if not size > 0:
        return NONE
    return SEVERAL if is_returning and size > 1 else SOME


def is_finder(player: PlayerState) -> bool:
    """Return True if a player's last Region is higher than the one before. Rules: FIND-1, FIND-3."""
    if len(player.regions) < 2:
        return False
    return player.regions[-1] > player.regions[-2]


def steps_left(shape: Shape) -> tuple[str, ...]:
    """Return what the player on turn has yet to do, as the specification lists it."""
    take = () if shape.round == LAST_ROUND else ("take",)
    steps = ("place", "return", *take) if shape.one_by_one else (*take, "place", "return")
    step = "return" if shape.phase in RETURNING else shape.phase.value
    return steps[steps.index(step) :] if step in steps else ()


def placed_total(sizes: Sequence[Number]) -> Number:
    """Return the Sanctuaries that the deck lacks: it began with 45."""
    left: Number = SANCTUARIES
    for size in sizes:
        left = left - size
    return left
