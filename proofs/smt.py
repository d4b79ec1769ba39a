"""The only module that calls z3: integers, truth values and a solver, with types.

Nothing else in proofs/ imports z3. Equality is said by the function `equal`: `==` between terms reads
like a bool and is none.
"""

import enum
import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeAlias

import z3

Number: TypeAlias = z3.ArithRef
Truth: TypeAlias = z3.BoolRef
Word: TypeAlias = z3.BitVecRef
WORD_BITS = 64  # wide enough for all sums and differences of packed counts


class Answer(enum.Enum):
    """What a solver says about its constraints, in the words of SMT-LIB."""

    SATISFIABLE = "sat"
    UNSATISFIABLE = "unsat"
    UNKNOWN = "unknown"


Constraints: TypeAlias = tuple[Truth, ...]
Listener: TypeAlias = Callable[[Constraints, Answer], None]
_LISTENER: ContextVar[Listener | None] = ContextVar("listener", default=None)
LOGICS = {"is-lia": "QF_LIA", "is-nia": "QF_NIA", "is-qfbv": "QF_BV"}


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Pass every question that z3 is asked, and its answer, to a listener for as long as the block lasts."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


def integer(name: str) -> Number:
    """Return an unknown whole number."""
    return z3.Int(name)


@functools.cache
def number(value: int) -> Number:
    """Return a known whole number."""
    return z3.IntVal(value)


def is_known(term: Number) -> bool:
    """Return True if a number is known, so that it needs no constraint."""
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


def smaller_word(one: Word, other: Word) -> Word:
    """Return the smaller of two words."""
    return z3.If(one < other, one, other)


def shifted_word(one: Word, bits: int) -> Word:
    """Return a word shifted to the left."""
    return one << bits


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
    """Return a term multiplied by a number."""
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
    listed = list(terms)
    if len(listed) < 2:  # SMT-LIB knows no `and` of fewer than two
        return listed[0] if listed else z3.BoolVal(val=True)
    return z3.And(listed)


def any_of(terms: Iterable[Truth]) -> Truth:
    """Return the proposition that at least one holds; false when there are none."""
    listed = list(terms)
    if len(listed) < 2:
        return listed[0] if listed else z3.BoolVal(val=False)
    return z3.Or(listed)


def negation(term: Truth) -> Truth:
    """Return the proposition that it does not hold."""
    return z3.Not(term)


def implies(left: Truth, right: Truth) -> Truth:
    """Return the proposition that the right holds wherever the left does."""
    return z3.Implies(left, right)


def if_else(condition: Truth, then: Number, otherwise: Number) -> Number:
    """Return one number where the condition holds and the other where it does not."""
    return z3.If(condition, then, otherwise)


def quotient(dividend: Number, divisor: Number) -> Number:
    """Return a quotient, rounded down; the divisor is positive."""
    return dividend / divisor


def unknowns_of(terms: Iterable[Number | Truth]) -> set[str]:
    """Return the names of all unknowns in some terms."""
    waiting: list[z3.ExprRef] = list(terms)
    seen, names = set[int](), set[str]()
    while waiting:
        term = waiting.pop()
        if term.get_id() in seen:
            continue
        seen.add(term.get_id())
        if z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            names.add(term.decl().name())
        waiting += term.children()
    return names


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

    def of_word(self, term: Word) -> int:
        """Return the integer that a word stands for here."""
        value = self._model.eval(term, model_completion=True)
        if not isinstance(value, z3.BitVecNumRef):
            raise TypeError(f"z3 gives no word for {term.sexpr()}")
        return value.as_signed_long()


class Solver:
    """Constraints, and the question whether they can hold together, limited by work and not by time."""

    def __init__(self, rlimit: int = 0) -> None:
        """Start without constraints; an rlimit of 0 is no limit."""
        self._solver = z3.SimpleSolver()
        self._solver.set("rlimit", rlimit)
        self._solver.set("random_seed", 1)
        self._constraints: list[Truth] = []

    def add(self, constraints: Iterable[Truth]) -> None:
        """Add constraints."""
        listed = list(constraints)
        self._constraints += listed
        self._solver.add(*listed)

    @contextmanager
    def supposing(self, constraints: Iterable[Truth]) -> Iterator[None]:
        """Hold more constraints for as long as the block lasts."""
        before = len(self._constraints)
        self._solver.push()
        try:
            self.add(constraints)
            yield
        finally:
            self._solver.pop()
            del self._constraints[before:]

    def check(self) -> Answer:
        """Ask whether all constraints can hold together."""
        answer = _answer(self._solver.check())
        if (listener := _LISTENER.get()) is not None:
            listener(tuple(self._constraints), answer)
        return answer

    def values(self) -> Values:
        """Return the assignment found by the last check that was satisfiable."""
        return Values(self._solver.model())

    def why_unknown(self) -> str:
        """Return z3's reason for the last unknown."""
        return self._solver.reason_unknown()

    def script(self) -> str:
        """Return the constraints as an SMT-LIB script that any solver reads."""
        return f"{smtlib(self._constraints)}(check-sat)\n"


def _answer(result: z3.CheckSatResult) -> Answer:
    if result == z3.sat:
        return Answer.SATISFIABLE
    return Answer.UNSATISFIABLE if result == z3.unsat else Answer.UNKNOWN


def smtlib(constraints: Iterable[Truth]) -> str:
    """Return declarations and assertions in SMT-LIB, as they were stated and not as z3 simplifies them."""
    solver = z3.Solver()
    solver.add(*constraints)
    lines = solver.to_smt2().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(("; ", "(set-info ", "(check-sat)")))


def logic_of(constraints: Iterable[Truth]) -> str:
    """Return the smallest logic of SMT-LIB, of those in use here, that the constraints belong to."""
    goal = z3.Goal()
    goal.add(*constraints)
    for probe, logic in LOGICS.items():
        if z3.Probe(probe)(goal):
            return logic
    raise ValueError("constraints of no logic that is in use here")


def ask_z3(script: str, rlimit: int) -> Answer:
    """Return z3's answer to a script, read back from its text."""
    solver = z3.SimpleSolver()
    solver.set("rlimit", rlimit)
    solver.from_string(script)
    return _answer(solver.check())
