"""One player's cards, and the phases of a game."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias, TypedDict, Unpack

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId


class Phase(Enum):
    """What the game is waiting for. Rules: ROUND-2."""

    KEEP = "keep"
    SHUFFLE = "shuffle"
    EXPLORE = "explore"
    TAKE = "take"
    PLACE = "place"
    RETURN = "return"
    RETURN_ORDER = "return-order"
    OVER = "over"


class _PlayerChanges(TypedDict, total=False):
    hand: tuple[Duration, ...]
    set_aside: tuple[Duration, ...]
    chosen: Duration | None
    drawn: tuple[SanctuaryId, ...]
    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]


@frozen(kw_only=True, slots=False)
class PlayerState:
    """One player's cards: hand and set-aside ascending, drawn as drawn, tableau in the order played and placed."""

    hand: tuple[Duration, ...]
    set_aside: tuple[Duration, ...] = ()
    chosen: Duration | None = None
    drawn: tuple[SanctuaryId, ...] = ()
    regions: tuple[Duration, ...] = ()
    sanctuaries: tuple[SanctuaryId, ...] = ()

    def but(self, **changes: Unpack[_PlayerChanges]) -> PlayerState:
        """Return the same player except for these fields: `attrs.evolve` at a quarter of its cost."""
        other = object.__new__(PlayerState)
        other.__dict__.update(self.__dict__, **changes)
        return other


Players: TypeAlias = tuple[PlayerState, ...]
