"""Fuzzing in pieces has the same result wherever the pieces run, and resumes from its checkpoint."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from attrs import evolve
from typing_extensions import override

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.fuzz.campaign import CASES_A_PIECE, FuzzPieces, fuzz_in_pieces
from faraway.conformance.fuzz.fuzzing import Conversation, Fuzzing, FuzzReport, fuzz
from faraway.conformance.runner.questions import Completion, sanctuary_facts
from faraway.conformance.suite.vectors import dump_vector
from faraway.conformance.verdict.outcome import Verdict
from faraway.errors import Code, FarawayError
from faraway.game.readings import READING_VALUES
from faraway.jobs.campaign import Done, Work, in_processes, in_this_process
from tests.faraway.conformance import examples
from tests.faraway.refusing import refusal

ZEROS = Fuzzing(
    command=examples.ZEROS_PORT,
    facts=sanctuary_facts(),
    count=CASES_A_PIECE + 5,
    seed=4,
    levels=frozenset({2}),
    limits=examples.PATIENT,
)
"""A port that answers nothing but zeros; two pieces."""
SMALL = evolve(ZEROS, count=5)
IDENTITY = PortIdentity(name="any", version="1", language="any", levels=(1, 2), readings=dict(READING_VALUES))


def facts_of(report: FuzzReport) -> object:
    return report.asked, report.wrong, [dump_vector(one.vector) for one in report.smallest], report.diagnosis


def lines_of(checkpoint: Path) -> list[str]:
    """Return the lines without their checksums, which depend on the order in which the pieces were done."""
    lines = checkpoint.read_text(encoding="utf-8").splitlines()[1:]
    return sorted(line.partition(" ")[2] for line in lines)


@pytest.mark.long
def test_report_is_the_same_for_one_process_or_two(tmp_path: Path) -> None:
    one = fuzz_in_pieces(ZEROS, in_this_process, checkpoint=str(tmp_path / "one"))
    two = fuzz_in_pieces(ZEROS, in_processes(2), checkpoint=str(tmp_path / "two"))
    assert facts_of(one) == facts_of(two)
    assert lines_of(tmp_path / "one") == lines_of(tmp_path / "two")


@pytest.mark.long
def test_all_cases_are_asked_and_the_first_wrong_one_is_made_small(tmp_path: Path) -> None:
    checkpoint = tmp_path / "asked.jsonl"
    finished: list[int] = []
    report = fuzz_in_pieces(ZEROS, in_this_process, checkpoint=str(checkpoint), on_progress=finished.append)
    assert (report.asked, finished) == (255, [0, 1, 2])
    assert 0 < report.wrong <= 255
    (smallest,) = report.smallest
    assert smallest.vector.id == "fresh-score-seed-4"
    checkpoint.write_bytes(b"".join(checkpoint.read_bytes().splitlines(keepends=True)[:-1]))
    finished.clear()
    again = fuzz_in_pieces(ZEROS, in_this_process, checkpoint=str(checkpoint), on_progress=finished.append)
    assert (facts_of(again), finished) == (facts_of(report), [1, 2])
    assert (
        refusal(fuzz_in_pieces, evolve(ZEROS, seed=5), in_this_process, checkpoint=str(checkpoint)).code
        is Code.WRONG_CHECKPOINT
    )


def test_checkpoint_with_an_impossible_result_is_refused() -> None:
    def nonsense(_work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        return ((piece, {"asked": "many"}) for piece in pieces)

    with pytest.raises(FarawayError, match="no piece can have"):
        fuzz_in_pieces(SMALL, nonsense, checkpoint=None)


@pytest.mark.long
def test_right_port_is_right_in_pieces() -> None:
    right = evolve(SMALL, command=examples.REFERENCE_PORT, levels=frozenset({2, 3, 4}))
    report = fuzz_in_pieces(right, in_this_process, checkpoint=None)
    assert (report.asked, report.wrong, report.smallest, report.ending.gave_up) == (5, 0, (), "")


@pytest.mark.long
def test_misreading_is_named_from_what_the_pieces_kept() -> None:
    command = (*examples.REFERENCE_PORT, "--misread", "sanctuary-fame-left-out")
    report = fuzz_in_pieces(evolve(ZEROS, command=command, count=40), in_this_process, checkpoint=None)
    assert 0 < report.wrong < 40
    assert [named.suspect.id for named in report.diagnosis.named] == ["sanctuary-fame-left-out"]


@pytest.mark.long
def test_port_that_breaks_the_protocol_is_given_up_piece_by_piece() -> None:
    command = examples.hostile_port("garbage", "every")
    work = evolve(ZEROS, command=command, limits=evolve(examples.PATIENT, faults_in_a_row=3))
    report = fuzz_in_pieces(work, in_this_process, checkpoint=None)
    assert (report.asked, report.wrong) == (6, 6)
    assert report.ending.gave_up.startswith("too many faults")
    assert [outcome.verdict for outcome in report.smallest] == [Verdict.FAULT]


def test_port_that_is_another_one_each_time_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    checkpoint = tmp_path / "asked.jsonl"
    changing = examples.ZEROS_SOURCE.replace("'version': '1'", "'version': str(time.time_ns())")
    with pytest.raises(FarawayError, match="another port or version") as refused:
        fuzz_in_pieces(
            evolve(SMALL, command=examples.python_port(changing)), in_this_process, checkpoint=str(checkpoint)
        )
    assert refused.value.code is Code.CLUSTER_UNFIT
    assert lines_of(checkpoint)[1:] == []


def test_port_that_cannot_be_started_is_asked_nothing(tmp_path: Path) -> None:
    checkpoint = tmp_path / "asked.jsonl"
    report = fuzz_in_pieces(
        evolve(SMALL, command=("/nowhere/port",)), in_this_process, checkpoint=str(checkpoint)
    )
    assert (report.identity, report.asked) == (None, 0)
    assert report.ending.gave_up
    assert not checkpoint.exists()


def test_pieces_have_cases_and_ids_of_their_own() -> None:
    pieces = FuzzPieces(ZEROS, IDENTITY)
    first, second = pieces.cases(0), pieces.cases(1)
    assert [case.id for case in first] == [f"fresh-{number}" for number in range(1, 251)]
    assert [case.id for case in second] == [f"fresh-{number}" for number in range(251, 256)]
    assert second[0].requests != first[0].requests
    assert pieces.cases(1) == second


@pytest.mark.long
def test_port_that_answers_twice_is_wrong_and_each_case_is_counted_once() -> None:
    command = examples.hostile_port("twice", "every")
    report = fuzz(evolve(SMALL, command=command))
    assert report.asked == report.wrong == 5
    assert report.smallest[0].fault is None or report.smallest[0].fault.kind is FaultKind.TWICE


def test_second_answer_to_what_was_asked_before_is_passed_over() -> None:
    (case, *_) = FuzzPieces(SMALL, IDENTITY).cases(0)

    class Late(Exchange):
        @override
        def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
            for ticket in tickets:
                deliver(Ticket(999, b""), Fault(FaultKind.TWICE))
                deliver(ticket, Fault(FaultKind.CRASHED))

    exchange = Late(SMALL.command, limits=examples.PATIENT)
    outcome = Conversation(exchange, Completion(IDENTITY, SMALL.facts)).ask(case)
    exchange.close()
    assert outcome.fault == Fault(FaultKind.CRASHED)
