"""The only door to numba: functions over arrays of whole numbers, compiled when they are first needed.

numba is here because proofs may not borrow the compiler of faraway/fast: a mistake in it would be in both searches.
Why it stays although a second search in Rust exists: docs/decisions/second-search.md.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeAlias, TypeVar

import numpy as np
from numba import njit
from numpy.typing import NDArray

Given = ParamSpec("Given")
Result = TypeVar("Result")

Whole: TypeAlias = NDArray[np.int64]


def compiled(signature: str) -> Callable[[Callable[Given, Result]], Callable[Given, Result]]:
    """Compile a function for one signature; the machine code is kept beside the source."""
    return njit(signature, cache=True, nogil=False)
