"""The facade before a cluster that is played here; tests/cluster has a real one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import ModuleType, TracebackType
from typing import Self

import pytest

from faraway import __version__
from faraway.errors import Code, FarawayError
from faraway.io import Json
from faraway.jobs import cluster
from faraway.jobs.campaign import Campaign, run_campaign
from faraway.jobs.cluster import do_piece, on_cluster
from tests.faraway.losing import square

Told = tuple[int, str, Json]

SQUARES = Campaign(plan={"work": "squares"}, pieces=4, work=square)


class KilledWorker(Exception):  # noqa: N818 - the name that it has
    pass


class PlayedCluster(ModuleType):
    """What `faraway.jobs.cluster` needs of distributed; pieces are done when they are asked for, the last one first."""

    KilledWorker = KilledWorker

    def __init__(self) -> None:
        super().__init__("distributed")
        self.addresses: list[str] = []
        self.cancelled = 0
        self.trouble: Exception | None = None
        self.refuses: Exception | None = None

    def Client(self, address: str, *, timeout: str) -> PlayedCluster:  # noqa: N802 - as above
        assert timeout == "10s"
        if self.refuses:
            raise self.refuses
        self.addresses.append(address)
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.addresses.append("closed")

    def map(
        self, function: Callable[[int], Told], pieces: Sequence[int], *, pure: bool
    ) -> list[Callable[[], Told]]:
        assert not pure
        return [partial(function, piece) for piece in pieces]

    def as_completed(
        self, futures: list[Callable[[], Told]], *, with_results: bool
    ) -> Iterator[tuple[object, Told]]:
        assert with_results
        for future in reversed(futures):
            yield future, future()
            if self.trouble:
                raise self.trouble

    def cancel(self, futures: list[Callable[[], Told]]) -> None:
        self.cancelled += len(futures)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> PlayedCluster:
    module = PlayedCluster()
    monkeypatch.setitem(sys.modules, "distributed", module)
    return module


def refused() -> FarawayError:
    with pytest.raises(FarawayError) as caught:
        run_campaign(SQUARES, on_cluster("tcp://here:8786"))
    return caught.value


def test_pieces_done_on_a_cluster_are_gathered_by_number(played: PlayedCluster) -> None:
    assert run_campaign(SQUARES, on_cluster("tcp://here:8786")) == [0, 1, 4, 9]
    assert played.addresses == ["tcp://here:8786", "closed"]
    assert played.cancelled == 4


def test_a_worker_of_another_version_is_refused(
    played: PlayedCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "do_piece", lambda work, piece: (piece, "0.0.1", work(piece)))
    error = refused()
    assert error.code is Code.CLUSTER_UNFIT
    assert "0.0.1" in str(error)
    assert played.cancelled == 4


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (KilledWorker("piece 3"), Code.PIECE_LOST),
        (ModuleNotFoundError("No module named 'faraway'"), Code.CLUSTER_UNFIT),
    ],
)
def test_trouble_with_workers_is_told(played: PlayedCluster, trouble: Exception, code: Code) -> None:
    played.trouble = trouble
    assert refused().code is code
    assert played.cancelled == 4


@pytest.mark.parametrize("answer", [OSError("timed out"), ValueError("no address")])
def test_a_scheduler_that_does_not_answer_is_refused(played: PlayedCluster, answer: Exception) -> None:
    played.refuses = answer
    error = refused()
    assert error.code is Code.CLUSTER_UNREACHABLE
    assert "tcp://here:8786" in str(error)


def test_the_extra_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    error = refused()
    assert error.code is Code.MISSING_EXTRA
    assert "faraway-rules[cluster]" in str(error)


def test_a_worker_tells_piece_version_and_result() -> None:
    assert do_piece(square, 3) == (3, __version__, 9)
