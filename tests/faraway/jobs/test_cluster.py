"""The facade before a fake cluster of threads; tests/cluster has a real one."""

from __future__ import annotations

import sys
from concurrent.futures import CancelledError, ThreadPoolExecutor
from types import ModuleType, TracebackType
from typing import Self

import pytest

from faraway import __version__
from faraway.errors import Code, FarawayError
from faraway.io import Json
from faraway.jobs.campaign import Campaign, run_campaign
from faraway.jobs.cluster import do_piece, on_cluster
from tests.faraway.losing import square
from tests.faraway.refusing import refusal

SQUARES = Campaign(plan={"work": "squares"}, pieces=4, work=square)


class KilledWorker(Exception):  # noqa: N818 - the name that it has
    pass


class FakeExecutor(ThreadPoolExecutor):
    waited: bool | None = None

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # type: ignore[explicit-override]  # noqa: FBT001, FBT002  as in its class; typing.override is 3.12
        self.waited = wait
        super().shutdown(wait=True, cancel_futures=cancel_futures)


class FakeDistributed(ModuleType):
    """The part of distributed that `faraway.jobs.cluster` uses."""

    KilledWorker = KilledWorker

    def __init__(self) -> None:
        super().__init__("distributed")
        self.addresses: list[str] = []
        self.executor = FakeExecutor(2)
        self.connection_error: Exception | None = None

    def Client(self, address: str, *, timeout: str) -> Self:  # noqa: N802 - as above
        assert timeout == "10s"
        if self.connection_error:
            raise self.connection_error
        self.addresses.append(address)
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.addresses.append("closed")

    def get_executor(self, *, pure: bool) -> FakeExecutor:
        assert not pure
        return self.executor


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeDistributed:
    module = FakeDistributed()
    monkeypatch.setitem(sys.modules, "distributed", module)
    return module


def refused(campaign: Campaign = SQUARES) -> FarawayError:
    return refusal(run_campaign, campaign, on_cluster("tcp://here:8786"))


def test_pieces_done_on_a_cluster_are_gathered_by_number(fake: FakeDistributed) -> None:
    assert run_campaign(SQUARES, on_cluster("tcp://here:8786")) == [0, 1, 4, 9]
    assert fake.addresses == ["tcp://here:8786", "closed"]
    assert fake.executor.waited is False


def test_a_worker_of_another_version_is_refused() -> None:
    assert do_piece(__version__, square, 3) == 9
    with pytest.raises(FarawayError, match=r"0\.0\.1") as caught:
        do_piece("0.0.1", square, 3)
    assert caught.value.code is Code.CLUSTER_UNFIT


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (KilledWorker("piece 3"), Code.PIECE_LOST),
        (CancelledError(), Code.CLUSTER_UNREACHABLE),
        (ConnectionResetError("gone"), Code.CLUSTER_UNREACHABLE),
        (ModuleNotFoundError("No module named 'faraway'"), Code.CLUSTER_UNFIT),
    ],
)
def test_trouble_with_workers_is_reported(fake: FakeDistributed, trouble: Exception, code: Code) -> None:
    def fail(_: int) -> Json:
        raise trouble

    assert refused(Campaign(plan={}, pieces=4, work=fail)).code is code
    assert fake.executor.waited is False
    assert fake.addresses[-1] == "closed"


@pytest.mark.parametrize(
    "answer", [OSError("timed out"), ValueError("no address"), TypeError("TLS expects certificates")]
)
def test_a_scheduler_that_does_not_answer_is_refused(fake: FakeDistributed, answer: Exception) -> None:
    fake.connection_error = answer
    error = refused()
    assert error.code is Code.CLUSTER_UNREACHABLE
    assert "tcp://here:8786" in str(error)


def test_the_extra_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    error = refused()
    assert error.code is Code.MISSING_EXTRA
    assert "faraway-rules[cluster]" in str(error)
