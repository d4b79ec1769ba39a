"""The course of a game: an action takes a state to the next one, and what needs no decision happens by itself."""

from __future__ import annotations

from typing import assert_never

from faraway.cards.catalogue import SanctuaryId
from faraway.errors import FarawayError
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.legality import reasons_against
from faraway.game.market import SetUpStep
from faraway.game.player import Phase, Players
from faraway.game.state import GameState
from faraway.game.turns import TurnStep

# Python 3.11 takes its time to find a member in its enum, and these are asked for at every action.
_DRAW, _TAKE, _PLACE, _RETURN = TurnStep.DRAW, TurnStep.TAKE, TurnStep.PLACE, TurnStep.RETURN
_TAKING, _PLACING = Phase.TAKE, Phase.PLACE


def apply_action(state: GameState, action: Action) -> GameState:
    """Return the state that follows; an illegal action is refused with every reason. Rules: ROUND-2, ROUND-5."""
    reasons = reasons_against(state, action)
    if reasons:
        raise FarawayError(reasons)
    match action:
        case Explore():
            return _apply_explore(state, action)
        case Take():
            return _apply_take(state, action)
        case Place() | Decline():
            return _apply_placing(state, action)
        case Return() | ReturnOrder():
            return _apply_returning(state, action)
        case Keep():
            return _apply_keep(state, action)
        case Shuffle(regions=regions):
            players = tuple(player.but(set_aside=()) for player in state.players)
            return continue_set_up(state.but(region_deck=regions, players=players), SetUpStep.SHUFFLE)
        case _:
            assert_never(action)


def continue_set_up(state: GameState, done: SetUpStep | None) -> GameState:
    """Go on with the set-up after one of its steps, to the next decision. Rules: SETUP-4, ADV-3, ADV-4."""
    steps = state.rules.game.set_up_steps(state.terms.variant)
    for step in steps if done is None else steps[steps.index(done) + 1 :]:
        match step:
            case SetUpStep.KEEP:
                return state.but(phase=Phase.KEEP)
            case SetUpStep.SHUFFLE:
                return state.but(phase=Phase.SHUFFLE)
            case SetUpStep.MARKET:
                state = _reveal_market(state)
            case _:
                assert_never(step)
    return state.but(phase=Phase.EXPLORE)


def _apply_keep(state: GameState, action: Keep) -> GameState:
    """Set the other Regions aside; when all have, go on. Rules: ADV-2."""
    player = state.players[action.seat]
    aside = tuple(region for region in player.hand if region not in action.regions)
    after = state.but(
        players=state.with_player(action.seat, player.but(hand=action.regions, set_aside=aside))
    )
    if all(player.set_aside for player in after.players):
        return continue_set_up(after, SetUpStep.KEEP)
    return after


def _apply_explore(state: GameState, action: Explore) -> GameState:
    """Lay the Region face down; when all have chosen, reveal, each to the right of those that stay.

    Rules: EXPLORE-1, EXPLORE-2, EXPLORE-3, EXPLORE-8, EXPLORE-5
    """
    player = state.players[action.seat]
    position = player.hand.index(action.region)
    hand = player.hand[:position] + player.hand[position + 1 :]
    players = state.with_player(action.seat, player.but(hand=hand, chosen=action.region))
    for other in players:
        if other.chosen is None:
            return state.but(players=players)
    revealed = tuple(
        [
            player.but(chosen=None, regions=(*player.regions, player.chosen))
            for player in players
            if player.chosen is not None
        ]
    )
    return _find_sanctuaries(state, revealed)


def _find_sanctuaries(state: GameState, players: Players) -> GameState:
    """Let the finders draw what they are due, then begin the third phase. Rules: FIND-6, FIND-7, FIND-15, FIND-8."""
    state = state.but(players=players)
    rules = state.rules
    game = rules.game
    found = game.finders(players)
    if found:
        dues = tuple(
            [
                (seat, game.due(rules.catalogue, players[seat]))
                for seat in game.drawing_order(players)
                if seat in found
            ]
        )
        deck = state.sanctuary_deck
        if sum([count for _, count in dues]) > len(deck):
            drawing = game.shortage(deck, dues, game.short_draw)
        else:
            drawing = game.deal(deck, dues)
        hands = drawing.hands
        state = state.but(
            one_by_one=drawing.one_by_one,
            sanctuary_deck=drawing.deck,
            players=tuple(
                [
                    player.but(drawn=hands[seat]) if seat in hands else player
                    for seat, player in enumerate(players)
                ]
            ),
        )
    return _begin_turns(state)


def _begin_turns(state: GameState) -> GameState:
    """Begin the third phase with the first seat of the turn order. Rules: END-1."""
    seat = state.rules.game.turn_order(state.players)[0]
    state = state.but(turn=seat)
    return _take_steps(state, seat, _steps(state))


def _steps(state: GameState) -> tuple[TurnStep, ...]:
    """Return what the turn of this seat consists of."""
    game = state.rules.game
    return game.one_by_one_steps(state.round) if state.one_by_one else game.turn_steps(state.round)


