"""The mark of a method that replaces another, for the type checker.

Python 3.11 has none of its own; at run time this room imports nothing beside the standard library,
z3 and the cards.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["override"]

if TYPE_CHECKING:
    from typing_extensions import override
else:
    Method = TypeVar("Method", bound=Callable[..., object])

    def override(method: Method) -> Method:
        """Return the method as it is."""
        return method
