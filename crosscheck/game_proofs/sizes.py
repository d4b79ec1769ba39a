"""Numbers of cards that are not known: linear forms, and the paths that code takes when it compares them.

A `Size` cannot be looked at. It can be added, subtracted and compared; a comparison that the premises of the path do not
settle is answered both ways, on two paths. `run_paths` runs a function once on every path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from attrs import define, field, frozen
from typing_extensions import override

from crosscheck.game_proofs.questions import Constraint, can_hold

Number: TypeAlias = "Size | int"
Choice: TypeAlias = tuple[str, str]
"""A reading, or something else that is open, and the value that was chosen on this path."""
Result = TypeVar("Result")


class LookedAtError(Exception):
    """The code asked for something of a card or a number of cards that no rule needs."""


class Size:
    """A number of cards: a linear form over unknowns. There is one object for each form, made by `size_of`."""

    __slots__ = ("constant", "constraint", "serial", "sums", "terms")

    def __init__(self, terms: tuple[tuple[str, int], ...], constant: int, serial: int) -> None:
        self.terms = terms
        self.constant = constant
        self.serial = serial
        self.constraint = Constraint(terms, constant)
        # Walks do the same few sums over and over: what came of adding so many times the number of this serial.
        self.sums: dict[tuple[int, int], Number] = {}

    def __add__(self, other: object) -> Number:
        return _sum(self, other, 1)

    __radd__ = __add__

    def __sub__(self, other: object) -> Number:
        return _sum(self, other, -1)

    def __rsub__(self, other: object) -> Number:
        return _sum(_number(other), self, -1)

    def __le__(self, other: object) -> bool:
        return not_negative(_number(other) - self)

    def __lt__(self, other: object) -> bool:
        return not_negative(_number(other) - self - 1)

    def __ge__(self, other: object) -> bool:
        return not_negative(self - _number(other))

    def __gt__(self, other: object) -> bool:
        return not_negative(self - _number(other) - 1)

    @override
    def __eq__(self, other: object) -> bool:
        return self <= other and self >= other

    @override
    def __ne__(self, other: object) -> bool:
        return not self == other

    def __bool__(self) -> bool:
        return self != 0

    @override
    def __hash__(self) -> int:
        raise LookedAtError("a number of cards was hashed")

    @override
    def __repr__(self) -> str:
        raise LookedAtError("a number of cards was printed")

    def __index__(self) -> int:
        raise LookedAtError("a number of cards was used as a known number")


_sizes: dict[tuple[tuple[tuple[str, int], ...], int], Size] = {}


def size_of(terms: tuple[tuple[str, int], ...], constant: int = 0) -> Size:
    """Return the one object for a linear form."""
    form = (terms, constant)
    if form not in _sizes:
        _sizes[form] = Size(terms, constant, len(_sizes))
    return _sizes[form]


def unknown(name: str) -> Size:
    """Return an unknown number of cards."""
    return size_of(((name, 1),))


def _number(value: object) -> Number:
    if isinstance(value, Size | int) and not isinstance(value, bool):
        return value
    raise LookedAtError(f"a number of cards was compared with {type(value).__name__}")


def _sum(one: Number, other: object, factor: int) -> Number:
    """Return one number and so many times another; a known sum is an int."""
    if isinstance(one, Size) and type(other) is int:
        return size_of(one.terms, one.constant + factor * other) if other else one
    other = _number(other)
    if isinstance(one, int) or isinstance(other, int):
        return _added(one, other, factor)
    question = (other.serial, factor)
    if question not in one.sums:
        one.sums[question] = _added(one, other, factor)
    return one.sums[question]


def _added(one: Number, other: Number, factor: int) -> Number:
    terms = dict(one.terms) if isinstance(one, Size) else {}
    constant = one.constant if isinstance(one, Size) else one
    if isinstance(other, Size):
        for name, count in other.terms:
            terms[name] = terms.get(name, 0) + factor * count
        constant += factor * other.constant
    else:
        constant += factor * other
    kept = tuple(sorted((name, count) for name, count in terms.items() if count))
    return size_of(kept, constant) if kept else constant


def constraint_of(size: Number) -> Constraint:
    """Return the constraint that a number is not negative."""
    return size.constraint if isinstance(size, Size) else Constraint((), size)


@frozen
class Premises:
    """What is known of the unknowns before a path begins: bounds of each, and constraints."""

    bounds: dict[str, tuple[int, int]]
    constraints: tuple[Constraint, ...] = ()


@define(eq=False)
class Path:
    """One way through the code: what was decided so far, and which other ways remain to be taken."""

    premises: Premises
    prefix: tuple[int, ...] = ()
    fixed: Mapping[str, str] = field(factory=dict)
    """Readings that are not left open."""
    trail: list[int] = field(factory=list)
    others: list[tuple[int, ...]] = field(factory=list)
    constraints: list[Constraint] = field(factory=list)
    chosen: dict[str, str] = field(factory=dict)
    bounds: dict[str, tuple[int, int]] = field(factory=dict)
    known: int = 0
    """A number for all that is known: paths that know the same share the answers to their questions."""

    def __attrs_post_init__(self) -> None:
        self.bounds |= self.premises.bounds
        self.known = _number_of(0, tuple(sorted(self.bounds.items())))
        for constraint in self.premises.constraints:
            self.suppose(constraint)

    def introduce(self, name: str, low: int, high: int) -> Size:
        """Return a new unknown within bounds, or the one of this name."""
        self.bounds[name] = (low, high)
        self.known = _number_of(self.known, (name, low, high))
        return unknown(name)

    def suppose(self, constraint: Constraint) -> None:
        """Restrict the path; the caller answers for it."""
        self.constraints.append(constraint)
        self.known = _number_of(self.known, constraint)

    def is_possible(self, constraint: Constraint) -> bool:
        """Return True if a constraint can hold on this path."""
        question = (self.known, constraint)
        if question not in _answers:
            _answers[question] = can_hold(self.bounds, self.constraints, constraint)
        return _answers[question]

    def is_certain(self, constraint: Constraint) -> bool:
        """Return True if a constraint holds wherever the path leads."""
        return not self.is_possible(constraint.negation)

    def decide(self, constraint: Constraint) -> bool:
        """Return whether a constraint holds, on both paths if it is open."""
        if not constraint.terms:
            return constraint.constant >= 0
        if not self.is_possible(constraint.negation):
            return True
        if not self.is_possible(constraint):
            return False
        holds = self._branch(2) == 0
        self.suppose(constraint if holds else constraint.negation)
        return holds

    def choose(self, name: str, values: Sequence[str]) -> str:
        """Return one of several values, each on a path of its own; the same one for as long as the path lasts."""
        if name not in self.chosen:
            fixed = self.fixed.get(name)
            self.chosen[name] = values[self._branch(len(values))] if fixed is None else fixed
        return self.chosen[name]

    def _branch(self, ways: int) -> int:
        depth = len(self.trail)
        if depth < len(self.prefix):
            way = self.prefix[depth]
        else:
            way = 0
            self.others += [(*self.trail, other) for other in range(1, ways)]
        self.trail.append(way)
        return way


_numbers: dict[tuple[int, object], int] = {}
_answers: dict[tuple[int, Constraint], bool] = {}
_current: list[Path] = []


def _number_of(before: int, fact: object) -> int:
    """Return the number for what was known before and one more fact."""
    return _numbers.setdefault((before, fact), len(_numbers) + 1)


def current_path() -> Path:
    """Return the path that is being taken."""
    if not _current:
        raise LookedAtError("a number of cards was compared outside a path")
    return _current[-1]


def not_negative(size: Number) -> bool:
    """Return whether a number is at least 0, on both paths if that is open."""
    return size >= 0 if isinstance(size, int) else current_path().decide(constraint_of(size))


def is_certain(size: Number) -> bool:
    """Return True if a number is certainly not negative on this path; never branches."""
    return size >= 0 if isinstance(size, int) else current_path().is_certain(constraint_of(size))


def form_of(size: Number) -> object:
    """Return a linear form as a value that can be looked up."""
    return (size.terms, size.constant) if isinstance(size, Size) else size


def same_form(one: Number, other: Number) -> bool:
    """Return True if two numbers are the same linear form."""
    if isinstance(one, int) or isinstance(other, int):
        return isinstance(one, int) and isinstance(other, int) and one == other
    return one is other


def are_equal(one: Number, other: Number) -> bool:
    """Return True if two numbers are certainly equal on this path; never branches."""
    if same_form(one, other):
        return True
    difference = one - other
    return is_certain(difference) and is_certain(0 - difference)


@contextmanager
def on_path(path: Path) -> Iterator[Path]:
    """Answer comparisons on this path for as long as the block lasts."""
    _current.append(path)
    try:
        yield path
    finally:
        _current.pop()


def run_paths(
    run: Callable[[Path], Result], premises: Premises, fixed: Mapping[str, str] | None = None
) -> Iterator[tuple[Path, Result]]:
    """Run a function once on every path that is possible under the premises."""
    pending: list[tuple[int, ...]] = [()]
    while pending:
        path = Path(premises, pending.pop(), fixed or {})
        with on_path(path):
            result = run(path)
        pending += path.others
        yield path, result
