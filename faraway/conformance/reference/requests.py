"""The requests of the wire as the reference reads them: strict about values, blind to keys that it does not know."""

from typing import TypeVar

from attrs import AttrsInstance, fields_dict, frozen

from faraway.conformance.suite.documents import JsonObject
from faraway.game.actions import Action
from faraway.game.readings import Readings
from faraway.game.setup import Setup, Variant
from faraway.io import load_value

Document = TypeVar("Document", bound=AttrsInstance)


@frozen(kw_only=True)
class TableauGiven:
    """A tableau as it lies: the Region just played stands last."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


@frozen(kw_only=True)
class RegionsGiven:
    """The Regions of a tableau, where nothing else matters."""

    regions: tuple[int, ...]


@frozen(kw_only=True)
class DueRequest:
    """The question: how many Sanctuaries is everybody due."""

    readings: Readings
    players: tuple[TableauGiven, ...]


@frozen(kw_only=True)
class TurnOrderRequest:
    """The question: in which order do the players take their turns."""

    readings: Readings
    players: tuple[RegionsGiven, ...]


@frozen(kw_only=True)
class DrawRequest:
    """The question: what does everybody draw."""

    readings: Readings
    played: tuple[int, ...]
    due: tuple[int, ...]
    sanctuary_deck: tuple[str, ...]


@frozen(kw_only=True)
class DrawAloneRequest:
    """The question: what does one player draw, on their turn of a round that goes one by one."""

    readings: Readings
    due: int
    sanctuary_deck: tuple[str, ...]


@frozen(kw_only=True)
class LeftoversRequest:
    """The question: where do the leftovers go."""

    readings: Readings
    drawn: tuple[str, ...]
    placed: str | None
    order: tuple[str, ...] | None = None
    sanctuary_deck: tuple[str, ...]


@frozen(kw_only=True)
class MarketRequest:
    """The question: what becomes of the market after the last turn of a round."""

    readings: Readings
    players: int
    round: int
    market: tuple[int, ...]
    region_deck: tuple[int, ...]
    removed: tuple[int, ...]


@frozen(kw_only=True)
class SetUpRequest:
    """The question: who has which Regions when the game begins."""

    readings: Readings
    players: int
    variant: Variant
    region_deck: tuple[int, ...]
    kept: tuple[tuple[int, ...], ...] = ()
    shuffled: tuple[int, ...] = ()


@frozen(kw_only=True)
class Standing:
    """What a player ends the game with."""

    total: int
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...] = ()
    hand: tuple[int, ...]


@frozen(kw_only=True)
class RankRequest:
    """The question: who is placed before whom."""

    readings: Readings
    players: tuple[Standing, ...]


@frozen(kw_only=True)
class PlayRequest:
    """The question: how does a game go."""

    setup: Setup
    actions: tuple[Action, ...]
    show: tuple[str, ...]
    after: str


@frozen(kw_only=True)
class PerftRequest:
    """The question: how many ways does a game have to go on."""

    setup: Setup
    actions: tuple[Action, ...]
    depth: int | None


def load_request(request: JsonObject, kind: type[Document]) -> Document:
    """Read a request; one that is wrong in any way is refused with every reason."""
    known = fields_dict(kind)
    return load_value({key: value for key, value in request.items() if key in known}, kind)
