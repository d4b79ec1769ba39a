"""Tables laid by hand, in the middle of a game, and the moves made at them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from spec.cards import REGIONS, SANCTUARIES
from spec.errors import Illegal
from spec.game import Game, apply, begin, legal, result, state
from spec.readings import load_readings
from spec.table import Player

DECK = ("forest-stone", "river-stone", "city-stone", "desert-stone", "gray-clue-stone", "gray-fixed-5")


def seat(
    hand: Iterable[int],
    regions: Sequence[int] = (),
    sanctuaries: Sequence[str] = (),
    drawn: Sequence[str] = (),
) -> Player:
    """One player's cards."""
    return Player(
        hand=frozenset(hand), regions=tuple(regions), sanctuaries=tuple(sanctuaries), drawn=tuple(drawn)
    )


def table(
    *players: Player,
    number: int = 2,
    market: Iterable[int] = (),
    region_deck: Sequence[int] = (),
    sanctuary_deck: Sequence[str] = DECK,
    agreed: Mapping[str, str] | None = None,
) -> Game:
    """A game at the beginning of a round."""
    return Game(
        readings=load_readings(agreed or {}),
        round=number,
        phase="explore",
        region_deck=tuple(region_deck),
        sanctuary_deck=tuple(sanctuary_deck),
        players=players,
        market=frozenset(market),
    )


def agree(game: Game, **readings: str) -> Game:
    """The same table under other readings; underscores stand for dashes."""
    chosen = {name.replace("_", "-"): value for name, value in readings.items()}
    return replace(game, readings=load_readings({**game.readings, **chosen}))


def explore(game: Game, *regions: int) -> Game:
    """Seat after seat chooses a Region."""
    for number, region in enumerate(regions):
        game = apply(game, {"type": "explore", "seat": number, "region": region})
    return game


def take(game: Game, number: int, region: int) -> Game:
    """A seat takes a Region from the market."""
    return apply(game, {"type": "take", "seat": number, "region": region})


def place(game: Game, number: int, sanctuary: str) -> Game:
    """A seat places a Sanctuary."""
    return apply(game, {"type": "place", "seat": number, "sanctuary": sanctuary})


def decline(game: Game, number: int) -> Game:
    """A seat places none of the Sanctuaries drawn."""
    return apply(game, {"type": "decline", "seat": number})


def refused(game: Game, **action: object) -> list[str]:
    """The codes with which an action is refused; none when it is legal."""
    try:
        apply(game, action)
    except Illegal as refusal:
        return refusal.codes
    return []


def drawn(game: Game) -> list[list[str]]:
    """What every seat has drawn."""
    return [list(player.drawn) for player in game.players]


def setup(
    players: int,
    variant: str = "standard",
    region_deck: Sequence[int] | None = None,
    sanctuary_deck: Sequence[str] | None = None,
    readings: Mapping[str, str] | None = None,
) -> dict[str, object]:
    """A set-up; unless told otherwise, the decks lie in ascending order."""
    return {
        "players": players,
        "variant": variant,
        "readings": dict(readings or {}),
        "region_deck": list(region_deck or REGIONS),
        "sanctuary_deck": list(sanctuary_deck or SANCTUARIES),
    }


__all__ = [
    "DECK",
    "Game",
    "agree",
    "apply",
    "begin",
    "decline",
    "drawn",
    "explore",
    "legal",
    "place",
    "refused",
    "result",
    "seat",
    "setup",
    "state",
    "table",
    "take",
]
