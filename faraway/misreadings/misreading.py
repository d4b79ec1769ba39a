"""A misreading: a belief about the rules that one replaced function, or one replaced card, puts into practice."""

from collections.abc import Callable
from enum import Enum

from attrs import field, frozen

from faraway.game.record import Rules


class Subject(Enum):
    """What a misreading is about."""

    SCORING = "scoring"
    GAME = "game"
    FACT = "card fact"


@frozen(kw_only=True)
class Misreading:
    """One wrong belief: what somebody holds, the clauses that it breaks, and the rules that follow from it."""

    id: str
    belief: str
    breaks: tuple[str, ...]
    subject: Subject
    misread: Callable[[Rules], Rules] = field(repr=False, eq=False)
