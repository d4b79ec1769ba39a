"""Kernels: plain Python loops over integers, compiled to machine code with the extra [fast].

A kernel is an ordinary function over flat arrays of integers. With the extra [fast] LLVM compiles it. Without it, or
where the source of the kernel is not installed, the same function runs in plain Python, more slowly.
"""

import os
import warnings
from collections.abc import Callable
from functools import cache
from typing import ParamSpec, Protocol, TypeVar

Params = ParamSpec("Params")
Result = TypeVar("Result")

CHECKED = "FARAWAY_CHECKED_KERNELS"
"""With this variable set to anything, kernels trap where an index is outside its array or a number too large."""

INSTALL_HINT = "install the extra [fast]: pip install 'faraway-rules[fast]'"


class SlowWarning(UserWarning):
    """Kernels run in plain Python instead of machine code."""


class Numbers(Protocol):
    """A flat array, list or memoryview of integers that a kernel reads and writes."""

    def __getitem__(self, index: int, /) -> int:
        """Return the integer at an index."""
        ...

    def __setitem__(self, index: int, number: int, /) -> None:
        """Store an integer at an index."""
        ...


class Shared(Numbers, Protocol):
    """Integers that another thread may change while a kernel runs: every read is atomic."""


def _probe(number: int) -> int:
    return number + 1


@cache
def why_slow() -> str | None:
    """Return why kernels run in plain Python here, or None if they are compiled.

    The reason is found by compiling the smallest kernel: llvmlite may be missing, broken or too old, and an
    installation may have bytecode without source files.
    """
    try:
        import llvmlite.binding  # noqa: F401, PLC0415  an optional extra
    except ImportError:
        return f"llvmlite is not installed; {INSTALL_HINT}"
    except Exception as error:  # noqa: BLE001  a broken installation may fail in any way
        return f"llvmlite does not work here ({error})"
    try:
        compile_kernel(_probe, "")
    except Exception as error:  # noqa: BLE001  as above
        return f"kernels cannot be compiled here ({error})"
    return None


def is_fast() -> bool:
    """Return True if kernels are compiled here."""
    return why_slow() is None


def slow_notice(reason: str | None = None) -> str:
    """Return the text of the warning that kernels run in plain Python."""
    return f"this runs in plain Python, about a hundred times slower: {reason or why_slow()}"


def warn_if_slow(stacklevel: int = 3) -> None:
    """Warn if kernels run in plain Python."""
    if not is_fast():
        warnings.warn(slow_notice(), SlowWarning, stacklevel=stacklevel)


@cache
def compile_kernel(kernel: Callable[Params, Result], typecodes: str) -> Callable[Params, Result]:
    """Compile a kernel and the kernels that it calls.

    `typecodes` are the element types of its arrays, in the order of its parameters, as in the module `array`: b, h or q
    for 8, 16 or 64 bits. An array is any writable buffer with such elements. The compiled kernel releases the GIL.
    """
    from faraway.fast.compiler.jit import jit_compile  # noqa: PLC0415  it imports llvmlite, an optional extra

    return jit_compile(kernel, typecodes, is_checked=bool(os.environ.get(CHECKED)))


def fastest(kernel: Callable[Params, Result], typecodes: str) -> Callable[Params, Result]:
    """Return a kernel compiled, or the kernel itself where it cannot be compiled."""
    if not is_fast():
        return kernel
    from faraway.fast.compiler.source import SourceUnavailableError  # noqa: PLC0415  the compiler is loaded by need

    try:
        return compile_kernel(kernel, typecodes)
    except SourceUnavailableError as error:
        warnings.warn(slow_notice(str(error)), SlowWarning, stacklevel=2)
        return kernel
