"""Legal games in which seat 0 ends with a given tableau, for any number of players.

The decks are repaired until the game goes as wanted: play it, and where seat 0 looks for a card that
is not there, exchange it in the deck with one that is, and begin again. The others get out of the way.
"""

from collections.abc import Sequence
from functools import partial

import attrs

from crosscheck.games.positions import of_first_seat, position, steps, transcript
from crosscheck.implementations import SPEC, JsonObject, Play
from faraway.io import Json
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


def choose(wish: Wish, play: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose the next action; raise Missing if a card is not where it is needed."""
    mine = of_first_seat(legal)
    seat, kind = mine[0]["seat"], mine[0]["type"]
    assert isinstance(seat, int)
    key = "sanctuary" if kind == "place" else "region"
    by_card = {card: action for action in mine if isinstance(card := action.get(key), int | str)}
    players = position(play).players
    offered = [*by_card]
    played = players[seat].regions
    if seat == 0 and kind == "explore":
        wanted = wish.regions[len(played)]
        if wanted not in offered:
            raise Missing(offered[-1], wanted)
        return by_card[wanted]
    pool: tuple[int | str, ...] = wish.sanctuaries if kind == "place" else wish.regions
    if seat == 0:
        own = (*players[0].regions, *players[0].sanctuaries, *players[0].hand)
        open_wishes = [card for card in pool if card not in own]
        found = [card for card in offered if card in open_wishes]
        if open_wishes and not found:
            raise Missing(offered[0], open_wishes[0])
        return by_card[(found or offered)[0]]
    if kind == "explore":
        lower = [card for card in offered if not played or int(card) < played[-1]]
        return by_card[max(lower or offered, key=int)]
    rest = [card for card in offered if card not in pool]
    if not rest:
        spare = [card for card in (*REGIONS, *SANCTUARIES) if type(card) is type(offered[0])]
        used = (*pool, *players[seat].sanctuaries)
        raise Missing(offered[0], next(card for card in reversed(spare) if card not in used))
    return by_card[rest[0]]


def exchanged(deck: Sequence[Json], missing: Missing) -> list[Json]:
    """Exchange two cards of a deck; a deck without them stays as it is."""
    turned = {missing.there: missing.wanted, missing.wanted: missing.there}
    return [turned.get(card, card) if isinstance(card, int | str) else card for card in deck]


def game_for(wish: Wish, players: int) -> JsonObject:
    """Return a transcript of a whole game in which seat 0 ends with its wish."""
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
        try:
            game = [*steps(SPEC.begin(setup), partial(choose, wish))]
        except Missing as missing:
            region_deck = exchanged(region_deck, missing)
            sanctuary_deck = exchanged(sanctuary_deck, missing)
            continue
        return transcript(setup, [action for action, _ in game], game[-1][1].result())
    raise AssertionError(f"no game of {players} players for {wish} after {ATTEMPTS} attempts")
