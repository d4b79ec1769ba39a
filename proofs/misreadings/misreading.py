"""What a misreading of the encoding is, and the register of all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from proofs.scoring import Scoring

S = TypeVar("S", bound=Scoring)


@dataclass(frozen=True)
class Misreading:
    """Scoring with one rule changed, and the clause that it goes against."""

    scoring: type[Scoring]
    against: str


MISREADINGS: dict[str, Misreading] = {}


def misreading(name: str, against: str) -> Callable[[type[S]], type[S]]:
    """Register a class of scoring under the id of the misreading that it follows."""

    def register(scoring: type[S]) -> type[S]:
        MISREADINGS[name] = Misreading(scoring, against)
        return scoring

    return register
