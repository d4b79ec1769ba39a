"""What the diagnosis says of ports that misread a rule in one context: `python -m crosscheck diagnoses`.

A port is not run: what it answers is computed. A game that shows its misreading in no step it answers rightly, and what is
asked without a game it answers as the reference does, because a context is one of a game.
"""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import click
from attrs import evolve, frozen

from crosscheck.misreadings.steps import WHERE, Key, Step, shows_in, steps_of
from faraway.conformance.derived.games import derive
from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.exchange.claims import READING_DEFAULTS
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.fault_domain import NOT_CAUGHT, FaultDomain, fault_domain
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, PreparedVector, prepare
from faraway.conformance.reference.requests import PlayRequest, load_request
from faraway.conformance.runner.questions import Completion, reason_not_asked, sanctuary_facts
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.errors import FarawayError
from faraway.game import apply_action, new_game
from faraway.game.readings import DEFAULT_READINGS
from faraway.game.record import STANDARD_RULES, Rules
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import in_context

SEED = 14
IDENTITY: PortIdentity = evolve(
    REFERENCE_IDENTITY,
    readings={name: (value,) for name, value in READING_DEFAULTS.items()},
    requests=tuple(name for name in REFERENCE_IDENTITY.requests if name != "perft"),
)
"""A port that plays the default readings, and claims everything but `perft`, which takes a wrong port here too long."""


@cache
def asked() -> tuple[PreparedVector, ...]:
    """Return what a live run asks such a port, derived games included."""
    completion = Completion(IDENTITY, sanctuary_facts())
    vectors = [each for each in shipped_suite().vectors if not reason_not_asked(each, IDENTITY)]
    return tuple(prepare(vector, completion) for vector in (*vectors, *derive(IDENTITY)) if vector.requests)


@cache
def games() -> dict[str, tuple[Step, ...]]:
    """Return the steps of every question that plays one game."""
    return {one.vector.id: found for one in asked() if (found := _steps(one)) is not None}


def _steps(question: PreparedVector) -> tuple[Step, ...] | None:
    """Return the steps of a valid game; actions that are refused are passed over."""
    if len(question.requests) != 1 or question.requests[0].get("request") != "play":
        return None
    try:
        given = load_request(question.requests[0], PlayRequest)
        state = new_game(given.setup)
    except FarawayError:
        return ()
    legal = []
    for action in given.actions:
        try:
            state = apply_action(state, action)
        except FarawayError:
            continue
        legal.append(action)
    views = range(len(legal) + 1) if "observations" in given.show else ()
    return tuple(steps_of(given.setup, legal, views))


def outcomes_in_context(key: Key) -> list[Outcome]:
    """Return the outcomes of a run on a port that misreads one rule in one context."""
    name, where = key
    rules = in_context(MISREADINGS[name], WHERE[where]).misread(STANDARD_RULES)
    return [_outcome(one, rules) if _may_show(one, key) else _passed(one.vector) for one in asked()]


def _may_show(question: PreparedVector, key: Key) -> bool:
    steps = games().get(question.vector.id)
    if steps is not None:
        return any(shows_in(step, key, DEFAULT_READINGS) for step in steps)
    return question.requests[0].get("request") in {"market", "play"}


def _outcome(question: PreparedVector, rules: Rules) -> Outcome:
    replies = question.replies(rules)
    if replies is None:
        return Outcome(vector=question.vector, verdict=Verdict.FAULT, fault=Fault(FaultKind.CRASHED))
    return outcome_of(question.vector, replies, IDENTITY)


def _passed(vector: Vector) -> Outcome:
    return Outcome(vector=vector, verdict=Verdict.PASSED)


@frozen(kw_only=True)
class Measured:
    """What the diagnosis says of one wrong port: the rules that it leads with, and how long it took."""

    name: str
    wanted: tuple[str, ...]
    led: tuple[str, ...]
    """The rules of the first suspect and of what would explain the same."""
    failures: int
    seconds: float

    @property
    def is_right(self) -> bool:
        """Whether the suspect named first misreads a rule that the port misreads."""
        return bool(self.led) and self.led[0] in self.wanted

    @property
    def is_among(self) -> bool:
        """Whether it is at least among those that explain the same failures."""
        return any(rule in self.wanted for rule in self.led)


def measured(name: str, wanted: Sequence[str], outcomes: Sequence[Outcome]) -> Measured:
    """Diagnose a run."""
    started = time.process_time()
    found = diagnose(outcomes, IDENTITY)
    seconds = time.process_time() - started
    first = next(iter((*found.named, *found.doubtful)), None)
    led = () if first is None else (first.suspect, *first.alternatives)
    return Measured(
        name=name,
        wanted=tuple(wanted),
        led=tuple(suspect.rule for suspect in led),
        failures=found.failures,
        seconds=seconds,
    )


def drawn_keys(domain: FaultDomain, count: int) -> list[Key]:
    """Return a seeded draw of misreadings in context that the default readings show."""
    shown = sorted(name for name, row in domain.caught.items() if row[0] != NOT_CAUGHT)
    Random(f"diagnoses {SEED}").shuffle(shown)
    return [(name, where) for name, _, where in (each.partition("@") for each in shown[:count])]


def in_contexts(keys: Sequence[Key]) -> Iterator[Measured]:
    """Diagnose ports that misread one rule in one context."""
    for key in keys:
        yield measured("@".join(key), [MISREADINGS[key[0]].rule], outcomes_in_context(key))


@click.command
@click.option("--count", type=click.IntRange(1), default=200, show_default=True, help="How many ports.")
@click.option(
    "--first", type=click.IntRange(0), default=0, show_default=True, help="Leave out so many before."
)
def command(*, count: int, first: int) -> None:
    """Diagnose ports that misread one rule in one context, drawn by seed, and report whether the rule named first is right."""
    found = []
    for each in in_contexts(drawn_keys(fault_domain(), first + count)[first:]):
        found.append(each)
        if not each.is_right:
            click.echo(
                f"{each.name}: {each.failures} failures, {', '.join(each.led) or 'nothing'} named first"
            )
    click.echo(
        f"{len(found)} ports: the rule named first is right for {sum(each.is_right for each in found)}, among those that "
        f"explain the same for {sum(each.is_among for each in found)}; the slowest took "
        f"{max(each.seconds for each in found):.1f} s of one core"
    )
