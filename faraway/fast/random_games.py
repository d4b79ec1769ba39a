"""Whole games of random players as kernels: the standard game under the default readings.

The reference is the state machine in `faraway.game`. Fed the same decks and the same choices, these loops must come to
the same tableaux, hands and shortages; tests compare hundreds of games, and every simulation some of its own.
Each choice has a position (`faraway.fast.chance`), so that both can make the same one.
"""

from __future__ import annotations

from array import array

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.fast.chance import (
    EXPLORE,
    KINDS,
    PLACE,
    REGION_DECK,
    SANCTUARY_DECK,
    SEATS,
    TAKE,
    draw_below,
    game_key,
    shuffle,
)
from faraway.fast.compiler import Numbers, fastest
from faraway.fast.kernels import NO_SANCTUARY, ROW_REGIONS, ROW_SANCTUARIES

REGIONS = 68
SANCTUARIES = 45
HAND = 3
ROUNDS = 8

# Where things lie on the table, one flat array. The Sanctuary deck grows at its end as leftovers come back and
# shrinks at its head as cards are drawn: each player may draw and return nearly all of it in each of seven rounds.
DECK = 0
PILE = DECK + REGIONS
HANDS = PILE + SANCTUARIES * (1 + SEATS * (ROUNDS - 1))
MARKET = HANDS + SEATS * HAND
CLUES = MARKET + SEATS
ORDER = CLUES + SEATS
PLAYED = ORDER + SEATS
FOUND = PLAYED + SEATS
DRAWN_FIRST = FOUND + SEATS
DRAWN = DRAWN_FIRST + SEATS
HEAD, TAIL, TURNED_UP, LYING = range(DRAWN + SEATS, DRAWN + SEATS + 4)
TABLE = LYING + 1


@frozen(kw_only=True, eq=False)
class PlayedGames:
    """Finished games, one after another: tableaux, lowest durations played and possessed, rounds of shortage.

    `regions` and `sanctuaries` have a row for every seat, as `faraway.fast.batch` reads them; `lowest` two numbers for
    every seat; `shortages` one byte a game, whose lowest bit stands for round 2, the first in which anybody finds.
    """

    regions: array[int]
    sanctuaries: array[int]
    lowest: array[int]
    shortages: array[int]


def empty_games(players: int, games: int) -> PlayedGames:
    """Allocate the arrays for a number of games."""
    seats = players * games
    return PlayedGames(
        regions=array("b", bytes(seats * ROW_REGIONS)),
        sanctuaries=array("b", [NO_SANCTUARY]) * (seats * ROW_SANCTUARIES),
        lowest=array("b", bytes(seats * 2)),
        shortages=array("b", bytes(games)),
    )


def play_random_games(
    players: int, key: int, first: int, stop: int, *, cards: Catalogue = CATALOGUE
) -> PlayedGames:
    """Play the games with these numbers.

    `cards` takes the place of the printed ones: the same durations and ids with other facts.
    """
    played = empty_games(players, stop - first)
    region_clues = array("q", [0, *[region.clues for region in cards.regions]])
    sanctuary_clues = array("q", [sanctuary.clues for sanctuary in cards.sanctuaries])
    table = array("q", bytes(8 * TABLE))
    results = played.regions, played.sanctuaries, played.lowest, played.shortages
    play = fastest(play_games, "qqqbbbb")
    play(first, stop, players, key, region_clues, sanctuary_clues, table, *results)
    return played


def play_games(  # noqa: PLR0913, PLR0917  a kernel takes no records
    first: int,
    stop: int,
    players: int,
    key: int,
    region_clues: Numbers,
    sanctuary_clues: Numbers,
    table: Numbers,
    regions: Numbers,
    sanctuaries: Numbers,
    lowest: Numbers,
    shortages: Numbers,
) -> int:
    """Play the games from `first` up to `stop`; return their number."""
    for game in range(first, stop):
        row = (game - first) * players
        shortages[game - first] = play_game(
            game_key(key, game), row, players, region_clues, sanctuary_clues, table, regions, sanctuaries
        )
        end_game(row, players, table, regions, lowest)
    return stop - first


def play_game(  # noqa: PLR0913, PLR0917  as above
    key: int,
    row: int,
    players: int,
    region_clues: Numbers,
    sanctuary_clues: Numbers,
    table: Numbers,
    regions: Numbers,
    sanctuaries: Numbers,
) -> int:
    """Play one game of eight rounds; return the rounds of shortage, a bit each. Rules: ROUND-1, ROUND-2, FIND-8, END-9."""
    deal(table, players, key)
    shortages = 0
    for number in range(1, ROUNDS + 1):
        reveal_market(table, players + 1 if number < ROUNDS else 0)
        due = 0
        for seat in range(players):
            explore(table, key, number, seat, row + seat, region_clues, regions)
            due += find(table, number, seat, row + seat, regions)
        order_of_play(table, players)
        is_short = due > table[TAIL] - table[HEAD]
        shortages |= int(is_short) << max(number - 2, 0)
        for turn in range(0 if is_short else players):
            draw(table, table[ORDER + turn])
        for turn in range(players):
            seat = table[ORDER + turn]
            if is_short:
                draw(table, seat)
                place(table, key, number, seat, row + seat, sanctuary_clues, sanctuaries)
                take(table, key, number, seat)
            else:
                take(table, key, number, seat)
                place(table, key, number, seat, row + seat, sanctuary_clues, sanctuaries)
    return shortages


