"""`fastest` returns the plain Python function where it cannot be compiled."""

import compileall
import inspect
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import faraway
from faraway.best import Position, find_best
from faraway.fast.compiler import (
    SlowWarning,
    _probe,
    compile_kernel,
    fastest,
    is_fast,
    warn_if_slow,
    why_slow,
)
from faraway.fast.compiler.source import parse_kernel

PROGRAM = """
import faraway.fast.compiler as compiler
from faraway.best import Position, Wish, find_best
from faraway.fast.kernels import score_rows

assert not compiler.is_fast()
assert compiler.fastest(score_rows, "bbqqhhh") is score_rows
print(compiler.why_slow())
position = Position([12, 20, 16, 23, 44, 49, 14, 28], [])
print(find_best(position, Wish(threads=1)).total)
"""


@pytest.fixture
def forget() -> Iterator[None]:
    why_slow.cache_clear()
    compile_kernel.cache_clear()
    parse_kernel.cache_clear()
    yield
    why_slow.cache_clear()


def twice(number: int) -> int:
    return 2 * number


def test_kernels_are_compiled_where_llvmlite_is_installed() -> None:
    assert is_fast()
    warn_if_slow()
    assert fastest(twice, "") is compile_kernel(twice, "") is not twice
    assert fastest(twice, "")(21) == 42


@pytest.mark.usefixtures("forget")
def test_missing_llvmlite_falls_back_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    monkeypatch.delitem(sys.modules, "llvmlite.binding", raising=False)
    assert not is_fast()
    assert fastest(twice, "") is twice
    with pytest.warns(SlowWarning, match=r"faraway-rules\[fast\]"):
        warn_if_slow()


@pytest.mark.usefixtures("forget")
@pytest.mark.parametrize("broken", ["parse_assembly", "create_mcjit_compiler", "Target"])
def test_broken_llvmlite_falls_back(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(f"llvmlite.binding.{broken}")
    assert fastest(twice, "") is twice
    with pytest.warns(SlowWarning, match=f"kernels cannot be compiled here .*{broken}"):
        warn_if_slow()


class UnloadableLibrary:
    """A finder under which the shared library of llvmlite cannot be loaded."""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        if name == "llvmlite.binding":
            raise OSError("the library is for another processor")


@pytest.mark.usefixtures("forget")
def test_llvmlite_that_cannot_be_loaded_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "llvmlite.binding", raising=False)
    monkeypatch.setattr(sys, "meta_path", [UnloadableLibrary(), *sys.meta_path])
    assert why_slow() == "llvmlite does not work here (the library is for another processor)"
    assert fastest(_probe, "") is _probe
    assert _probe(41) == 42


@pytest.mark.usefixtures("forget")
def test_missing_source_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def fourfold(number: int) -> int:
        return 4 * number

    assert is_fast()

    def missing(_: object) -> str:
        raise OSError("could not get source code")

    monkeypatch.setattr(inspect, "getsource", missing)
    with pytest.warns(SlowWarning, match="the source of .*fourfold cannot be read"):
        assert fastest(fourfold, "") is fourfold
    why_slow.cache_clear()
    compile_kernel.cache_clear()
    parse_kernel.cache_clear()
    assert "could not get source code" in str(why_slow())


@pytest.mark.long
def test_installation_without_source_files_runs_in_plain_python(tmp_path: Path) -> None:
    package = tmp_path / "faraway"
    shutil.copytree(Path(faraway.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(package, quiet=2, legacy=True)
    for source in package.rglob("*.py"):
        source.unlink()
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    reason, total = done.stdout.splitlines()
    assert "kernels cannot be compiled here (the source of _probe cannot be read" in reason
    assert total == str(find_best(Position([12, 20, 16, 23, 44, 49, 14, 28])).total)
    assert done.stderr == ""
