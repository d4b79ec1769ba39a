"""What is not listed as legal is refused: every kind of action by every seat, and by none, with a card of each zone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import spec.game
import spec.phases
from crosscheck.equality.guarded import passed
from crosscheck.game_proofs.comparing import as_spec
from crosscheck.game_proofs.positions import Position
from crosscheck.game_proofs.rows import parts_of
from crosscheck.game_proofs.sizes import LookedAtError, is_certain
from crosscheck.game_proofs.tokens import cards_are_printed, sort
from faraway.errors import FarawayError
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.legality import PHASES, legal_actions
from faraway.game.state import GameState
from faraway.game.transitions import apply_action
from spec.errors import RefusedError

KEPT = 3


def only_legal_actions_are_accepted(position: Position) -> Iterator[str]:
    """What is not listed as legal is refused by both, for the same reasons. Rules: ROUND-2, ROUND-5, END-1, END-13."""
    state, game = position.reference, position.specification
    legal, listed = legal_actions(state), spec.phases.legal_actions(game)
    tried = set()
    for action in attempts(state):
        in_spec = as_spec(action)
        if action in legal and in_spec in listed:
            continue
        # In another phase one card stands for all: there the kind alone is the reason.
        kind = (type(action), getattr(action, "seat", None))
        if kind in tried and PHASES[type(action)] is not state.phase:
            continue
        tried.add(kind)
        with cards_are_printed():
            ours = reasons(lambda action=action: apply_action(state, action))  # type: ignore[misc]
            theirs = reasons(lambda action=in_spec: spec.game.apply_loaded(game, action))  # type: ignore[misc]
        for name, found in (("reference", ours), ("specification", theirs)):
            if not found:
                yield f"{name}: {type(action).__name__} is not legal and is accepted"
        if ours != theirs:
            yield f"{type(action).__name__} is refused for {ours} by the reference, for {theirs} by the specification"


def reasons(attempt: Callable[[], object]) -> list[str]:
    """Return the codes for which an action is refused; none if it is accepted, whatever comes of it."""
    try:
        attempt()
    except FarawayError as error:
        return [problem.code.value for problem in error.problems]
    except RefusedError as error:
        return error.codes
    except LookedAtError:
        raise
    except Exception:  # noqa: BLE001 - what was accepted wrongly may end in anything
        return []
    return []


def attempts(state: GameState) -> Iterator[Action]:
    """Yield actions of every kind, legal or not: by every seat and by two that there are not, with a card of each zone."""
    many = len(state.players)
    for seat in range(-1, many + 1):
        own, other = state.players[seat % many], state.players[(seat + 1) % many]
        zones: list[Sequence[object]] = [own.hand, other.hand, own.set_aside, own.regions[-1:]]
        zones += [state.market, state.region_deck, state.removed, [] if own.chosen is None else [own.chosen]]
        for region in (zone[0] for zone in zones if zone):
            yield Explore(seat=seat, region=passed(region))
            yield Take(seat=seat, region=passed(region))
        for row in (own.drawn, other.drawn, own.sanctuaries, state.sanctuary_deck):
            for sanctuary in cards_there(row)[:1]:
                yield Place(seat=seat, sanctuary=passed(sanctuary))
                yield Return(seat=seat, sanctuary=passed(sanctuary))
        yield Decline(seat=seat)
        yield ReturnOrder(seat=seat, sanctuaries=passed(tuple(sort(cards_there(own.drawn)))))
        yield ReturnOrder(seat=seat, sanctuaries=())
        for regions in (own.hand[:KEPT], own.hand[: KEPT - 1], other.hand[:KEPT]):
            yield Keep(seat=seat, regions=regions)
    lying = sort([*state.region_deck, *(region for player in state.players for region in player.set_aside)])
    yield Shuffle(regions=tuple(lying))
    yield Shuffle(regions=tuple(lying[1:]))


def cards_there(row: object) -> list[object]:
    """Return the parts of a row that certainly hold a card, single cards first."""
    there = [part for part in parts_of(row) if is_certain(part.size - 1)]
    return [
        *(part for part in there if isinstance(part.size, int)),
        *(part for part in there if not isinstance(part.size, int)),
    ]
