"""The requests of the wire: strict about values, ignoring unknown keys."""

from typing import TypeVar

from attrs import AttrsInstance, fields_dict, frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.conformance.suite.documents import JsonObject
from faraway.game.actions import Action
from faraway.game.readings import Readings
from faraway.game.setup import Setup, Variant
from faraway.io import load_value

Document = TypeVar("Document", bound=AttrsInstance)


@frozen(kw_only=True)
class TableauGiven:
    """A tableau; the Region just played is last."""

    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]


@frozen(kw_only=True)
class RegionsGiven:
    """The Regions of a tableau only."""

    regions: tuple[Duration, ...]


@frozen(kw_only=True)
class DueRequest:
    """Ask how many Sanctuaries each player is due."""

    readings: Readings
    players: tuple[TableauGiven, ...]


@frozen(kw_only=True)
class TurnOrderRequest:
    """Ask for the order in which players take their turns."""

    readings: Readings
    players: tuple[RegionsGiven, ...]


@frozen(kw_only=True)
class DrawRequest:
    """Ask what each player draws."""

    readings: Readings
    played: tuple[Duration, ...]
    due: tuple[int, ...]
    sanctuary_deck: tuple[SanctuaryId, ...]


@frozen(kw_only=True)
class DrawAloneRequest:
    """Ask what one player draws on their turn of a one-by-one round."""

    readings: Readings
    due: int
    sanctuary_deck: tuple[SanctuaryId, ...]


@frozen(kw_only=True)
class LeftoversRequest:
    """Ask for the deck after leftovers are returned."""

    readings: Readings
    drawn: tuple[SanctuaryId, ...]
    placed: SanctuaryId | None
    order: tuple[SanctuaryId, ...] | None = None
    sanctuary_deck: tuple[SanctuaryId, ...]


@frozen(kw_only=True)
class MarketRequest:
    """Ask for the market after the last turn of a round."""

    readings: Readings
    players: int
    round: int
    market: tuple[Duration, ...]
    region_deck: tuple[Duration, ...]
    removed: tuple[Duration, ...]


@frozen(kw_only=True)
class SetUpRequest:
    """Ask for hands, market and deck when the game begins."""

    readings: Readings
    players: int
    variant: Variant
    region_deck: tuple[Duration, ...]
    kept: tuple[tuple[Duration, ...], ...] = ()
    shuffled: tuple[Duration, ...] = ()


@frozen(kw_only=True)
class Standing:
    """What a player has at the end of a game."""

    total: int
    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...] = ()
    hand: tuple[Duration, ...]


@frozen(kw_only=True)
class RankRequest:
    """Ask for the ranking of the players."""

    readings: Readings
    players: tuple[Standing, ...]


@frozen(kw_only=True)
class PlayRequest:
    """Ask for the steps of a game."""

    setup: Setup
    actions: tuple[Action, ...]
    show: tuple[str, ...]
    after: str


@frozen(kw_only=True)
class PerftRequest:
    """Ask for the number of continuations of a game."""

    setup: Setup
    actions: tuple[Action, ...]
    depth: int | None


def load_request(request: JsonObject, kind: type[Document]) -> Document:
    """Load a request; raise FarawayError with every reason if it is invalid."""
    known = fields_dict(kind)
    return load_value({key: value for key, value in request.items() if key in known}, kind)
