"""What a check is: a claim, a number of cases, and a function that compares a numbered run of them."""

from collections.abc import Callable

import attrs

EVERYTHING_COMPARED = ("faraway", "spec", "proofs", "crosscheck")
"""The packages whose code a kept comparison depends on."""


@attrs.frozen(kw_only=True)
class Disagreement:
    """One case on which the implementations differ, and what a person needs to repeat it."""

    case: str
    detail: str
    replay: str = ""


@attrs.frozen(kw_only=True)
class Check:
    """A claim that is compared case by case; cases are numbered, so any run of them can be repeated."""

    name: str
    claim: str
    unit: str
    count: int
    compare: Callable[[int, int, int], tuple[Disagreement, ...]]
    """Takes a seed, the first case's number and how many cases; returns what disagreed."""
    chunk: int

    def pieces(self) -> list[tuple[int, int]]:
        """Cut the cases into runs: (first case, number of cases)."""
        return [(start, min(self.chunk, self.count - start)) for start in range(0, self.count, self.chunk)]
