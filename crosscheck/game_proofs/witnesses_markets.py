"""The readings about markets change no ranking: they agree before round 8, and in round 8 nobody looks at the market.

`ending_failures` runs the end of every round of both implementations under every combination of the three readings.
`last_round_failures` runs every course of a small round 8 with market, Region deck and removed Regions replaced by
something that cannot be looked at; the end of the round, which must look, is replaced by its contract.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import cast
from unittest import mock

import attrs

import faraway.game.transitions
import faraway.game.turns
import spec.ending
from crosscheck.game_proofs.information_hidden import Hidden, LookedAtError
from crosscheck.games.plans import CLUED_REGIONS, CLUED_SANCTUARIES, PLAIN_SANCTUARIES
from crosscheck.games.positions import lay_out
from crosscheck.implementations import REFERENCE, SPEC, JsonObject, Play, ReferencePlay, SpecPlay
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import READING_VALUES
from faraway.game.state import GameState
from proofs.claim import Claim
from proofs.verdict import Kind, Subject
from spec.table import Game, Player

MARKET_READINGS = ("market-reveal", "market-shortfall", "final-market")
MARKET_ZONES = frozenset({"market", "region_deck", "removed"})
REGIONS_IN_BOX = 68
PLAIN_REGIONS = [card for card in range(1, 69) if card not in CLUED_REGIONS]
PLAYERS = range(2, 7)


def market_values() -> Iterator[dict[str, str]]:
    """Yield every combination of the readings about markets, the defaults first."""
    for values in product(*(READING_VALUES[name] for name in MARKET_READINGS)):
        yield dict(zip(MARKET_READINGS, values, strict=True))


def at_round_end(players: int, round_number: int, readings: Mapping[str, str]) -> list[Play]:
    """Return a game of each implementation just before the end of a round; its Regions lie as in any game.

    Three were dealt to each, so many markets were revealed, and one Region of each is left; in round 8 nobody takes.
    """
    setup = lay_out(players, readings=readings)
    reference, specification = REFERENCE.begin(setup).current, SPEC.begin(setup).game
    in_deck = max(0, REGIONS_IN_BOX - 3 * players - round_number * (players + 1))
    left = players + 1 if round_number == 8 else 1
    deck, market = tuple(range(1, 1 + in_deck)), tuple(range(50, 50 + left))
    return [
        ReferencePlay(
            reference.but(
                round=round_number,
                phase=Phase.TAKE,
                turn=0,
                region_deck=tuple(map(Duration, deck)),
                market=tuple(map(Duration, market)),
                removed=(),
            )
        ),
        SpecPlay(
            replace(
                specification,
                round=round_number,
                phase="take",
                turns=(0,),
                region_deck=deck,
                market=frozenset(market),
                removed=frozenset(),
            )
        ),
    ]


def ended(play: Play) -> JsonObject:
    """Return the state after the end of the round."""
    match play:
        case ReferencePlay(current):
            return ReferencePlay(faraway.game.transitions.end_round(current)).state()
        case SpecPlay(game):
            return SpecPlay(spec.ending.end_round(game)).state()
        case _:
            raise TypeError(f"{play!r} is a game of no implementation")


def ending_failures(same_until: int = 6) -> Generator[str, None, int]:
    """Yield where a reading about markets changes more than the market of round 8; return how many ends were run."""
    ends = 0
    for players, round_number in product(PLAYERS, range(1, 9)):
        default, *others = (
            [ended(play) for play in at_round_end(players, round_number, values)]
            for values in market_values()
        )
        for values, states in zip(list(market_values())[1:], others, strict=True):
            for state, expected in zip(states, default, strict=True):
                differing = {key for key in state if state[key] != expected[key]}
                if not differing <= (MARKET_ZONES if round_number > same_until else set()):
                    yield f"{players} players, end of round {round_number}: {values} changes {sorted(differing)}"
        ends += 2 * (1 + len(others))
    return ends


@attrs.frozen
class LastRound:
    """A small round 8: who finds, how many clues each shows, how many Sanctuaries are left, and the readings."""

    finds: tuple[bool, ...]
    clues: tuple[int, ...]
    deck: int
    readings: Mapping[str, str]


def last_rounds(orders: Sequence[str], players: int = 2) -> Iterator[LastRound]:
    """Yield every small round 8: everybody finds or not, shows no clue or two, and the deck falls short or not."""
    shortages = [("one-by-one", "draw-remaining"), ("one-by-one", "draw-none")]
    shortages += [("ascending-until-empty", "draw-remaining"), ("ascending-until-empty", "draw-none")]
    shortages += [("card-by-card", "draw-remaining")]
    for finds in product((False, True), repeat=players):
        for clues in product((0, 2), repeat=players):
            due = sum(1 + each for each, found in zip(clues, finds, strict=True) if found)
            for deck, (shortage, draw), order in product(range(due + 2), shortages, orders):
                readings = {"sanctuary-shortage": shortage, "short-draw": draw, "leftover-order": order}
                yield LastRound(finds, clues, deck, {**readings, "sanctuary-placement": "may-decline"})


def begin_last_round(small: LastRound) -> list[Play]:
    """Return round 8 in both implementations, with a market that cannot be looked at."""
    players = len(small.finds)
    setup = lay_out(players, readings=small.readings)
    reference, specification = REFERENCE.begin(setup).current, SPEC.begin(setup).game
    deck = PLAIN_SANCTUARIES[: small.deck]
    rows = [
        (PLAIN_REGIONS[10 + seat * 7 : 16 + seat * 7], PLAIN_REGIONS[35 + seat]) for seat in range(players)
    ]
    clued = [CLUED_SANCTUARIES[seat * 2 : seat * 2 + count] for seat, count in enumerate(small.clues)]
    hands = [[PLAIN_REGIONS[seat], PLAIN_REGIONS[45 + seat]] for seat in range(players)]
    market = Hidden()
    ours = tuple(
        PlayerState(
            hand=tuple(map(Duration, hand)),
            regions=tuple(map(Duration, (*row, last))),
            sanctuaries=tuple(map(SanctuaryId, placed)),
        )
        for hand, (row, last), placed in zip(hands, rows, clued, strict=True)
    )
    theirs = tuple(
        Player(hand=frozenset(hand), regions=(*row, last), sanctuaries=tuple(placed))
        for hand, (row, last), placed in zip(hands, rows, clued, strict=True)
    )
    cards = cast("tuple[Duration, ...]", market)
    same = cast("frozenset[int]", market)
    return [
        ReferencePlay(
            reference.but(
                round=8,
                players=ours,
                sanctuary_deck=tuple(map(SanctuaryId, deck)),
                market=cards,
                region_deck=cards,
                removed=cards,
            )
        ),
        SpecPlay(
            replace(
                specification,
                round=8,
                players=theirs,
                sanctuary_deck=tuple(deck),
                market=same,
                region_deck=cast("tuple[int, ...]", market),
                removed=same,
            )
        ),
    ]


def over_in_reference(state: GameState) -> GameState:
    """End round 8 by the contract of its end: whatever becomes of the market, players and Sanctuaries stay."""
    return state.but(turn=None, one_by_one=False, phase=Phase.OVER)


def over_in_spec(game: Game) -> Game:
    """End round 8 of the specification likewise."""
    return replace(game, turns=(), steps=(), one_by_one=False, phase="over")


def courses(plays: Sequence[Play], small: LastRound) -> Iterator[Sequence[Play]]:
    """Yield every end of a small round 8, in both implementations side by side."""
    legal = plays[0].legal()
    assert legal == plays[1].legal(), f"the implementations allow different actions in {small}"
    if not legal:
        yield plays
        return
    for action in worth_trying(legal, small):
        yield from courses([play.apply(action) for play in plays], small)


def worth_trying(legal: Sequence[JsonObject], small: LastRound) -> Iterator[JsonObject]:
    """Yield what is tried: the Region that finds or not, the first and the last Sanctuary, and declining."""
    first = legal[0]
    if first["type"] == "explore":
        seat = first["seat"]
        own = [action for action in legal if action["seat"] == seat]
        yield own[-1] if isinstance(seat, int) and small.finds[seat] else own[0]
    elif first["type"] == "place":
        yield from {str(action): action for action in (first, legal[-2], legal[-1])}.values()
    else:
        yield first


def last_round_failures(
    orders: Sequence[str] = READING_VALUES["leftover-order"],
) -> Generator[str, None, int]:
    """Yield the small rounds in which somebody looks at the market, or that end otherwise; return how many were run."""
    run = 0
    with (
        mock.patch.object(faraway.game.transitions, "end_round", over_in_reference),
        mock.patch.object(spec.ending, "end_round", over_in_spec),
    ):
        for small in last_rounds(orders):
            try:
                for ends in courses(begin_last_round(small), small):
                    run += 1
                    if ends[0].result() != ends[1].result() or ends[0].result() is None:
                        yield f"the implementations end {small} otherwise"
            except LookedAtError as error:
                yield f"the market is looked at ({error}) in {small}"
    return run


def taking_in_round_8() -> Iterator[str]:
    """Yield what is wrong where everybody takes a Region in round 8 too."""
    steps = faraway.game.turns.turn_steps(7)
    with mock.patch.object(faraway.game.turns, "_LAST", steps):
        yield from last_round_failures()


SMALL_LAST_ROUNDS = (
    "2 players, each with no clue or two, finding or not; every deck up to one more than is due; "
    "all readings of shortage, short draw and leftovers; the first and last Sanctuary placed, or none"
)
CLAIMS: dict[str, Claim] = {
    "markets": Claim(
        name="market_readings_agree_before_round_eight",
        claim="market-reveal, market-shortfall and final-market change nothing before the market of round 8, "
        "and of the last two rounds' ends nothing but market, Region deck and removed Regions",
        clauses=("END-10", "END-11", "END-12"),
        scope="2 to 6 players, the end of each of eight rounds, all 12 combinations, reference and specification",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=ending_failures,
        slip=partial(ending_failures, 7),
        slip_change="nor the market of round 8",
    ),
    "last round": Claim(
        name="market_of_round_eight_is_never_looked_at",
        claim="from the beginning of round 8 to the result nothing looks at market, Region deck or removed Regions, "
        "but the end of the round",
        clauses=("END-9", "END-10", "END-11", "END-12", "WIN-3"),
        scope=SMALL_LAST_ROUNDS,
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=last_round_failures,
        slip=taking_in_round_8,
        slip_change="a Region is taken in round 8 too",
    ),
}