def deal(table: Numbers, players: int, key: int) -> None:
    """Shuffle both decks and deal three Regions each, sorted in ascending order. Rules: SETUP-1, SETUP-3, SETUP-5."""
    for card in range(REGIONS):
        table[DECK + card] = card + 1
    for card in range(SANCTUARIES):
        table[PILE + card] = card
    shuffle(table, DECK, REGIONS, key, REGION_DECK)
    shuffle(table, PILE, SANCTUARIES, key, SANCTUARY_DECK)
    table[HEAD] = 0
    table[TAIL] = SANCTUARIES
    table[TURNED_UP] = players * HAND
    for seat in range(players):
        table[CLUES + seat] = 0
        table[DRAWN + seat] = 0
        hand = HANDS + seat * HAND
        for nth in range(HAND):
            card = table[DECK + seat * HAND + nth]
            gap = hand + nth
            while gap > hand and table[gap - 1] > card:
                table[gap] = table[gap - 1]
                gap -= 1
            table[gap] = card


def reveal_market(table: Numbers, wanted: int) -> None:
    """Turn up a market, in ascending order; the deck always holds enough for it. Rules: SETUP-4, END-10, END-11."""
    for nth in range(wanted):
        card = table[DECK + table[TURNED_UP] + nth]
        gap = MARKET + nth
        while gap > MARKET and table[gap - 1] > card:
            table[gap] = table[gap - 1]
            gap -= 1
        table[gap] = card
    table[TURNED_UP] += wanted
    table[LYING] = wanted


def explore(  # noqa: PLR0913, PLR0917  as above
    table: Numbers, key: int, number: int, seat: int, row: int, region_clues: Numbers, regions: Numbers
) -> None:
    """Play a Region of the hand. Rules: EXPLORE-1, EXPLORE-2, EXPLORE-3."""
    hand = HANDS + seat * HAND
    chosen = hand + draw_below(key, (number * KINDS + EXPLORE) * SEATS + seat, HAND)
    region = table[chosen]
    for gap in range(chosen, hand + HAND - 1):
        table[gap] = table[gap + 1]
    table[PLAYED + seat] = region
    table[CLUES + seat] += region_clues[region]
    regions[row * ROW_REGIONS + number - 1] = region


def find(table: Numbers, number: int, seat: int, row: int, regions: Numbers) -> int:
    """Return how many Sanctuaries a seat is due. Rules: FIND-1, FIND-2, FIND-4, FIND-5."""
    table[FOUND + seat] = 0
    if number > 1 and table[PLAYED + seat] > regions[row * ROW_REGIONS + number - 2]:
        table[FOUND + seat] = 1 + table[CLUES + seat]
    return table[FOUND + seat]


def order_of_play(table: Numbers, players: int) -> None:
    """Order the seats by the Regions just played, the lowest first. Rules: FIND-7, END-1."""
    for seat in range(players):
        gap = ORDER + seat
        while gap > ORDER and table[PLAYED + table[gap - 1]] > table[PLAYED + seat]:
            table[gap] = table[gap - 1]
            gap -= 1
        table[gap] = seat


def draw(table: Numbers, seat: int) -> None:
    """Draw what a seat is due, or what is left. Rules: FIND-6, FIND-9, FIND-10."""
    drawn = min(table[FOUND + seat], table[TAIL] - table[HEAD])
    table[DRAWN_FIRST + seat] = PILE + table[HEAD]
    table[DRAWN + seat] = drawn
    table[HEAD] += drawn


def take(table: Numbers, key: int, number: int, seat: int) -> None:
    """Take a Region from the market, where one lies, into the hand. Rules: END-2, END-3, END-9."""
    lying = table[LYING]
    if lying == 0:
        return
    chosen = MARKET + draw_below(key, (number * KINDS + TAKE) * SEATS + seat, lying)
    region = table[chosen]
    for gap in range(chosen, MARKET + lying - 1):
        table[gap] = table[gap + 1]
    table[LYING] = lying - 1
    hand = HANDS + seat * HAND
    free = hand + HAND - 1
    while free > hand and table[free - 1] > region:
        table[free] = table[free - 1]
        free -= 1
    table[free] = region


def place(  # noqa: PLR0913, PLR0917  as above
    table: Numbers,
    key: int,
    number: int,
    seat: int,
    row: int,
    sanctuary_clues: Numbers,
    sanctuaries: Numbers,
) -> None:
    """Place one of the Sanctuaries drawn and lay the others under the deck as drawn. Rules: END-4, END-7."""
    first = table[DRAWN_FIRST + seat]
    drawn = table[DRAWN + seat]
    rank = draw_below(key, (number * KINDS + PLACE) * SEATS + seat, drawn)
    for nth in range(first, first + drawn):
        sanctuary = table[nth]
        lower = 0
        for other in range(first, first + drawn):
            lower += int(table[other] < sanctuary)
        if lower == rank:
            table[CLUES + seat] += sanctuary_clues[sanctuary]
            free = row * ROW_SANCTUARIES
            while sanctuaries[free] >= 0:
                free += 1
            sanctuaries[free] = sanctuary
        else:
            table[PILE + table[TAIL]] = sanctuary
            table[TAIL] += 1
    table[DRAWN + seat] = 0


def end_game(row: int, players: int, table: Numbers, regions: Numbers, lowest: Numbers) -> None:
    """Record the lowest duration that each seat has played, and possesses. Rules: WIN-3."""
    for seat in range(players):
        least = REGIONS
        for at in range((row + seat) * ROW_REGIONS, (row + seat + 1) * ROW_REGIONS):
            least = min(least, int(regions[at]))
        lowest[2 * (row + seat)] = least
        lowest[2 * (row + seat) + 1] = min(least, table[HANDS + seat * HAND])
