"""Kernels: plain Python loops over whole numbers, and with the extra [fast] the same loops as machine code.

A kernel is an ordinary function over flat sequences of whole numbers, so that it runs in two ways: compiled by LLVM over
arrays with the extra [fast], and without it as it stands, over lists, arrays and memoryviews, slower.
"""

from __future__ import annotations

import warnings
from functools import cache
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Given = ParamSpec("Given")
Result = TypeVar("Result")

SLOW_NOTICE = (
    "llvmlite is not installed: this runs in plain Python, about a hundred times slower. "
    "The extra [fast] brings it: pip install 'faraway-rules[fast]'"
)


class SlowWarning(UserWarning):
    """Work that is meant to be compiled runs in plain Python."""


class Numbers(Protocol):
    """What a kernel reads and writes: a flat array, list or memoryview of whole numbers."""

    def __getitem__(self, place: int, /) -> int:
        """Give the number at a place."""
        ...

    def __setitem__(self, place: int, number: int, /) -> None:
        """Put a number at a place."""
        ...


class Shared(Numbers, Protocol):
    """Numbers that another thread may change while a kernel runs: it looks at them anew each time."""


@cache
def is_fast() -> bool:
    """Tell whether kernels are compiled here."""
    try:
        import llvmlite.binding  # noqa: F401, PLC0415  an extra
    except (ImportError, OSError):
        return False
    return True


def warn_if_slow(stacklevel: int = 3) -> None:
    """Say that the work ahead would be faster with the extra [fast]."""
    if not is_fast():
        warnings.warn(SLOW_NOTICE, SlowWarning, stacklevel=stacklevel)


@cache
def compile_kernel(kernel: Callable[Given, Result], arrays: str) -> Callable[Given, Result]:
    """Compile a kernel and the kernels that it calls.

    `arrays` tells the elements of its arrays, in the order of its arguments, by the letters of the module `array`: b, h
    or q for 8, 16 or 64 bits. An array is anything that offers its memory with such elements and may be written to.
    While it runs, other threads run too.
    """
    from faraway.fast.compiler.machine import load_kernel  # noqa: PLC0415  an extra

    return load_kernel(kernel, arrays)


def fastest(kernel: Callable[Given, Result], arrays: str) -> Callable[Given, Result]:
    """Give a kernel compiled, or as it stands where it cannot be compiled."""
    return compile_kernel(kernel, arrays) if is_fast() else kernel
