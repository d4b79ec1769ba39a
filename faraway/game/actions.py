"""Everything that can be done in a game: the decisions of players and the outcomes of chance."""

from functools import cache
from typing import TypeAlias

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId

Regions: TypeAlias = tuple[Duration, ...]
Sanctuaries: TypeAlias = tuple[SanctuaryId, ...]


@frozen(kw_only=True)
class Keep:
    """Keep three of the five Regions dealt, named in ascending order. Rules: ADV-2."""

    seat: int
    regions: Regions


@frozen(kw_only=True)
class Shuffle:
    """Chance: the whole new Region deck, top first, after the Regions set aside went back. Rules: ADV-3."""

    regions: Regions


@frozen(kw_only=True)
class Explore:
    """Choose a Region from the hand, face down. Rules: EXPLORE-1."""

    seat: int
    region: Duration


@frozen(kw_only=True)
class Take:
    """Take a Region from the market. Rules: END-2."""

    seat: int
    region: Duration


@frozen(kw_only=True)
class Place:
    """Place a drawn Sanctuary in the tableau. Rules: END-4."""

    seat: int
    sanctuary: SanctuaryId


@frozen(kw_only=True)
class Decline:
    """Place none of the drawn Sanctuaries. Rules: END-5."""

    seat: int


@frozen(kw_only=True)
class Return:
    """Lay one leftover under the Sanctuary deck, where the player chooses the order. Rules: END-8."""

    seat: int
    sanctuary: SanctuaryId


@frozen(kw_only=True)
class ReturnOrder:
    """Chance: the order of a player's leftovers under the deck, the first lying highest. Rules: END-8."""

    seat: int
    sanctuaries: Sanctuaries


Action: TypeAlias = Keep | Shuffle | Explore | Take | Place | Decline | Return | ReturnOrder
CHANCE = (Shuffle, ReturnOrder)


@cache
def explore(seat: int, region: Duration) -> Explore:
    """Return the one action with these values; there are few of them, and they are requested all the time."""
    return Explore(seat=seat, region=region)


@cache
def take(seat: int, region: Duration) -> Take:
    """Return the one action of these values."""
    return Take(seat=seat, region=region)


@cache
def place(seat: int, sanctuary: SanctuaryId) -> Place:
    """Return the one action of these values."""
    return Place(seat=seat, sanctuary=sanctuary)
