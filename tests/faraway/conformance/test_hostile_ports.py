"""Ports that hang, crash, flood and lie: the run survives each, blames the right vector, and finishes."""

import gc
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from attrs import evolve

from faraway.conformance.exchange.faults import FaultKind
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.vectors import ExpectRelation
from faraway.conformance.verdict.outcome import Report, Verdict
from faraway.conformance.verdict.tally import Standing
from tests.faraway.conformance import examples
from tests.faraway.conformance.hostile_port import TRIGGER
from tests.faraway.conformance.scripted import ScriptedPort, World
from tests.samples import sample_of

GUILTY = {"vector-3", "vector-7"}
SUITE = examples.suite_of(
    *(examples.scoring_vector(f"vector-{n}", TRIGGER if f"vector-{n}" in GUILTY else 1) for n in range(12))
)
PATIENT = evolve(examples.PATIENT, line_bytes=1 << 20)

BLAME = {
    fault: kind
    for kind, faults in {
        FaultKind.CRASHED: "crash killed exception",
        FaultKind.NOT_JSON: "garbage truncate blank",
        FaultKind.WRONG_ID: "wrong-id text-id",
        FaultKind.NOT_AN_ANSWER: "no-id both echo",
        FaultKind.TOO_LONG: "flood",
        FaultKind.TWICE: "twice",
    }.items()
    for fault in faults.split()
}


def report_on(command: tuple[str, ...], limits: Limits = PATIENT, jobs: int = 1) -> Report:
    return run(Run(command=command, suite=SUITE, facts={}, limits=limits, jobs=jobs))


def blamed(report: Report) -> set[str]:
    return {outcome.vector.id for outcome in report.failures}


@pytest.mark.parametrize("fault", sample_of(BLAME))
def test_only_the_guilty_vectors_are_blamed_and_the_rest_is_asked(fault: str) -> None:
    report = report_on(examples.hostile_port(fault), PATIENT)
    faults = {outcome.vector.id: outcome.fault for outcome in report.outcomes if outcome.fault is not None}
    assert set(faults) == GUILTY
    assert {fault.kind for fault in faults.values()} == {BLAME[fault]}
    assert report.count(Verdict.PASSED) == 10
    assert not report.is_good


def test_the_same_vectors_are_blamed_by_two_jobs() -> None:
    assert blamed(report_on(examples.hostile_port("crash"), PATIENT, jobs=2)) == GUILTY


def is_trigger(request: dict[str, object]) -> bool:
    regions = request.get("regions")
    return isinstance(regions, list) and regions[0] == TRIGGER


def hang_at_the_trigger(port: ScriptedPort, request: dict[str, object], said: str = "") -> None:
    if is_trigger(request):
        port.is_silent = True
        port.write(said, end="")
    elif not port.is_silent:
        port.answer(request)


def ignore_the_trigger(port: ScriptedPort, request: dict[str, object]) -> None:
    if not is_trigger(request):
        port.answer(request)


def close_output_at_the_trigger(port: ScriptedPort, request: dict[str, object]) -> None:
    if is_trigger(request):
        port.close_output()
        port.is_silent = True
    elif not port.is_silent:
        port.answer(request)


def report_in(world: World, limits: Limits | None = None) -> Report:
    return run(
        Run(command=("scripted",), suite=SUITE, facts={}, limits=limits or Limits()),
        open_exchange=world.open_exchange,
    )


@pytest.mark.parametrize(
    ("behave", "seen"),
    [
        (hang_at_the_trigger, "did not answer in time: nothing for 5 s"),
        (
            partial(hang_at_the_trigger, said='{"id": 4, "ans'),
            'nothing for 5 s, after the unfinished line \'{"id": 4, "ans\'',
        ),
        (ignore_the_trigger, ""),
        (close_output_at_the_trigger, "it closed its output and kept running"),
    ],
    ids=["hang", "half-a-line", "mute", "close"],
)
def test_only_the_vectors_that_are_not_answered_are_blamed(
    behave: Callable[[ScriptedPort, dict[str, object]], None], seen: str
) -> None:
    report = report_in(World(behave))
    assert blamed(report) == GUILTY
    assert all(seen in str(outcome.fault and outcome.fault.in_words()) for outcome in report.failures)
    assert report.count(Verdict.PASSED) == 10


