"""Ports that once got a verdict which was not so: each with its exit status and its badge."""

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from types import TracebackType
from typing import Self

import pytest
from attrs import evolve

from faraway.conformance.derived.games import derived_vectors
from faraway.conformance.derived.names import TOPIC
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity, played_values
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Reply, Ticket, read_reply
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reference.port import Port
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Derive, Run, Selection, no_derived_games, run
from faraway.conformance.suite.vectors import Suite, shipped_suite
from faraway.conformance.verdict.conclusion import Colour, Conclusion
from faraway.conformance.verdict.outcome import Report, Verdict
from faraway.game.record import STANDARD_RULES, Rules
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import in_round, in_shortage, only_where
from tests.faraway.conformance.examples import shipped_vector, suite_of
from tests.faraway.conformance.scripted import ScriptedPort, World
from tests.faraway.conformance.test_derived import finders_alone_have_turns

SUITE = shipped_suite()
QUICK = Suite(
    version=SUITE.version,
    vectors=tuple(vector for number, vector in enumerate(SUITE.vectors) if number % 3 == 0),
    core=SUITE.core,
)
"""A third of the suite, of every topic."""


class InProcess:
    """A conversation with the reference in this process, under another identity or other rules; it may refuse some requests, or fall silent."""

    def __init__(
        self,
        identity: PortIdentity,
        unknown: frozenset[str] = frozenset(),
        rules: Rules = STANDARD_RULES,
        most: int | None = None,
    ) -> None:
        self._most = most
        self._identity = identity
        self._unknown = unknown
        self._port = Port(identity, Answers(rules))

    def __call__(self, _command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> Self:
        del jobs, limits
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is open."""

    def handshake(self) -> PortIdentity | None:
        return self._identity

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        for ticket in islice(tickets, self._most):
            if any(f'"request":"{kind}"'.encode() in ticket.line for kind in self._unknown):
                deliver(ticket, Reply(error={"code": "unknown-request"}))
            else:
                deliver(ticket, read_reply(self._port.reply(ticket.line).rstrip(b"\n"), ticket))

    def close(self) -> Ending:
        return Ending(gave_up="it fell silent") if self._most else Ending()


def report_on(
    port: InProcess | World,
    selection: Selection | None = None,
    suite: Suite = QUICK,
    derive: Derive = no_derived_games,
) -> Report:
    opened = port.open_exchange if isinstance(port, World) else port
    work = Run(
        command=("port",),
        suite=suite,
        facts=sanctuary_facts(),
        selection=selection or Selection(),
        derive=derive,
    )
    return run(work, open_exchange=opened)


def said(conclusion: Conclusion) -> tuple[int, Colour, str]:
    return conclusion.exit_status, conclusion.colour, conclusion.badge


@pytest.mark.parametrize("selection", [Selection(core_only=True), Selection(levels=frozenset({4}))])
def test_a_port_of_level_1_that_is_asked_nothing_gets_no_verdict(selection: Selection) -> None:
    port = InProcess(evolve(REFERENCE_IDENTITY, levels=(1,)))
    conclusion = report_on(port, selection, SUITE).conclusion
    assert said(conclusion) == (2, Colour.GREY, "nothing asked")
    assert "nothing was asked: the port claims level 1, the selection is" in conclusion.sentence


def test_a_port_whose_perft_hangs_fails_at_level_4_alone() -> None:
    identity = evolve(REFERENCE_IDENTITY, levels=(1, 2, 3, 4))
    reference = Port(identity, Answers(STANDARD_RULES))

    def behave(port: ScriptedPort, request: dict[str, object]) -> None:
        if request["request"] != "perft":
            port.write(reference.reply(json.dumps(request).encode()).decode(), end="")

    some = [vector for number, vector in enumerate(SUITE.vectors) if number % 25 == 0 and vector.level < 5]
    perft = [vector for vector in SUITE.vectors if vector.topic == "games-perft"]
    others = [vector for vector in some if vector.topic != "games-perft" and vector.level != 4]
    report = report_on(World(behave), suite=suite_of(*perft, *others))
    assert report.conclusion.conforming_levels == (1, 2, 3)
    assert (report.count(Verdict.FAULT), report.count(Verdict.GIVEN_UP)) == (3, len(perft) - 3)
    assert said(report.conclusion) == (1, Colour.RED, "fails at level 4: 3 failures")


def test_two_vectors_of_ones_own_are_no_conformance() -> None:
    own = suite_of(shipped_vector("per-clue"), shipped_vector("perft-round-7-turns"))
    report = report_on(InProcess(REFERENCE_IDENTITY), Selection(is_own=True), own)
    assert said(report.conclusion) == (0, Colour.AMBER, "2 of 2 asked (own vectors)")
    assert report.conclusion.conforming_levels == ()
    assert "conforms at" not in report.verdict


@pytest.mark.long
def test_a_request_that_a_port_has_no_notion_of_is_not_asked_once_it_says_so() -> None:
    unknown = frozenset({"rank"})
    undeclared = report_on(InProcess(REFERENCE_IDENTITY, unknown)).conclusion
    assert (undeclared.exit_status, undeclared.colour) == (1, Colour.RED)
    requests = tuple(kind for kind in REFERENCE_IDENTITY.requests if kind != "rank")
    declared = report_on(InProcess(evolve(REFERENCE_IDENTITY, requests=requests), unknown)).conclusion
    assert (declared.exit_status, declared.colour) == (0, Colour.AMBER)
    assert declared.conforming_levels == (1, 2, 3, 4, 5)
    assert declared.badge.startswith("levels 1 to 5 (claims requests catalogue, score, due")


def test_a_port_without_the_advanced_variant_conforms_at_3_and_4() -> None:
    plain = report_on(InProcess(evolve(REFERENCE_IDENTITY, variants=("standard",)))).conclusion
    assert said(plain) == (0, Colour.AMBER, "levels 1 to 5 (claims variants standard)")


def test_a_port_that_claims_score_alone_gets_a_verdict_and_a_badge() -> None:
    alone = report_on(InProcess(evolve(REFERENCE_IDENTITY, levels=(2,), requests=("score",)))).conclusion
    assert said(alone) == (0, Colour.AMBER, "level 2 (claims level 2; requests score)")


ODD = evolve(
    REFERENCE_IDENTITY,
    readings=played_values(
        {
            "deal-order": ("seating",),
            "leftover-order": ("random",),
            "final-market": ("leave-all",),
            "sanctuary-shortage": ("ascending-until-empty",),
        }
    ),
)
"""A port under whose readings 15 of the 81 fixed games apply."""


def failures_at_4(report: Report) -> tuple[int, int]:
    """Return how many fixed and how many derived questions failed, all of level 4."""
    failed = [outcome.vector for outcome in report.outcomes if outcome.verdict is Verdict.FAILED]
    assert {vector.level for vector in failed} <= {4}
    derived = sum(vector.topic == TOPIC for vector in failed)
    return len(failed) - derived, derived


@pytest.mark.long
def test_a_port_that_takes_a_region_in_round_8_fails_under_readings_that_fit_hardly_any_fixed_game() -> None:
    rules = only_where(in_round(8), MISREADINGS["region-taken-in-round-eight"].misread)(STANDARD_RULES)
    report = report_on(InProcess(ODD, rules=rules), suite=SUITE, derive=derived_vectors)
    fixed, derived = failures_at_4(report)
    assert derived > fixed
    assert said(report.conclusion) == (1, Colour.RED, f"fails at level 4: {fixed + derived} failures")


@pytest.mark.long
def test_a_port_whose_non_finders_are_idle_in_a_shortage_fails() -> None:
    idle = evolve(STANDARD_RULES, game=evolve(STANDARD_RULES.game, turn_order=finders_alone_have_turns))
    rules = only_where(in_shortage, lambda _rules: idle)(STANDARD_RULES)
    port = InProcess(evolve(REFERENCE_IDENTITY, readings=played_values({})), rules=rules)
    report = report_on(port, derive=derived_vectors)
    fixed, derived = failures_at_4(report)
    assert derived
    assert said(report.conclusion) == (1, Colour.RED, f"fails at level 4: {fixed + derived} failures")


def test_a_port_whose_readings_fit_hardly_any_game_is_not_said_to_conform_at_level_4() -> None:
    port = InProcess(ODD)
    conclusion = report_on(port, suite=SUITE).conclusion
    level_4 = next(part for part in conclusion.levels if part.level == 4)
    assert (level_4.tally.asked, level_4.tally.applicable) == (28, 120)
    assert said(conclusion) == (0, Colour.AMBER, "levels 1, 2, 3, 5 (too little asked at level 4)")


def test_the_reference_is_green_and_the_badge_has_the_words_for_it() -> None:
    assert said(report_on(InProcess(REFERENCE_IDENTITY)).conclusion) == (0, Colour.GREEN, "levels 1 to 5")


def test_derived_questions_are_asked_before_games_and_given_up_with_the_port() -> None:
    claimed = evolve(REFERENCE_IDENTITY, bench=False, players=(2,), requests=("draw", "play"))
    every = [*derived_vectors(claimed)]
    few = [next(vector for vector in every if vector.level == 3), *(v for v in every if v.level == 4)][:5]
    nothing = Suite(version="0", vectors=(), core=frozenset())
    report = report_on(InProcess(claimed, most=3), suite=nothing, derive=lambda _identity: iter(few))
    assert [outcome.vector for outcome in report.outcomes] == few
    assert [outcome.verdict for outcome in report.outcomes] == [Verdict.PASSED] * 3 + [Verdict.GIVEN_UP] * 2
    assert {outcome.reason for outcome in report.outcomes[3:]} == {"it fell silent"}


def test_a_derived_game_that_is_not_claimed_is_not_asked() -> None:
    draws = evolve(REFERENCE_IDENTITY, requests=("draw",))
    game = next(v for v in derived_vectors(evolve(REFERENCE_IDENTITY, players=(2,))) if v.level == 4)
    nothing = Suite(version="0", vectors=(), core=frozenset())
    report = report_on(InProcess(draws), suite=nothing, derive=lambda _identity: iter([game]))
    assert [outcome.verdict for outcome in report.outcomes] == [Verdict.NOT_CLAIMED]
