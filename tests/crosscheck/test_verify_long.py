"""Comparing without end stops at the first piece that disagrees, whoever was quicker, and goes on from its checkpoint."""

import io
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from rich.console import Console

from crosscheck.verify.check import Check, Disagreement
from crosscheck.verify.command import SEED, choose_seed
from crosscheck.verify.long import Fresh, StoppedError, run_long, until
from faraway.jobs.campaign import Done, Work

compared: list[int] = []


def compare(seed: int, first: int, count: int) -> tuple[Disagreement, ...]:
    compared.extend(range(first, first + count))
    return tuple(
        Disagreement(case=f"case {number}", detail=f"seed {seed}", replay="again")
        for number in range(first, first + count)
        if number in {7, 9}
    )


CHECK = Check(name="odd", claim="none is seven", unit="cases", count=9, compare=compare, chunk=2)
FRESH = Fresh(3, ((CHECK, 2),))


def run(
    jobs: int, checkpoint: Path | None = None, seconds: float | None = None, fresh: Fresh = FRESH
) -> tuple[int, str]:
    output = io.StringIO()
    kept = None if checkpoint is None else str(checkpoint)
    status = run_long(
        fresh, jobs=jobs, seconds=seconds, console=Console(file=output, width=150), checkpoint=kept
    )
    return status, output.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("jobs", [1, 2])
def test_first_disagreement_is_the_same_for_any_number_of_processes(jobs: int) -> None:
    status, output = run(jobs)
    assert status == 1
    assert "case 7\nseed 3\nagain\n" in output
    assert "case 9" not in output


def test_what_agreed_is_kept_and_what_did_not_is_found_again(tmp_path: Path) -> None:
    compared.clear()
    first, again = run(1, tmp_path / "long.jsonl"), run(1, tmp_path / "long.jsonl")
    assert first[0] == again[0] == 1
    assert "6 cases of seed 3 agree" in first[1]
    assert "6 cases of seed 3 agree" in again[1]
    assert compared == [0, 1, 2, 3, 4, 5, 6, 7, 6, 7]


def test_run_ends_when_the_time_is_up(tmp_path: Path) -> None:
    for done in (2, 4):
        status, output = run(1, tmp_path / "long.jsonl", seconds=0.0)
        assert status == 0
        assert f"{done} cases of seed 3 agree" in output


def test_ctrl_c_stops_and_is_no_disagreement(tmp_path: Path) -> None:
    def interrupt(_seed: int, first: int, _count: int) -> tuple[Disagreement, ...]:
        if first == 4:
            raise KeyboardInterrupt
        return ()

    check = Check(name="odd", claim="", unit="cases", count=9, compare=interrupt, chunk=2)
    status, output = run(1, tmp_path / "long.jsonl", fresh=Fresh(3, ((check, 2),)))
    assert status == 0
    assert "stopped\n4 cases of seed 3 agree" in output


def in_this_order(*order: int) -> Callable[[Work, Sequence[int]], Iterator[Done]]:
    return lambda work, pieces: ((piece, work(piece)) for piece in order if piece in pieces)


@pytest.mark.parametrize("size", [2, 100])
def test_piece_that_disagrees_waits_for_those_before_it(size: int) -> None:
    done: list[int] = []
    doing = until(lambda: False, in_this_order(4, 1, 0, 5, 3, 2), size, FRESH, range(6))
    with pytest.raises(StoppedError) as stopped:
        done.extend(piece for piece, _ in doing)
    assert [each.case for each in stopped.value.found] == ["case 7"]
    assert sorted(done)[:2] == [0, 1]


def test_late_disagreement_is_told_all_the_same() -> None:
    with pytest.raises(StoppedError) as stopped:
        list(until(lambda: True, in_this_order(4), 100, FRESH, range(6)))
    assert [each.case for each in stopped.value.found] == ["case 9"]


def test_pieces_come_to_an_end() -> None:
    assert list(until(lambda: False, in_this_order(1, 0), 1, FRESH, range(2))) == [(0, []), (1, [])]


def test_kept_run_has_a_seed_that_stays() -> None:
    assert choose_seed(5, is_kept=True) == choose_seed(5, is_kept=False) == 5
    assert choose_seed(None, is_kept=True) == SEED
    assert len({choose_seed(None, is_kept=False) for _ in range(20)}) > 1
