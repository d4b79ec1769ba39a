"""Every report shows the verdict and escapes what a port wrote."""

import io
import json
from importlib import resources
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from attrs import evolve
from rich.console import Console

from faraway.conformance.exchange.exchange import Ending
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity, played_values
from faraway.conformance.reports.badge import dump_badge
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.terminal import live_progress, print_failure, print_report
from faraway.conformance.suite.documents import Difference
from faraway.conformance.verdict.outcome import (
    Outcome,
    Report,
    Verdict,
    levels_in_words,
    readings_in_words,
)
from faraway.game.readings import READING_VALUES
from tests.faraway.conformance.examples import scoring_vector

EVIL = "<script>alert(1)</script>\x1b[31m\x00[bold]"
IDENTITY = PortIdentity(
    name=f"port {EVIL}",
    version="1",
    language="C",
    levels=(2,),
    readings=played_values({"ranking": ("first-only",)}),
)
PASSED = Outcome(vector=scoring_vector("passed"), verdict=Verdict.PASSED)
FAILED = Outcome(
    vector=scoring_vector("failed"), verdict=Verdict.FAILED, differences=(Difference("/regions/0", 4, EVIL),)
)
FAULT = Outcome(vector=scoring_vector("fault"), verdict=Verdict.FAULT, fault=Fault(FaultKind.NOT_JSON, EVIL))
SKIPPED = Outcome(vector=scoring_vector("skipped"), verdict=Verdict.SKIPPED, reason="not played")
NEVER = Outcome(vector=scoring_vector("never"), verdict=Verdict.NOT_ASKED, reason="given up")
REPORT = Report(
    command=("port", EVIL),
    suite_version="1.0.0",
    selection="full",
    identity=IDENTITY,
    ending=Ending(
        gave_up="too many faults",
        transient_faults=(Fault(FaultKind.HUNG),),
        stderr=EVIL,
        unclean_exits=("the port did not exit when stdin closed",),
    ),
    outcomes=(PASSED, FAILED, FAULT, SKIPPED, NEVER),
    known_failures=frozenset(),
    seconds=1.25,
    diagnosis=(f"behaves like {EVIL}",),
)
GOOD = evolve(REPORT, ending=Ending(), outcomes=(PASSED, SKIPPED), diagnosis=())


def printed(report: Report) -> str:
    text = io.StringIO()
    print_report(report, Console(file=text, width=200))
    return text.getvalue()


def test_a_report_counts_and_gives_its_verdict() -> None:
    assert not REPORT.is_good
    assert [outcome.vector.id for outcome in REPORT.failures] == ["failed", "fault", "never"]
    assert "does not conform" in REPORT.verdict
    assert GOOD.is_good
    assert GOOD.verdict.endswith("(C) conforms at level 2 of suite 1.0.0")
    assert "passes the vectors asked (core)" in evolve(GOOD, selection="core").verdict
    assert evolve(GOOD, identity=None).verdict.startswith("no verdict")


def test_a_known_failure_that_passes_is_an_error() -> None:
    assert not evolve(GOOD, known_failures=frozenset({"passed"})).is_good
    known = evolve(GOOD, outcomes=(PASSED, FAILED), known_failures=frozenset({"failed"}))
    assert known.is_good
    assert known.new_failures == ()
    assert "1 known failures still fail" in printed(known)
    assert "remove it from the list: passed" in printed(evolve(GOOD, known_failures=frozenset({"passed"})))


def test_the_terminal_shows_both_sides_and_nothing_harmful() -> None:
    text = printed(REPORT)
    for word in (
        "SCORE-1: 1 failed",
        "expected",
        "/regions/0",
        "breaches of the protocol",
        "never asked",
        "given up",
    ):
        assert word in text
    assert "Diagnosis" in text
    assert "\x1b[31m" not in text
    assert "\x00" not in text
    assert "\\x1b[31m\\x00[bold]" in text


