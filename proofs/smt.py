"""The only door to z3: integers, truth values and a solver, with types.

Nothing else in proofs/ imports z3. Equality is said by the function `equal`: `==` between terms reads
like a bool and is none.
"""

import enum
import functools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import z3

Number: TypeAlias = z3.ArithRef
Truth: TypeAlias = z3.BoolRef
Word: TypeAlias = z3.BitVecRef
WORD_BITS = 128  # wide enough for all sums and differences of packed counts


class Answer(enum.Enum):
    """What a solver says of the constraints it holds."""

    SATISFIABLE = "satisfiable"
    UNSATISFIABLE = "unsatisfiable"
    UNKNOWN = "unknown"


def integer(name: str) -> Number:
    """Return an unknown whole number."""
    return z3.Int(name)


@functools.cache
def number(value: int) -> Number:
    """Return a known whole number."""
    return z3.IntVal(value)


def is_known(term: Number) -> bool:
    """Return True if a number is known, so that nothing need be said of it."""
    return isinstance(term, z3.IntNumRef)


def word(name: str) -> Word:
    """Return an unknown word of bits, to stand for an integer that is worked on bit by bit."""
    return z3.BitVec(name, WORD_BITS)


def known_word(value: int) -> Word:
    """Return a known word of bits."""
    return z3.BitVecVal(value, WORD_BITS)


def same_words(left: Word, right: Word | int) -> Truth:
    """Return the proposition that two words are equal."""
    return left == right


def sum_of(terms: Iterable[Number]) -> Number:
    """Return the sum, 0 when there is nothing to add; known numbers are added up at once."""
    known, unknown = 0, list[Number]()
    for term in terms:
        if isinstance(term, z3.IntNumRef):
            known += term.as_long()
        else:
            unknown.append(term)
    if known or not unknown:
        unknown.append(number(known))
    return unknown[0] if len(unknown) == 1 else z3.Sum(unknown)


def weighted(pairs: Iterable[tuple[int, Number]]) -> Number:
    """Return the sum of factor times term, leaving out what has the factor 0."""
    return sum_of(scaled(factor, term) for factor, term in pairs if factor)


def scaled(factor: int, term: Number) -> Number:
    """Return a term so many times."""
    if isinstance(term, z3.IntNumRef):
        return number(factor * term.as_long())
    return term if factor == 1 else factor * term


def equal(left: Number, right: Number | int) -> Truth:
    """Return the proposition that two numbers are equal."""
    return left == right


def different(left: Number, right: Number | int) -> Truth:
    """Return the proposition that two numbers differ."""
    return left != right


def all_different(terms: Sequence[Number]) -> Truth:
    """Return the proposition that no two of the numbers are equal."""
    return z3.Distinct(*terms)


def all_of(terms: Iterable[Truth]) -> Truth:
    """Return the proposition that all hold; true when there are none."""
    return z3.And(list(terms))


def any_of(terms: Iterable[Truth]) -> Truth:
    """Return the proposition that at least one holds; false when there are none."""
    return z3.Or(list(terms))


def negation(term: Truth) -> Truth:
    """Return the proposition that it does not hold."""
    return z3.Not(term)


def implies(left: Truth, right: Truth) -> Truth:
    """Return the proposition that the right holds wherever the left does."""
    return z3.Implies(left, right)


def between(low: int, term: Number, high: int) -> Truth:
    """Return the proposition that a number lies within bounds, both included."""
    return all_of([term >= low, term <= high])


class Values:
    """One assignment that satisfies the constraints."""

    def __init__(self, model: z3.ModelRef) -> None:
        """Hold z3's model."""
        self._model = model

    def of(self, term: Number) -> int:
        """Return the number that the term has here; a number left free is 0."""
        value = self._model.eval(term, model_completion=True)
        if not isinstance(value, z3.IntNumRef):
            raise TypeError(f"z3 gives no number for {term.sexpr()}")
        return value.as_long()


class Solver:
    """Constraints, and the question whether they can hold together, bounded by work and not by time."""

    def __init__(self, rlimit: int = 0) -> None:
        """Start without constraints; an rlimit of 0 is no limit."""
        self._solver = z3.SimpleSolver()
        self._solver.set("rlimit", rlimit)
        self._solver.set("random_seed", 1)

    def add(self, constraints: Iterable[Truth]) -> None:
        """Add constraints."""
        self._solver.add(*constraints)

    @contextmanager
    def supposing(self, constraints: Iterable[Truth]) -> Iterator[None]:
        """Hold more constraints for as long as the block lasts."""
        self._solver.push()
        try:
            self._solver.add(*constraints)
            yield
        finally:
            self._solver.pop()

    def check(self) -> Answer:
        """Ask whether all constraints can hold together."""
        answer = self._solver.check()
        if answer == z3.sat:
            return Answer.SATISFIABLE
        return Answer.UNSATISFIABLE if answer == z3.unsat else Answer.UNKNOWN

    def values(self) -> Values:
        """Return the assignment found by the last check that was satisfiable."""
        return Values(self._solver.model())

    def why_unknown(self) -> str:
        """Return z3's reason for the last unknown."""
        return self._solver.reason_unknown()

    def script(self) -> str:
        """Return the constraints as an SMT-LIB 2 script that any solver reads."""
        return self._solver.to_smt2()
