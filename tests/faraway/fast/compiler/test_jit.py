import signal
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from faraway.fast.compiler import Numbers, compile_kernel
from faraway.fast.compiler.jit import jit_compile
from faraway.fast.compiler.source import CompilationError
from tests.faraway.fast.compiler import faulty


def sum_of(numbers: Numbers, count: int) -> int:
    total = 0
    for place in range(count):
        total += numbers[place]
    return total


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


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


FAULTS = [
    ("outside(numbers, 1)", "outside(numbers, 2)"),
    ("outside(numbers, 0)", "outside(numbers, -1)"),
    ("called(numbers, 1)", "called(numbers, 2)"),
    ("stored(numbers, 32767)", "stored(numbers, 32768)"),
    ("tripled(1 << 61)", "tripled(1 << 62)"),
    ("doubled_often(1, 62)", "doubled_often(0, 64)"),
    ("quotient(7, 2)", "quotient(7, 0)"),
]
CHECKED = """
from array import array
from faraway.fast.compiler.jit import jit_compile
from tests.faraway.fast.compiler import faulty
numbers = array("h", [7, 8])
kernel = jit_compile(faulty.{name}, "h" if {has_array} else "", is_checked=True)
{before}
kernel({arguments})
"""


@pytest.mark.long
@pytest.mark.parametrize(("fine", "fault"), FAULTS)
def test_checked_code_traps_where_a_condition_of_kernels_does_not_hold(fine: str, fault: str) -> None:
    name, _, arguments = fault.rstrip(")").partition("(")
    program = CHECKED.format(
        name=name,
        has_array="numbers" in fault,
        arguments=arguments,
        before=f"print(kernel{fine.removeprefix(name)}, flush=True)",
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    plainly = eval(fine, vars(faulty) | {"numbers": array("h", [7, 8])})  # noqa: S307  our own text
    assert (done.returncode, done.stdout) == (-signal.SIGILL, f"{plainly}\n"), done.stderr


def test_every_kernel_can_be_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FARAWAY_CHECKED_KERNELS", "1")
    assert compile_kernel.__wrapped__(sum_of, "q")(array("q", [4, 5]), 2) == 9
