"""Whether the Region deck lasts, and what its last market can change: sums written by hand after the rules.

Only replayed games (crosscheck.games) tie them to the code.
"""

from collections.abc import Iterator

from proofs.counting import PRINTED_BOX
from proofs.smt import Number, Truth, all_of, any_of, between, equal, integer, negation, number, sum_of
from proofs.theorem import Obligation, Theorem, Twin
from proofs.theorems.examples import EVERY_GAME, decode_numbers
from proofs.verdict import Subject

REGIONS_IN_BOX = len(PRINTED_BOX.regions)
DEALT = 3
# How many markets an edition reveals: the first, and one after each of so many rounds.
MARKETS_OF_EDITIONS = {
    "fr": 9,
    "en": 9,
    "en_web": 9,
    "de": 8,
    "it": 8,
}
MOST_PLAYERS_SUPPLIED = {9: 4, 8: 5}
MARKETS_ANYONE_TAKES_FROM = 7


def left_after(players: Number, markets: int) -> Number:
    """Return the size of the Region deck after a number of markets; a negative number is what it lacks.

    Two Regions of five go back into the deck in the advanced variant, so that it makes no difference.

    Rules: SETUP-1, SETUP-4, END-11, ADV-3
    """
    return REGIONS_IN_BOX - DEALT * players - markets * (players + 1)


def markets_supplied(markets: int, most_players: int) -> Iterator[Obligation]:
    """Return the claim that all markets are full for up to a number of players, and for no more."""
    players = integer("players")
    left = left_after(players, markets)
    claim = any_of(
        [
            all_of([players <= most_players, left >= 0]),
            all_of([players > most_players, left < 0]),
        ]
    )
    decode = decode_numbers({"players": players, "left in the deck": left})
    yield Obligation(f"{markets} markets", (between(2, players, 6),), claim, decode)


def needed_markets_supplied(markets: int) -> Iterator[Obligation]:
    """Return the claim that a number of markets are full for any number of players."""
    players = integer("players")
    left = left_after(players, markets)
    decode = decode_numbers({"players": players, "left in the deck": left})
    yield Obligation(f"{markets} markets", (between(2, players, 6),), left >= 0, decode)


def last_market_changes_nothing(round_: int) -> Iterator[Obligation]:
    """Return the claim that two games alike but for the market of a round give each player the same hand and lowest duration.

    A player holds two Regions and has played the rest; in rounds 1 to 7 a third comes from the market.
    Rules: END-2, END-9
    """
    played = [integer(f"played{place}") for place in range(1, round_ + 1)]
    hand = [integer(f"hand{place}") for place in (1, 2)]
    lowest, premises = [], [between(1, each, REGIONS_IN_BOX) for each in (*played, *hand)]
    for game in ("one", "other"):
        market = [integer(f"{game}.market{place}") for place in range(1, 8)]
        taken = integer(f"{game}.taken")
        premises += [between(1, each, REGIONS_IN_BOX) for each in market]
        premises.append(any_of(equal(taken, each) for each in market))
        owned = [*played, *hand, *([taken] if round_ < 8 else [])]
        least = integer(f"{game}.lowest")
        premises += [
            any_of(equal(least, each) for each in owned),
            *(least <= each for each in owned),
        ]
        lowest.append(least)
    decode = decode_numbers({"lowest duration in one game": lowest[0], "in the other": lowest[1]})
    yield Obligation(f"round {round_}", tuple(premises), equal(lowest[0], lowest[1]), decode)


def lowest_durations_differ(*, shared: bool) -> Iterator[Obligation]:
    """Yield for Regions played, and played or in hand, that two players' lowest durations differ."""
    for label, each_has in (("eight played", 8), ("eight played and two in hand", 10)):
        rows = [[integer(f"{player}.{card}") for card in range(each_has)] for player in ("one", "other")]
        cards = [card for row in rows for card in row]
        premises: list[Truth] = [between(1, card, REGIONS_IN_BOX) for card in cards]
        if not shared:
            premises += [differ(one, other) for one in rows[0] for other in rows[1]]
        least = [integer("one.lowest"), integer("other.lowest")]
        for low, row in zip(least, rows, strict=True):
            premises += [any_of(equal(low, card) for card in row), *(low <= card for card in row)]
        decode = decode_numbers({"lowest of one": least[0], "lowest of the other": least[1]})
        yield Obligation(label, tuple(premises), differ(least[0], least[1]), decode)


