"""The kernels of the search, compiled or plain, with the desk that each kind works on."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from inspect import isfunction
from typing import TYPE_CHECKING, Self

from attrs import frozen

from faraway.best import kernels
from faraway.compiling import NotCachedError, compile_kernel, is_fast, load_kernel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from faraway.compiling import Numbers

_SIGNATURE = "int64(int64[::1], int64[::1], int64)"


@frozen(kw_only=True)
class Engine:
    """The two kernels to call, and how to make the arrays that they take."""

    is_compiled: bool
    explore: Callable[[Numbers, Numbers, int], int]
    anneal: Callable[[Numbers, Numbers, int], int]

    def array(self, numbers: Sequence[int]) -> Numbers:
        """Make an array of the kind that the kernels take."""
        if not self.is_compiled:
            return list(numbers)
        import numpy as np  # noqa: PLC0415  an extra

        return np.array(numbers, np.int64)


PLAIN = Engine(is_compiled=False, explore=kernels.explore, anneal=kernels.anneal)


@cache
def cached_engine() -> Engine:
    """Take the compiled kernels from numba's cache; where they are not there, raise `NotCachedError`."""
    return Engine(
        is_compiled=True,
        explore=load_kernel(kernels.explore, _SIGNATURE),
        anneal=load_kernel(kernels.anneal, _SIGNATURE),
    )


@cache
def compiled_engine() -> Engine:
    """Compile the kernels, or take them from the cache."""
    called = tuple(
        value
        for value in vars(kernels).values()
        if isfunction(value) and value not in {kernels.explore, kernels.anneal}
    )
    return Engine(
        is_compiled=True,
        explore=compile_kernel(kernels.explore, _SIGNATURE, helpers=called),
        anneal=compile_kernel(kernels.anneal, _SIGNATURE),
    )


def ready_engine() -> Engine | None:
    """Give the best engine that can start at once; None where it would have to be compiled first."""
    if not is_fast():
        return PLAIN
    try:
        return cached_engine()
    except NotCachedError:
        return None


_AT_WORK: list[subprocess.Popen[bytes]] = []


class CompiledElsewhere:
    """Another process that compiles the kernels into numba's cache while this one goes on with its work.

    It has a session of its own, so that Ctrl-C is for this process alone. What is not ready when it is no longer waited
    for is compiled all the same: the next search finds it.
    """

    def __init__(self) -> None:
        work = f"import sys; sys.path[:] = {sys.path!r}; from faraway.best import engine; engine.compiled_engine()"
        self._process = subprocess.Popen(  # noqa: S603  nothing of it comes from outside
            [sys.executable, "-c", work],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Wait no longer."""
        _AT_WORK.append(self._process)

    def is_ready(self) -> bool:
        """Tell whether it has come to its end."""
        return self._process.poll() is not None
