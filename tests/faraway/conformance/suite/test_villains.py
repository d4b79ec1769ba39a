"""Ports that hang, crash, flood and lie: every one is survived, blamed for the right vector, and the run finishes."""

import sys
from pathlib import Path

import pytest

from faraway.conformance.runner.faults import FaultKind
from faraway.conformance.runner.process import Limits
from faraway.conformance.runner.run import Run, run
from faraway.conformance.verdict.outcome import Verdict
from tests.faraway.conformance.suite.questions import scoring_vector, suite_of
from tests.faraway.conformance.suite.villains.villain import TRIGGER

VILLAIN = str(Path(__file__).parent / "villains" / "villain.py")
GUILTY = {"vector-3", "vector-7"}
SUITE = suite_of(
    *(scoring_vector(f"vector-{n}", TRIGGER if f"vector-{n}" in GUILTY else 1) for n in range(12))
)
HASTY = Limits(seconds=0.5, line_bytes=1 << 20)

BLAME = {
    "hang": FaultKind.HUNG,
    "crash": FaultKind.CRASHED,
    "killed": FaultKind.CRASHED,
    "exception": FaultKind.CRASHED,
    "slow": FaultKind.HUNG,
    "garbage": FaultKind.NOT_JSON,
    "truncate": FaultKind.NOT_JSON,
    "half-a-line": FaultKind.HUNG,
    "wrong-id": FaultKind.WRONG_ID,
    "text-id": FaultKind.WRONG_ID,
    "no-id": FaultKind.NOT_AN_ANSWER,
    "both": FaultKind.NOT_AN_ANSWER,
    "flood": FaultKind.TOO_LONG,
    "twice": FaultKind.TWICE,
    "echo": FaultKind.NOT_AN_ANSWER,
    "blank": FaultKind.NOT_JSON,
}


def villain(*arguments: str, limits: Limits = HASTY, jobs: int = 1) -> Run:
    return Run(command=[sys.executable, VILLAIN, *arguments], suite=SUITE, facts={}, limits=limits, jobs=jobs)


@pytest.mark.parametrize("way", BLAME)
def test_only_the_guilty_vectors_are_blamed_and_the_rest_is_asked(way: str) -> None:
    report = run(villain(way))
    faults = {outcome.vector.id: outcome.fault for outcome in report.outcomes if outcome.fault is not None}
    assert set(faults) == GUILTY
    assert {fault.kind for fault in faults.values()} == {BLAME[way]}
    assert report.count(Verdict.PASSED) == 10
    assert not report.is_good


def test_two_jobs_blame_the_same_vectors() -> None:
    report = run(villain("crash", jobs=2))
    assert {outcome.vector.id for outcome in report.failures} == GUILTY


def test_a_villain_that_drops_a_question_is_blamed_for_it() -> None:
    report = run(villain("mute"))
    assert {outcome.vector.id for outcome in report.failures} == GUILTY


def test_a_port_that_closes_its_output_has_ended() -> None:
    report = run(villain("close", limits=Limits(seconds=5)))
    assert {outcome.vector.id for outcome in report.failures} == GUILTY
    assert all("closed its output" in str(outcome.fault) for outcome in report.failures)


def test_noise_on_standard_error_is_kept_and_not_judged() -> None:
    report = run(villain("noise"))
    assert report.is_good
    assert report.ending.stderr == "a warning nobody asked for \x1b[31m<b> (2 times)"


@pytest.mark.parametrize("way", ["hang", "garbage", "crash"])
def test_a_port_that_always_fails_is_given_up_and_every_vector_has_an_outcome(way: str) -> None:
    report = run(villain(way, "every", limits=Limits(seconds=0.2)))
    assert report.ending.gave_up.startswith("too many faults")
    assert len(report.outcomes) == 12
    assert report.count(Verdict.NOT_ASKED) + report.count(Verdict.FAULT) == 12
    assert report.count(Verdict.NOT_ASKED) > 0


def test_many_scattered_faults_are_too_many() -> None:
    limits = Limits(seconds=0.4, faults=2)
    report = run(villain("crash", limits=limits))
    assert report.ending.gave_up.startswith("too many faults")


def test_a_command_that_is_not_there_gets_no_verdict() -> None:
    report = run(Run(command=["/nowhere/port"], suite=SUITE, facts={}))
    assert report.identity is None
    assert "could not be started" in report.verdict
    assert not report.is_good


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import sys; sys.exit(4)", "exit status 4"),
        ("print('Welcome to my port')", "not JSON"),
        ("import time; time.sleep(60)", "did not answer in time"),
        ('print(\'{"id": 0, "answer": {}}\'); input(); input()', '"levels" must be a list'),
        ('print(\'{"id": 0, "error": {"code": "unknown-request"}}\'); input(); input()', "hello was refused"),
    ],
)
def test_a_failed_handshake_says_why(source: str, reason: str) -> None:
    limits = Limits(start_seconds=0.6)
    report = run(Run(command=[sys.executable, "-c", source], suite=SUITE, facts={}, limits=limits))
    assert reason in report.verdict
    assert report.count(Verdict.NOT_ASKED) == 12


STUBBORN = (
    "import json, sys, time\n"
    "for line in sys.stdin:\n"
    "    request = json.loads(line)\n"
    "    answer = {'protocol': 'faraway-wire-1', 'name': 'stubborn', 'version': '1', 'language': 'Python',\n"
    "              'levels': [2], 'readings': {}}\n"
    "    if request['request'] == 'score':\n"
    "        answer = {'total': 0, 'regions': [0] * 8, 'sanctuaries': []}\n"
    "    print(json.dumps({'id': request['id'], 'answer': answer}), flush=True)\n"
)


@pytest.mark.parametrize(
    ("ending", "told"), [("time.sleep(60)", "did not exit"), ("sys.exit(5)", "exited with status 5")]
)
def test_a_port_that_does_not_go_cleanly_is_told_of(ending: str, told: str) -> None:
    report = run(Run(command=[sys.executable, "-c", STUBBORN + ending], suite=SUITE, facts={}))
    assert report.is_good
    assert report.ending.unclean_exits == (f"the port {told} when stdin closed",)


ONE_AT_A_TIME = STUBBORN.replace(
    "for line in sys.stdin:\n", "import os\nwhile line := os.read(0, 65536).partition(b'\\n')[0]:\n"
)


def test_a_port_that_cannot_take_many_questions_at_once_does_not_conform() -> None:
    limits = Limits(seconds=0.6)
    report = run(Run(command=[sys.executable, "-c", ONE_AT_A_TIME], suite=SUITE, facts={}, limits=limits))
    assert report.count(Verdict.PASSED) == 12
    assert [fault.kind for fault in report.ending.transient_faults] == [FaultKind.HUNG]
    assert not report.is_good
    assert "does not conform" in report.verdict
