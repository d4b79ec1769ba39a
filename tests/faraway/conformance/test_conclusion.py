"""The verdict is one value: nothing that is made from it contradicts it, whatever the outcomes were."""

import io
import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from faraway.conformance.exchange.claims import Depth
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reports.badge import FILLS, dump_badge
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.terminal import print_verdict
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.conclusion import Colour
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict
from faraway.conformance.verdict.tally import Standing, Tally, WhyNotAsked
from tests.faraway.conformance.examples import scoring_vector

HUNG, CRASHED = Fault(FaultKind.HUNG, "nothing for 5 s"), Fault(FaultKind.CRASHED)
IDENTITIES = {
    "none": None,
    "whole": REFERENCE_IDENTITY,
    "levels 1 and 2": evolve(REFERENCE_IDENTITY, levels=(1, 2)),
    "score alone": evolve(REFERENCE_IDENTITY, levels=(2,), requests=("score",)),
    "outcome": evolve(REFERENCE_IDENTITY, depth=Depth.OUTCOME),
}
ENDINGS = {
    "good": Ending(),
    "given up": Ending(gave_up="too many faults"),
    "cut short": Ending(gave_up="stopped", is_cut_short=True),
    "one time-out": Ending(transient_faults=(HUNG,)),
    "two time-outs": Ending(transient_faults=(HUNG, HUNG)),
    "crash": Ending(transient_faults=(CRASHED,)),
}


def vector_of(level: int, number: int) -> Vector:
    return evolve(scoring_vector(f"v-{level}-{number}"), level=level, topic=f"topic-{level}-{number % 2}")


def report_of(
    verdicts: dict[int, list[Verdict]],
    identity: PortIdentity | None = REFERENCE_IDENTITY,
    ending: Ending | None = None,
    known: frozenset[str] = frozenset(),
    selection: str = "full",
) -> Report:
    outcomes = [
        Outcome(
            vector=vector_of(level, number),
            verdict=verdict,
            fault=CRASHED if verdict is Verdict.FAULT else None,
            reason="" if verdict.is_asked else "because",
        )
        for level, entries in verdicts.items()
        for number, verdict in enumerate(entries)
    ]
    return Report(
        command=("port",),
        suite_version="9.8.7",
        selection=selection,
        identity=identity,
        ending=ending or Ending(),
        outcomes=tuple(outcomes),
        known_failures=known,
        seconds=0.0,
    )


PASSED_ALL = {level: [Verdict.PASSED] * 3 for level in range(1, 6)}


@st.composite
def reports(draw: st.DrawFn) -> Report:
    """Make up the outcomes of a run: anything that a runner could report, likely or not."""
    identity = draw(st.sampled_from(list(IDENTITIES.values())))
    verdicts: dict[int, list[Verdict]] = {}
    palette = draw(st.sets(st.sampled_from(list(Verdict)), min_size=1, max_size=3))
    for level in draw(st.sets(st.integers(1, 5), min_size=1)):
        entries = draw(st.lists(st.sampled_from(sorted(palette, key=str)), min_size=1, max_size=5))
        verdicts[level] = entries
    selection = draw(st.sampled_from(["full", "full", "core", "own vectors"]))
    known = draw(st.sets(st.sampled_from([f"v-{level}-0" for level in range(1, 6)]), max_size=2))
    ending = draw(st.sampled_from(list(ENDINGS.values())))
    return report_of(verdicts, identity, ending, frozenset(known), selection)


def assert_all_agree(report: Report) -> str:
    """Check that nothing which is made from the verdict contradicts it; return the class of the combination."""
    conclusion = report.conclusion
    document = json.loads(dump_json(report))["verdict"]
    badge = dump_badge(report)
    text = io.StringIO()
    print_verdict(report, Console(file=text, width=2000))
    page, junit = dump_page(report), ET.fromstring(dump_junit(report))  # noqa: S314  our own text
    status, colour = conclusion.exit_status, conclusion.colour
    counts = Counter(outcome.verdict for outcome in report.outcomes)
    failed = counts[Verdict.FAILED] + counts[Verdict.FAULT]
    asked = failed + counts[Verdict.PASSED]

    assert (document["exit_status"], document["badge"]["colour"]) == (status, colour.value)
    assert document["sentence"] == conclusion.sentence
    assert document["badge"]["text"] == conclusion.badge
    assert (document["asked"], document["all"]) == (asked, len(report.outcomes))
    assert document["applicable"] == len(report.outcomes) - counts[Verdict.NOT_CLAIMED]
    assert ET.fromstring(badge).attrib["aria-label"] == f"Faraway rules 9.8.7: {conclusion.badge}"  # noqa: S314
    assert [fill in badge for fill in FILLS.values()].count(True) == 1
    assert FILLS[colour] in badge
    assert conclusion.sentence in text.getvalue()
    assert f"exit status {status}" in text.getvalue()
    assert f"Exit status {status}." in page
    assert (junit.find("testsuite/testcase/failure") is not None) == bool(
        status or report.new_failures or report.unexpected_passes
    )
    assert report.is_good == (status == 0)

    assert (status == 2) == (report.identity is None or asked == 0) == (colour is Colour.GREY)
    assert (status == 2) == conclusion.sentence.startswith("no verdict")
    if status != 2:
        is_given_up = bool(counts[Verdict.GIVEN_UP] or report.ending.gave_up)
        is_bad = bool(report.new_failures or report.unexpected_passes or report.ending.breaches)
        assert (status == 1) == (is_bad or is_given_up)
        assert (colour is Colour.RED) == bool(failed or report.ending.breaches)
        assert ("fails at" in conclusion.sentence) == ("fails at" in conclusion.badge) == bool(failed)
        assert f"asked {asked} of the" in conclusion.sentence
    for part in (*conclusion.levels, *conclusion.families):
        tally = part.tally
        assert (part.standing is Standing.FAILS) == bool(tally.failed + tally.known)
        if part.standing is Standing.CONFORMS:
            assert tally.passed == tally.asked
            assert (tally.given_up, tally.filtered) == (0, 0)
        if part.standing is Standing.NOT_ASKED:
            assert part.reasons
    if colour is Colour.GREEN:
        assert report.identity == REFERENCE_IDENTITY
        assert set(counts) <= {Verdict.PASSED, Verdict.NOT_PLAYED}
        assert conclusion.conforming_levels == (1, 2, 3, 4, 5)
        assert failed == 0
        assert not report.known_failures & {outcome.vector.id for outcome in report.outcomes}
        assert status == 0
    return f"{status} {colour.value}"


