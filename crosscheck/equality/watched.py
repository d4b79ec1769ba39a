"""Integers that can only be added up, and record how they were compared."""

from __future__ import annotations

from typing import NoReturn, Self

from typing_extensions import override

BASE = 1 << 64


class Watched(int):
    """An integer that allows sums, products with plain numbers and recorded comparisons, and nothing else."""

    compared: list[tuple[int, str, int]]

    @classmethod
    def number(cls, place: int, compared: list[tuple[int, str, int]]) -> Self:
        """Return the power of a large base that stands for one card, so that a sum shows what went into it."""
        made = cls(BASE**place)
        made.compared = compared
        return made

    def _like(self, value: int) -> Watched:
        made = Watched(value)
        made.compared = self.compared
        return made

    @override
    def __add__(self, other: int) -> Watched:
        return self._like(int.__add__(self, other))

    @override
    def __radd__(self, other: int) -> Watched:
        return self._like(int.__add__(self, other))

    @override
    def __mul__(self, other: int) -> Watched:
        return self._like(int.__mul__(self, other))

    @override
    def __rmul__(self, other: int) -> Watched:
        return self._like(int.__mul__(self, other))

    def _record(self, relation: str, other: int) -> None:
        self.compared.append((int(int.__add__(self, 0)), relation, int(other)))

    @override
    def __ge__(self, other: int) -> bool:
        self._record(">=", other)
        return int.__ge__(self, other)

    @override
    def __lt__(self, other: int) -> bool:
        self._record(">=", other)
        return int.__lt__(self, other)

    @override
    def __gt__(self, other: int) -> bool:
        self._record(">=", other + 1)
        return int.__gt__(self, other)

    @override
    def __le__(self, other: int) -> bool:
        self._record(">=", other + 1)
        return int.__le__(self, other)

    def _refuse(self, *_others: object) -> NoReturn:
        raise TypeError("a count was used otherwise than by adding it up")

    __bool__ = __eq__ = __ne__ = __sub__ = __rsub__ = __floordiv__ = __mod__ = __and__ = __or__ = _refuse
    __xor__ = __rshift__ = __lshift__ = __neg__ = __invert__ = __index__ = _refuse
    __hash__ = int.__hash__