def _steps_after(state: GameState, done: TurnStep) -> tuple[TurnStep, ...]:
    steps = _steps(state)
    return steps[steps.index(done) + 1 :]


def _take_steps(state: GameState, seat: int, steps: tuple[TurnStep, ...]) -> GameState:
    """Go through what is left of a turn, and through the turns after it, to the next decision or the round's end."""
    while True:
        for step in steps:
            after = _take_step(state, seat, step)
            if isinstance(after, Phase):
                return state.but(phase=after)
            state = after
        order = state.rules.game.turn_order(state.players)
        if seat == order[-1]:
            return end_round(state)
        seat = order[order.index(seat) + 1]
        state = state.but(turn=seat)
        steps = _steps(state)


def _take_step(state: GameState, seat: int, step: TurnStep) -> GameState | Phase:
    """Do what a step does by itself, or name the decision that it waits for. Rules: FIND-9, END-2, END-4, END-7."""
    if step is _TAKE:
        return _TAKING if state.market else state
    if step is _DRAW:
        return _draw_alone(state, seat)
    drawn = state.players[seat].drawn
    if not drawn:
        return state
    if step is _PLACE:
        return _PLACING
    ordering = state.rules.game.ordering(drawn)
    return _return_leftovers(state, seat, drawn, ()) if ordering is None else ordering


def _draw_alone(state: GameState, seat: int) -> GameState:
    """Let one finder draw on their own turn. Rules: FIND-9, FIND-10."""
    rules = state.rules
    game = rules.game
    if not game.draws_one_by_one(seat in game.finders(state.players)):
        return state
    player = state.players[seat]
    deck = state.sanctuary_deck
    count = game.short_draw(game.due(rules.catalogue, player), len(deck))
    return state.but(
        sanctuary_deck=deck[count:], players=state.with_player(seat, player.but(drawn=deck[:count]))
    )


def _apply_take(state: GameState, action: Take) -> GameState:
    """Move a Region from the market to the hand. Rules: END-2, END-15, END-3."""
    seat = action.seat
    player = state.players[seat]
    hand = tuple(sorted((*player.hand, action.region)))
    position = state.market.index(action.region)
    market, deck = state.rules.game.market_after_taking(
        state.market[:position] + state.market[position + 1 :], state.region_deck
    )
    taken = state.but(market=market, region_deck=deck, players=state.with_player(seat, player.but(hand=hand)))
    return _take_steps(taken, seat, _steps_after(state, _TAKE))


def _apply_placing(state: GameState, action: Place | Decline) -> GameState:
    """Move a drawn Sanctuary to the tableau, or none. Rules: END-4, END-5."""
    seat = action.seat
    after = state
    if isinstance(action, Place):
        player = state.rules.game.place(state.players[seat], action.sanctuary)
        after = state.but(players=state.with_player(seat, player))
    return _take_steps(after, seat, _steps_after(state, _PLACE))


def _apply_returning(state: GameState, action: Return | ReturnOrder) -> GameState:
    """Lay one leftover, or all in the order that chance gave, under the deck. Rules: END-7, END-8."""
    seat = action.seat
    returned = (action.sanctuary,) if isinstance(action, Return) else action.sanctuaries
    held = tuple(sanctuary for sanctuary in state.players[seat].drawn if sanctuary not in returned)
    after = _return_leftovers(state, seat, returned, held)
    # The step itself comes once more: it waits for the next leftover, or lays down the last one.
    return _take_steps(after, seat, (_RETURN, *_steps_after(state, _RETURN)))


def _return_leftovers(
    state: GameState, seat: int, returned: tuple[SanctuaryId, ...], held: tuple[SanctuaryId, ...]
) -> GameState:
    """Lay leftovers under the deck; the player holds the others still. Rules: END-7, END-20, END-8."""
    return state.but(
        sanctuary_deck=state.rules.game.return_leftovers(state.sanctuary_deck, returned),
        players=state.with_player(seat, state.players[seat].but(drawn=held)),
    )


def _reveal_market(state: GameState) -> GameState:
    """Turn up Regions from the deck beside those that lie there. Rules: SETUP-4, END-11, END-23, END-12."""
    game = state.rules.game
    deck = state.region_deck
    count = game.revealed(len(deck), game.market_size(len(state.players)))
    return state.but(market=tuple(sorted(state.market + deck[:count])), region_deck=deck[count:])


def end_round(state: GameState) -> GameState:
    """Clear the market, reveal the next, and go on to another round or to the end. Rules: END-10, END-11, END-13, END-25."""
    game = state.rules.game
    last = game.is_last_round(state.round)
    left = game.market_left(state.market, last)
    removed = [region for region in state.market if region not in left]
    state = state.but(
        turn=None, one_by_one=False, market=left, removed=tuple(sorted([*state.removed, *removed]))
    )
    if game.is_revealed_after(state.round):
        state = _reveal_market(state)
    if last:
        return state.but(phase=Phase.OVER)
    return state.but(phase=Phase.EXPLORE, round=state.round + 1)
