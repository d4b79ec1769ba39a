"""The verdict as Markdown: the table of levels, the failures, and nothing that a port wrote as markup."""

from pathlib import Path

import pytest
from attrs import evolve

from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reports.summary import FAILURES_SHOWN, _plain, dump_summary
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, Selection
from faraway.conformance.runner.run import run as run_suite
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Report
from tests.faraway.cli_running import Run as CliRun
from tests.faraway.conformance.examples import (
    PATIENT,
    REFERENCE_PORT,
    python_port,
    shipped_vector,
    suite_of,
)


def asked(*words: str, names: tuple[str, ...] = ()) -> Report:
    command = [*REFERENCE_PORT, *words]
    selection = Selection(names=names)
    return run_suite(
        Run(
            command=command,
            suite=shipped_suite(),
            facts=sanctuary_facts(),
            selection=selection,
            limits=PATIENT,
        )
    )


def test_the_summary_of_a_right_port_is_its_verdict_and_a_row_for_each_level() -> None:
    report = asked(names=("scoring-by-hand",))
    text = dump_summary(report)
    assert report.conclusion.badge in text
    assert f"| 2 scoring | not asked (filtered) | {report.conclusion.total.passed} | 0 | 0 |" in text
    assert "failures" not in text.replace("known failures", "")


@pytest.mark.long
def test_failures_are_listed_with_reasons_and_no_more_than_ten() -> None:
    report = evolve(
        asked("--misread", "prerequisite-ignored", names=("scoring-prerequisites",)), diagnosis=("a | b",)
    )
    text = dump_summary(report)
    assert len(report.new_failures) > FAILURES_SHOWN
    assert f"**{len(report.new_failures)} failures**, the first ten:" in text
    assert text.count("\n- ") == FAILURES_SHOWN + 1
    assert "- a &#124; b" in text
    few = asked("--misread", "prerequisite-ignored", names=(report.new_failures[0].vector.id,))
    assert "**1 failure**\n" in dump_summary(few)


def test_a_fault_is_told() -> None:
    command = python_port("input(); print('{}')")
    report = run_suite(Run(command=command, suite=shipped_suite(), facts=sanctuary_facts(), limits=PATIENT))
    assert "### " in dump_summary(report)


def test_a_summary_stays_short_whatever_a_port_answers() -> None:
    """CI refuses a summary of a megabyte."""
    vector = shipped_vector("nothing-pays")
    outcome = outcome_of(vector, [Reply(answer={"total": [1] * 200_000})])
    report = run_suite(Run(command=("/nowhere",), suite=suite_of(vector), facts={}))
    text = dump_summary(evolve(report, outcomes=(outcome,)))
    assert "…" in text
    assert len(text) < 5000


@pytest.mark.parametrize("text", ["<b>", "`x`", "[a](b)", "a|b", "\x1b[2J", "a\nb", "# h", "&#60;"])
def test_nothing_that_a_port_writes_is_markup(text: str) -> None:
    assert not set(_plain(text)) & set("<>`[]|\n\x1b")


@pytest.mark.parametrize(("version", "status"), [("1", 0), (shipped_suite().version, 0), ("0.9", 2)])
def test_only_the_suite_that_is_named_is_asked(
    run: CliRun, tmp_path: Path, version: str, status: int
) -> None:
    summary = tmp_path / "summary.md"
    done = run(
        "conformance",
        "run",
        "--suite",
        version,
        "--only",
        "cards-3",
        "--summary",
        str(summary),
        "--",
        *REFERENCE_PORT,
    )
    assert done.exit_code == status
    assert summary.exists() is (status == 0)
