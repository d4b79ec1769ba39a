"""Theorems about where cards come from and go to, each asked of both implementations by itself.

Reference and specification may agree on something wrong. What is asked here compares neither with the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import is_
from typing import assert_never

from crosscheck.game_proofs.positions import Position
from crosscheck.game_proofs.rows import length, parts_of, stretches
from crosscheck.game_proofs.seams import total_of
from crosscheck.game_proofs.shapes import is_finder
from crosscheck.game_proofs.sizes import Number, Size, are_equal, current_path, is_certain
from crosscheck.game_proofs.walk import Before, Step
from faraway.game.actions import Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.observation import observe
from faraway.game.player import Phase, PlayerState
from faraway.game.state import GameState
from faraway.game.turns import LAST_ROUND
from spec.table import Game, Player

SHORTAGE = "sanctuary-shortage"


def both(step: Step) -> Iterator[tuple[str, GameState | Game, Sequence[PlayerState | Player]]]:
    """Yield the next state of each implementation, with its players."""
    yield "reference", step.reference, step.reference.players
    yield "specification", step.specification, step.specification.players


def finders_draw_what_is_due(step: Step) -> Iterator[str] | None:
    """When Regions are revealed just the finders draw, and all that is due if the deck holds it. Rules: FIND-1, FIND-4."""
    if not isinstance(step.action, Explore) or step.shape.phase is Phase.EXPLORE:
        return None
    return _wrongly_drawn(step)


def _wrongly_drawn(step: Step) -> Iterator[str]:
    position = step.position
    dues: dict[int, Number] = {
        seat: position.dues[place]
        for place, seat in enumerate(position.order)
        if is_finder(step.reference.players[seat])
    }
    spare = position.origins["deck"] - total_of(list(dues.values()))
    is_enough = is_certain(spare)
    if dues and not is_enough and not is_certain(-1 - spare):
        yield "nobody asked whether the deck holds what is due"
    for name, state, players in both(step):
        if not is_enough:
            yield from _wrong_in_shortage(step, name, state, players, dues)
            continue
        if state.one_by_one:
            yield f"{name}: one by one although the deck holds what is due"
        for seat, player in enumerate(players):
            if not are_equal(length(player.drawn), dues.get(seat, 0)):
                yield f"{name}: seat {seat} draws another number than is due"
        if dict(step.readings).get("deal-order") == "ascending":
            yield from _out_of_order(name, players, dues)


def _wrong_in_shortage(
    step: Step,
    name: str,
    state: GameState | Game,
    players: Sequence[PlayerState | Player],
    dues: dict[int, Number],
) -> Iterator[str]:
    reading = dict(step.readings).get(SHORTAGE)
    if reading is None:
        yield f"{name}: the reading of a shortage is not consulted"
    is_over = step.shape.phase is Phase.OVER
    if state.one_by_one is not (reading == "one-by-one") and not is_over:
        yield f"{name}: one by one under {reading}, or not"
    for seat, player in enumerate(players):
        if not is_certain(dues.get(seat, 0) - length(player.drawn)):
            yield f"{name}: seat {seat} draws more than is due"


def _out_of_order(
    name: str, players: Sequence[PlayerState | Player], dues: dict[int, Number]
) -> Iterator[str]:
    """Yield who has not drawn the cards that follow those of the finder before."""
    top: Number = 0
    for seat, due in dues.items():
        hand = stretches(players[seat].drawn)
        if len(hand) != 1 or hand[0][0] != "deck" or not are_equal(hand[0][1], top):
            yield f"{name}: seat {seat} draws other cards than the next of the deck"
        top = top + due


def one_by_one_draws_what_is_due(step: Step) -> Iterator[str] | None:
    """On a turn one by one a finder draws all that is due, or if the deck holds less what the reading says. Rules: FIND-9, FIND-10."""
    before, turn = step.position.shape, step.reference.turn
    if not step.reference.one_by_one or turn is None:
        return None
    place = step.position.order.index(turn)
    if before.turn is not None and place <= before.turn:
        return None
    is_due = is_finder(step.reference.players[turn])
    return _wrongly_drawn_alone(step, turn, step.position.dues[place] if is_due else 0)


def _wrongly_drawn_alone(step: Step, seat: int, due: Number) -> Iterator[str]:
    reading = dict(step.readings).get("short-draw")
    for name, state, players in both(step):
        drawn, left = length(players[seat].drawn), length(state.sanctuary_deck)
        is_all = are_equal(drawn, due)
        is_rest = reading == "draw-remaining" and are_equal(left, 0) and is_certain(due - drawn)
        is_none = reading == "draw-none" and are_equal(drawn, 0) and is_certain(due - left - 1)
        if not (is_all or is_rest or is_none):
            yield f"{name}: seat {seat} draws another number than is due on its turn"


def decks_are_drawn_from_the_top(step: Step) -> Iterator[str]:
    """Cards leave a deck at the top and come back at the bottom; Regions go to the market. Rules: FIND-6, END-7, END-11."""
    deck: Sequence[object] = step.position.reference.region_deck
    if isinstance(step.action, Shuffle):
        deck = step.action.regions
    for name, state, _ in both(step):
        left = len(deck) - len(state.region_deck)
        if left < 0 or not all(map(is_, deck[left:], state.region_deck)):
            yield f"{name}: Regions do not leave the deck at the top"
        elif not set(deck[:left]) <= set(state.market):
            yield f"{name}: a Region left the deck and lies not in the market"
        yield from _not_from_the_top(name, state, step.position.origins["deck"])


def _not_from_the_top(name: str, state: GameState | Game, size: Number) -> Iterator[str]:
    for place, (origin, start, count) in enumerate(stretches(state.sanctuary_deck)):
        if origin != "deck":
            continue
        if place > 0:
            yield f"{name}: a Sanctuary lies above the deck"
        if not are_equal(start + count, size):
            yield f"{name}: Sanctuaries do not leave the deck at the top"


def actions_move_the_cards_they_name(step: Step) -> Iterator[str]:
    """A card goes where its action says, of the player who acts. Rules: EXPLORE-1, END-2, END-4, END-7, ADV-2."""
    for name, state, players in both(step):
        if not _is_moved(step, state, players):
            yield f"{name}: the card that was named did not go where it should"


def _is_moved(  # noqa: PLR0911 - one return for each kind of action
    step: Step, state: GameState | Game, players: Sequence[PlayerState | Player]
) -> bool:
    match step.action:
        case Explore(seat=seat, region=region):
            player = players[seat]
            is_hidden = step.shape.phase is Phase.EXPLORE
            return region not in player.hand and (
                player.chosen is region if is_hidden else player.regions[-1] is region
            )
        case Take(seat=seat, region=region):
            return region in players[seat].hand and region not in state.market
        case Place(seat=seat, sanctuary=sanctuary):
            last: Sequence[object] = parts_of(players[seat].sanctuaries)[-1:]
            return any(part is sanctuary for part in last)
        case Decline(seat=seat):
            before = step.position.reference.players[seat].sanctuaries
            return players[seat].sanctuaries is before
        case Return(seat=seat, sanctuary=sanctuary):
            return _is_returned(step, state, players[seat], (sanctuary,))
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            return _is_returned(step, state, players[seat], sanctuaries)
        case Keep(seat=seat, regions=regions):
            return set(players[seat].hand) == set(regions)
        case Shuffle(regions=regions):
            return not set(regions) - {*state.region_deck, *state.market}
        case _:
            assert_never(step.action)


def every_card_may_be_chosen(before: Before) -> Iterator[str]:
    """Whoever is to choose may choose any card there is: of the hand, of the market, of what was drawn. Rules: EXPLORE-1, END-2, END-4."""
    state = before.position.reference
    here: Sequence[int] = range(len(state.players)) if state.turn is None else [state.turn]
    players = [(seat, state.players[seat]) for seat in here]
    offered: list[tuple[int, object]]
    match state.phase:
        case Phase.EXPLORE:
            offered = [(seat, card) for seat, own in players if own.chosen is None for card in own.hand]
        case Phase.TAKE:
            offered = [(seat, card) for seat, _ in players for card in state.market]
        case Phase.PLACE | Phase.RETURN:
            offered = [(seat, card) for seat, own in players for card in cards_in(own.drawn)]
        case _:
            return
    named = {
        (action.seat, id(action.region if isinstance(action, Explore | Take) else action.sanctuary))
        for action in before.legal
        if isinstance(action, Explore | Take | Place | Return)
    }
    if named != {(seat, id(card)) for seat, card in offered}:
        yield "not every card may be chosen, or another one"
    if state.phase is Phase.PLACE:
        reading = before.path.chosen["sanctuary-placement"]
        may_decline = reading == "may-decline" or (reading != "must-place" and state.round == LAST_ROUND)
        if may_decline is not any(isinstance(action, Decline) for action in before.legal):
            yield f"one may decline under {reading}, or may not"


def cards_in(drawn: object) -> Sequence[object]:
    """Return the parts of what was drawn that are not certainly empty."""
    return [part for part in parts_of(drawn) if not are_equal(part.size, 0)]


def open_cards_are_seen(position: Position) -> Iterator[str]:
    """Every seat sees all that lies open, its own hand, and of what is hidden how much there is. Rules: INFO-1, INFO-2, INFO-4."""
    state = position.reference
    for seat, own in enumerate(state.players):
        view = observe(state, seat)
        lies_open: dict[str, tuple[object, object]] = {
            "seat": (view.seat, seat),
            "round": (view.round, state.round),
            "phase": (view.phase, state.phase),
            "turn": (view.turn, state.turn),
            "one_by_one": (view.one_by_one, state.one_by_one),
            "Region deck": (view.region_deck, len(state.region_deck)),
            "market": (view.market, state.market),
            "removed": (view.removed, state.removed),
            "hand": (view.you.hand, own.hand),
            "set aside": (view.you.set_aside, own.set_aside),
            "chosen": (view.you.chosen, own.chosen),
            "Regions": ([each.regions for each in view.players], [each.regions for each in state.players]),
            "hands": ([each.hand for each in view.players], [len(each.hand) for each in state.players]),
        }
        yield from (
            f"seat {seat} sees another {name}" for name, (seen, there) in lies_open.items() if seen != there
        )
        if not are_equal(view.sanctuary_deck, length(state.sanctuary_deck)):
            yield f"seat {seat} sees another Sanctuary deck"
        for other, shown in enumerate(view.players):
            if shown.sanctuaries is not state.players[other].sanctuaries:
                yield f"seat {seat} sees other Sanctuaries of seat {other}"
            is_secret = current_path().chosen["drawn-secrecy"] == "secret"
            if is_secret and not is_number_of(shown.drawn, state.players[other].drawn):
                yield f"seat {seat} sees more than how many Sanctuaries seat {other} has drawn"


def is_number_of(shown: object, cards: object) -> bool:
    """Return True if what is shown of hidden cards is just how many there are."""
    return isinstance(shown, int | Size) and are_equal(shown, length(cards))


def _is_returned(
    step: Step, state: GameState | Game, player: PlayerState | Player, sanctuaries: Sequence[object]
) -> bool:
    """Return True if leftovers lie under the deck in this order; one by one the next may have drawn them already."""
    if any(part is sanctuary for part in parts_of(player.drawn) for sanctuary in sanctuaries):
        return False
    if step.position.shape.one_by_one:
        return True
    returned = [part for part in parts_of(state.sanctuary_deck) if part.origin != "deck"]
    return [id(part) for part in returned[: len(sanctuaries)]] == [id(each) for each in sanctuaries]
