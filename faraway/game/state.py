"""The state of a game with everything in it, hidden cards too; never changed, only followed by another state."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

from attrs import field, frozen

if TYPE_CHECKING:
    from faraway.cards.catalogue import Duration, SanctuaryId
    from faraway.game.readings import Readings
    from faraway.game.record import Rules
    from faraway.game.rules import GameRules
    from faraway.game.setup import Variant


class Phase(Enum):
    """What is being waited for. Rules: ROUND-2."""

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
        """Give the same player but for these fields: `attrs.evolve` at a quarter of its cost."""
        other = object.__new__(PlayerState)
        other.__dict__.update(self.__dict__, **changes)
        return other


Players: TypeAlias = tuple[PlayerState, ...]


@frozen(kw_only=True)
class Terms:
    """What a game is played under from beginning to end; `game` are the rules of the game under the readings."""

    variant: Variant
    readings: Readings
    rules: Rules
    game: GameRules


class _GameChanges(TypedDict, total=False):
    round: int
    phase: Phase
    turn: int | None
    one_by_one: bool
    region_deck: tuple[Duration, ...]
    sanctuary_deck: tuple[SanctuaryId, ...]
    market: tuple[Duration, ...]
    removed: tuple[Duration, ...]
    players: Players


@frozen(kw_only=True, slots=False)
class GameState:
    """A whole game at one moment; decks are listed top first, market and removed Regions ascending.

    `one_by_one` tells that this round is played one by one because of a shortage of Sanctuaries.
    """

    terms: Terms = field(repr=False, hash=False)
    round: int
    phase: Phase
    turn: int | None = None
    one_by_one: bool = False
    region_deck: tuple[Duration, ...]
    sanctuary_deck: tuple[SanctuaryId, ...]
    market: tuple[Duration, ...] = ()
    removed: tuple[Duration, ...] = ()
    players: Players

    def but(self, **changes: Unpack[_GameChanges]) -> GameState:
        """Give the same state but for these fields."""
        other = object.__new__(GameState)
        other.__dict__.update(self.__dict__, **changes)
        return other

    def with_player(self, seat: int, player: PlayerState) -> Players:
        """Give the players with this one in that seat."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])


@frozen(kw_only=True)
class Result:
    """How a finished game ended, by seat; rank 1 is first, shared ranks run like 1, 2, 2, 4. Rules: WIN-1, WIN-2."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
