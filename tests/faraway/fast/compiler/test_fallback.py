import sys
from collections.abc import Iterator

import pytest

from faraway.fast.compiler import SlowWarning, compile_kernel, fastest, is_fast, warn_if_slow


@pytest.fixture
def without_llvmlite(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    monkeypatch.delitem(sys.modules, "llvmlite.binding", raising=False)
    is_fast.cache_clear()
    yield
    is_fast.cache_clear()


def twice(number: int) -> int:
    return 2 * number


def test_kernels_are_compiled_where_llvmlite_is_installed() -> None:
    assert is_fast()
    warn_if_slow()
    assert fastest(twice, "") is compile_kernel(twice, "") is not twice
    assert fastest(twice, "")(21) == 42


@pytest.mark.usefixtures("without_llvmlite")
def test_plain_python_says_that_it_is_slower() -> None:
    assert not is_fast()
    assert fastest(twice, "") is twice
    with pytest.warns(SlowWarning, match=r"faraway-rules\[fast\]"):
        warn_if_slow()
