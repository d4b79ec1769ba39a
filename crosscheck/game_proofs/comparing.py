"""Comparing a state, a list of actions or a view of the reference with those of the specification, on opaque cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from operator import is_
from typing import assert_never

import spec.actions
from crosscheck.game_proofs.positions import Position
from crosscheck.game_proofs.rows import Part, Row, parts_of, same_cards
from crosscheck.game_proofs.shapes import Shape, steps_left
from crosscheck.game_proofs.sizes import Size, are_equal
from crosscheck.game_proofs.tokens import is_ascending
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.observation import Observation
from faraway.game.player import PlayerState
from faraway.game.state import GameState
from spec.table import Game, Player, seat_on_turn


def as_spec(action: Action) -> spec.actions.Action:  # noqa: PLR0911 - one return for each kind of action
    """Return the same action of the specification."""
    match action:
        case Keep(seat=seat, regions=regions):
            return spec.actions.Keep(seat, regions)
        case Shuffle(regions=regions):
            return spec.actions.Shuffle(regions)
        case Explore(seat=seat, region=region):
            return spec.actions.Explore(seat, region)
        case Take(seat=seat, region=region):
            return spec.actions.Take(seat, region)
        case Place(seat=seat, sanctuary=sanctuary):
            return spec.actions.Place(seat, sanctuary)
        case Decline(seat=seat):
            return spec.actions.Decline(seat)
        case Return(seat=seat, sanctuary=sanctuary):
            return spec.actions.Return(seat, sanctuary)
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            return spec.actions.ReturnOrder(seat, sanctuaries)
        case _:
            assert_never(action)


def differing_states(reference: GameState, game: Game, before: Position | None = None) -> Iterator[str]:
    """Yield every field in which two states differ on this path; what neither side touched was alike before."""
    plain: dict[str, tuple[object, object]] = {
        "round": (reference.round, game.round),
        "phase": (reference.phase.value, game.phase),
        "turn": (reference.turn, seat_on_turn(game)),
        "one_by_one": (reference.one_by_one, game.one_by_one),
        "region_deck": (reference.region_deck, game.region_deck),
    }
    sets: dict[str, tuple[Sequence[object], AbstractSet[object]]] = {
        "market": (reference.market, game.market),
        "removed": (reference.removed, game.removed),
    }
    rows: dict[str, tuple[object, object]] = {
        "sanctuary_deck": (reference.sanctuary_deck, game.sanctuary_deck)
    }
    for seat, (ours, theirs) in enumerate(zip(reference.players, game.players, strict=True)):
        if before is not None and is_untouched(before, seat, ours, theirs):
            continue
        plain |= {
            f"chosen of seat {seat}": (ours.chosen, theirs.chosen),
            f"regions of seat {seat}": (ours.regions, theirs.regions),
        }
        sets |= {
            f"hand of seat {seat}": (ours.hand, theirs.hand),
            f"set_aside of seat {seat}": (ours.set_aside, theirs.set_aside),
        }
        rows |= {
            f"drawn of seat {seat}": (ours.drawn, theirs.drawn),
            f"sanctuaries of seat {seat}": (ours.sanctuaries, theirs.sanctuaries),
        }
    yield from (name for name, (ours, theirs) in plain.items() if ours != theirs)
    yield from (name for name, (ours, theirs) in sets.items() if not same_set(ours, theirs))
    yield from (name for name, (ours, theirs) in rows.items() if not same_cards(ours, theirs))


def is_untouched(before: Position, seat: int, ours: PlayerState, theirs: Player) -> bool:
    """Return True if neither implementation has changed anything of a player."""
    return ours is before.reference.players[seat] and theirs is before.specification.players[seat]


def same_set(ours: Sequence[object], theirs: AbstractSet[object]) -> bool:
    """Return True if a zone of the reference holds just these cards, in ascending order."""
    return len(ours) == len(theirs) and set(ours) == theirs and is_ascending(ours)


def differing_agenda(shape: Shape, order: tuple[int, ...], game: Game) -> Iterator[str]:
    """Yield how the specification's list of turns and steps differs from what the shape stands for."""
    turns = () if shape.turn is None else order[shape.turn :]
    steps = () if shape.turn is None else steps_left(shape)
    if game.turns != turns:
        yield f"turns still to come: {game.turns}, not {turns}"
    if game.steps != steps:
        yield f"steps still to come: {game.steps}, not {steps}"


