"""Non-interference: what a seat sees after an action depends on nothing that stays hidden from it.

For a state, an action and a seat: every card that is hidden from the seat before the action and after it is replaced by
one that can only be told from others and put in order beside them, in two opposite orders. The action is done again,
and the seat must be shown the same as before. So two states that look alike to a seat, followed by events that look
alike to it (what it sees of the action, and the cards that come to light), go on looking alike; for whatever hidden cards.
The states are those of the watched games (`readings_played`): they are a sample.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import TypeAlias, cast
from unittest import mock

import attrs

import faraway.game.observation
import faraway.game.transitions
import spec.actions
import spec.ending
import spec.information
import spec.phases
import spec.table
from crosscheck.game_proofs.information import PLACING, plain
from crosscheck.game_proofs.information_hidden import HiddenCard, LookedAtError
from crosscheck.game_proofs.readings_played import WatchedGame, watched_games
from crosscheck.implementations import REFERENCE, SPEC, JsonObject
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.actions import Action, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.player import PlayerState
from faraway.game.readings import DrawnLook, DrawnSecrecy
from faraway.game.state import GameState
from faraway.io import dumps_line
from faraway.io.games import load_action
from proofs.claim import Claim
from proofs.verdict import Kind, Subject
from spec.table import Game, Player

ActionOfSpec: TypeAlias = spec.actions.Action
Cards: TypeAlias = Mapping[object, HiddenCard]
"""What replaces each hidden card."""


def hidden_from(seat: int, state: GameState) -> Iterator[object]:
    """Yield every card that a seat may not see. Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-2."""
    readings = state.terms.readings
    yield from (*state.region_deck, *state.sanctuary_deck)
    for owner, player in enumerate(state.players):
        if owner != seat:
            yield from (*player.hand, *player.set_aside)
            if player.chosen is not None:
                yield player.chosen
        looks = readings.drawn_look is DrawnLook.AT_ONCE or (state.turn == owner and state.phase in PLACING)
        if not looks or (owner != seat and readings.drawn_secrecy is DrawnSecrecy.SECRET):
            yield from player.drawn


def replacements(cards: Iterable[object], *, downwards: bool) -> dict[object, HiddenCard]:
    """Return a card that cannot be looked at for each hidden card, in ascending or descending order."""
    listed = sorted(cards, key=str, reverse=downwards)
    # Between two durations, and no two alike: a hidden card stands beside no other in doubt.
    ranks = [
        number * 68 // (1 + len(listed)) + (1 + number) / (2 + len(listed)) for number in range(len(listed))
    ]
    return {card: HiddenCard(rank) for card, rank in zip(listed, ranks, strict=True)}


def swap(cards: Iterable[object], hidden: Cards) -> tuple[object, ...]:
    """Return cards with the hidden ones replaced."""
    return tuple(hidden.get(card, card) for card in cards)


def swap_in_reference(state: GameState, hidden: Cards) -> GameState:
    """Return a state of the reference with hidden cards replaced; hands stay in order."""

    def ordered(cards: Iterable[object]) -> tuple[Duration, ...]:
        return tuple(sorted(cast("tuple[Duration, ...]", swap(cards, hidden))))

    def player(one: PlayerState) -> PlayerState:
        return one.but(
            hand=ordered(one.hand),
            set_aside=ordered(one.set_aside),
            chosen=None if one.chosen is None else cast("Duration", hidden.get(one.chosen, one.chosen)),
            drawn=cast("tuple[SanctuaryId, ...]", swap(one.drawn, hidden)),
        )

    return state.but(
        region_deck=cast("tuple[Duration, ...]", swap(state.region_deck, hidden)),
        sanctuary_deck=cast("tuple[SanctuaryId, ...]", swap(state.sanctuary_deck, hidden)),
        players=tuple(map(player, state.players)),
    )


def swap_in_spec(game: Game, hidden: Cards) -> Game:
    """Return a state of the specification with hidden cards replaced."""

    def player(one: Player) -> Player:
        return replace(
            one,
            hand=frozenset(cast("tuple[int, ...]", swap(one.hand, hidden))),
            set_aside=frozenset(cast("tuple[int, ...]", swap(one.set_aside, hidden))),
            chosen=None if one.chosen is None else cast("int", hidden.get(one.chosen, one.chosen)),
            drawn=cast("tuple[str, ...]", swap(one.drawn, hidden)),
        )

    return replace(
        game,
        region_deck=cast("tuple[int, ...]", swap(game.region_deck, hidden)),
        sanctuary_deck=cast("tuple[str, ...]", swap(game.sanctuary_deck, hidden)),
        players=tuple(map(player, game.players)),
    )


def swap_in_action(action: Action, hidden: Cards) -> Action:
    """Return an action of the reference with hidden cards replaced."""
    match action:
        case Explore(region=region) | Take(region=region):
            return attrs.evolve(action, region=cast("Duration", hidden.get(region, region)))
        case Place(sanctuary=card) | Return(sanctuary=card):
            return attrs.evolve(action, sanctuary=cast("SanctuaryId", hidden.get(card, card)))
        case Keep(regions=regions):
            kept = sorted(cast("tuple[Duration, ...]", swap(regions, hidden)))
            return attrs.evolve(action, regions=tuple(kept))
        case Shuffle(regions=regions):
            return attrs.evolve(action, regions=cast("tuple[Duration, ...]", swap(regions, hidden)))
        case ReturnOrder(sanctuaries=cards):
            return attrs.evolve(action, sanctuaries=cast("tuple[SanctuaryId, ...]", swap(cards, hidden)))
        case _:
            return action


@attrs.frozen
class Moved:
    """A state and an action of both implementations, and the state of the reference after it."""

    reference: GameState
    specification: Game
    action: Action
    document: JsonObject
    after: GameState


def moves(game: WatchedGame) -> Iterator[Moved]:
    """Play a watched game; yield every state with the action done in it, and with the last action that was legal."""
    ours, theirs = REFERENCE.begin(game.setup), SPEC.begin(game.setup)
    while legal := ours.legal():
        chosen = game.chooser(ours, legal)
        for document in {str(each): each for each in (chosen, legal[-1])}.values():
            action = load_action(dumps_line(document).encode())
            yield Moved(ours.current, theirs.game, action, document, ours.apply(document).current)
        ours, theirs = ours.apply(chosen), theirs.apply(chosen)


def swap_in_spec_action(action: ActionOfSpec, hidden: Cards) -> ActionOfSpec:
    """Return an action of the specification with hidden cards replaced."""
    match action:
        case spec.actions.Explore(region=region) | spec.actions.Take(region=region):
            return replace(action, region=cast("int", hidden.get(region, region)))
        case spec.actions.Place(sanctuary=card) | spec.actions.Return(sanctuary=card):
            return replace(action, sanctuary=cast("str", hidden.get(card, card)))
        case spec.actions.Keep(regions=regions):
            return replace(action, regions=tuple(sorted(cast("tuple[int, ...]", swap(regions, hidden)))))
        case spec.actions.Shuffle(regions=regions):
            return replace(action, regions=cast("tuple[int, ...]", swap(regions, hidden)))
        case spec.actions.ReturnOrder(sanctuaries=cards):
            return replace(action, sanctuaries=cast("tuple[str, ...]", swap(cards, hidden)))
        case _:
            return action


def step_failures(move: Moved, seat: int) -> Iterator[str]:
    """Yield how a seat's view after an action depends on cards that stay hidden from it."""
    stays = {*hidden_from(seat, move.reference)} & {*hidden_from(seat, move.after)}
    expected = plain(attrs.asdict(faraway.game.observation.observe(move.after, seat)))
    words = f"{type(move.action).__name__}, seen from seat {seat}, round {move.reference.round}"
    for downwards in (False, True):
        hidden = replacements(stays, downwards=downwards)
        try:
            state = faraway.game.transitions.apply_action(
                swap_in_reference(move.reference, hidden), swap_in_action(move.action, hidden)
            )
            if plain(attrs.asdict(faraway.game.observation.observe(state, seat))) != expected:
                yield f"reference: another view after {words}"
            game, action = (
                swap_in_spec(move.specification, hidden),
                swap_in_spec_action(spec.actions.load_action(move.document), hidden),
            )
            if spec.phases.refuse(game, action):
                yield f"specification: refused, {words}"
            elif plain(spec.information.observe(spec.phases.follow(game, action), seat)) != expected:
                yield f"specification: another view after {words}"
        except LookedAtError as error:
            yield f"a hidden card is looked at ({error}): {words}"


