"""What may be done in a state, and every reason why something may not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias, assert_never

from faraway.cards.catalogue import Duration
from faraway.errors import Code, Problem
from faraway.game.actions import (
    Action,
    Decline,
    Explore,
    Keep,
    Place,
    Return,
    ReturnOrder,
    Shuffle,
    Take,
    explore,
    place,
    take,
)
from faraway.game.player import Phase, PlayerState
from faraway.game.state import GameState

Problems: TypeAlias = tuple[Problem, ...]

PHASES: dict[type[Action], Phase] = {
    Keep: Phase.KEEP,
    Shuffle: Phase.SHUFFLE,
    Explore: Phase.EXPLORE,
    Take: Phase.TAKE,
    Place: Phase.PLACE,
    Decline: Phase.PLACE,
    Return: Phase.RETURN,
    ReturnOrder: Phase.RETURN_ORDER,
}
_CLAUSE_OF_PHASE: dict[Phase, str] = {
    Phase.KEEP: "ADV-2",
    Phase.SHUFFLE: "ADV-3",
    Phase.EXPLORE: "ROUND-5",
    Phase.TAKE: "END-2",
    Phase.PLACE: "END-4",
    Phase.RETURN: "END-8",
    Phase.RETURN_ORDER: "END-8",
}


def legal_actions(state: GameState, seat: int | None = None) -> list[Action]:
    """List everything that may be done now, by seat and then by card; or only what one seat may do.

    At a chance event there is one action, with its cards in ascending order; every other order of them is legal too.
    """
    if state.turn is not None:
        return _legal_on_turn(state, state.turn) if seat is None or seat == state.turn else []
    match state.phase:
        case Phase.EXPLORE:
            return _legal_explorations(state, seat)
        case Phase.KEEP:
            return _legal_keeps(state, seat)
        case Phase.SHUFFLE:
            return [Shuffle(regions=tuple(sorted(regions_to_shuffle(state))))] if seat is None else []
        case _:
            return []


def _legal_on_turn(state: GameState, seat: int) -> list[Action]:
    """List what the player whose turn it is may do. Rules: END-2, END-3, END-4, END-5, END-8."""
    player = state.players[seat]
    match state.phase:
        case Phase.TAKE:
            return [take(seat, region) for region in state.market]
        case Phase.PLACE:
            placings: list[Action] = [place(seat, sanctuary) for sanctuary in sorted(player.drawn)]
            declining = state.rules.game.may_decline(state.round)
            return [*placings, Decline(seat=seat)] if declining else placings
        case Phase.RETURN:
            return [Return(seat=seat, sanctuary=sanctuary) for sanctuary in sorted(player.drawn)]
        case _:
            return [ReturnOrder(seat=seat, sanctuaries=tuple(sorted(player.drawn)))]


def _legal_explorations(state: GameState, only: int | None) -> list[Action]:
    """List the Regions that may still be chosen, face down. Rules: EXPLORE-1, EXPLORE-2, EXPLORE-7, EXPLORE-10."""
    return [
        explore(seat, region)
        for seat, player in enumerate(state.players)
        if player.chosen is None and (only is None or seat == only)
        for region in player.hand
    ]


def _legal_keeps(state: GameState, only: int | None) -> list[Action]:
    """List what may still be kept of the Regions dealt. Rules: ADV-2."""
    return [
        Keep(seat=seat, regions=regions)
        for seat, player in enumerate(state.players)
        if not player.set_aside and (only is None or seat == only)
        for regions in combinations(player.hand, state.rules.game.kept())
    ]


def has_chosen(phase: Phase, player: PlayerState) -> bool:
    """Return True if a player has made the secret choice of this phase."""
    match phase:
        case Phase.EXPLORE:
            return player.chosen is not None
        case Phase.KEEP:
            return bool(player.set_aside)
        case _:
            return False


def regions_to_shuffle(state: GameState) -> list[Duration]:
    """Collect the Regions that the advanced variant shuffles. Rules: ADV-3."""
    return [*state.region_deck, *(region for player in state.players for region in player.set_aside)]


def reasons_against(state: GameState, action: Action) -> Problems:
    """Return every reason why an action may not be done now; none if it may."""
    if PHASES[type(action)] is not state.phase:
        return (_wrong_phase(state, action),)
    if isinstance(action, Shuffle):
        return _reasons_of_cards(state, action)
    if not 0 <= action.seat < len(state.players):
        last = len(state.players) - 1
        message = f"there is no seat {action.seat}, seats go from 0 to {last}"
        return (Problem(code=Code.UNKNOWN_SEAT, message=message, path="/seat", clause="SETUP-6"),)
    return _reasons_of_turn(state, action.seat) + _reasons_of_cards(state, action)


def _wrong_phase(state: GameState, action: Action) -> Problem:
    if state.phase is Phase.OVER:
        return Problem(code=Code.GAME_OVER, message="the game is over", clause="END-13")
    wanted = PHASES[type(action)]
    clause = _CLAUSE_OF_PHASE[wanted]
    if wanted is Phase.TAKE and state.rules.game.is_last_round(state.round):
        clause = "END-9"
    return Problem(
        code=Code.WRONG_PHASE,
        message=f"{action_word(action)} does not belong to phase {state.phase.value} of round {state.round}",
        path="/type",
        clause=clause,
    )


def action_word(action: Action) -> str:
    """Return the word that names this kind of action."""
    return "decline" if isinstance(action, Decline) else PHASES[type(action)].value


def _reasons_of_turn(state: GameState, seat: int) -> Problems:
    if state.turn is None:
        if has_chosen(state.phase, state.players[seat]):
            clause = "ADV-2" if state.phase is Phase.KEEP else "EXPLORE-7"
            message = f"seat {seat} has chosen already"
            return (Problem(code=Code.ALREADY_CHOSEN, message=message, path="/seat", clause=clause),)
    elif seat != state.turn:
        message = f"it is the turn of seat {state.turn}, not of seat {seat}"
        return (Problem(code=Code.NOT_YOUR_TURN, message=message, path="/seat", clause="END-1"),)
    return ()


def _reasons_of_cards(state: GameState, action: Action) -> Problems:
    match action:
        case Explore() | Take() | Shuffle():
            return _reasons_of_regions(state, action)
        case Place() | Decline() | Return() | ReturnOrder():
            return _reasons_of_sanctuaries(state, action)
        case Keep():
            return tuple(_reasons_against_keeping(state, action))
        case _:
            assert_never(action)


def _reasons_of_regions(state: GameState, action: Explore | Take | Shuffle) -> Problems:
    match action:
        case Explore(seat=seat, region=region):
            if region not in state.players[seat].hand:
                message = f"Region {region} is not in the hand of seat {seat}"
                return (Problem(code=Code.NOT_IN_HAND, message=message, path="/region", clause="EXPLORE-2"),)
        case Take(region=region):
            if region not in state.market:
                message = f"Region {region} is not in the market"
                return (Problem(code=Code.NOT_IN_MARKET, message=message, path="/region", clause="END-2"),)
        case Shuffle(regions=regions):
            if sorted(regions) != sorted(regions_to_shuffle(state)):
                message = "the new Region deck is not an order of the deck and the Regions set aside"
                return (Problem(code=Code.WRONG_ORDER, message=message, path="/regions", clause="ADV-3"),)
        case _:
            assert_never(action)
    return ()


def _reasons_of_sanctuaries(state: GameState, action: Place | Decline | Return | ReturnOrder) -> Problems:
    drawn = state.players[action.seat].drawn
    match action:
        case Place(sanctuary=sanctuary) | Return(sanctuary=sanctuary):
            if sanctuary not in drawn:
                clause = "END-4" if isinstance(action, Place) else "END-7"
                message = f"{sanctuary} is none of the Sanctuaries that seat {action.seat} holds drawn"
                return (Problem(code=Code.NOT_DRAWN, message=message, path="/sanctuary", clause=clause),)
        case Decline():
            if not state.rules.game.may_decline(state.round):
                message = f"a Sanctuary may not be declined in round {state.round}"
                return (Problem(code=Code.MAY_NOT_DECLINE, message=message, path="/type", clause="END-5"),)
        case ReturnOrder(sanctuaries=sanctuaries):
            if sorted(sanctuaries) != sorted(drawn):
                message = f"this is not an order of the leftovers of seat {action.seat}"
                return (Problem(code=Code.WRONG_ORDER, message=message, path="/sanctuaries", clause="END-8"),)
        case _:
            assert_never(action)
    return ()


def _reasons_against_keeping(state: GameState, action: Keep) -> Iterator[Problem]:
    """Return the reasons why these cards cannot be kept. Rules: ADV-2."""
    hand = state.players[action.seat].hand
    foreign = sorted({region for region in action.regions if region not in hand})
    if foreign:
        names = ", ".join(str(region) for region in foreign)
        message = f"not in the hand of seat {action.seat}: {names}"
        yield Problem(code=Code.NOT_IN_HAND, message=message, path="/regions", clause="ADV-2")
    kept = state.rules.game.kept()
    if len(action.regions) != kept or list(action.regions) != sorted(set(action.regions)):
        message = f"exactly {kept} different Regions are kept, named in ascending order"
        yield Problem(code=Code.WRONG_KEEP, message=message, path="/regions", clause="ADV-2")
