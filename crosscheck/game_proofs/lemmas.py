"""Two lemmas that the walk rests on: what is due depends on all clues of a tableau, and no rule looks at a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Final, cast

from attrs import evolve

import spec.finding
from crosscheck.game_proofs.beginning import round_start
from crosscheck.game_proofs.positions import MOST_EXHAUSTED, OpenRecord, build, patterns_of_finders
from crosscheck.game_proofs.rows import Part, Row
from crosscheck.game_proofs.seams import CLUES, TokenCatalogue, opaque_cards, total_of
from crosscheck.game_proofs.shapes import Shape
from crosscheck.game_proofs.sizes import Number, Path, Premises, are_equal, run_paths, unknown
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.tokens import REGION_TOKENS, Opaque, licences
from crosscheck.game_proofs.walk import Checks, Findings, walk_position
from faraway.cards.catalogue import Catalogue, Duration, SanctuaryId
from faraway.game import finding
from faraway.game.player import Players, PlayerState
from faraway.game.readings import DEFAULT_VALUES
from faraway.game.record import Rules
from faraway.game.rules import GameRules
from faraway.game.turns import LAST_ROUND
from spec.table import Player

DueRule = Callable[[Catalogue, PlayerState], int]
DUES: Final = "due_is_one_and_every_clue"
SEATS: Final = "no_rule_looks_at_a_seat"


def dues(rule: DueRule = finding.due) -> Findings:
    """Compare what is due in both implementations with one and every clue, for tableaux of two to eight Regions."""
    findings = Findings()
    with opaque_cards():
        for played in range(2, LAST_ROUND + 1):
            # On every path: a rule that compares what is due with a number takes several.
            for _, wrong in wrong_dues(played, rule):
                findings.cases[DUES] += 2
                for name in wrong:
                    findings.fail(DUES, f"{name}: {played} Regions")
        licences.grant([])
    return findings


def wrong_dues(played: int, rule: DueRule) -> Iterator[tuple[Path, list[str]]]:
    """Yield for each path the implementations in which a finder with so many Regions is due something else."""
    regions = REGION_TOKENS[:played]
    placed = Part("placed", 0, unknown("placed"))
    clues: dict[object, Number] = {region: unknown(f"clues{place}") for place, region in enumerate(regions)}
    clues[placed] = unknown("clues placed")
    CLUES.set(cast("dict[Opaque, Number]", clues))
    licences.grant([(regions[-1], regions[-2], "finds", False)])
    expected = 1 + total_of(list(clues.values()))
    bounds = {"placed": (0, 7), "clues placed": (0, 7)} | {f"clues{place}": (0, 1) for place in range(played)}

    def run(_path: Path) -> list[str]:
        found = list(dues_of(regions, Row([placed], is_placed=True), rule))
        return [name for name, due in found if not are_equal(due, expected)]

    return run_paths(run, Premises(bounds))


def dues_of(regions: tuple[object, ...], placed: Row, rule: DueRule) -> Iterator[tuple[str, Number]]:
    """Yield what both implementations say that a finder is due."""
    player = PlayerState(
        hand=(),
        regions=cast("tuple[Duration, ...]", regions),
        sanctuaries=cast("tuple[SanctuaryId, ...]", placed),
    )
    yield "reference", rule(cast("Catalogue", TokenCatalogue()), player)
    own = Player(
        frozenset(),
        regions=cast("tuple[int, ...]", regions),
        sanctuaries=cast("tuple[str, ...]", placed),
    )
    yield "specification", spec.finding.sanctuaries_due(own)


def without_the_last_region(catalogue: Catalogue, player: PlayerState) -> int:
    """Count what is due without the Region just played."""
    return finding.due(catalogue, player.but(regions=player.regions[:-1]))


def seats(players: int, rules: GameRules | None = None, checks: Checks = STANDARD) -> Findings:
    """Reveal the Regions of a round in every turn order: which shapes can follow does not depend on it.

    Up to four players with every pattern of who finds, beyond that with all and with none.
    """
    findings = Findings()
    record = cast("Rules", OpenRecord(rules or GameRules()))
    with opaque_cards():
        for round_number in (2, LAST_ROUND):
            shape = all_but_one_chosen(players, round_number)
            patterns = patterns_of_finders(shape)
            for pattern in patterns if players <= MOST_EXHAUSTED else (patterns[0], patterns[-1]):
                following = set()
                for order in permutations(range(players)):
                    position = build(shape, record, order, pattern, Random(f"{order} {pattern}"))
                    position = evolve(position, fixed=DEFAULT_VALUES, only=0)
                    edges = walk_position(position, checks, findings)
                    following.add(frozenset(edge.target for edge in edges))
                    findings.cases[SEATS] += 1
                if len(following) != 1:
                    findings.fail(SEATS, f"other shapes in another turn order: {shape.words}")
    return findings


def all_but_one_chosen(players: int, round_number: int) -> Shape:
    """Return the shape in which only the first seat has yet to choose."""
    start = round_start(players, round_number)
    chosen = evolve(start.seats[0], hand=2, has_chosen=True)
    return evolve(start, seats=(start.seats[0], *[chosen] * (players - 1)))


def by_seat(players: Players) -> tuple[int, ...]:
    """Order the turns by seat."""
    return tuple(range(len(players)))


def dues_twin() -> Findings:
    """Return what comes of counting without the Region just played."""
    return dues(without_the_last_region)


def seats_twin() -> Findings:
    """Return what comes of turns by seat."""
    return seats(2, evolve(GameRules(), turn_order=by_seat), Checks())
