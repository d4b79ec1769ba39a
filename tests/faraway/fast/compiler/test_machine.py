from __future__ import annotations

from array import array
from inspect import isfunction
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from faraway.fast.compiler.machine import cache_folder, keep_code, load_kernel, make_engine, read_code
from faraway.fast.compiler.source import NotAKernelError
from faraway.fast.compiler.translation import Translation

if TYPE_CHECKING:
    from faraway.fast.compiler import Numbers


def sum_of(numbers: Numbers, count: int) -> int:
    total = 0
    for place in range(count):
        total += numbers[place]
    return total


def assembly() -> str:
    translation = Translation()
    assert isfunction(sum_of)
    translation.name_of(sum_of, "q", linkage="external")
    return translation.text


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "faraway-rules"


@pytest.mark.parametrize("letter", "bhq")
def test_arrays_are_read_with_the_width_of_their_elements(letter: str) -> None:
    numbers = array(letter, [1, -2, 100])
    assert load_kernel(sum_of, letter)(numbers, 3) == 99
    assert load_kernel(sum_of, letter)(memoryview(numbers)[1:], 2) == 98
    assert load_kernel(sum_of, letter)(array(letter), 0) == 0


def test_array_with_other_elements_is_refused() -> None:
    total = load_kernel(sum_of, "q")
    for wrong in (array("h", [1]), memoryview(array("q", [1, 2, 3]))[::2]):
        with pytest.raises(TypeError, match="an array of 'q' is wanted"):
            total(wrong, 1)
    with pytest.raises(TypeError, match="not writable"):
        total(memoryview(array("q", [1])).toreadonly(), 1)
    with pytest.raises(TypeError, match="bytes-like"):
        total([1], 1)
    with pytest.raises(ValueError, match="zip"):
        total(array("q", [1]))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="not count by name"):
        total(array("q", [1]), count=1)


def test_only_plain_functions_are_kernels() -> None:
    with pytest.raises(NotAKernelError, match="not a plain function"):
        load_kernel(len, "q")
    nameless = lambda number: number  # noqa: E731
    with pytest.raises(NotAKernelError, match="not a plain function"):
        load_kernel(nameless, "")

    def with_default(number: int = 3) -> int:
        return number

    with pytest.raises(NotAKernelError, match="with plain arguments"):
        load_kernel(with_default, "")


@pytest.mark.parametrize("arrays", ["", "qq", "d"])
def test_every_array_needs_its_letter(arrays: str) -> None:
    with pytest.raises(NotAKernelError, match="sum_of takes 1 arrays"):
        load_kernel(sum_of, arrays)


def test_what_was_compiled_is_found_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_kernel(sum_of, "q")(array("q", [4, 5]), 2) == 9
    (kept,) = folder.iterdir()
    monkeypatch.delattr("llvmlite.binding.create_pass_builder")
    assert load_kernel(sum_of, "q")(array("q", [4, 5]), 2) == 9
    assert list(folder.iterdir()) == [kept]


def test_code_of_another_kernel_is_not_taken(folder: Path) -> None:
    load_kernel(sum_of, "q")
    (kept,) = folder.iterdir()
    kept.rename(folder / "other")
    assert read_code(folder / "other") == b""
    assert load_kernel(sum_of, "q")(array("q", [4, 5]), 2) == 9


def test_code_that_is_not_whole_is_compiled_again(folder: Path) -> None:
    load_kernel(sum_of, "q")
    (kept,) = folder.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-1])
    assert read_code(kept) == b""
    assert load_kernel(sum_of, "q")(array("q", [4, 5]), 2) == 9
    assert kept.read_bytes() == whole


def test_all_works_where_nothing_can_be_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_text("no folder")
    keep_code(folder / "code", b"code")
    assert load_kernel(sum_of, "q")(array("q", [4, 5]), 2) == 9
    assert make_engine(assembly(), None).get_function_address("kernel 0")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert cache_folder() == Path.home() / ".cache" / "faraway-rules"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_folder() == Path.home() / ".cache" / "faraway-rules"

    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert cache_folder() is None
    assert load_kernel(sum_of, "q")(array("q", [4, 5]), 2) == 9
