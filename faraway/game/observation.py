"""What one seat may see of a game, and nothing more."""

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import Code, FarawayError, Problem
from faraway.game.legality import has_chosen
from faraway.game.player import Phase
from faraway.game.state import GameState


@frozen(kw_only=True)
class OwnCards:
    """A player's own cards; `drawn` is a bare count while the drawn Sanctuaries must not be looked at. Rules: SETUP-2."""

    hand: tuple[Duration, ...]
    set_aside: tuple[Duration, ...]
    chosen: Duration | None
    drawn: tuple[SanctuaryId, ...] | int


@frozen(kw_only=True)
class SeatView:
    """What everybody sees of one seat; `drawn` lists the Sanctuaries only where these lie open. Rules: INFO-1."""

    hand: int
    set_aside: int
    has_chosen: bool
    drawn: tuple[SanctuaryId, ...] | int
    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]


@frozen(kw_only=True)
class Observation:
    """A game as one seat sees it; decks are bare counts. Rules: INFO-1, INFO-6, INFO-5, INFO-2."""

    seat: int
    round: int
    phase: Phase
    turn: int | None
    one_by_one: bool
    region_deck: int
    sanctuary_deck: int
    market: tuple[Duration, ...]
    removed: tuple[Duration, ...]
    you: OwnCards
    players: tuple[SeatView, ...]


def observe(state: GameState, seat: int) -> Observation:
    """Show a seat what it may see. Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2, INFO-4, ADV-6, EXPLORE-6."""
    if not 0 <= seat < len(state.players):
        message = f"there is no seat {seat}, seats go from 0 to {len(state.players) - 1}"
        raise FarawayError([Problem(code=Code.UNKNOWN_SEAT, message=message, clause="SETUP-6")])
    own = state.players[seat]
    return Observation(
        seat=seat,
        round=state.round,
        phase=state.phase,
        turn=state.turn,
        one_by_one=state.one_by_one,
        region_deck=len(state.region_deck),
        sanctuary_deck=len(state.sanctuary_deck),
        market=state.market,
        removed=state.removed,
        you=OwnCards(
            hand=own.hand,
            set_aside=own.set_aside,
            chosen=own.chosen,
            drawn=own.drawn if _may_look(state, seat) else len(own.drawn),
        ),
        players=tuple(_seat_view(state, other) for other in range(len(state.players))),
    )


def _may_look(state: GameState, seat: int) -> bool:
    return state.rules.game.may_look(state.phase, state.turn == seat)


def _seat_view(state: GameState, seat: int) -> SeatView:
    player = state.players[seat]
    open_to_all = state.rules.game.seen_by_all(_may_look(state, seat))
    return SeatView(
        hand=len(player.hand),
        set_aside=len(player.set_aside),
        has_chosen=has_chosen(state.phase, player),
        drawn=player.drawn if open_to_all else len(player.drawn),
        regions=player.regions,
        sanctuaries=player.sanctuaries,
    )
