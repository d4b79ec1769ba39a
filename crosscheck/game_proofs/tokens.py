"""Cards that cannot be looked at.

A `Region` token can be told from another one, and put in order by `sorted`. Any other comparison is answered only where
a rule compares: a player's last Region with the one before it. Everything else raises.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import TypeVar

from typing_extensions import override

from crosscheck.game_proofs.sizes import LookedAtError, current_path

Item = TypeVar("Item")
REGIONS = 68
SANCTUARIES = 45

_sorting: list[bool] = []
_printing: list[bool] = []


def sort(
    items: Iterable[Item], /, *, key: Callable[[Item], object] | None = None, reverse: bool = False
) -> list[Item]:
    """Sort as `sorted` does, and let tokens be compared meanwhile; it takes the place of `sorted` in the code of the game."""
    listed = list(items)
    keys: list[object] = listed if key is None else [key(item) for item in listed]  # type: ignore[assignment]
    ranks = [each._rank for each in keys if isinstance(each, Opaque)]
    if len(ranks) == len(keys):
        return [
            listed[place]
            for place in builtins.sorted(range(len(ranks)), key=ranks.__getitem__, reverse=reverse)
        ]
    _sorting.append(True)
    try:
        order = builtins.sorted(range(len(listed)), key=keys.__getitem__, reverse=reverse)  # type: ignore[arg-type]
    finally:
        _sorting.pop()
    return [listed[place] for place in order]


def is_ascending(cards: Iterable[object]) -> bool:
    """Return True if cards stand in ascending order."""
    ranks = [card._rank for card in cards if isinstance(card, Opaque)]
    return all(one < other for one, other in pairwise(ranks))


@contextmanager
def cards_are_printed() -> Iterator[None]:
    """Let every card be printed as the same words for as long as the block lasts: a refusal names the card."""
    _printing.append(True)
    try:
        yield
    finally:
        _printing.pop()


def _print(self: object, *_: object) -> str:
    if not _printing:
        raise LookedAtError(f"{type(self).__name__}: printed")
    return "a card"


def _refuse(what: str) -> Callable[..., object]:  # type: ignore[explicit-any]
    def refused(self: object, *_: object) -> object:
        raise LookedAtError(f"{type(self).__name__}: {what}")

    return refused


class Opaque:
    """A card that can be told from others, and nothing else."""

    __slots__ = ("_rank",)

    def __init__(self, rank: int) -> None:
        self._rank = rank

    @override
    def __eq__(self, other: object) -> bool:
        if isinstance(other, int | str):
            raise LookedAtError(f"a card was compared with {type(other).__name__}")
        return self is other

    @override
    def __hash__(self) -> int:
        # Sets are built of cards. The order in which a set is passed through is no order of the cards.
        return (self._rank * 2_654_435_761) % 1_000_003

    def __lt__(self, other: object) -> bool:
        return self._precedes(other)

    def __gt__(self, other: object) -> bool:
        if not isinstance(other, Opaque):
            raise LookedAtError(f"a card was compared with {type(other).__name__}")
        return other._precedes(self)

    __le__ = __ge__ = _refuse("compared by <= or >=")
    __repr__ = __str__ = __format__ = _print
    __bool__ = __int__ = __index__ = __len__ = __iter__ = _refuse("used as a value")
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __mod__ = _refuse("reckoned with")
    __reduce__ = __reduce_ex__ = __getstate__ = _refuse("written out")  # type: ignore[assignment]

    def _precedes(self, other: object) -> bool:
        if not isinstance(other, Opaque):
            raise LookedAtError(f"a card was compared with {type(other).__name__}")
        if _sorting:
            return self._rank < other._rank
        return self._is_less(other)

    def _is_less(self, other: Opaque) -> bool:  # noqa: ARG002 - Regions answer it
        raise LookedAtError("two cards were compared of which no rule compares the numbers")


class RegionToken(Opaque):
    """A Region; the rank takes the place of the exploration duration."""

    __slots__ = ()

    @override
    def _is_less(self, other: Opaque) -> bool:
        """Answer only where the comparison is licensed on this path: see `Licences`."""
        return licences.answer(self, other)


class Licences:
    """The pairs of Regions that may be compared outside sorting, each with the name of what the answer decides.

    A pair with a known answer is answered by rank. A pair whose answer the shape leaves open is answered both ways.
    """

    def __init__(self) -> None:
        self._pairs: dict[frozenset[Opaque], tuple[str, bool]] = {}

    def grant(self, pairs: Iterable[tuple[Opaque, Opaque, str, bool]]) -> None:
        """Set the pairs: two cards, the name of the question, and whether the answer is open."""
        self._pairs = {frozenset((one, other)): (name, is_open) for one, other, name, is_open in pairs}

    def answer(self, one: Opaque, other: Opaque) -> bool:
        """Return True if one is lower than the other."""
        granted = self._pairs.get(frozenset((one, other)))
        if granted is None:
            raise LookedAtError("two Regions were compared that no rule compares")
        name, is_open = granted
        if not is_open:
            return one._rank < other._rank
        as_ranked = current_path().choose(name, ("as ranked", "otherwise")) == "as ranked"
        return (one._rank < other._rank) is as_ranked


licences = Licences()
REGION_TOKENS = tuple(RegionToken(rank) for rank in range(REGIONS))