def differing_views(view: Observation, seen: dict[str, object]) -> Iterator[str]:
    """Yield every field in which two views of the same seat differ on this path."""
    yield from differing_values("view", unstructured(view), seen)


def unstructured(view: Observation) -> dict[str, object]:
    """Return a view of the reference in the form of the specification."""
    own, seats = view.you, view.players
    return {
        "seat": view.seat,
        "round": view.round,
        "phase": view.phase.value,
        "turn": view.turn,
        "one_by_one": view.one_by_one,
        "region_deck": view.region_deck,
        "sanctuary_deck": view.sanctuary_deck,
        "market": view.market,
        "removed": view.removed,
        "you": {
            "hand": own.hand,
            "set_aside": own.set_aside,
            "chosen": own.chosen,
            "drawn": own.drawn,
        },
        "players": [
            {
                "hand": seat.hand,
                "set_aside": seat.set_aside,
                "has_chosen": seat.has_chosen,
                "drawn": seat.drawn,
                "regions": seat.regions,
                "sanctuaries": seat.sanctuaries,
            }
            for seat in seats
        ],
    }


def differing_values(path: str, ours: object, theirs: object) -> Iterator[str]:  # noqa: C901 - one case for each kind of value
    """Yield the places where two values differ; rows of Sanctuaries by their cards, numbers where they can differ."""
    if are_the_same(ours, theirs):
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        if ours.keys() != theirs.keys():
            yield f"{path}: other fields"
        for key in ours.keys() & theirs.keys():
            if not are_the_same(ours[key], theirs[key]):
                yield from differing_values(f"{path}.{key}", ours[key], theirs[key])
    elif is_row(ours) or is_row(theirs):
        if not (is_sequence(ours) and is_sequence(theirs) and same_cards(ours, theirs)):
            yield path
    elif is_sequence(ours) and is_sequence(theirs):
        our_items, their_items = items(ours), items(theirs)
        if len(our_items) != len(their_items):
            yield f"{path}: other length"
        for number, (one, other) in enumerate(zip(our_items, their_items, strict=False)):
            yield from differing_values(f"{path}[{number}]", one, other)
    elif differ(ours, theirs):
        yield path


def are_the_same(ours: object, theirs: object) -> bool:
    """Return True if two values are one object, or sequences of the same objects: most are, and that takes no time."""
    return ours is theirs or (
        isinstance(ours, list | tuple)
        and isinstance(theirs, list | tuple)
        and len(ours) == len(theirs)
        and all(map(is_, ours, theirs))
    )


def differ(ours: object, theirs: object) -> bool:
    """Return True if two single values can differ on this path; True is no 1."""
    if isinstance(ours, Size) or isinstance(theirs, Size):
        return not (
            isinstance(ours, Size | int) and isinstance(theirs, Size | int) and are_equal(ours, theirs)
        )
    return ours != theirs or isinstance(ours, bool) is not isinstance(theirs, bool)


def is_sequence(value: object) -> bool:
    """Return True if a value is a list, a tuple or a row."""
    return isinstance(value, list | tuple | Row)


def is_row(value: object) -> bool:
    """Return True if a value is a row of Sanctuaries, or a list or tuple made of one."""
    return isinstance(value, Row) or (
        isinstance(value, list | tuple) and any(isinstance(item, Part) for item in value)
    )


def items(value: object) -> tuple[object, ...]:
    """Return the items of a list or tuple."""
    return tuple(value) if isinstance(value, list | tuple) else parts_of(value)
