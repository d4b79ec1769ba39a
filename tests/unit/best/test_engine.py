import sys

import pytest

from faraway.best import engine
from faraway.best.engine import PLAIN, CompiledElsewhere, ready_engine
from faraway.compiling import NotCachedError


def test_without_numba_the_plain_kernels_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "is_fast", lambda: False)
    assert ready_engine() is PLAIN
    assert PLAIN.array([1, 2]) == [1, 2]


def test_kernels_in_the_cache_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "cached_engine", lambda: PLAIN)
    assert ready_engine() is PLAIN


def test_kernels_that_are_not_in_the_cache_are_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_cached() -> engine.Engine:
        raise NotCachedError

    monkeypatch.setattr(engine, "cached_engine", not_cached)
    assert ready_engine() is None


def test_process_that_compiles_is_not_ended_with_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", ["nowhere, so that it ends soon, by itself, with status 1"])
    with CompiledElsewhere() as elsewhere:
        elsewhere._process.poll = lambda: None  # type: ignore[method-assign]  # as if it were still at work
        assert not elsewhere.is_ready()
    assert elsewhere._process.wait(timeout=60) == 1
    del elsewhere._process.poll
    assert elsewhere.is_ready()
