"""Run real Python on integers that z3 does not know: every path, with what must hold on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import attrs
from typing_extensions import override

from proofs.smt import Answer, Solver, Truth, Word, all_of, known_word, negation, same_words

Result = TypeVar("Result")


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


@attrs.frozen
class Outcome:
    """What must hold for the code to take this way, and what it returns then."""

    conditions: tuple[Truth, ...]
    result: Word


class Asked:
    """A condition that z3 does not know; asking for its truth takes a decision."""

    def __init__(self, term: Truth, path: Path) -> None:
        self._term = term
        self._path = path

    def __bool__(self) -> bool:
        return self._path.decide(self._term)


class Unknown:
    """An integer that z3 does not know."""

    def __init__(self, term: Word, path: Path) -> None:
        self._term = term
        self._path = path

    def term(self) -> Word:
        """Return the term."""
        return self._term

    def _made(self, term: Word) -> Unknown:
        return Unknown(term, self._path)

    def __add__(self, other: Unknown | int) -> Unknown:
        return self._made(self._term + plain(other))

    def __radd__(self, other: int) -> Unknown:
        return self._made(self._term + other)

    def __sub__(self, other: Unknown | int) -> Unknown:
        return self._made(self._term - plain(other))

    def __rsub__(self, other: int) -> Unknown:
        return self._made(known_word(other) - self._term)

    def __mul__(self, other: Unknown | int) -> Unknown:
        return self._made(self._term * plain(other))

    __rmul__ = __mul__

    def __bool__(self) -> bool:
        return self._path.decide(negation(same_words(self._term, 0)))

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Unknown | int):
            return NotImplemented
        return self._path.decide(same_words(self._term, plain(other)))

    @override
    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: Unknown | int) -> bool:
        return self._path.decide(self._term < plain(other))

    def __le__(self, other: Unknown | int) -> bool:
        return self._path.decide(self._term <= plain(other))

    def __gt__(self, other: Unknown | int) -> bool:
        return not self <= other

    def __ge__(self, other: Unknown | int) -> bool:
        return not self < other

    __hash__ = None  # type: ignore[assignment]  # an unknown integer has no hash


def plain(value: Unknown | int) -> Word:
    """Return the term of an unknown or known integer."""
    return value.term() if isinstance(value, Unknown) else known_word(int(value))


def all_paths(code: Callable[[Path], Unknown | int], premises: Sequence[Truth]) -> Iterator[Outcome]:
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
            yield Outcome(tuple(path.conditions), plain(result))


def relation(outcomes: Sequence[Outcome], result: Word) -> list[Truth]:
    """Return, for each way, that it is taken and has this result."""
    return [all_of([*each.conditions, same_words(result, each.result)]) for each in outcomes]
