"""Laws that compare a game with the same game played again: as it was, from other seats, with hidden cards exchanged."""

import random
from collections.abc import Callable, Mapping
from typing import TypeAlias

import attrs

from crosscheck.games.positions import Position, position
from crosscheck.implementations import Implementation, JsonObject, Refused
from crosscheck.laws.played import Game, play_some, script_of
from crosscheck.verify.samples import sample_meddling
from faraway.io import Json

ReplayLaw: TypeAlias = Callable[[Implementation, Game], None]


def _chance(game: Game) -> random.Random:
    return random.Random(f"{game.script.seed} again")


def replay_gives_the_same_states(implementation: Implementation, game: Game) -> None:
    """A game is its set-up and its actions: nothing else decides. Rules: ROUND-2."""
    table = implementation.begin(game.script.document)
    assert position(table) == game.first
    for step in game.steps:
        table = table.apply(step.action)
        assert position(table) == step.after


def listed_actions_are_those_that_are_accepted(implementation: Implementation, game: Game) -> None:
    """What is listed is accepted and what is accepted is listed; a refusal changes nothing. Rules: EXPLORE-2. Against: EXPLORE-2, END-1, END-2, END-4, END-5."""
    chance = _chance(game)
    table = implementation.begin(game.script.document)
    for step in (*game.steps, None):
        legal = table.legal()
        assert bool(legal) == (table.state()["phase"] != "over")
        for action in chance.sample(legal, min(3, len(legal))):
            table.apply(action)
        state = table.state()
        for _ in range(3):
            meddled = sample_meddling(chance, game.script.players, legal)
            try:
                table.apply(meddled)
            except Refused:
                assert meddled not in legal
            else:
                assert meddled in legal or meddled["type"] in {"shuffle", "return-order"}
        assert table.state() == state
        if step is not None:
            table = table.apply(step.action)


def actions_are_listed_by_seat_and_card(implementation: Implementation, game: Game) -> None:
    """The list is in order and names nothing twice. Rules: EXPLORE-1."""
    table = implementation.begin(game.script.document)
    for step in game.steps:
        keys = [_order(action) for action in table.legal()]
        assert keys == sorted(keys)
        assert len(set(keys)) == len(keys)
        table = table.apply(step.action)


def _order(action: JsonObject) -> tuple[int, bool, str, tuple[int, ...]]:
    seat = action.get("seat", 0)
    assert isinstance(seat, int)
    region, regions = action.get("region"), action.get("regions")
    durations = regions if isinstance(regions, list) else [region]
    numbers = tuple(number for number in durations if isinstance(number, int))
    return seat, action["type"] == "decline", str(action.get("sanctuary", "")), numbers


def seats_do_not_matter(implementation: Implementation, game: Game) -> None:
    """Move the players with all they are dealt: the same game, the same result, in other seats. Rules: INFO-3, WIN-2."""
    if game.script.reading("deal-order") == "seating":
        return
    seats = list(range(game.script.players))
    _chance(game).shuffle(seats)
    setup = game.script.document
    deck = setup["region_deck"]
    assert isinstance(deck, list)
    dealt = 5 if game.script.variant == "advanced" else 3
    hands: list[list[Json]] = [[] for _ in seats]
    for seat, other in enumerate(seats):
        hands[other] = deck[seat * dealt : (seat + 1) * dealt]
    moved = [*(card for hand in hands for card in hand), *deck[dealt * len(seats) :]]
    script = script_of({**setup, "region_deck": moved}, game.script.seed, hoards=game.script.hoards)
    actions = [_reseated(action, seats) for action in game.actions]
    table = implementation.begin(script.document)
    for action, step in zip(actions, game.steps, strict=True):
        table = table.apply(action)
        assert position(table) == _moved(step.after, seats)
    found = table.result()
    assert found is not None
    for name, here in (("totals", game.totals), ("ranks", game.ranks)):
        there = found[name]
        assert isinstance(there, list)
        assert [there[seat] for seat in seats] == list(here)


def _reseated(action: JsonObject, seats: list[int]) -> JsonObject:
    seat = action.get("seat")
    return {**action, "seat": seats[seat]} if isinstance(seat, int) else action


def _moved(table: Position, seats: list[int]) -> Position:
    players = list(table.players)
    for seat, other in enumerate(seats):
        players[other] = table.players[seat]
    turn = None if table.turn is None else seats[table.turn]
    return attrs.evolve(table, players=tuple(players), turn=turn)


def hidden_cards_stay_hidden(implementation: Implementation, game: Game) -> None:
    """Exchange two cards that a seat cannot see and nobody has laid down: it sees the same.

    Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2, ADV-2
    """
    chance = _chance(game)
    for _ in range(3):
        length = chance.randrange(len(game.steps) + 1)
        table = game.positions[length]
        viewer = chance.randrange(game.script.players)
        names: dict[Json, Json] = {}
        for hidden in (hidden_regions(table, viewer), hidden_sanctuaries(table, viewer, game)):
            if len(hidden) > 1:
                one, other = chance.sample(hidden, 2)
                names |= {one: other, other: one}
        setup = _renamed(game.script.document, names)
        assert isinstance(setup, dict)
        actions = [_renamed(action, names) for action in game.actions[:length]]
        script = script_of(setup, game.script.seed, hoards=game.script.hoards)
        other_play = play_some(implementation, script, [_in_order(action) for action in actions])
        assert other_play.observe(viewer) == play_some(
            implementation, game.script, game.actions[:length]
        ).observe(viewer)


def hidden_regions(table: Position, viewer: int) -> list[Json]:
    """List the Regions that a seat cannot see."""
    hidden: list[Json] = [*table.region_deck]
    for seat, player in enumerate(table.players):
        if seat != viewer:
            hidden += [*player.hand, *player.set_aside]
            hidden += [] if player.chosen is None else [player.chosen]
    return hidden


def hidden_sanctuaries(table: Position, viewer: int, game: Game) -> list[Json]:
    """List the Sanctuaries that a seat cannot see, by the words of the readings."""
    hidden: list[Json] = [*table.sanctuary_deck]
    for seat, player in enumerate(table.players):
        places = table.turn == seat and table.phase in {"place", "return", "return-order"}
        owner_looks = places or game.script.reading("drawn-look") == "at-once"
        is_open = game.script.reading("drawn-secrecy") == "open"
        if not (owner_looks and (seat == viewer or is_open)):
            hidden += player.drawn
    return hidden


def _renamed(value: Json, names: Mapping[Json, Json]) -> Json:
    """Exchange cards wherever they are named; players and seats are not cards."""
    if isinstance(value, dict):
        return {
            key: item if key in {"players", "seat", "readings"} else _renamed(item, names)
            for key, item in value.items()
        }
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    return names.get(value, value)


def _in_order(action: Json) -> JsonObject:
    """Name the Regions kept in ascending order again."""
    assert isinstance(action, dict)
    kept = action.get("regions")
    if action["type"] == "keep" and isinstance(kept, list):
        ascending: list[Json] = [*sorted(card for card in kept if isinstance(card, int))]
        return {**action, "regions": ascending}
    return action


REPLAY_LAWS: tuple[ReplayLaw, ...] = (
    replay_gives_the_same_states,
    listed_actions_are_those_that_are_accepted,
    actions_are_listed_by_seat_and_card,
    seats_do_not_matter,
    hidden_cards_stay_hidden,
)
