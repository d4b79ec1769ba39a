"""Why some readings change no ranking: for each of them a theorem, checked by running the code under guard.

- The readings about markets: see `witnesses_markets`.
- What is seen of drawn Sanctuaries: no module that the course of a game runs through names these readings.
- Two players: the deck always suffices (`sanctuary_deck_suffices_of_2_players`), and then nobody asks how to share a
  shortage; and of two players with equal totals both are first.
"""

import ast
import inspect
from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from types import ModuleType
from typing import cast

import attrs

import faraway.game.begin
import faraway.game.ending
import faraway.game.finding
import faraway.game.legality
import faraway.game.market
import faraway.game.observation
import faraway.game.transitions
import faraway.game.turns
import faraway.game.winner
import spec.advanced
import spec.ending
import spec.exploring
import spec.finding
import spec.phases
import spec.setup
import spec.table
import spec.winner
from crosscheck.game_proofs.dealing import CLUED, FULL_DECK, dues_of
from crosscheck.game_proofs.information_hidden import Ordinal
from crosscheck.game_proofs.readings import governed_rules, guarded_reference, guarded_spec
from crosscheck.game_proofs.witnesses_markets import CLAIMS as MARKET_CLAIMS
from crosscheck.game_proofs.witnesses_markets import MARKET_READINGS
from crosscheck.games.positions import lay_out
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.player import PlayerState
from faraway.game.readings import Ranking
from faraway.game.transitions import _find_sanctuaries
from faraway.game.winner import RANKING
from proofs.claim import Claim
from proofs.verdict import Kind, Subject
from spec.table import Player

EVERY_NUMBER = frozenset(range(2, 7))
TWO = frozenset({2})
DECK_SUFFICES = "sanctuary_deck_suffices_of_2_players"
SEEING = ("drawn-secrecy", "drawn-look")
COURSE: tuple[ModuleType, ...] = (
    *(faraway.game.begin, faraway.game.ending, faraway.game.finding, faraway.game.legality),
    *(faraway.game.market, faraway.game.transitions, faraway.game.turns, faraway.game.winner),
    *(spec.advanced, spec.ending, spec.exploring, spec.finding, spec.phases, spec.setup),
    *(spec.table, spec.winner),
)
"""The modules that the course of a game and its result run through."""


