from collections.abc import Callable
from typing import ParamSpec, TypeVar

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

def njit(
    signature: str, *, cache: bool, nogil: bool
) -> Callable[[Callable[_Given, _Result]], Callable[_Given, _Result]]: ...