def test_standard_error_is_kept_and_not_judged() -> None:
    report = report_on(examples.hostile_port("stderr"), PATIENT)
    assert report.is_good
    assert report.ending.stderr == "a warning nobody asked for \x1b[31m<b> (2 times)"


@pytest.mark.long
@pytest.mark.parametrize("fault", ["hang", "garbage", "crash"])
def test_a_port_that_always_fails_is_given_up_and_every_vector_has_an_outcome(fault: str) -> None:
    # Only the port that hangs at everything can reach this limit of time, and is expected to.
    limits = evolve(PATIENT, seconds=0.2 if fault == "hang" else 300)
    report = report_on(examples.hostile_port(fault, "every"), limits)
    assert len(report.outcomes) == 12
    assert report.count(Verdict.GIVEN_UP) + report.count(Verdict.FAULT) == 12
    assert report.count(Verdict.GIVEN_UP) > 0
    if fault == "hang":
        assert report.ending.families_given_up == {
            "made-for-a-test": "3 questions of made-for-a-test were not answered in time"
        }
    else:
        assert report.ending.gave_up.startswith("too many faults")
    assert report.conclusion.exit_status == 1


def test_many_scattered_faults_are_too_many() -> None:
    report = report_on(examples.hostile_port("crash"), evolve(PATIENT, faults=2))
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
    assert report.count(Verdict.GIVEN_UP) == 12
    assert not report.is_good


def test_a_port_that_is_silent_at_the_handshake_gets_no_verdict() -> None:
    report = report_on(
        examples.python_port("import time; time.sleep(3600)"), evolve(PATIENT, start_seconds=0.6)
    )
    assert "did not answer in time" in report.verdict
    assert report.count(Verdict.GIVEN_UP) == 12


@pytest.mark.parametrize(
    ("ending", "reported"),
    [
        ("time.sleep(3600)", "did not exit"),
        ("sys.exit(5)", "exited with status 5"),
        ("import os; os.kill(os.getpid(), 9)", "was ended by signal SIGKILL"),
    ],
)
def test_a_port_that_does_not_exit_cleanly_is_reported(ending: str, reported: str) -> None:
    # A port that sleeps reaches any limit; one that exits needs an event.
    limits = evolve(PATIENT, exit_seconds=0.2 if "sleep" in ending else 300)
    report = report_on(examples.python_port(examples.ZEROS_SOURCE + ending), limits)
    assert report.is_good
    assert report.ending.unclean_exits == (f"the port {reported} when stdin closed",)


def answer_one_at_a_time(port: ScriptedPort, request: dict[str, object]) -> None:
    """Answer the first of the lines that arrive together."""
    if port.world.turns != getattr(port, "last_turn", None):
        port.answer(request)
    setattr(port, "last_turn", port.world.turns)  # noqa: B010  a mark of this behaviour alone


def test_a_port_that_cannot_take_many_requests_at_once_does_not_conform() -> None:
    report = report_in(World(answer_one_at_a_time), Limits(in_flight=4))
    assert report.count(Verdict.PASSED) == 12
    assert len(report.ending.transient_faults) > 1, "not one slow moment, but batch after batch"
    assert not report.is_good
    assert "breaks the protocol: " in report.verdict


def test_one_time_out_that_does_not_recur_is_a_remark_and_no_failure() -> None:

    def hesitate(port: ScriptedPort, request: dict[str, object]) -> None:
        """Answer nothing but hello in the first process."""
        if port.number > 1 or request["request"] == "hello":
            port.answer(request)

    for in_flight in (1, 256):
        report = report_in(World(hesitate), Limits(in_flight=in_flight))
        assert [fault.kind for fault in report.ending.transient_faults] == [FaultKind.HUNG]
        assert report.count(Verdict.PASSED) == 12
        assert report.conclusion.exit_status == 0


