"""The state of a game with everything in it, hidden cards too; never changed, only followed by another state."""

from __future__ import annotations

from typing import TypedDict, Unpack

from attrs import field, frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.player import Phase, Players, PlayerState
from faraway.game.readings import Readings
from faraway.game.record import Rules
from faraway.game.setup import Variant


@frozen(kw_only=True)
class Terms:
    """What a game is played under from beginning to end; the rules are those under the readings."""

    variant: Variant
    readings: Readings
    rules: Rules


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

    `one_by_one`: this round is played one by one because of a shortage of Sanctuaries.
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

    @property
    def rules(self) -> Rules:
        """The rules in force at this step."""
        return self.terms.rules.at(self)

    @property
    def variant(self) -> Variant:
        """The variant that is played."""
        return self.terms.variant

    def but(self, **changes: Unpack[_GameChanges]) -> GameState:
        """Return the same state but for these fields."""
        other = object.__new__(GameState)
        other.__dict__.update(self.__dict__, **changes)
        return other

    def with_player(self, seat: int, player: PlayerState) -> Players:
        """Return the players with this one in that seat."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])


@frozen(kw_only=True)
class Result:
    """How a finished game ended, by seat; rank 1 is first, shared ranks run like 1, 2, 2, 4. Rules: WIN-1, WIN-2."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
