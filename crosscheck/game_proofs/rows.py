"""Rows of Sanctuaries of unknown length: the deck, what is drawn, what is placed.

A `Part` is a stretch of a row: from a place on, so many cards. Code that goes through a row meets its parts as if each
were one card; parts that may be empty are settled first, on two paths, so that a tuple of parts is empty only if it holds
no card. A row `placed` is never asked whether it is empty, so there a part may be empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import TypeAlias

from typing_extensions import override

from crosscheck.game_proofs.sizes import LookedAtError, Number, Size, are_equal, same_form
from crosscheck.game_proofs.tokens import Opaque

Cards: TypeAlias = "Row | tuple[Part, ...]"
INTERLEAVED = "interleaved "
_ranks = count()


class Part(Opaque):
    """A stretch of a row of Sanctuaries, or a single one: a card as far as the code can see."""

    __slots__ = ("origin", "size", "start")

    def __init__(self, origin: str, start: Number, size: Number) -> None:
        super().__init__(next(_ranks) * 7 % 1009)
        self.origin = origin
        self.start = start
        self.size = size

    def cut(self, size: Number) -> tuple[Part, Part]:
        """Return the first so many cards, and the rest."""
        return Part(self.origin, self.start, size), Part(self.origin, self.start + size, self.size - size)


class Row:
    """Sanctuaries in order, by their parts."""

    __slots__ = ("is_placed", "parts")

    def __init__(self, parts: Iterable[Part], *, is_placed: bool = False) -> None:
        self.parts = tuple(parts)
        self.is_placed = is_placed

    @property
    def size(self) -> Number:
        """Return how many cards there are."""
        return total(self.parts)

    def __iter__(self) -> Iterator[Part]:
        return (part for part in self.parts if self.is_placed or part.size > 0)

    def __bool__(self) -> bool:
        return self.size > 0

    def __contains__(self, card: object) -> bool:
        return any(part is card for part in self.parts)

    def __getitem__(self, places: object) -> Row:
        if not isinstance(places, slice) or places.step is not None:
            raise LookedAtError("one card of a row was picked by its place")
        left, right = self._cut(places.stop)
        if places.start is None:
            return left
        if places.stop is not None:
            raise LookedAtError("a row was cut on both sides")
        del right
        return self._cut(places.start)[1]

    def _cut(self, place: Number | None) -> tuple[Row, Row]:
        """Cut before a place; a place beyond the end is the end, as in any slice."""
        if place is None:
            return self, Row(())
        if place < 0:
            raise LookedAtError("a row was cut at a place counted from its end")
        for number, part in enumerate(self.parts):
            if place <= part.size:
                left, right = part.cut(place)
                return Row((*self.parts[:number], left)), Row((right, *self.parts[number + 1 :]))
            place -= part.size
        return self, Row(())

    def __add__(self, other: object) -> Row:
        return Row((*self.parts, *parts_of(other)))

    def __radd__(self, other: object) -> Row:
        return Row((*parts_of(other), *self.parts))

    def index(self, card: object) -> Number:
        """Return the place of a card, as `tuple.index` does."""
        before: Number = 0
        for part in self.parts:
            if part is card:
                return before
            before = before + part.size
        raise ValueError("the card is not in the row")

    @override
    def __eq__(self, other: object) -> bool:
        raise LookedAtError("two rows were compared")

    @override
    def __hash__(self) -> int:
        raise LookedAtError("a row was hashed")

    @override
    def __repr__(self) -> str:
        raise LookedAtError("a row was printed")


def parts_of(cards: object) -> tuple[Part, ...]:
    """Return the parts of a row, or of a tuple or list that code has made of parts."""
    if isinstance(cards, Row):
        return cards.parts
    if isinstance(cards, tuple | list):
        listed = tuple(card for card in cards if isinstance(card, Part))
        if len(listed) == len(cards):
            return listed
    raise LookedAtError("these are not Sanctuaries")


def total(parts: Iterable[Part]) -> Number:
    """Return how many cards parts have together."""
    size: Number = 0
    for part in parts:
        size = size + part.size
    return size


def length(zone: object) -> Number:
    """Return the number of cards; it takes the place of `len` in the code of the game."""
    if isinstance(zone, Row):
        return zone.size
    if isinstance(zone, tuple | list) and any(isinstance(card, Part) for card in zone):
        return total(parts_of(zone))
    return len(zone)  # type: ignore[arg-type]


def stretches(cards: object) -> list[tuple[str, Number, Number]]:
    """Return a row as stretches of the rows it came from: no empty ones, and neighbours that belong together joined."""
    joined: list[tuple[str, Number, Number]] = []
    for part in parts_of(cards):
        if are_equal(part.size, 0):
            continue
        if joined:
            origin, start, size = joined[-1]
            if origin == part.origin and are_equal(start + size, part.start):
                joined[-1] = (origin, start, size + part.size)
                continue
        joined.append((part.origin, part.start, part.size))
    return joined


def same_cards(one: object, other: object) -> bool:
    """Return True if two rows certainly hold the same cards in the same order."""
    if one is other:
        return True
    our_parts, their_parts = parts_of(one), parts_of(other)
    if len(our_parts) == len(their_parts) and all(map(same_part, our_parts, their_parts)):
        return True
    ours, theirs = stretches(one), stretches(other)
    return len(ours) == len(theirs) and all(
        origin == their_origin and are_equal(start, their_start) and are_equal(size, their_size)
        for (origin, start, size), (their_origin, their_start, their_size) in zip(ours, theirs, strict=True)
    )


def same_part(one: Part, other: Part) -> bool:
    """Return True if two parts are written alike."""
    return one is other or (
        one.origin == other.origin and same_form(one.start, other.start) and same_form(one.size, other.size)
    )


def is_partition(rows: Sequence[object], origins: Mapping[str, Number]) -> bool:
    """Return True if rows certainly hold every card of every original row exactly once."""
    # Dealt card by card, the top of the deck is rearranged (see `dealing`): a stretch of it stands for as many of its cards.
    left: dict[str, list[Part]] = {origin: [] for origin in origins}
    for row in rows:
        for part in parts_of(row):
            origin = part.origin.removeprefix(INTERLEAVED)
            if origin not in left:
                return False
            left[origin].append(part)
    return all(reaches(size, left[origin]) for origin, size in origins.items())


def reaches(size: Number, parts: list[Part]) -> bool:
    """Return True if parts follow each other from the first card to the last, and all others are certainly empty."""
    place: Number = 0
    while not same_form(place, size):
        part = following(place, parts)
        if part is None:
            break
        parts.remove(part)
        place = place + part.size
    return are_equal(place, size) and all(are_equal(part.size, 0) for part in parts)


def following(place: Number, parts: Sequence[Part]) -> Part | None:
    """Return a part that begins at a place: one that is written so, for no solver is needed then, or else any."""
    for part in parts:
        if same_form(part.start, place) and not same_form(part.size, 0):
            return part
    return next(
        (part for part in parts if not are_equal(part.size, 0) and are_equal(part.start, place)), None
    )


def words_of(size: Number) -> str:
    """Return a number in words, for a report."""
    if isinstance(size, Size):
        terms = [f"{factor if factor != 1 else ''}{name}" for name, factor in size.terms]
        return " + ".join([*terms, str(size.constant)])
    return str(size)