def interference_failures(games: Iterable[WatchedGame] | None = None) -> Generator[str, None, int]:
    """Yield what interferes in the watched games; return how many steps were looked at from a seat."""
    looked = 0
    for game in games or watched_games():
        for move in moves(game):
            for seat in range(len(move.reference.players)):
                yield from step_failures(move, seat)
                looked += 1
    return looked


def market_by_the_bottom_card() -> Iterator[str]:
    """Yield what interferes where a market is one Region smaller if the bottom card of the deck is a high one."""

    def peeking(game: Game, count: int) -> Game:
        return spec.table.turn_up(game, count - 1 if game.region_deck[-1:] > (34,) else count)

    with mock.patch.object(spec.ending, "turn_up", peeking):
        yield from interference_failures(islice(watched_games(), 1))


CLAIMS: dict[str, Claim] = {
    "interference": Claim(
        name="steps_show_a_seat_nothing_hidden",
        claim="two states that look alike to a seat look alike to it after actions that look alike to it and bring the same "
        "cards to light",
        clauses=("SETUP-2", "EXPLORE-1", "FIND-11", "INFO-1", "INFO-2"),
        scope="every state of 25 games of 2 to 6 players, the action done in it and the last legal one, from every seat; "
        "for each of them all cards that could be hidden, in two orders; reference and specification",
        kind=Kind.SAMPLED,
        subject=Subject.GAME,
        check=interference_failures,
        slip=market_by_the_bottom_card,
        slip_change="the size of a market depends on the bottom card of the deck",
    ),
}