def test_a_family_that_hangs_is_given_up_and_the_others_go_on() -> None:
    """The rest of the family was never asked: it is not counted as failed."""
    lazy = [evolve(examples.scoring_vector(f"lazy-{n}", TRIGGER), topic="lazy") for n in range(8)]
    busy = [evolve(examples.scoring_vector(f"busy-{n}"), topic="busy") for n in range(8)]

    def hang(port: ScriptedPort, request: dict[str, object]) -> None:
        regions = request.get("regions")
        if not isinstance(regions, list) or regions[0] != TRIGGER:
            port.answer(request)

    for jobs, in_flight in product((1, 2, 3), (1, 2, 3, 256)):
        report = run(
            Run(
                command=("scripted",),
                suite=examples.suite_of(*lazy, *busy),
                facts={},
                jobs=jobs,
                limits=Limits(in_flight=in_flight),
            ),
            open_exchange=World(hang).open_exchange,
        )
        verdicts = Counter((outcome.vector.topic, outcome.verdict) for outcome in report.outcomes)
        assert verdicts["busy", Verdict.PASSED] == 8
        assert verdicts["lazy", Verdict.FAULT] + verdicts["lazy", Verdict.GIVEN_UP] == 8
        assert 3 <= verdicts["lazy", Verdict.FAULT] <= 2 + jobs
        assert list(report.ending.families_given_up) == ["lazy"]
        assert report.ending.gave_up == ""
        families = {part.name: part.standing for part in report.conclusion.families}
        assert families == {"busy": Standing.CONFORMS, "lazy": Standing.FAILS}


def test_several_requests_of_a_vector_are_judged_when_all_are_answered() -> None:
    twice = evolve(
        examples.shipped_vector("sanctuary-order-1"),
        id="twice",
        expect=examples.shipped_vector("asked-again-1").expect,
    )
    report = run(
        Run(
            command=examples.REFERENCE_PORT,
            suite=examples.suite_of(twice),
            facts=sanctuary_facts(),
            limits=PATIENT,
        )
    )
    assert report.count(Verdict.FAILED) == 1


def test_lines_that_are_no_requests_are_sent_unchanged() -> None:
    suite = examples.suite_of(examples.shipped_vector("line-cut-short"), examples.shipped_vector("line-list"))
    work = Run(command=examples.REFERENCE_PORT, suite=suite, facts={}, limits=PATIENT)
    assert run(work).count(Verdict.PASSED) == 2


@pytest.mark.parametrize("is_enabled", [True, False])
def test_a_run_restores_the_garbage_collector(is_enabled: bool) -> None:  # noqa: FBT001  a test's argument
    (gc.enable if is_enabled else gc.disable)()
    try:
        suite = examples.suite_of(examples.shipped_vector("nothing-pays"))
        run(Run(command=examples.hostile_port("stderr"), suite=suite, facts={}, limits=PATIENT))
        assert gc.isenabled() == is_enabled
    finally:
        gc.enable()


def test_a_vector_of_which_one_request_hangs_fails_although_its_other_request_was_given_up() -> None:
    def hang(port: ScriptedPort, request: dict[str, object]) -> None:
        if request["request"] == "hello":
            port.answer(request)

    single = examples.scoring_vector("pair-0", TRIGGER)
    pairs = [
        evolve(single, id=f"pair-{n}", requests=single.requests * 2, expect=ExpectRelation("equal"))
        for n in range(3)
    ]
    work = Run(command=("scripted",), suite=examples.suite_of(*pairs), facts={})
    report = run(work, open_exchange=World(hang).open_exchange)
    verdicts = [outcome.verdict for outcome in report.outcomes]
    assert verdicts == [Verdict.FAULT, Verdict.FAULT, Verdict.GIVEN_UP]
