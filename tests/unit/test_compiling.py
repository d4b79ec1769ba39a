import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import numba
import pytest

from faraway.compiling import NotCachedError, SlowWarning, compile_kernel, is_fast, load_kernel, warn_if_slow


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "numba", None)
    is_fast.cache_clear()
    yield
    is_fast.cache_clear()


def twice(number: int) -> int:
    return 2 * number


def twice_and_one(number: int) -> int:
    return twice(number) + 1


def test_kernels_are_compiled_where_numba_is_installed() -> None:
    assert is_fast()
    warn_if_slow()


@pytest.mark.usefixtures("without_numba")
def test_plain_python_says_that_it_is_slower() -> None:
    assert not is_fast()
    with pytest.warns(SlowWarning, match=r"faraway-rules\[fast\]"):
        warn_if_slow()


def test_compiled_kernel_calls_its_helpers_compiled() -> None:
    compiled = compile_kernel(twice_and_one, "int64(int64)", helpers=(twice,))
    assert compiled is not twice_and_one
    assert compiled(20) == 41


class Njit(Protocol):
    def __call__(self, signature: str, *, cache: bool, nogil: bool) -> Callable[[object], object]: ...


def refusing_to_cache(message: str) -> Njit:
    def njit(signature: str, *, cache: bool, nogil: bool) -> Callable[[object], object]:
        def decorate(function: object) -> object:
            assert nogil, signature
            if cache:
                raise RuntimeError(message)
            return function

        return decorate

    return njit


def test_kernel_is_compiled_anew_where_no_cache_can_be_written(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(
        numba, "njit", refusing_to_cache("cannot cache function 'twice': no locator available")
    )
    with caplog.at_level(logging.WARNING):
        assert compile_kernel(twice, "int64(int64)")(4) == 8
    assert "NUMBA_CACHE_DIR" in caplog.text


def test_other_failures_of_the_compiler_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba, "njit", refusing_to_cache("out of memory"))
    with pytest.raises(RuntimeError, match="out of memory"):
        compile_kernel(twice, "int64(int64)")


def thrice(number: int) -> int:
    return 3 * number


def thrice_and_one(number: int) -> int:
    return thrice(number) + 1


def test_kernel_is_loaded_only_once_it_has_been_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("numba.config.CACHE_DIR", str(tmp_path))
    with pytest.raises(NotCachedError):
        load_kernel(thrice_and_one, "int64(int64)")
    compile_kernel(thrice_and_one, "int64(int64)", helpers=(thrice,))
    assert load_kernel(thrice_and_one, "int64(int64)")(20) == 61
