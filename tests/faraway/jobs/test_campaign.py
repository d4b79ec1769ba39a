import json
import os
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from faraway.errors import Code, FarawayError
from faraway.io import Json
from faraway.jobs.campaign import Campaign, Done, Work, in_processes, in_this_process, run_campaign
from tests.faraway.losing import lose_the_worker, refuse, square, square_but_lose_the_worker_once

SQUARES: list[Json] = [0, 1, 4, 9, 16, 25]


def squares(work: Work = square, pieces: int = 6) -> Campaign:
    return Campaign(plan={"work": "squares"}, pieces=pieces, work=work)


def test_results_come_in_the_order_of_the_pieces_however_they_were_done() -> None:
    def backwards(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        return in_this_process(work, pieces[::-1])

    assert run_campaign(squares(), in_this_process) == SQUARES
    assert run_campaign(squares(), in_processes(1)) == SQUARES
    assert run_campaign(squares(), backwards) == SQUARES


def test_a_piece_told_twice_is_counted_once(tmp_path: Path) -> None:
    reported: list[int] = []

    def twice(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        for piece in pieces:
            yield piece, work(piece)
            yield piece, "something else"

    checkpoint = tmp_path / "squares.jsonl"
    assert run_campaign(squares(), twice, checkpoint=str(checkpoint), on_progress=reported.append) == SQUARES
    assert reported == [0, 1, 2, 3, 4, 5, 6]
    assert len(checkpoint.read_text(encoding="utf-8").splitlines()) == 8


@pytest.mark.long
def test_two_processes_come_to_the_same_result() -> None:
    assert run_campaign(squares(), in_processes(2)) == SQUARES


@pytest.mark.long
def test_a_piece_lost_with_its_process_is_done_again(tmp_path: Path) -> None:
    campaign = squares(partial(square_but_lose_the_worker_once, str(tmp_path)))
    checkpoint = tmp_path / "squares.jsonl"
    assert run_campaign(campaign, in_processes(2), checkpoint=str(checkpoint)) == SQUARES
    assert (tmp_path / "lost").exists()
    kept = [
        json.loads(line.split(" ", 1)[1]) for line in checkpoint.read_text(encoding="utf-8").splitlines()[2:]
    ]
    assert sorted(line["piece"] for line in kept) == [0, 1, 2, 3, 4, 5]


@pytest.mark.long
def test_a_piece_that_takes_every_process_with_it_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faraway.jobs.campaign.LOSSES_ALLOWED", 1)
    with pytest.raises(FarawayError, match="last at piece 0") as caught:
        run_campaign(squares(lose_the_worker, pieces=2), in_processes(2))
    assert caught.value.code is Code.PIECE_LOST


def test_a_refusal_comes_back_whole_from_another_process() -> None:
    with pytest.raises(FarawayError, match="piece 0 is refused") as caught:
        run_campaign(squares(refuse, pieces=1), in_processes(2))
    assert caught.value.code is Code.WRONG_GAME


def test_work_goes_on_where_its_checkpoint_ends(tmp_path: Path) -> None:
    checkpoint = tmp_path / "squares.jsonl"

    def stopped(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        yield from in_this_process(work, pieces[:2])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_campaign(squares(), stopped, checkpoint=str(checkpoint))
    with checkpoint.open("ab") as stream:
        stream.write(b'{"piece": 5, "res')  # the power went out in the middle of a line
    done: list[int] = []
    reported: list[int] = []

    def watched(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        done.extend(pieces)
        return in_this_process(work, pieces)

    assert (
        run_campaign(squares(), watched, checkpoint=str(checkpoint), on_progress=reported.append) == SQUARES
    )
    assert done == [2, 3, 4, 5]
    assert reported == [2, 3, 4, 5, 6]
    whole = checkpoint.read_bytes()

    def never(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        raise AssertionError(f"nothing is left to do of {pieces} by {work}")

    assert run_campaign(squares(), never, checkpoint=str(checkpoint)) == SQUARES
    assert checkpoint.read_bytes() == whole


def test_a_piece_is_on_the_disk_before_it_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkpoint = tmp_path / "squares.jsonl"
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(checkpoint.stat().st_size))
    sizes: list[int] = []
    run_campaign(
        squares(),
        in_this_process,
        checkpoint=str(checkpoint),
        on_progress=lambda _: sizes.append(checkpoint.stat().st_size),
    )
    assert synced == sizes
