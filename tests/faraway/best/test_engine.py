from array import array

import pytest

from faraway.best import engine
from faraway.best.engine import PLAIN, compiled_engine, fastest_engine


def test_compiled_kernels_take_arrays_and_plain_ones_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fastest_engine() == compiled_engine()
    numbers = array("q", [1, 2])
    assert compiled_engine().array(numbers) == numbers
    assert compiled_engine().array(numbers) is not numbers
    monkeypatch.setattr(engine, "is_fast", lambda: False)
    assert fastest_engine() is PLAIN
    assert PLAIN.array(numbers) == [1, 2]