def test_many_failures_of_a_clause_are_cut_short() -> None:
    many = tuple(
        evolve(FAILED, vector=scoring_vector(f"failed-{number}"), differences=(Difference("", "x" * 500, 1),))
        for number in range(9)
    )
    text = printed(evolve(GOOD, outcomes=many))
    assert "and 6 more" in text
    assert "x" * 400 not in text


def test_live_progress_counts_failures() -> None:
    with live_progress(Console(file=io.StringIO()), 2) as watch:
        watch(PASSED)
        watch(FAILED)


def test_json_holds_every_outcome() -> None:
    document = json.loads(dump_json(REPORT))
    assert document["verdict"] == REPORT.verdict
    verdicts = " ".join(outcome["verdict"] for outcome in document["outcomes"])
    assert verdicts == "passed failed fault skipped not-asked"
    assert document["outcomes"][1]["differences"] == [{"path": "/regions/0", "expected": 4, "got": EVIL}]
    assert json.loads(dump_json(evolve(GOOD, identity=None)))["port"] is None


def test_a_report_in_json_follows_its_schema() -> None:
    text = resources.files("faraway.conformance.suite").joinpath("schemas", "report.json").read_text("utf-8")
    check = jsonschema.Draft202012Validator(json.loads(text))
    for report in (REPORT, GOOD, evolve(GOOD, identity=None)):
        check.validate(json.loads(dump_json(report)))
    assert not check.is_valid({**json.loads(dump_json(GOOD)), "counts": {}})


def test_junit_is_xml_with_a_case_for_every_vector() -> None:
    root = ET.fromstring(dump_junit(evolve(REPORT, known_failures=frozenset({"passed", "never"}))))  # noqa: S314 - our own
    suite = root.find("testsuite")
    assert suite is not None
    assert [suite.get(key) for key in ("tests", "failures", "errors", "skipped")] == ["5", "2", "1", "2"]
    assert [case.get("name") for case in suite] == ["passed", "failed", "fault", "skipped", "never"]
    assert ET.fromstring(dump_junit(GOOD)).find("testsuite/testcase/failure") is None  # noqa: S314 - our own


def test_the_page_escapes_whatever_comes_from_a_port() -> None:
    page = dump_page(REPORT)
    assert "<script" not in page
    assert page.count("&lt;script&gt;") >= 5
    for word in ("Diagnosis", "Failures", "Remarks", "Standard error", "default-src 'none'"):
        assert word in page
    assert "Failures" not in dump_page(GOOD)
    assert "(known)" in dump_page(evolve(REPORT, known_failures=frozenset({"failed"})))
    assert "unknown port" in dump_page(evolve(GOOD, identity=None))


def test_the_badge_is_svg_and_names_the_levels() -> None:
    assert "level 2" in dump_badge(GOOD)
    assert "does not conform" in dump_badge(REPORT)
    assert "level 2 (core)" in dump_badge(evolve(GOOD, selection="core"))
    assert ET.fromstring(dump_badge(REPORT)).tag.endswith("svg")  # noqa: S314 - our own


def test_a_failure_is_printed_with_its_reason() -> None:
    console = Console(record=True, width=100)
    print_failure(NEVER, console)
    assert "given up" in console.export_text()


@pytest.mark.parametrize(
    ("levels", "words"), [([2], "level 2"), ([2, 1, 3], "levels 1 to 3"), ([5, 1, 2], "levels 1, 2, 5")]
)
def test_levels_are_named_in_short(levels: list[int], words: str) -> None:
    assert levels_in_words(levels) == words


def test_readings_of_a_verdict_are_named_where_they_are_not_the_defaults() -> None:
    defaults = {name: values[:1] for name, values in READING_VALUES.items()}
    assert readings_in_words(READING_VALUES) == "under every reading"
    assert readings_in_words(defaults) == "under the default readings"
    seating = defaults | {"deal-order": ("seating", "ascending")}
    assert readings_in_words(seating) == "under deal-order=seating|ascending"
