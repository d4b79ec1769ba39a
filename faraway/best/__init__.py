"""The best tableau that a pool of cards allows: exact, with proof by exhaustive search, and at any time a bound."""

from faraway.best.position import Position
from faraway.best.search import Best, Progress, Wish, find_best

__all__ = ["Best", "Position", "Progress", "Wish", "find_best"]