POSSIBLE = {"0 green", "0 amber", "0 red", "1 amber", "1 red", "2 grey"}


@settings(max_examples=100)
@given(reports())
def test_no_made_up_run_makes_reports_badge_and_exit_status_disagree(report: Report) -> None:
    assert assert_all_agree(report) in POSSIBLE


def combinations() -> Iterator[Report]:
    """Combine every claim, ending, selection, list of known failures and mixture of verdicts."""
    mixtures = [
        [Verdict.PASSED] * 3,
        [Verdict.PASSED, Verdict.PASSED, Verdict.FAILED],
        [Verdict.FAULT] * 3,
        [Verdict.PASSED, Verdict.PASSED, Verdict.GIVEN_UP],
        [Verdict.PASSED, Verdict.FILTERED],
        [Verdict.PASSED, Verdict.NOT_CLAIMED],
        [Verdict.PASSED, Verdict.NOT_PLAYED, Verdict.NOT_PLAYED],
        [Verdict.NOT_CLAIMED] * 2,
        [Verdict.GIVEN_UP] * 2,
        [Verdict.FILTERED] * 2,
    ]
    known = (frozenset[str](), frozenset({"v-4-2"}))
    for mixture, identity, ending, selection, listed in product(
        mixtures, IDENTITIES.values(), ENDINGS.values(), ("full", "core", "own vectors"), known
    ):
        yield report_of({**PASSED_ALL, 4: mixture}, identity, ending, listed, selection)
        yield report_of({4: mixture}, identity, ending, listed, selection)


@pytest.mark.long
def test_every_combination_agrees_and_every_class_is_reached() -> None:
    known = report_of({2: [Verdict.PASSED, Verdict.FAILED]}, known=frozenset({"v-2-1"}))
    fewer = [report for number, report in enumerate(combinations()) if number % 24 == 0]
    assert {assert_all_agree(report) for report in (*fewer, known)} == POSSIBLE


@pytest.mark.slow
def test_every_combination_agrees() -> None:
    assert {assert_all_agree(report) for report in combinations()} == POSSIBLE


def test_green_takes_all_levels_claimed_asked_and_right() -> None:
    whole = report_of(PASSED_ALL)
    assert whole.conclusion.colour is Colour.GREEN
    assert whole.conclusion.badge == "levels 1 to 5"
    for identity in ("levels 1 and 2", "score alone", "outcome"):
        assert report_of(PASSED_ALL, IDENTITIES[identity]).conclusion.colour is Colour.AMBER
    for selection in ("core", "own vectors"):
        assert report_of(PASSED_ALL, selection=selection).conclusion.colour is Colour.AMBER
    for level in PASSED_ALL:
        for verdict in (Verdict.FAILED, Verdict.GIVEN_UP, Verdict.FILTERED):
            other = {**PASSED_ALL, level: [Verdict.PASSED, verdict]}
            assert report_of(other).conclusion.colour is not Colour.GREEN
    assert report_of(PASSED_ALL, known=frozenset({"v-1-0"})).conclusion.colour is Colour.AMBER


def test_a_level_of_which_hardly_anything_was_asked_does_not_conform() -> None:
    little = report_of({**PASSED_ALL, 4: [Verdict.PASSED] + [Verdict.NOT_PLAYED] * 2}).conclusion
    assert little.conforming_levels == (1, 2, 3, 5)
    assert little.colour is Colour.AMBER
    assert "too little asked at level 4" in little.badge
    assert "was not asked enough at level 4" in little.sentence
    enough = report_of({**PASSED_ALL, 4: [Verdict.PASSED, Verdict.NOT_PLAYED]}).conclusion
    assert enough.colour is Colour.GREEN


def test_known_failures_keep_a_build_good_and_the_badge_red() -> None:
    known = report_of({2: [Verdict.PASSED, Verdict.FAILED]}, known=frozenset({"v-2-1"})).conclusion
    assert (known.exit_status, known.colour) == (0, Colour.RED)
    assert known.badge == "fails at level 2: 1 known failure"


def test_a_claim_has_its_words_on_the_badge() -> None:
    alone = report_of({2: [Verdict.PASSED]}, IDENTITIES["score alone"]).conclusion
    assert alone.badge == "level 2 (claims level 2; requests score)"
    assert alone.exit_status == 0


def test_every_reason_is_given_where_something_was_not_asked() -> None:
    mixed = [Verdict.PASSED, Verdict.NOT_CLAIMED, Verdict.GIVEN_UP, Verdict.FILTERED]
    (part,) = report_of({3: mixed}).conclusion.levels
    assert set(part.reasons) == set(WhyNotAsked)
    assert part.standing is Standing.NOT_ASKED


def test_tallies_add_up() -> None:
    assert Tally(passed=1, known=2) + Tally(passed=3, filtered=4) == Tally(passed=4, known=2, filtered=4)
