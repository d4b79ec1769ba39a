"""Runs on ports that misread a rule in one context only, for `python -m crosscheck diagnoses`.

A port is not run: what it answers is computed. A game that shows its misreading in no step it answers rightly, and what is
asked without a game it answers as the reference does, because a context is one of a game.
"""

from functools import cache
from random import Random

from attrs import evolve

from crosscheck.misreadings.steps import WHERE, Key, Step, shows_in, steps_of
from faraway.conformance.derived.games import derive
from faraway.conformance.exchange.claims import READING_DEFAULTS
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.fault_domain import NOT_CAUGHT, FaultDomain
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


def drawn_keys(domain: FaultDomain, count: int) -> list[Key]:
    """Return a seeded draw of misreadings in context that the default readings show."""
    shown = sorted(name for name, row in domain.caught.items() if row[0] != NOT_CAUGHT)
    Random(f"diagnoses {SEED}").shuffle(shown)
    return [(name, where) for name, _, where in (each.partition("@") for each in shown[:count])]
