"""The kernels of the search, compiled or plain, with the workspace that each kind needs."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from attrs import frozen

from faraway.best.annealing import anneal
from faraway.best.exploring import explore
from faraway.fast.compiler import Numbers, compile_kernel, is_fast


@frozen(kw_only=True)
class Engine:
    """The two kernels to call, and how to make the arrays that they take."""

    is_compiled: bool
    explore: Callable[[Numbers, Numbers, int], int]
    anneal: Callable[[Numbers, Numbers, int], int]

    def array(self, numbers: array[int]) -> Numbers:
        """Make a copy of the kind that the kernels take: plain Python is quicker with a list."""
        return numbers[:] if self.is_compiled else numbers.tolist()


PLAIN = Engine(is_compiled=False, explore=explore, anneal=anneal)


def compiled_engine() -> Engine:
    """Compile the kernels, or load them from the cache."""
    return Engine(
        is_compiled=True,
        explore=compile_kernel(explore, "qq"),
        anneal=compile_kernel(anneal, "qq"),
    )


def fastest_engine() -> Engine:
    """Return the compiled kernels, or the plain ones where compiling is not possible."""
    return compiled_engine() if is_fast() else PLAIN
