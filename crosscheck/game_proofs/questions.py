"""Whether linear constraints over small whole numbers can hold together: by bounds where these suffice, otherwise by z3.

Each different question is put to z3 once. Unknowns that stand in every constraint with the same factor are one unknown
as far as the answer goes, so their sum takes their place: the questions of all rounds and of all seats become few.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TypeAlias

from attrs import frozen

from proofs.smt import Answer, Solver, between, integer, number, weighted

Bounds: TypeAlias = Mapping[str, tuple[int, int]]
Rows: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]
Key: TypeAlias = tuple[tuple[tuple[int, int], ...], Rows]
"""Bounds of each unknown, and for each constraint the factors of the unknowns and the constant."""


class UndecidedError(Exception):
    """The solver did not answer."""


@frozen(cache_hash=True)
class Constraint:
    """A sum of unknowns, each so many times, and a constant: it is not negative."""

    terms: tuple[tuple[str, int], ...]
    constant: int

    @cached_property
    def negation(self) -> Constraint:
        """Return the constraint that holds just where this one does not."""
        return Constraint(tuple((name, -factor) for name, factor in self.terms), -self.constant - 1)


def least(bounds: Bounds, constraint: Constraint) -> int:
    """Return the least value that the bounds alone allow."""
    return constraint.constant + sum(
        factor * bounds[name][0 if factor > 0 else 1] for name, factor in constraint.terms
    )


def greatest(bounds: Bounds, constraint: Constraint) -> int:
    """Return the greatest value that the bounds alone allow."""
    return constraint.constant + sum(
        factor * bounds[name][1 if factor > 0 else 0] for name, factor in constraint.terms
    )


def can_hold(bounds: Bounds, known: Sequence[Constraint], asked: Constraint) -> bool:
    """Return True if a constraint can hold together with what is known, which holds together by itself."""
    if greatest(bounds, asked) < 0:
        return False
    relevant = connected(bounds, known, asked)
    if least(bounds, asked) >= 0 or not relevant:
        return True
    return ask(key_of(bounds, [*relevant, asked]))


def connected(bounds: Bounds, known: Sequence[Constraint], asked: Constraint) -> list[Constraint]:
    """Return what is known of the unknowns of a question, of those that these depend on, and so on."""
    names = {name for name, _ in asked.terms}
    rest = [constraint for constraint in known if least(bounds, constraint) < 0]
    found: list[Constraint] = []
    while True:
        touching = [each for each in rest if any(name in names for name, _ in each.terms)]
        if not touching:
            return found
        rest = [each for each in rest if each not in touching]
        found += touching
        names |= {name for each in touching for name, _ in each.terms}


def key_of(bounds: Bounds, constraints: Sequence[Constraint]) -> Key:
    """Return the question without names: equal unknowns joined, everything in a fixed order."""
    rows = sorted({(constraint.terms, constraint.constant) for constraint in constraints}, key=row_order)
    columns: dict[str, list[int]] = {}
    for place, (terms, _) in enumerate(rows):
        for name, factor in terms:
            columns.setdefault(name, [0] * len(rows))[place] = factor
    joined: dict[tuple[int, ...], tuple[int, int]] = {}
    for name, column in columns.items():
        low, high = joined.get(tuple(column), (0, 0))
        joined[tuple(column)] = (low + bounds[name][0], high + bounds[name][1])
    ordered = sorted(joined)
    factors = zip(*ordered, strict=True)
    return (
        tuple(joined[column] for column in ordered),
        tuple((tuple(row), constant) for row, (_, constant) in zip(factors, rows, strict=True)),
    )


def row_order(
    row: tuple[tuple[tuple[str, int], ...], int],
) -> tuple[int, int, tuple[int, ...], tuple[str, ...]]:
    """Order constraints by what is left when names are dropped, and only then by names."""
    terms, constant = row
    return (
        len(terms),
        constant,
        tuple(sorted(factor for _, factor in terms)),
        tuple(name for name, _ in terms),
    )


@cache
def ask(key: Key) -> bool:
    """Return True if constraints can hold together: by an assignment, by bounds that become empty, or by z3."""
    bounds, rows = key
    found = assign(list(bounds), rows)
    return ask_solver(key) if found is None else found


def assign(bounds: list[tuple[int, int]], rows: Rows) -> bool | None:
    """Return True after finding an assignment, False if bounds show that there is none, None if neither is easy."""
    narrowed = narrow(bounds, rows)
    if narrowed is None:
        return False
    for place in range(len(bounds)):
        low, high = narrowed[place]
        for value in (low, high):
            tried = narrow([*narrowed[:place], (value, value), *narrowed[place + 1 :]], rows)
            if tried is not None:
                narrowed = tried
                break
        else:
            return None
    values = [low for low, _ in narrowed]
    return True if all(holds(row, values) for row in rows) else None


def holds(row: tuple[tuple[int, ...], int], values: Sequence[int]) -> bool:
    """Return True if a constraint holds for these values."""
    factors, constant = row
    return constant + sum(factor * value for factor, value in zip(factors, values, strict=True)) >= 0


def narrow(bounds: Sequence[tuple[int, int]], rows: Rows) -> list[tuple[int, int]] | None:
    """Return bounds from which each constraint has cut off what it excludes; None if nothing is left."""
    narrowed = list(bounds)
    is_changed = True
    while is_changed:
        is_changed = False
        for factors, constant in rows:
            best = constant + sum(
                factor * narrowed[place][1 if factor > 0 else 0]
                for place, factor in enumerate(factors)
                if factor
            )
            if best < 0:
                return None
            for place, factor in enumerate(factors):
                low, high = narrowed[place]
                # The others at their best leave this unknown at least so much to contribute.
                if factor > 0 and high - best // factor > low:
                    narrowed[place] = (high - best // factor, high)
                    is_changed = True
                elif factor < 0 and low + best // -factor < high:
                    narrowed[place] = (low, low + best // -factor)
                    is_changed = True
    return narrowed


def ask_solver(key: Key) -> bool:
    """Ask z3 whether constraints can hold together."""
    bounds, rows = key
    unknowns = [integer(f"x{place}") for place in range(len(bounds))]
    solver = Solver()
    solver.add(between(low, each, high) for each, (low, high) in zip(unknowns, bounds, strict=True))
    solver.add(
        weighted([*zip(factors, unknowns, strict=True), (1, number(constant))]) >= 0
        for factors, constant in rows
    )
    answer = solver.check()
    if answer is Answer.UNKNOWN:
        raise UndecidedError(solver.why_unknown())
    return answer is Answer.SATISFIABLE
