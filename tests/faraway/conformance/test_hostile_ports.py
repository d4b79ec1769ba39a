"""Ports that hang, crash, flood and lie: the run survives each, blames the right vector, and finishes."""

import gc

import pytest
from attrs import evolve

from faraway.conformance.exchange.faults import FaultKind
from faraway.conformance.exchange.process import Limits
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.verdict.outcome import Report, Verdict
from tests.faraway.conformance import examples
from tests.faraway.conformance.hostile_port import TRIGGER

GUILTY = {"vector-3", "vector-7"}
SUITE = examples.suite_of(
    *(examples.scoring_vector(f"vector-{n}", TRIGGER if f"vector-{n}" in GUILTY else 1) for n in range(12))
)
SHORT = Limits(seconds=0.5, line_bytes=1 << 20)

BLAME = {
    fault: kind
    for kind, faults in {
        FaultKind.HUNG: "hang slow half-a-line",
        FaultKind.CRASHED: "crash killed exception",
        FaultKind.NOT_JSON: "garbage truncate blank",
        FaultKind.WRONG_ID: "wrong-id text-id",
        FaultKind.NOT_AN_ANSWER: "no-id both echo",
        FaultKind.TOO_LONG: "flood",
        FaultKind.TWICE: "twice",
    }.items()
    for fault in faults.split()
}


def report_on(command: tuple[str, ...], limits: Limits | None = None, jobs: int = 1) -> Report:
    return run(Run(command=command, suite=SUITE, facts={}, limits=limits or Limits(), jobs=jobs))


def blamed(report: Report) -> set[str]:
    return {outcome.vector.id for outcome in report.failures}


@pytest.mark.parametrize("fault", BLAME)
def test_only_the_guilty_vectors_are_blamed_and_the_rest_is_asked(fault: str) -> None:
    report = report_on(examples.hostile_port(fault), SHORT)
    faults = {outcome.vector.id: outcome.fault for outcome in report.outcomes if outcome.fault is not None}
    assert set(faults) == GUILTY
    assert {fault.kind for fault in faults.values()} == {BLAME[fault]}
    assert report.count(Verdict.PASSED) == 10
    assert not report.is_good


@pytest.mark.parametrize(("fault", "jobs"), [("crash", 2), ("mute", 1)])
def test_the_same_vectors_are_blamed_by_two_jobs_and_for_what_is_ignored(fault: str, jobs: int) -> None:
    assert blamed(report_on(examples.hostile_port(fault), SHORT, jobs=jobs)) == GUILTY


def test_a_port_that_closes_its_output_has_ended() -> None:
    report = report_on(examples.hostile_port("close"))
    assert blamed(report) == GUILTY
    assert all("closed its output" in str(outcome.fault) for outcome in report.failures)


def test_standard_error_is_kept_and_not_judged() -> None:
    report = report_on(examples.hostile_port("stderr"), SHORT)
    assert report.is_good
    assert report.ending.stderr == "a warning nobody asked for \x1b[31m<b> (2 times)"


@pytest.mark.parametrize("fault", ["hang", "garbage", "crash"])
def test_a_port_that_always_fails_is_given_up_and_every_vector_has_an_outcome(fault: str) -> None:
    report = report_on(examples.hostile_port(fault, "every"), Limits(seconds=0.2))
    assert report.ending.gave_up.startswith("too many faults")
    assert len(report.outcomes) == 12
    assert report.count(Verdict.NOT_ASKED) + report.count(Verdict.FAULT) == 12
    assert report.count(Verdict.NOT_ASKED) > 0


def test_many_scattered_faults_are_too_many() -> None:
    report = report_on(examples.hostile_port("crash"), Limits(seconds=0.4, faults=2))
    assert report.ending.gave_up.startswith("too many faults")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (("/nowhere/port",), "could not be started"),
        (examples.python_port("import sys; sys.exit(4)"), "exit status 4"),
        (examples.python_port("print('Welcome to my port')"), "not JSON"),
        (
            examples.python_port('print(\'{"id": 0, "answer": {}}\'); input(); input()'),
            '"levels" must be a list',
        ),
        (
            examples.python_port(
                'print(\'{"id": 0, "error": {"code": "unknown-request"}}\'); input(); input()'
            ),
            "hello was refused",
        ),
        (
            examples.python_port('import os; input(); os.write(1, b\'{"id": 0, "ans\'); os._exit(3)'),
            "exit status 3, in the middle of the line",
        ),
    ],
)
def test_a_failed_handshake_has_a_reason_and_no_verdict(command: tuple[str, ...], reason: str) -> None:
    report = report_on(command)
    assert report.identity is None
    assert reason in report.verdict
    assert report.count(Verdict.NOT_ASKED) == 12
    assert not report.is_good


def test_a_port_that_is_silent_at_the_handshake_gets_no_verdict() -> None:
    report = report_on(examples.python_port("import time; time.sleep(60)"), Limits(start_seconds=0.6))
    assert "did not answer in time" in report.verdict
    assert report.count(Verdict.NOT_ASKED) == 12


@pytest.mark.parametrize(
    ("ending", "reported"), [("time.sleep(60)", "did not exit"), ("sys.exit(5)", "exited with status 5")]
)
def test_a_port_that_does_not_exit_cleanly_is_reported(ending: str, reported: str) -> None:
    report = report_on(examples.python_port(examples.ZEROS_SOURCE + ending))
    assert report.is_good
    assert report.ending.unclean_exits == (f"the port {reported} when stdin closed",)


ONE_AT_A_TIME = examples.python_port(
    examples.ZEROS_SOURCE.replace(
        "for line in sys.stdin:\n", "import os\nwhile line := os.read(0, 65536).partition(b'\\n')[0]:\n"
    )
)


def test_a_port_that_cannot_take_many_requests_at_once_does_not_conform() -> None:
    report = report_on(ONE_AT_A_TIME, Limits(seconds=0.6))
    assert report.count(Verdict.PASSED) == 12
    assert [fault.kind for fault in report.ending.transient_faults] == [FaultKind.HUNG]
    assert not report.is_good
    assert "does not conform" in report.verdict


def test_several_requests_of_a_vector_are_judged_when_all_are_answered() -> None:
    twice = evolve(
        examples.shipped_vector("sanctuary-order-1"),
        id="twice",
        expect=examples.shipped_vector("asked-again-1").expect,
    )
    report = run(
        Run(command=examples.REFERENCE_PORT, suite=examples.suite_of(twice), facts=sanctuary_facts())
    )
    assert report.count(Verdict.FAILED) == 1


def test_lines_that_are_no_requests_are_sent_unchanged() -> None:
    suite = examples.suite_of(examples.shipped_vector("line-cut-short"), examples.shipped_vector("line-list"))
    assert run(Run(command=examples.REFERENCE_PORT, suite=suite, facts={})).count(Verdict.PASSED) == 2


@pytest.mark.parametrize("is_enabled", [True, False])
def test_a_run_restores_the_garbage_collector(is_enabled: bool) -> None:  # noqa: FBT001  a test's argument
    (gc.enable if is_enabled else gc.disable)()
    try:
        suite = examples.suite_of(examples.shipped_vector("nothing-pays"))
        run(Run(command=examples.hostile_port("stderr"), suite=suite, facts={}))
        assert gc.isenabled() == is_enabled
    finally:
        gc.enable()