def names_in(module: ModuleType) -> frozenset[str]:
    """Return every name, attribute and text of a module's source."""
    tree = ast.parse(inspect.getsource(module))
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.alias)}
    return frozenset(names) | {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def seeing_failures(modules: Sequence[ModuleType] = COURSE) -> Generator[str, None, int]:
    """Yield the modules of a game's course that name a reading about seeing, its rule, or a name that is not plain."""
    rules = [rule for rule, reading in governed_rules().items() if reading in SEEING]
    for module in modules:
        for name in sorted(names_in(module) & {*SEEING, *rules, "getattr", "vars", "eval", "exec"}):
            yield f"{module.__name__} names {name}"
    return len(modules)


def two_ranked_failures(
    players: int = 2,
) -> Generator[str, None, int]:
    """Yield the orders of totals and lowest durations that the readings of ranking rank otherwise."""
    run = 0
    for totals, lowest in product(
        product(range(players), repeat=players), product(range(players), repeat=players)
    ):
        if len(set(lowest)) < players:
            continue
        ordered = [Ordinal(each) for each in totals], [Ordinal(each) for each in lowest]
        numbers = cast("tuple[list[int], list[int]]", ordered)
        ranked = {tuple(RANKING[value](*numbers)) for value in Ranking}
        ranked |= {tuple(spec.winner.ranks(*numbers, {"ranking": value.value})) for value in Ranking}
        if len(ranked) > 1:
            yield f"totals ordered like {totals}, lowest durations like {lowest}: ranks {sorted(ranked)}"
        run += 1
    return run


def refuse_shortage(name: str) -> None:
    """Raise where somebody asks how to share a shortage."""
    if name in {"sanctuary-shortage", "short-draw"}:
        raise AssertionError(f"{name} is consulted")


def enough_failures(missing: int = 0) -> Generator[str, None, int]:
    """Yield the dues of two players for which a deck that suffices raises the question of a shortage."""
    setup = lay_out(2)
    reference = guarded_reference(setup, refuse_shortage).current
    specification = guarded_spec(setup, refuse_shortage).game
    run = 0
    for dues in dues_of(2):
        deck = FULL_DECK[: sum(dues) - missing]
        rows = [((2, 3), (4, 5))[seat] for seat in range(2)]
        ours = tuple(
            PlayerState(
                hand=(), regions=tuple(map(Duration, row)), sanctuaries=(SanctuaryId(CLUED),) * (due - 1)
            )
            for row, due in zip(rows, dues, strict=True)
        )
        theirs = tuple(
            Player(hand=frozenset(), regions=row, sanctuaries=(CLUED,) * (due - 1))
            for row, due in zip(rows, dues, strict=True)
        )
        try:
            _find_sanctuaries(reference.but(sanctuary_deck=deck), ours)
            spec.finding.find_sanctuaries(replace(specification, sanctuary_deck=deck, players=theirs))
        except AssertionError as error:
            yield f"{dues} due, {len(deck)} in the deck: {error}"
        run += 1
    return run


@attrs.frozen
class Exclusion:
    """A reading that changes no ranking with some numbers of players, and the theorems that say why."""

    reading: str
    players: frozenset[int]
    theorems: tuple[str, ...]

    def covers(self, reading: str, players: int) -> bool:
        """Return True if this says that no value of the reading changes a ranking with so many players."""
        return reading == self.reading and players in self.players


CLAIMS: dict[str, Claim] = {
    "seeing": Claim(
        name="readings_of_seeing_are_not_in_the_course",
        claim="no module that the course of a game or its result runs through names drawn-secrecy, drawn-look or their rules",
        clauses=("FIND-11",),
        scope="the source of eight modules of the reference and eight of the specification",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=seeing_failures,
        slip=partial(seeing_failures, (faraway.game.observation,)),
        slip_change="the module of observation among them",
    ),
    "two ranked": Claim(
        name="ranking_agrees_of_two_players",
        claim="of two players both readings of ranking make the same ranks",
        clauses=("WIN-4",),
        scope="every order of two totals and two different lowest durations, as numbers that can only be compared",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=two_ranked_failures,
        slip=partial(two_ranked_failures, 3),
        slip_change="three players",
    ),
    "enough": Claim(
        name="shortage_is_not_asked_of_two_players",
        claim="with two players nobody asks for sanctuary-shortage or short-draw where the deck suffices, "
        "and it always does (sanctuary_deck_suffices_of_2_players)",
        clauses=("FIND-7", "FIND-8", "FIND-10"),
        scope="every number of Sanctuaries that two players can be due, with just as many in the deck",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=enough_failures,
        slip=partial(enough_failures, 1),
        slip_change="one Sanctuary fewer",
    ),
    **MARKET_CLAIMS,
}

MARKET_THEOREMS = ("market_readings_agree_before_round_eight", "market_of_round_eight_is_never_looked_at")
SEEING_THEOREMS = ("readings_of_seeing_are_not_in_the_course", "readings_are_consulted_as_tabled")
EXCLUDED = (
    *(Exclusion(reading, EVERY_NUMBER, MARKET_THEOREMS) for reading in MARKET_READINGS),
    *(Exclusion(reading, EVERY_NUMBER, SEEING_THEOREMS) for reading in SEEING),
    Exclusion("sanctuary-shortage", TWO, ("shortage_is_not_asked_of_two_players", DECK_SUFFICES)),
    Exclusion("short-draw", TWO, ("shortage_is_not_asked_of_two_players", DECK_SUFFICES)),
    Exclusion("ranking", TWO, ("ranking_agrees_of_two_players",)),
)