def differ(one: Number, other: Number) -> Truth:
    """Return the claim that two durations differ."""
    return any_of([one < other, one > other])


def ranks_strict(*, with_tie_break: bool) -> Iterator[Obligation]:
    """Return the claim that of any two players with different lowest durations exactly one is placed better."""
    totals = [integer(f"total{seat}") for seat in (1, 2)]
    lowest = [integer(f"lowest{seat}") for seat in (1, 2)]

    def better(one: int, other: int) -> Truth:
        tied = all_of([equal(totals[one], totals[other]), lowest[one] < lowest[other]])
        return any_of([totals[one] > totals[other], tied]) if with_tie_break else totals[one] > totals[other]

    marks = [integer("first is better"), integer("second is better")]
    premises = [differ(lowest[0], lowest[1]), *(between(0, mark, 1) for mark in marks)]
    premises += [
        any_of(
            [all_of([equal(marks[0], 1), better(0, 1)]), all_of([equal(marks[0], 0), negation(better(0, 1))])]
        )
    ]
    premises += [
        any_of(
            [all_of([equal(marks[1], 1), better(1, 0)]), all_of([equal(marks[1], 0), negation(better(1, 0))])]
        )
    ]
    decode = decode_numbers({"first total": totals[0], "second total": totals[1]})
    yield Obligation("two players", tuple(premises), equal(sum_of(marks), number(1)), decode)


def edition_theorem(edition: str, markets: int) -> Theorem:
    """Return the theorem for how many players an edition's markets can be supplied."""
    most_players = MOST_PLAYERS_SUPPLIED[markets]
    return Theorem(
        name=f"markets_supplied_iff_players_le_{most_players}_{edition}",
        claim=f"as {edition.replace('_', '-')} is read, every market is full for up to {most_players} players and not for more",
        clauses=("SETUP-1", "SETUP-4", "END-11", "END-12"),
        scope=EVERY_GAME,
        subject=Subject.MODEL,
        statement=lambda: markets_supplied(markets, most_players),
        twin=Twin("one market fewer is revealed", lambda: markets_supplied(markets - 1, most_players)),
    )


THEOREMS = (
    *(edition_theorem(edition, markets) for edition, markets in MARKETS_OF_EDITIONS.items()),
    Theorem(
        name="markets_of_rounds_one_to_seven_supplied",
        claim="every market from which anyone takes is full, for any number of players",
        clauses=("SETUP-4", "END-2", "END-11"),
        scope=EVERY_GAME,
        subject=Subject.MODEL,
        statement=lambda: needed_markets_supplied(MARKETS_ANYONE_TAKES_FROM),
        twin=Twin(
            "players take from the market of round 8 too",
            lambda: needed_markets_supplied(MARKETS_ANYONE_TAKES_FROM + 1),
        ),
    ),
    Theorem(
        name="result_unchanged_of_market_of_round_eight",
        claim="the market of round 8 changes no hand, no tableau and no tie-break: market-reveal, market-shortfall "
        "and final-market change no result",
        clauses=("END-9", "END-10", "END-11", "END-12", "WIN-3"),
        scope="an arithmetic model of every player, at the end of round 8",
        subject=Subject.MODEL,
        statement=lambda: last_market_changes_nothing(8),
        twin=Twin("the game ends after round 7", lambda: last_market_changes_nothing(7)),
    ),
    Theorem(
        name="lowest_durations_differ",
        claim="no two players share their lowest duration, among Regions played or possessed",
        clauses=("WIN-3", "WIN-5"),
        scope=EVERY_GAME,
        subject=Subject.MODEL,
        statement=lambda: lowest_durations_differ(shared=False),
        twin=Twin("a duration may be in the box twice", lambda: lowest_durations_differ(shared=True)),
    ),
    Theorem(
        name="tie_break_decides",
        claim="of any two players exactly one is placed better (with lowest_durations_differ)",
        clauses=("WIN-2", "WIN-3", "WIN-5"),
        scope="an arithmetic model: all totals and all different lowest durations",
        subject=Subject.MODEL,
        statement=lambda: ranks_strict(with_tie_break=True),
        twin=Twin("without the tie-break", lambda: ranks_strict(with_tie_break=False)),
    ),
)
