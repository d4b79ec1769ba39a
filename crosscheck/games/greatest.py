"""Legal games in which seat 0 ends with a given tableau, for any number of players.

The decks are repaired until the game goes as wanted: play it, and where seat 0 looks for a card that
is not there, exchange it in the deck with one that is, and begin again. The others get out of the way.
"""

from collections.abc import Sequence

import attrs

from crosscheck.implementations import SPEC, Json, JsonObject, Play
from spec.cards import REGIONS, SANCTUARIES

ATTEMPTS = 200


@attrs.frozen
class Missing(Exception):  # noqa: N818 - it names what is the matter
    """Seat 0, or a player in its way, would need `wanted` where `there` lies."""

    there: int | str
    wanted: int | str


@attrs.frozen(kw_only=True)
class Wish:
    """The tableau that seat 0 is to end with."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


def cards_of(actions: Sequence[JsonObject], key: str) -> list[int | str]:
    """List the cards that the actions name."""
    return [card for action in actions if isinstance(card := action.get(key), int | str)]


def lists_of(player: Json) -> tuple[list[Json], list[Json]]:
    """Give the Regions and Sanctuaries of a player's tableau."""
    assert isinstance(player, dict)
    regions, sanctuaries = player["regions"], player["sanctuaries"]
    assert isinstance(regions, list)
    assert isinstance(sanctuaries, list)
    return regions, sanctuaries


def choose(play: Play, wish: Wish) -> JsonObject:
    """Choose the next action, or say which card is missing."""
    state = play.state()
    players = state["players"]
    assert isinstance(players, list)
    legal = play.legal()
    seat = legal[0]["seat"]
    assert isinstance(seat, int)
    mine = [action for action in legal if action["seat"] == seat]
    kind = str(mine[0]["type"])
    key = "sanctuary" if kind == "place" else "region"
    offered = cards_of(mine, key)
    played, placed = lists_of(players[seat])
    if seat == 0 and kind == "explore":
        wanted = wish.regions[len(played)]
        if wanted not in offered:
            raise Missing(offered[-1], wanted)
        return {"type": kind, "seat": 0, key: wanted}
    pool: tuple[int | str, ...] = wish.sanctuaries if kind == "place" else wish.regions
    hand = players[0]
    assert isinstance(hand, dict)
    held = hand["hand"]
    assert isinstance(held, list)
    lists = lists_of(players[0])
    open_wishes = [card for card in pool if card not in (*lists[0], *lists[1], *held)]
    if seat == 0:
        found = [card for card in offered if card in open_wishes]
        if open_wishes and not found:
            raise Missing(offered[0], open_wishes[0])
        return {"type": kind, "seat": 0, key: (found or offered)[0]}
    if kind == "explore":
        lower = [card for card in offered if not played or card < played[-1]]  # type: ignore[operator]  # durations
        return {"type": kind, "seat": seat, key: max(lower or offered, key=int)}
    rest = [card for card in offered if card not in pool]
    if not rest:
        spare = [card for card in (*REGIONS, *SANCTUARIES) if type(card) is type(offered[0])]
        used = [*pool, *placed]
        raise Missing(offered[0], next(card for card in reversed(spare) if card not in used))
    return {"type": kind, "seat": seat, key: rest[0]}


def exchanged(deck: Sequence[Json], missing: Missing) -> list[Json]:
    """Exchange two cards of a deck; a deck that has them not stays as it is."""
    turned = {missing.there: missing.wanted, missing.wanted: missing.there}
    return [turned.get(card, card) if isinstance(card, int | str) else card for card in deck]


def game_for(wish: Wish, players: int) -> JsonObject:
    """Give a transcript of a whole game that gives seat 0 its wish."""
    others = [card for card in range(68, 0, -1) if card not in wish.regions]
    region_deck: list[Json] = [*wish.regions[:3], *others, *wish.regions[3:]]
    rest = [card for card in SANCTUARIES if card not in wish.sanctuaries]
    sanctuary_deck: list[Json] = [*wish.sanctuaries, *rest]
    for _ in range(ATTEMPTS):
        setup: JsonObject = {
            "players": players,
            "variant": "standard",
            "readings": {},
            "region_deck": region_deck,
            "sanctuary_deck": sanctuary_deck,
        }
        play: Play = SPEC.begin(setup)
        actions: list[Json] = []
        try:
            while play.result() is None:
                action = choose(play, wish)
                actions.append(action)
                play = play.apply(action)
        except Missing as missing:
            region_deck = exchanged(region_deck, missing)
            sanctuary_deck = exchanged(sanctuary_deck, missing)
            continue
        return {"format": "faraway-transcript-1", **setup, "actions": actions, "result": play.result()}
    raise AssertionError(f"no game of {players} players for {wish} after {ATTEMPTS} attempts")
