"""Run real Python on integers that a solver does not know: every path, with what must hold on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

import attrs
from typing_extensions import override

from crosscheck.equality.guarded import Guarded, InspectedError
from proofs.smt import (
    Answer,
    Number,
    Solver,
    Truth,
    Word,
    equal,
    known_word,
    negation,
    number,
    quotient,
    same_words,
)

Term = TypeVar("Term")


class Path:
    """The decisions taken on one way through the code, in the order in which it asks."""

    def __init__(self, known: Sequence[bool], premises: Sequence[Truth]) -> None:
        self._known = list(known)
        self._solver = Solver()
        self._solver.add(premises)
        self.taken: list[bool] = []
        self.conditions: list[Truth] = []

    def can_hold(self, term: Truth) -> bool:
        """Return True if a condition can hold beside all that has been decided."""
        with self._solver.supposing([term]):
            return self._solver.check() is not Answer.UNSATISFIABLE

    def decide(self, term: Truth) -> bool:
        """Answer a question that the code asks: as decided before, or whichever way is possible, True first."""
        place = len(self.taken)
        answer = self._known[place] if place < len(self._known) else self.can_hold(term)
        holds = term if answer else negation(term)
        self.taken.append(answer)
        self.conditions.append(holds)
        self._solver.add([holds])
        return answer

    def is_possible(self) -> bool:
        """Return True if any integer takes this way."""
        return self._solver.check() is not Answer.UNSATISFIABLE


@attrs.frozen(kw_only=True)
class Kind(Generic[Term]):
    """How integers are said to a solver: as whole numbers, or as words of bits, which can also be shifted and masked."""

    known: Callable[[int], Term]
    add: Callable[[Term, Term], Term]
    subtract: Callable[[Term, Term], Term]
    multiply: Callable[[Term, Term], Term]
    same: Callable[[Term, Term], Truth]
    less: Callable[[Term, Term], Truth]
    at_most: Callable[[Term, Term], Truth]
    mask: Callable[[Term, Term], Term]
    shift: Callable[[Term, Term], Term]
    divide: Callable[[Term, Term], Term]

    def term(self, value: object) -> Term:
        """Return the term of an unknown or known integer."""
        if type(value) is Unknown:
            term: Term = object.__getattribute__(value, "_term")
            return term
        if type(value) is int or type(value) is bool:
            return self.known(int(value))
        raise InspectedError(f"a count was combined with {type(value).__name__}")


def _refused(_one: Number, _other: Number) -> Number:
    raise InspectedError("the bits of a count were asked for")


def _refused_word(_one: Word, _other: Word) -> Word:
    raise InspectedError("a word of bits was divided")


NUMBERS: Kind[Number] = Kind(
    known=number,
    add=lambda one, other: one + other,
    subtract=lambda one, other: one - other,
    multiply=lambda one, other: one * other,
    same=equal,
    less=lambda one, other: one < other,
    at_most=lambda one, other: one <= other,
    mask=_refused,
    shift=_refused,
    divide=quotient,
)
WORDS: Kind[Word] = Kind(
    known=known_word,
    add=lambda one, other: one + other,
    subtract=lambda one, other: one - other,
    multiply=lambda one, other: one * other,
    same=same_words,
    less=lambda one, other: one < other,
    at_most=lambda one, other: one <= other,
    mask=lambda one, other: one & other,
    shift=lambda one, other: one >> other,
    divide=_refused_word,
)


class Unknown(Guarded, Generic[Term]):
    """An integer that the solver does not know: it can be computed with and compared, and nothing else."""

    def __init__(self, term: Term, path: Path, kind: Kind[Term]) -> None:
        super().__init__("a count")
        for name, value in (("_term", term), ("_path", path), ("_kind", kind)):
            object.__setattr__(self, name, value)

    def __add__(self, other: Unknown[Term] | int) -> Unknown[Term]:
        return _made(self, _kind(self).add, other)

    __radd__ = __add__

    def __sub__(self, other: Unknown[Term] | int) -> Unknown[Term]:
        return _made(self, _kind(self).subtract, other)

    def __mul__(self, other: Unknown[Term] | int) -> Unknown[Term]:
        return _made(self, _kind(self).multiply, other)

    __rmul__ = __mul__

    def __and__(self, other: Unknown[Term] | int) -> Unknown[Term]:
        return _made(self, _kind(self).mask, other)

    def __rshift__(self, other: Unknown[Term] | int) -> Unknown[Term]:
        return _made(self, _kind(self).shift, other)

    def __floordiv__(self, other: int) -> Unknown[Term]:
        if type(other) is not int or other <= 0:
            raise InspectedError("a count was divided by something else than a positive integer")
        return _made(self, _kind(self).divide, other)

    def __bool__(self) -> bool:
        return self != 0

    @override
    def __eq__(self, other: object) -> bool:
        return _decided(self, _kind(self).same, other)

    @override
    def __ne__(self, other: object) -> bool:
        return not _decided(self, _kind(self).same, other)

    def __lt__(self, other: object) -> bool:
        return _decided(self, _kind(self).less, other)

    def __le__(self, other: object) -> bool:
        return _decided(self, _kind(self).at_most, other)

    def __gt__(self, other: object) -> bool:
        return not self <= other

    def __ge__(self, other: object) -> bool:
        return not self < other

    __hash__ = Guarded.__hash__


def path_of(value: Unknown[Term]) -> Path:
    """Return the path on which an unknown integer was met."""
    return _path(value)


def _kind(value: Unknown[Term]) -> Kind[Term]:
    kind: Kind[Term] = object.__getattribute__(value, "_kind")
    return kind


def _path(value: Unknown[Term]) -> Path:
    path: Path = object.__getattribute__(value, "_path")
    return path


def _made(value: Unknown[Term], combine: Callable[[Term, Term], Term], other: object) -> Unknown[Term]:
    kind = _kind(value)
    return Unknown(combine(kind.term(value), kind.term(other)), _path(value), kind)


def _decided(value: Unknown[Term], claim: Callable[[Term, Term], Truth], other: object) -> bool:
    kind = _kind(value)
    return _path(value).decide(claim(kind.term(value), kind.term(other)))


@attrs.frozen
class Outcome(Generic[Term]):
    """What must hold for the code to take this way, and what it returns then."""

    conditions: tuple[Truth, ...]
    result: Term


def all_paths(
    code: Callable[[Path], object], premises: Sequence[Truth], kind: Kind[Term]
) -> Iterator[Outcome[Term]]:
    """Yield every way that the code can take, with what it gives."""
    waiting: list[list[bool]] = [[]]
    while waiting:
        known = waiting.pop()
        path = Path(known, premises)
        result = code(path)
        waiting += [
            [*path.taken[:place], not path.taken[place]] for place in range(len(known), len(path.taken))
        ]
        if path.is_possible():
            yield Outcome(tuple(path.conditions), kind.term(result))
