"""Every report shows the verdict and escapes what a port wrote."""

import io
import json
from importlib import resources
from xml.etree import ElementTree as ET

import jsonschema
import pytest
from attrs import evolve
from rich.console import Console

from faraway.cli.tables import make_console
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity, played_values
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reports.badge import dump_badge
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.summary import dump_summary
from faraway.conformance.reports.terminal import print_failure, print_report
from faraway.conformance.suite.documents import Difference, Json, compact
from faraway.conformance.verdict.keeping import LEFT_OUT, LONG, AnswersKept
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict
from faraway.conformance.verdict.words import levels_in_words, readings_in_words
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
SKIPPED = Outcome(vector=scoring_vector("skipped"), verdict=Verdict.NOT_PLAYED, reason="not played")
NEVER = Outcome(vector=scoring_vector("never"), verdict=Verdict.GIVEN_UP, reason="too many faults")
FILTERED = Outcome(vector=scoring_vector("filtered"), verdict=Verdict.FILTERED)
REPORT = Report(
    command=("port", EVIL),
    suite_version="1.0.0",
    selection="full",
    identity=IDENTITY,
    ending=Ending(
        gave_up="too many faults",
        families_given_up={"games-perft": "3 questions of games-perft were not answered in time"},
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
    assert [outcome.vector.id for outcome in REPORT.failures] == ["failed", "fault"]
    assert "fails at level 2 of suite 1.0.0 (2 failures)" in REPORT.verdict
    assert GOOD.is_good
    assert (
        "(C) conforms at level 2 of suite 1.0.0; it claims level 2; asked 1 of the 2 questions"
        in GOOD.verdict
    )
    core = evolve(GOOD, selection="core", outcomes=(PASSED, FILTERED))
    assert "gives the right answers to what was asked of suite 1.0.0" in core.verdict
    assert "only core was selected" in core.verdict
    assert evolve(GOOD, identity=None).verdict.startswith("no verdict")


def test_a_known_failure_that_passes_is_an_error() -> None:
    assert not evolve(GOOD, known_failures=frozenset({"passed"})).is_good
    known = evolve(GOOD, outcomes=(PASSED, FAILED), known_failures=frozenset({"failed"}))
    assert known.is_good
    assert known.new_failures == ()
    assert "1 known failure still fails" in printed(known)
    assert "remove it from the list: passed" in printed(evolve(GOOD, known_failures=frozenset({"passed"})))


def test_the_terminal_shows_both_sides_and_nothing_harmful() -> None:
    text = printed(REPORT)
    for word in (
        "SCORE-1: 1 failed",
        "expected",
        "/regions/0",
        "breaches of the protocol",
        "given up",
        "3 questions of games-perft were not answered in time",
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


def test_json_holds_every_outcome() -> None:
    document = json.loads(dump_json(REPORT))
    assert document["verdict"]["sentence"] == REPORT.verdict
    verdicts = " ".join(outcome["verdict"] for outcome in document["outcomes"])
    assert verdicts == "passed failed fault not-played given-up"
    assert document["outcomes"][1]["differences"] == [{"path": "/regions/0", "expected": 4, "got": EVIL}]
    assert json.loads(dump_json(evolve(GOOD, identity=None)))["port"] is None


def test_a_report_in_json_follows_its_schema() -> None:
    text = resources.files("faraway.conformance.suite").joinpath("schemas", "report.json").read_text("utf-8")
    check = jsonschema.Draft202012Validator(json.loads(text))
    for report in (REPORT, GOOD, evolve(GOOD, identity=None)):
        check.validate(json.loads(dump_json(report)))
    assert not check.is_valid({**json.loads(dump_json(GOOD)), "verdict": {}})


def test_junit_is_xml_with_a_case_for_every_vector() -> None:
    root = ET.fromstring(dump_junit(evolve(REPORT, known_failures=frozenset({"passed", "never"}))))  # noqa: S314 - our own
    verdict, suite = root.findall("testsuite")
    assert [verdict.get(key) for key in ("tests", "failures", "errors", "skipped")] == ["1", "1", "0", "0"]
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


def test_no_report_for_people_has_a_control_character_of_a_port() -> None:
    """Whoever prints the page or the summary on a terminal would send it there."""
    sequence = "\x1b]0;hacked\x07\u202e"
    evil = evolve(
        FAILED,
        differences=(Difference(f"/{sequence}", 4, sequence),),
        fault=Fault(FaultKind.NOT_JSON, sequence),
    )
    ending = evolve(
        REPORT.ending,
        stderr=sequence,
        gave_up=sequence,
        transient_faults=(Fault(FaultKind.NOT_JSON, sequence),),
    )
    report = evolve(REPORT, outcomes=(evil,), ending=ending)
    for text in (dump_page(report), dump_summary(report), printed(report)):
        assert not set(text) & {"\x00", "\x07", "\x1b", "\u202e"}


def test_the_badge_is_svg_and_names_the_levels() -> None:
    assert "Faraway rules 1.0.0: level 2 (claims level 2)" in dump_badge(GOOD)
    assert "fails at level 2: 2 failures" in dump_badge(REPORT)
    core = evolve(GOOD, selection="core", outcomes=(PASSED, FILTERED))
    assert "1 of 2 asked (core; claims level 2)" in dump_badge(core)
    assert ET.fromstring(dump_badge(REPORT)).tag.endswith("svg")  # noqa: S314 - our own


def test_what_a_port_says_is_printed_to_the_letter() -> None:
    """No word of a port becomes a style or a picture."""
    identity = evolve(IDENTITY, name="[red]a :skull: b")
    console = make_console()
    with console.capture() as said:
        print_report(evolve(GOOD, identity=identity), console)
    assert "[red]a :skull: b" in said.get()


def test_a_failure_is_printed_with_its_fault() -> None:
    console = Console(record=True, width=100)
    print_failure(FAULT, console)
    assert "not JSON" in console.export_text()


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


def test_a_run_that_was_cut_short_says_so_in_every_report() -> None:
    stopped = evolve(GOOD, ending=Ending(gave_up="stopped by SIGTERM", is_cut_short=True))
    assert "; the run was cut short: stopped by SIGTERM" in stopped.verdict
    nothing = evolve(stopped, outcomes=(NEVER,))
    assert "no verdict" in nothing.verdict
    assert "cut short" in dump_badge(stopped)
    for report in (stopped, nothing):
        assert json.loads(dump_json(report))["cut_short"]
        assert "cut short: stopped by SIGTERM" in ET.fromstring(dump_junit(report)).attrib["name"]  # noqa: S314  our own text
        assert "cut short" in printed(report)


def test_wrong_answers_beyond_a_limit_are_left_out() -> None:
    wrong = evolve(FAILED, replies=(Reply(answer=EVIL, line=b"0123456789"),))
    kept = AnswersKept(most=15)
    assert kept.shorten(PASSED) == PASSED
    assert kept.shorten(wrong) == wrong
    shortened = kept.shorten(wrong)
    assert shortened.replies == (LEFT_OUT,)
    assert shortened.differences == wrong.differences


def test_a_long_wrong_answer_is_kept_as_its_line_and_parsed_when_it_is_looked_at() -> None:
    answer: Json = {"total": 1, "regions": [*range(LONG)], "sanctuaries": []}
    reply = Reply(answer=answer, line=compact({"id": 7, "answer": answer}).encode())
    (kept,) = AnswersKept().shorten(evolve(FAILED, replies=(reply,))).replies
    assert kept.is_packed
    assert "regions" not in repr(kept)
    assert kept.answer == answer
    refused = Reply(error={"code": "wrong-type"}, line=b"x" * (LONG + 1))
    assert AnswersKept().shorten(evolve(FAILED, replies=(refused,))).replies == (refused,)


def test_of_long_differences_only_the_beginning_is_kept_when_they_are_too_many() -> None:
    long = Difference("/regions", [1], [7] * 500)
    short = Difference("/total", 6, 7)
    wrong = evolve(FAILED, differences=(long, short), replies=(Reply(answer=5, line=b"5"),))
    assert AnswersKept(differences=2_000).shorten(wrong) == wrong
    first, second = AnswersKept(differences=10).shorten(wrong).differences
    assert isinstance(first.got, str)
    assert len(first.got) < 300
    assert second == short
