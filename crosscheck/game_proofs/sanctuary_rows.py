"""The Sanctuaries of a shape as rows of unknown lengths."""

from crosscheck.game_proofs.rows import Part, Row
from crosscheck.game_proofs.shapes import (
    RETURNING,
    SEVERAL,
    TURNS,
    SeatShape,
    Shape,
    most_clues,
    most_clues_together,
    most_placed,
)
from crosscheck.game_proofs.sizes import Number, Premises, constraint_of, unknown
from crosscheck.game_proofs.tokens import SANCTUARIES
from faraway.game.player import Phase
from proofs.theorems.finding import MOST_DUE_TO_ONE


class SanctuaryRows:
    """The Sanctuaries of a shape: the deck, and by place in the order of the shape what is drawn and placed."""

    def __init__(self, shape: Shape, order: tuple[int, ...]) -> None:
        self.bounds: dict[str, tuple[int, int]] = {}
        self.origins: dict[str, Number] = {}
        self.constraints: list[Number] = []
        self.drawn: list[Row | tuple[()]] = []
        self.placed: list[Row | tuple[()]] = []
        left: Number = SANCTUARIES
        for place in range(shape.players):
            # Where seats stand by number the shape's own place of this seat counts.
            seat = shape.seats[place] if shape.phase in TURNS else shape.seats[order[place]]
            self.bounds[f"c{place}"] = (0, most_clues(shape))
            is_split = place == shape.turn and shape.phase in {Phase.PLACE, *RETURNING}
            self.drawn.append(self._drawn(place, seat, is_split=is_split))
            placed = most_placed(shape, place)
            if placed:
                self._know(f"p{place}", 0, placed)
                self.origins[f"placed {place}"] = unknown(f"p{place}")
                self.placed.append(Row([Part(f"placed {place}", 0, unknown(f"p{place}"))], is_placed=True))
            else:
                self.placed.append(())
        for size in self.origins.values():
            left = left - size
        self.origins["deck"] = left
        self.deck = Row([Part("deck", 0, left)])
        clues: Number = most_clues_together(shape)
        for place in range(shape.players):
            clues = clues - unknown(f"c{place}")
        self.constraints += [left, clues]

    @property
    def premises(self) -> Premises:
        """Return what is known of the unknown numbers."""
        return Premises(self.bounds, tuple(constraint_of(size) for size in self.constraints))

    def _know(self, name: str, low: int, high: int) -> Number:
        self.bounds[name] = (low, high)
        return unknown(name)

    def _drawn(self, place: int, seat: SeatShape, *, is_split: bool) -> Row | tuple[()]:
        """Return what a seat has drawn; where one of it is to be named, that one, what lies before and what after."""
        if not seat.drawn:
            return ()
        origin = f"drawn {place}"
        if not is_split:
            size = self._know(f"d{place}", 1, MOST_DUE_TO_ONE)
            self.origins[origin] = size
            return Row([Part(origin, 0, size)])
        before, after = (
            self._know("before", 0, MOST_DUE_TO_ONE - 1),
            self._know("after", 0, MOST_DUE_TO_ONE - 1),
        )
        self.origins[origin] = before + 1 + after
        self.constraints.append(MOST_DUE_TO_ONE - 1 - before - after)
        if seat.drawn == SEVERAL:
            self.constraints.append(before + after - 1)
        return Row([Part(origin, 0, before), Part(origin, before, 1), Part(origin, before + 1, after)])
