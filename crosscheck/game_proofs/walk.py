"""The walk: from the beginning of a game through every shape that can follow, with the code of both implementations.

In each shape every legal action is applied on every path through the code; what follows has a shape again. `walk_round`
goes through one round, from a shape at its beginning; the shapes of the next round that it leads to are its exits.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import permutations
from typing import TypeAlias, TypeVar

from attrs import define, field, frozen

import spec.game
import spec.phases
from crosscheck.game_proofs.comparing import as_spec
from crosscheck.game_proofs.positions import Position, positions_of
from crosscheck.game_proofs.rows import Part
from crosscheck.game_proofs.seams import opaque_cards
from crosscheck.game_proofs.shapes import Shape, shape_of
from crosscheck.game_proofs.sizes import LookedAtError, Path, run_paths
from faraway.game import actions
from faraway.game.actions import Action, Place, Return, ReturnOrder, Shuffle
from faraway.game.legality import legal_actions
from faraway.game.readings import READING_VALUES
from faraway.game.rules import GameRules
from faraway.game.state import GameState
from faraway.game.transitions import apply_action
from spec.table import Game

Subject = TypeVar("Subject")
Labels: TypeAlias = frozenset[tuple[str, str]]
"""The readings that were consulted on a path, with the values chosen."""


@frozen(eq=False)
class Before:
    """A state before anything is done, and what both implementations allow there."""

    position: Position
    path: Path
    legal: Sequence[Action]
    legal_in_spec: Sequence[object]


@frozen(eq=False)
class Step:
    """A state, an action, and the states that follow in both implementations, on one path."""

    position: Position
    path: Path
    action: Action
    reference: GameState
    specification: Game
    shape: Shape

    @property
    def readings(self) -> Labels:
        """Return the readings that were consulted on this path."""
        return frozenset((name, value) for name, value in self.path.chosen.items() if name in READING_VALUES)


@frozen(cache_hash=True)
class Edge:
    """That one shape can follow another."""

    kind: str
    seat: int | None
    readings: Labels
    target: Shape


BeforeCheck: TypeAlias = Callable[[Before], Iterator[str]]
ViewCheck: TypeAlias = Callable[[Position], Iterator[str]]
StepCheck: TypeAlias = Callable[[Step], Iterator[str] | None]
"""Returns None for a step that its theorem does not speak of, which is then no case of it."""


@frozen(kw_only=True)
class Checks:
    """What is asked in every state and of every step; each check yields what is wrong, under the name of its theorem."""

    views: Mapping[str, ViewCheck] = field(factory=dict)
    refusals: Mapping[str, ViewCheck] = field(factory=dict)
    before: Mapping[str, BeforeCheck] = field(factory=dict)
    step: Mapping[str, StepCheck] = field(factory=dict)


@define
class Findings:
    """The results of a walk: edges by shape; by theorem the cases, the seconds spent on asking, and the first failures."""

    edges: dict[Shape, set[Edge]] = field(factory=dict)
    cases: Counter[str] = field(factory=Counter)
    seconds: dict[str, float] = field(factory=dict)
    failures: dict[str, list[str]] = field(factory=dict)

    def fail(self, theorem: str, words: str) -> None:
        """Record that a theorem fails, with the first three examples."""
        examples = self.failures.setdefault(theorem, [])
        if len(examples) < 3:
            examples.append(words)

    def is_decided(self, until: str) -> bool:
        """Return True if the theorem has failed for which a walk looks, or any if it looks for any."""
        return bool(self.failures) if until == ANY_THEOREM else until in self.failures

    def spend(self, theorem: str, seconds: float) -> None:
        """Record time that was spent on asking a theorem."""
        self.seconds[theorem] = self.seconds.get(theorem, 0.0) + seconds


NEVER_LOOKED_AT = "cards_are_never_looked_at"
NO_CRASH = "legal_actions_are_accepted"
ANY_THEOREM = "any theorem"
"""For a walk that ends as soon as anything fails."""


def walk_round(
    start: Shape,
    checks: Checks,
    rules: GameRules | None = None,
    until: str = "",
    most: int | None = None,
) -> Findings:
    """Go through every shape of the round that begins with this one, or only until a theorem has failed or so many are done."""
    findings = Findings()
    pending, known = [start], {start}
    with opaque_cards():
        while pending and not findings.is_decided(until) and len(findings.edges) != most:
            shape = pending.pop()
            edges = findings.edges.setdefault(shape, set())
            edges |= walk_shape(shape, checks, findings, rules, until)
            actions.place.cache_clear()
            following = {edge.target for edge in edges if edge.target.round == start.round} - known
            known |= following
            # In an order of their own, so that a walk that is cut short goes through the same shapes again.
            pending += sorted(following, key=lambda each: each.words)
    return findings


def walk_shape(
    shape: Shape, checks: Checks, findings: Findings, rules: GameRules | None, until: str = ""
) -> set[Edge]:
    """Check every state that stands for a shape; return where they lead."""
    edges: set[Edge] = set()
    settled: Position | None = None
    for number, position in enumerate(positions_of(shape, rules)):
        if number == 0:
            check_views(position, checks, findings)
            check_state(position, checks.refusals, findings)
        if findings.is_decided(until):
            break
        # The same state with other readings open: nothing new if no reading was asked that was not open before.
        if settled and position.reference is settled.reference and position.only == settled.only:
            continue
        asked: set[str] = set()
        edges |= set(walk_position(position, checks, findings, asked))
        settled = None if asked & position.fixed.keys() else position
    return edges


def check_views(position: Position, checks: Checks, findings: Findings) -> None:
    """Check what every seat sees of one state, under every reading that matters to it."""
    findings.cases["paths"] += check_state(position, checks.views, findings)


def check_state(position: Position, checks: Mapping[str, ViewCheck], findings: Findings) -> int:
    """Check one state, under every reading that matters to it; return on how many paths."""

    def run(_path: Path) -> None:
        with failures_recorded(position, findings):
            ask(checks, position, findings, position.shape.words)

    return sum(1 for _ in run_paths(run, position.premises))


@contextmanager
def failures_recorded(position: Position, findings: Findings) -> Iterator[None]:
    """Turn whatever the code of the game raises into a failure of a theorem."""
    try:
        yield
    except LookedAtError as error:
        findings.fail(NEVER_LOOKED_AT, f"{error}: {position.shape.words}")
    except Exception as error:  # noqa: BLE001 - a slip in the game may raise anything; it becomes a failed row
        findings.fail(NO_CRASH, f"{type(error).__name__}: {error}: {position.shape.words}")


def walk_position(
    position: Position, checks: Checks, findings: Findings, asked: set[str] | None = None
) -> Iterator[Edge]:
    """Check one state and everything that can be done in it; yield where it leads, and note which readings were asked."""

    def run(path: Path) -> Edge | None:
        edges: list[Edge | None] = []
        with failures_recorded(position, findings):
            edges.append(take_step(position, path, checks, findings))
        return edges[0] if edges else None

    for path, edge in run_paths(run, position.premises, position.fixed):
        findings.cases["paths"] += 1
        if asked is not None:
            asked.update(path.chosen)
        if edge is not None:
            yield edge


def take_step(position: Position, path: Path, checks: Checks, findings: Findings) -> Edge | None:
    """Compare what is allowed, then do one of it in both implementations, on a path for each."""
    before = Before(
        position,
        path,
        legal_actions(position.reference),
        spec.phases.legal_actions(position.specification),
    )
    ask(checks.before, before, findings, position.shape.words)
    representatives = list(actions_to_take(before.legal))
    if position.only is not None:
        representatives = representatives[position.only : position.only + 1]
    if not representatives:
        return None
    action = representatives[
        int(path.choose("action", [str(number) for number in range(len(representatives))]))
    ]
    reference = apply_action(position.reference, action)
    specification = spec.game.apply_loaded(position.specification, as_spec(action))
    step = Step(position, path, action, reference, specification, shape_of(reference))
    ask(checks.step, step, findings, f"{type(action).__name__} in {position.shape.words}")
    seat = None if isinstance(action, Shuffle) else position.order.index(action.seat)
    return Edge(type(action).__name__, seat, step.readings, step.shape)


def ask(
    checks: Mapping[str, Callable[[Subject], Iterator[str] | None]],
    subject: Subject,
    findings: Findings,
    words: str,
) -> None:
    """Ask every check, and record what each finds wrong."""
    for theorem, check in checks.items():
        begun = time.perf_counter()
        wrongs = check(subject)
        if wrongs is None:
            continue
        findings.cases[theorem] += 1
        for wrong in wrongs:
            findings.fail(theorem, f"{wrong}: {words}")
        findings.spend(theorem, time.perf_counter() - begun)


def actions_to_take(legal: Sequence[Action]) -> Iterator[Action]:
    """Yield the actions that stand for all: of drawn Sanctuaries the one that is a single card, of chance several orders."""
    for action in legal:
        match action:
            case Place(sanctuary=sanctuary) | Return(sanctuary=sanctuary):
                if is_single(sanctuary):
                    yield action
            case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
                for order in permutations(sanctuaries):
                    yield ReturnOrder(seat=seat, sanctuaries=order)
            case Shuffle(regions=regions):
                yield action
                yield Shuffle(regions=(*regions[::2], *regions[1::2][::-1]))
            case _:
                yield action


def is_single(card: object) -> bool:
    """Return True if a part of a row is just one card."""
    return isinstance(card, Part) and isinstance(card.size, int)
