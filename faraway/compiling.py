"""The only importer of numba: plain Python loops in, the same loops compiled out, or the plain ones again.

A kernel is an ordinary function over flat sequences of whole numbers, so that it runs in three ways: compiled over
numpy arrays with the extra [fast], and without the extra as it stands, over lists and memoryviews, slower.
"""

from __future__ import annotations

import logging
import warnings
from functools import cache
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Given = ParamSpec("Given")
Result = TypeVar("Result")

SLOW_NOTICE = (
    "numba is not installed: this runs in plain Python, about a hundred times slower. "
    "The extra [fast] brings it: pip install 'faraway-rules[fast]'"
)


class SlowWarning(UserWarning):
    """Work that is meant to be compiled runs in plain Python."""


class NotCachedError(Exception):
    """A kernel would have to be compiled first."""


class Numbers(Protocol):
    """What a kernel reads and writes: a flat array, list or memoryview of whole numbers."""

    def __getitem__(self, place: int, /) -> int:
        """Give the number at a place."""
        ...

    def __setitem__(self, place: int, number: int, /) -> None:
        """Put a number at a place."""
        ...


@cache
def is_fast() -> bool:
    """Tell whether kernels are compiled here."""
    try:
        import numba  # noqa: F401, PLC0415  slow to import, and an extra
    except ImportError:
        return False
    return True


def compile_kernel(
    kernel: Callable[Given, Result], signature: str, *, helpers: tuple[object, ...] = ()
) -> Callable[Given, Result]:
    """Compile a kernel and the functions that it calls; what was compiled once is read from numba's cache."""
    from numba import njit  # noqa: PLC0415  slow to import, and an extra
    from numba.extending import register_jitable  # noqa: PLC0415  as above

    for helper in helpers:
        register_jitable(helper)
    try:
        return njit(signature, cache=True, nogil=True)(kernel)
    except RuntimeError as error:
        if "cannot cache" not in str(error):
            raise
    logging.getLogger(__name__).warning(
        "numba finds no place for its cache and compiles anew in every process; NUMBA_CACHE_DIR can name one"
    )
    return njit(signature, cache=False, nogil=True)(kernel)


def warn_if_slow(stacklevel: int = 3) -> None:
    """Say that the work ahead would be faster with the extra [fast]."""
    if not is_fast():
        warnings.warn(SLOW_NOTICE, SlowWarning, stacklevel=stacklevel)


def load_kernel(kernel: Callable[Given, Result], signature: str) -> Callable[Given, Result]:
    """Take a compiled kernel from numba's cache; where it is not there, raise `NotCachedError` without delay.

    The kernel must call another function: as long as `compile_kernel` has not been told of that one, the compiler
    stumbles over it at once.
    """
    from numba import njit  # noqa: PLC0415  slow to import, and an extra
    from numba.core.errors import TypingError  # noqa: PLC0415  as above

    try:
        return njit(signature, cache=True, nogil=True)(kernel)
    except (TypingError, RuntimeError) as error:
        raise NotCachedError(str(error)) from error
