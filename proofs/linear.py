"""Linear constraints, collected while they are thought of: bits, minima and conditions without any If.

"If this bit is 1, then" is written with a number (`reach`) large enough to make a constraint idle
where the bit is 0. Solvers decide such constraints far faster than they decide conditionals.

Each unknown that is made on the way comes with a witness: a value, in terms of what was there before, with which all
constraints hold. Nothing rests on witnesses but the theorem that there is always a solution
(proofs.theorems.encoding), which checks them.
"""

from collections.abc import Sequence

from proofs.smt import Number, Truth, all_of, any_of, between, equal, if_else, integer, number, sum_of


class Constraints:
    """A growing list of constraints, with fresh unknowns under one name."""

    def __init__(self, name: str) -> None:
        """Start empty; every fresh unknown bears the name."""
        self.terms: list[Truth] = []
        self.witnesses: list[tuple[Number, Number]] = []
        self._name = name
        self._made = 0

    def require(self, *truths: Truth) -> None:
        """Add what must hold."""
        self.terms.extend(truths)

    def fresh(self, label: str) -> Number:
        """Return a new unknown."""
        self._made += 1
        return integer(f"{self._name}.{label}.{self._made}")

    def witness(self, unknown: Number, value: Number) -> None:
        """Note a value with which an unknown satisfies what is required of it."""
        self.witnesses.append((unknown, value))

    def is_so(self, unknown: Number, condition: Truth) -> None:
        """Note that a bit is 1 where a condition holds and 0 where it does not."""
        self.witness(unknown, if_else(condition, number(1), number(0)))

    def bit(self, label: str) -> Number:
        """Return a new unknown that is 0 or 1."""
        made = self.fresh(label)
        self.require(between(0, made, 1))
        return made

    def named(self, label: str, term: Number) -> Number:
        """Return a new unknown that equals a term."""
        made = self.fresh(label)
        self.require(equal(made, term))
        self.witness(made, term)
        return made

    def smallest(self, terms: Sequence[Number], reach: int) -> Number:
        """Return the smallest of several numbers that lie no further apart than `reach`."""
        least = self.fresh("smallest")
        picks = [self.bit("pick") for _ in terms]
        self.require(equal(sum_of(picks), 1))
        for pick, term in zip(picks, terms, strict=True):
            self.require(least <= term, least >= term - reach * (1 - pick))
        self.witness(least, smallest_of(terms))
        for place, (pick, term) in enumerate(zip(picks, terms, strict=True)):
            self.is_so(pick, all_of([equal(term, least), *(equal(each, 0) for each in picks[:place])]))
        return least

    def at_least(self, there: Number, asked: Number | int, reach: int) -> Number:
        """Return 1 if there is as much as is asked, 0 if not; both lie between 0 and `reach`."""
        made = self.bit("enough")
        self.require(there - asked >= -reach * (1 - made), there - asked <= (reach + 1) * made - 1)
        self.is_so(made, there >= asked)
        return made

    def both(self, bits: Sequence[Number]) -> Number:
        """Return 1 if all bits are 1."""
        made = self.bit("all")
        self.require(made >= sum_of(bits) - (len(bits) - 1), *(made <= each for each in bits))
        self.is_so(made, all_of(equal(each, 1) for each in bits))
        return made

    def either(self, bits: Sequence[Number]) -> Number:
        """Return 1 if any of the bits is 1."""
        made = self.bit("any")
        self.require(made <= sum_of(bits), *(made >= each for each in bits))
        self.is_so(made, any_of(equal(each, 1) for each in bits))
        return made

    def gated(self, gate: Number, term: Number, reach: int) -> Number:
        """Return the term where the gate is 1, and 0 where it is 0."""
        made = self.fresh("gated")
        self.require(made <= reach * gate, made >= -reach * gate)
        self.require(made - term <= reach * (1 - gate), made - term >= -reach * (1 - gate))
        self.witness(made, if_else(equal(gate, 1), term, number(0)))
        return made


def smallest_of(terms: Sequence[Number]) -> Number:
    """Return the smallest of several numbers, by conditions."""
    least, *others = terms
    for term in others:
        least = if_else(term < least, term, least)
    return least
