from array import array
from inspect import isfunction
from pathlib import Path

import pytest

from faraway.fast.compiler import Numbers
from faraway.fast.compiler.codegen import Module
from faraway.fast.compiler.jit import cache_directory, create_engine, jit_compile, read_cached, write_cached
from faraway.fast.compiler.source import CompilationError


def sum_of(numbers: Numbers, count: int) -> int:
    total = 0
    for place in range(count):
        total += numbers[place]
    return total


def ir() -> str:
    module = Module()
    assert isfunction(sum_of)
    module.function(sum_of, "q", linkage="external")
    return module.text


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "faraway-rules"


@pytest.mark.parametrize("letter", "bhq")
def test_arrays_are_read_with_the_width_of_their_elements(letter: str) -> None:
    numbers = array(letter, [1, -2, 100])
    assert jit_compile(sum_of, letter)(numbers, 3) == 99
    assert jit_compile(sum_of, letter)(memoryview(numbers)[1:], 2) == 98
    assert jit_compile(sum_of, letter)(array(letter), 0) == 0


def test_array_of_another_type_raises() -> None:
    total = jit_compile(sum_of, "q")
    for wrong in (array("h", [1]), memoryview(array("q", [1, 2, 3]))[::2]):
        with pytest.raises(TypeError, match="expected a contiguous array of type code 'q'"):
            total(wrong, 1)
    with pytest.raises(TypeError, match="not writable"):
        total(memoryview(array("q", [1])).toreadonly(), 1)
    with pytest.raises(TypeError, match="bytes-like"):
        total([1], 1)
    with pytest.raises(ValueError, match="zip"):
        total(array("q", [1]))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="positional arguments only, not count"):
        total(array("q", [1]), count=1)


def test_only_plain_functions_are_kernels() -> None:
    with pytest.raises(CompilationError, match="not a plain function"):
        jit_compile(len, "q")
    nameless = lambda number: number  # noqa: E731
    with pytest.raises(CompilationError, match="not a plain function"):
        jit_compile(nameless, "")

    def with_default(number: int = 3) -> int:
        return number

    with pytest.raises(CompilationError, match="with plain parameters"):
        jit_compile(with_default, "")


@pytest.mark.parametrize("arrays", ["", "qq", "d"])
def test_every_array_needs_a_type_code(arrays: str) -> None:
    with pytest.raises(CompilationError, match="sum_of takes 1 arrays"):
        jit_compile(sum_of, arrays)


def test_object_code_is_loaded_from_the_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert jit_compile(sum_of, "q")(array("q", [4, 5]), 2) == 9
    (kept,) = folder.iterdir()
    monkeypatch.delattr("llvmlite.binding.create_pass_builder")
    assert jit_compile(sum_of, "q")(array("q", [4, 5]), 2) == 9
    assert list(folder.iterdir()) == [kept]


def test_renamed_object_code_is_not_loaded(folder: Path) -> None:
    jit_compile(sum_of, "q")
    (kept,) = folder.iterdir()
    kept.rename(folder / "other")
    assert read_cached(folder / "other") == b""
    assert jit_compile(sum_of, "q")(array("q", [4, 5]), 2) == 9


def test_truncated_object_code_is_compiled_again(folder: Path) -> None:
    jit_compile(sum_of, "q")
    (kept,) = folder.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-1])
    assert read_cached(kept) == b""
    assert jit_compile(sum_of, "q")(array("q", [4, 5]), 2) == 9
    assert kept.read_bytes() == whole


def test_kernels_compile_without_a_cache_directory(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_text("no folder")
    write_cached(folder / "code", b"code")
    assert jit_compile(sum_of, "q")(array("q", [4, 5]), 2) == 9
    assert create_engine(ir(), None).get_function_address("kernel 0")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    assert cache_directory() == Path.home() / ".cache" / "faraway-rules"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_directory() == Path.home() / ".cache" / "faraway-rules"

    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert cache_directory() is None
    assert jit_compile(sum_of, "q")(array("q", [4, 5]), 2) == 9
