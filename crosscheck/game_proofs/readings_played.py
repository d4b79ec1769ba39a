"""The games in which guarded readings are watched: between them they show every entry of the table `CONSULTED`."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from unittest import mock

import attrs

import spec.ending
import spec.readings
from crosscheck.game_proofs.readings import (
    CONSULTED,
    RecordedPlay,
    Recorder,
    loading_failures,
    recorded,
    table_failures,
)
from crosscheck.games.plans import CLUED_REGIONS, CLUED_SANCTUARIES, PLAIN_SANCTUARIES, Plan, choose, setup_of
from crosscheck.games.positions import Chooser, clue_choice, lay_out, of_first_seat, position
from crosscheck.implementations import JsonObject, Play
from faraway.game.readings import READING_VALUES
from proofs.claim import Claim
from proofs.verdict import Kind, Subject
from spec.actions import Take
from spec.table import Game

RICH = 5
"""The seat that has all the clues of its game, and the highest Regions."""


@attrs.frozen
class WatchedGame:
    """A set-up, and how everybody chooses."""

    setup: JsonObject
    chooser: Chooser


def values_number(number: int) -> dict[str, str]:
    """Return a value for each reading, so that three numbers show all of them."""
    return {name: values[number % len(values)] for name, values in READING_VALUES.items()}


def descend(play: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Explore the highest Region below the last one played, or else the lowest there is; take the lowest."""
    own = of_first_seat(legal)
    seat = own[0].get("seat")
    if own[0]["type"] != "explore" or not isinstance(seat, int):
        return own[0]
    last = position(play).players[seat].regions[-1:] or (69,)
    lower = [action for action in own if isinstance(card := action["region"], int) and card < last[0]]
    return lower[-1] if lower else own[0]


def last_choice(_: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose the last action of the first seat: declining, where that is allowed."""
    return of_first_seat(legal)[-1]


def rich_plan(readings: dict[str, str], *, others_have_clues: bool) -> Plan:
    """Plan a game of six in which one always draws last, and is due more than is left by then."""
    rich = tuple(CLUED_REGIONS[-8:])
    cards = [card for card in range(1, min(rich)) if others_have_clues or card not in CLUED_REGIONS]
    rows = tuple(tuple(cards[seat : RICH * 8 : RICH]) for seat in range(RICH))
    deck: list[str] = []
    clued, rest = list(CLUED_SANCTUARIES), list(PLAIN_SANCTUARIES)
    for due in (3, 5, 7):
        deck += [*rest[:RICH], clued.pop(), *rest[RICH : RICH + due - 1]]
        rest = rest[RICH + due - 1 :]
    return Plan(
        rows=(*rows, rich),
        sanctuary_deck=(*deck, *clued),
        wishes=tuple(CLUED_SANCTUARIES),
        readings=readings,
    )


def declining_at_last(plan: Plan, play: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose as planned, but decline in round 8."""
    own = of_first_seat(legal)
    return (
        own[-1] if own[-1]["type"] == "decline" and play.state()["round"] == 8 else choose(plan, play, legal)
    )


def rich_games() -> Iterator[WatchedGame]:
    """Yield the games in which the last one draws too little, for each order of leftovers, and one with declining."""
    for order in READING_VALUES["leftover-order"]:
        readings = {"leftover-order": order, "market-reveal": "every-round"}
        plan = rich_plan(readings, others_have_clues=order != "as-drawn")
        yield WatchedGame(setup_of(plan), partial(choose, plan))
    readings = {"sanctuary-placement": "may-decline-in-round-8", "market-reveal": "every-round"}
    plan = rich_plan(readings, others_have_clues=True)
    yield WatchedGame(setup_of(plan), partial(declining_at_last, plan))


def watched_games() -> Iterator[WatchedGame]:
    """Yield games of 2 to 6 players in both variants that show between them every entry of the table."""
    for number in range(3):
        for players in range(2, 7):
            variant = "advanced" if (number + players) % 2 else "standard"
            yield WatchedGame(lay_out(players, readings=values_number(number), variant=variant), clue_choice)
        readings = {**values_number(number), "market-reveal": "every-round"}
        yield WatchedGame(lay_out(5, readings=readings, regions=range(68, 0, -1)), descend)
        yield WatchedGame(lay_out(6, readings=values_number(number)), last_choice)
    yield from rich_games()


def watch(game: WatchedGame, reference: Recorder, specification: Recorder) -> int:
    """Play one game in both implementations, look at it from every seat, and return how many steps were watched."""
    ours = recorded("reference", game.setup, reference)
    theirs = recorded("spec", game.setup, specification)
    watched = 0
    while legal := ours.legal():
        assert theirs.legal() == legal, "the implementations allow different actions"
        action = game.chooser(ours, legal)
        ours, theirs = ours.apply(action), theirs.apply(action)
        watched += 4 + look(ours) + look(theirs)
    assert ours.result() == theirs.result(), "the implementations end the game otherwise"
    return watched + 2


def look(play: RecordedPlay) -> int:
    """Observe a game from every seat."""
    seats = len(position(play).players)
    for seat in range(seats):
        play.observe(seat)
    return seats


def consulting_failures(games: Iterable[WatchedGame] | None = None) -> Generator[str, None, int]:
    """Yield where the table and the games differ; return how many steps were watched."""
    recorders = [Recorder(implementation) for implementation in CONSULTED]
    steps = sum(watch(game, *recorders) for game in games or watched_games())
    yield from table_failures(recorders)
    return steps


def jointly_consulted(recorders: Sequence[Recorder]) -> set[frozenset[str]]:
    """Return the largest sets of readings that one step consulted together."""
    sets = set(chain.from_iterable(chain.from_iterable(each.together.values()) for each in recorders))
    return {one for one in sets if not any(one < other for other in sets)}


def taking_that_asks_for_placement() -> Iterator[str]:
    """Yield what is wrong with a specification that asks whether one may decline before it lists what one may take."""
    legal_takes = spec.ending.legal_takes

    def asking(game: Game) -> list[Take]:
        spec.ending.may_decline(game)
        return legal_takes(game)

    with mock.patch.object(spec.ending, "legal_takes", asking):
        yield from (
            failure for failure in consulting_failures(islice(watched_games(), 1)) if "consults" in failure
        )


def loading_that_forgets() -> Iterator[str]:
    """Yield what is wrong with a specification that takes the default of one reading whatever is chosen."""
    with mock.patch.dict(spec.readings.DEFAULTS, {"ranking ": "everyone"}):
        yield from loading_failures()


CLAIMS: dict[str, Claim] = {
    "consulting": Claim(
        name="readings_are_consulted_as_tabled_in_games",
        claim="each step of reference and specification consults the readings that the table names, each of them in some "
        "game, and no other",
        clauses=(
            "FIND-7",
            "FIND-8",
            "FIND-10",
            "FIND-11",
            "END-5",
            "END-8",
            "END-10",
            "END-11",
            "WIN-3",
            "WIN-4",
        ),
        scope="games of 2 to 6 players in both variants, every value of every reading, watched step by step",
        kind=Kind.SAMPLED,
        subject=Subject.GAME,
        check=consulting_failures,
        slip=taking_that_asks_for_placement,
        slip_change="taking a Region asks for sanctuary-placement",
    ),
    "loading": Claim(
        name="complete_readings_are_loaded_unchanged",
        claim="the specification loads complete readings as they are",
        clauses=("WIN-4",),
        scope="every combination of all readings",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=loading_failures,
        slip=loading_that_forgets,
        slip_change="one name more than the ledger has",
    ),
}
