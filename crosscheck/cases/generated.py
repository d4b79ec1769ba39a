"""A generated question, and how it lists numbers."""

from collections.abc import Iterable

from attrs import frozen

from faraway.rulebook.cases import case as cases
from spec.readings import load_readings
from spec.table import Game, Player


@frozen(kw_only=True)
class Generated:
    """A question, the case that it holds, and the sentence that belongs to the specification's value."""

    question: str
    case: cases.Case
    sentence: str


def listed(row: Iterable[int]) -> str:
    """Return numbers as a question lists them."""
    return ", ".join(map(str, row))


def player_of(row: tuple[int, ...], sanctuaries: tuple[str, ...] = ()) -> Player:
    """Return the specification's player with a tableau and no hand."""
    return Player(hand=frozenset(), regions=row, sanctuaries=sanctuaries)


def table_of(played: tuple[int, ...], sanctuary_deck: tuple[str, ...] = ()) -> Game:
    """Return the specification's table at which each player has played one Region."""
    return Game(
        readings=load_readings({}),
        round=1,
        phase="explore",
        region_deck=(),
        sanctuary_deck=sanctuary_deck,
        players=tuple(player_of((number,)) for number in played),
    )
