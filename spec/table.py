"""The state of the table: players, decks, market, and whose turn it is to do what. Nothing here changes in place."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from spec.readings import Readings

Phase: TypeAlias = Literal["keep", "shuffle", "explore", "take", "place", "return", "return-order", "over"]
Step: TypeAlias = Literal["draw", "take", "place", "return"]


@dataclass(frozen=True)
class Player:
    """One player's cards. Regions and Sanctuaries of the tableau are in the order in which they were added."""

    hand: frozenset[int]
    set_aside: frozenset[int] = frozenset()
    chosen: int | None = None
    drawn: tuple[str, ...] = ()
    regions: tuple[int, ...] = ()
    sanctuaries: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A whole game at one moment. Decks are listed from the top.

    `turns` are the seats that have yet to finish their turn in this round, the one on turn first;
    `steps` is what the player on turn has yet to do, the present step first.
    """

    readings: Readings
    round: int
    phase: Phase
    region_deck: tuple[int, ...]
    sanctuary_deck: tuple[str, ...]
    players: tuple[Player, ...]
    market: frozenset[int] = frozenset()
    removed: frozenset[int] = frozenset()
    turns: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()
    one_by_one: bool = False


def seats(game: Game) -> range:
    """List the seats, numbered from 0."""
    return range(len(game.players))


def seat_on_turn(game: Game) -> int | None:
    """Return the seat whose turn it is; None while all choose at once."""
    return game.turns[0] if game.turns else None


def with_player(game: Game, seat: int, player: Player) -> Game:
    """Return the game in which one player's cards have changed."""
    return replace(
        game, players=tuple(player if other == seat else game.players[other] for other in seats(game))
    )


def is_last_round(game: Game) -> bool:
    """Return True if this is the eighth and last round.

    Rules: ROUND-1
    """
    return game.round == 8


def market_size(game: Game) -> int:
    """Return how many Regions a market has: one more than there are players."""
    return len(game.players) + 1


def turn_up(game: Game, count: int) -> Game:
    """Turn up Regions from the top of the deck; they lie in the market."""
    return replace(
        game,
        market=game.market | set(game.region_deck[:count]),
        region_deck=game.region_deck[count:],
    )


def in_ascending_order(seats_in_question: Iterable[int], game: Game) -> list[int]:
    """Order seats by the Region each has just played, the lowest exploration duration first."""
    return sorted(seats_in_question, key=lambda seat: game.players[seat].regions[-1])
