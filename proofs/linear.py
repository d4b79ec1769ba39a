"""Linear constraints, collected while they are thought of: bits, minima and conditions without any If.

"If this bit is 1, then" is written with a number (`reach`) large enough to make a constraint idle
where the bit is 0. Solvers decide such constraints far faster than they decide conditionals.
"""

from collections.abc import Sequence

from proofs.smt import Number, Truth, between, equal, integer, sum_of


class Constraints:
    """A growing list of constraints, with fresh unknowns under one name."""

    def __init__(self, name: str) -> None:
        """Start empty; every fresh unknown bears the name."""
        self.terms: list[Truth] = []
        self._name = name
        self._made = 0

    def require(self, *truths: Truth) -> None:
        """Add what must hold."""
        self.terms.extend(truths)

    def fresh(self, label: str) -> Number:
        """Return a new unknown."""
        self._made += 1
        return integer(f"{self._name}.{label}.{self._made}")

    def bit(self, label: str) -> Number:
        """Return a new unknown that is 0 or 1."""
        made = self.fresh(label)
        self.require(between(0, made, 1))
        return made

    def named(self, label: str, term: Number) -> Number:
        """Return a new unknown that equals a term."""
        made = self.fresh(label)
        self.require(equal(made, term))
        return made

    def smallest(self, terms: Sequence[Number], reach: int) -> Number:
        """Return the smallest of several numbers that lie no further apart than `reach`."""
        least = self.fresh("smallest")
        picks = [self.bit("pick") for _ in terms]
        self.require(equal(sum_of(picks), 1))
        for pick, term in zip(picks, terms, strict=True):
            self.require(least <= term, least >= term - reach * (1 - pick))
        return least

    def at_least(self, there: Number, asked: Number | int, reach: int) -> Number:
        """Return 1 if there is as much as is asked, 0 if not; both lie between 0 and `reach`."""
        made = self.bit("enough")
        self.require(there - asked >= -reach * (1 - made), there - asked <= (reach + 1) * made - 1)
        return made

    def both(self, bits: Sequence[Number]) -> Number:
        """Return 1 if all bits are 1."""
        made = self.bit("all")
        self.require(made >= sum_of(bits) - (len(bits) - 1), *(made <= each for each in bits))
        return made

    def either(self, bits: Sequence[Number]) -> Number:
        """Return 1 if any of the bits is 1."""
        made = self.bit("any")
        self.require(made <= sum_of(bits), *(made >= each for each in bits))
        return made

    def gated(self, gate: Number, term: Number, reach: int) -> Number:
        """Return the term where the gate is 1, and 0 where it is 0."""
        made = self.fresh("gated")
        self.require(made <= reach * gate, made >= -reach * gate)
        self.require(made - term <= reach * (1 - gate), made - term >= -reach * (1 - gate))
        return made
