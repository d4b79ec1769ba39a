"""Compiled kernels return what Python returns: every supported construct on its own, and random programs."""

import linecache
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from inspect import isfunction
from itertools import product

import pytest

from faraway.fast.compiler import Numbers, Shared
from faraway.fast.compiler.codegen import Module
from faraway.fast.compiler.jit import jit_compile
from faraway.fast.compiler.source import CompilationError
from tests.faraway.fast.compiler.programs import SEVEN, Programs, make_program, quotient
from tests.samples import sample_of

FLAG = True
NUMBERS = [*range(-9, 10), 63, 64, -64, 1000, -(2**40)]
LOWEST = -(2**63)


def rest(one: int, other: int) -> int:
    return one % other


def by_eight(one: int, other: int) -> int:
    return (one // 8 * 100 + one % 8) * 2 + (other // 1 + other % 1)


def by_seven(one: int, other: int) -> int:
    return one // SEVEN * 100 + one % SEVEN - other // -3 + other % -3


def folded(one: int, other: int) -> int:
    return one + (-7 // 2) * 10 + -7 % 3 + (1 << 5) - (-9 >> 1) + (12 & 10 | 1 ^ 8) * FLAG + other * -SEVEN


def bits(one: int, other: int) -> int:
    return ((one & other) << 3) + ((one | other) >> 2) - (one ^ other)


def compared(one: int, other: int) -> int:
    return (
        (one < other) + 2 * (one <= other) + 4 * (one == other) + 8 * (one != other) + 16 * (one > other)
    ) + 32 * (one >= other)


def chained(one: int, other: int) -> int:
    return (-3 < one <= other) + 2 * (one < other < SEVEN < 100)


def negated(one: int, other: int) -> int:
    return (not one) + 2 * (not other) - -one


def either(one: int, other: int) -> int:
    return (one if one > other else other - 1) * (3 if not one else 5)


def first_true(one: int, other: int) -> int:
    return (one or other or 5) * 1000 + (one and other and 7)


def least_and_most(one: int, other: int) -> int:
    return min(one, other, 3) * 1000 + max(one, other) + max(one, -other, 2, 1)


def at_once(one: int, other: int) -> int:
    one, other = other, one
    third = fourth = one - other
    third += fourth
    third *= 2
    return third


def through_ifs(one: int, other: int) -> int:
    if one > other:
        result = 1
    elif one == other:
        if other > 3:
            return -1
        result = 2
    else:
        result = 3
    return result


def through_loops(one: int, other: int) -> int:
    total = 0
    for number in range(one):
        if number == 5:
            continue
        if number == 8:
            break
        total = total * 3 + number
    for number in range(one, other, 2):
        total += number
        number += 100  # noqa: PLW2901  it changes nothing for the next one
    for number in range(other, one, -3):
        total = total - number if total > 0 else total + number
    step = max(one, 0) % 50
    while step > 0:
        step -= 3
        if step == 10:
            break
        if step % 2:
            continue
        total += step
    return total


def last_one(one: int, other: int) -> int:
    number = 0
    for number in range(one % 6):  # noqa: B007  the last one is kept
        other += 1
    return number * 10 + other


def shifted_far(one: int, other: int) -> int:
    return (one >> 64) + (one >> 200) * 10 + one // (1 << 62) * 100 + other


def helped(one: int, other: int) -> int:
    nothing(one)
    return quotient(one, 4) + bits(other, int(one > 0))


def nothing(one: int) -> None:
    if one > 0:
        return
    one = 3


ARITHMETIC = [by_eight, by_seven, folded, bits, compared, chained, negated, shifted_far]
BRANCHING = [either, first_true, least_and_most, at_once, through_ifs, through_loops, last_one, helped]


@pytest.mark.parametrize("kernel", [*ARITHMETIC, *BRANCHING, quotient, rest])
def test_compiled_kernel_returns_what_python_returns(kernel: Callable[[int, int], int]) -> None:
    compiled = jit_compile(kernel, "")
    for one, other in product(NUMBERS, repeat=2):
        is_too_long = kernel is through_loops and abs(one) + abs(other) >= 10**4
        if not is_too_long and (other or kernel not in {quotient, rest}):
            assert compiled(one, other) == kernel(one, other), (one, other)


def test_lowest_number_is_divided() -> None:
    assert jit_compile(rest, "")(LOWEST, -1) == 0
    assert jit_compile(rest, "")(LOWEST, 7) == LOWEST % 7
    assert jit_compile(quotient, "")(LOWEST, 2) == LOWEST // 2


def waiting(signal: Shared, patience: int) -> int:
    looks = 0
    while looks < patience and signal[0] == 0:
        looks += 1
    return signal[0]


def test_shared_array_changed_by_another_thread_is_read_anew() -> None:
    signal = array("q", [0])
    wait = jit_compile(waiting, "q")
    with ThreadPoolExecutor(1) as pool:
        seen = pool.submit(wait, signal, 10**12)
        signal[0] = 7
        assert seen.result(timeout=900) == 7


def reversed_into(numbers: Numbers, narrow: Numbers, length: int) -> int:
    """Work on two arrays, one of them handed on."""
    for place in range(length):
        narrow[length - 1 - place] = numbers[place]
        numbers[place] *= narrow[length - 1 - place] + place
    return swapped(narrow, 0, length - 1) + swapped(numbers, 0, 1)


def swapped(numbers: Numbers, one: int, other: int) -> int:
    numbers[one], numbers[other] = numbers[other], numbers[one]
    return numbers[other]


@pytest.mark.parametrize("letters", ["qb", "hq", "bh", "qq"])
def test_arrays_are_changed_as_lists_are(letters: str) -> None:
    numbers, narrow = [3, -5, 7, 2], [0] * 4
    arrays = array(letters[0], numbers), array(letters[1], narrow)
    assert jit_compile(reversed_into, letters)(*arrays, 4) == reversed_into(numbers, narrow, 4)
    assert [each.tolist() for each in arrays] == [numbers, narrow]


def test_function_is_generated_once_for_each_combination_of_array_types() -> None:
    module = Module()
    assert isfunction(reversed_into)
    name = module.function(reversed_into, "qb", linkage="external")
    assert module.function(reversed_into, "qb") == name
    heads = [line.split("(")[0] for line in module.text.splitlines() if line.startswith("define")]
    linkages = ("external", "internal", "internal")
    assert sorted(heads) == [f'define {link} i64 @"kernel {number}"' for number, link in enumerate(linkages)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("import os", "unsupported in a kernel"),
        ("return a / b", "unsupported in a kernel"),
        ("return a ** b", "unsupported in a kernel"),
        ("return ~a", "unsupported in a kernel"),
        ("return 1.5", "unsupported in a kernel"),
        ("return a is b", "unsupported in a kernel"),
        ("return a // 0", "unsupported in a kernel"),
        ("return 1 % 0", "unsupported in a kernel"),
        ("return 1 << 63", "more than 64 bits"),
        ("return a < 18446744073709551617", "more than 64 bits"),
        ("return quotient(a)", "wrong arguments for this kernel"),
        ("return quotient(a, b, 3)", "wrong arguments for this kernel"),
        ("quotient = a\n return quotient(a, b)", "not a kernel"),
        ("for a in range(): pass", "unsupported in a kernel"),
        ("for a in range(0, b, 2, 7): pass", "unsupported in a kernel"),
        ("return a < b + 1 < 3", "unsupported in a kernel"),
        ("return [a, b]", "unsupported in a kernel"),
        ("return a if a else 'x'", "unsupported in a kernel"),
        ("return c", "neither a variable"),
        ("return WORD", "neither a variable"),
        ("return d[a]", "not an element of an array"),
        ("return (a + b)[1]", "not an element of an array"),
        ("return a[1]", "not an element of an array"),
        ("return sum(a)", "not a kernel"),
        ("return min(a)", "not a kernel"),
        ("return min(a, key=b)", "unsupported in a kernel"),
        ("return SEVEN.bit_length()", "unsupported in a kernel"),
        ("a.b = 3", "unsupported in a kernel"),
        ("a, b = b", "unsupported in a kernel"),
        ("a, d[1] = b, a", "not an element of an array"),
        ("a.b += 3", "unsupported in a kernel"),
        ("for a in b: pass", "unsupported in a kernel"),
        ("for a in range(0, 5, b): pass", "the step of a range"),
        ("for a in range(0, 5, 0): pass", "the step of a range"),
        ("for a in range(3):\n  b += a\n else:\n  b = 1", "unsupported in a kernel"),
        ("a", "unsupported in a kernel"),
    ],
)
def test_unsupported_syntax_raises_with_its_line(line: str, why: str) -> None:
    program = make_program(f"def program(a: int, b: int) -> int:\n {line}\n")
    with pytest.raises(CompilationError, match=why) as raised:
        Module().function(program, "")
    assert str(raised.value).startswith(f"program, line {2 + line.count(chr(10)) * line.startswith('q')}: ")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("return d", "neither a variable"),
        ("return d + 1", "neither a variable"),
        ("d = a", "unsupported in a kernel"),
        ("d += a", "neither a variable"),
        ("for d in range(3): pass", "unsupported in a kernel"),
        ("return quotient(d, 3)", "takes 0 arrays"),
        ("return swapped(a, d, 3)", "wrong arguments for this kernel"),
    ],
)
def test_array_is_not_an_integer(line: str, why: str) -> None:
    program = make_program(
        f"def program(a: int, d: Numbers) -> int:\n {line}\n", swapped=swapped, d=3, Numbers=int
    )
    with pytest.raises(CompilationError, match=why):
        Module().function(program, "q")


def compilation_error(kernel: object) -> str:
    """Return why a function cannot be compiled."""
    assert isfunction(kernel)
    with pytest.raises(CompilationError) as raised:
        Module().function(kernel, "")
    return str(raised.value)


def test_function_with_unreliable_source_raises() -> None:
    outside = 3

    def resting(a: int) -> int:
        return a + outside

    @wraps(quotient)
    def wrapping(one: int, other: int) -> int:
        return 100 * quotient(one, other)

    assert "a wrapper or a closure" in compilation_error(resting)
    assert "a wrapper or a closure" in compilation_error(wrapping)
    assert "redefines one of int, max, min, range" in compilation_error(
        make_program("def program(a: int) -> int:\n return min(a, 3)\n", min=quotient)
    )
    assert "redefines one of int, max, min, range" in compilation_error(
        make_program("def program(int: int) -> int:\n return int\n")
    )
    assert "non-ASCII" in compilation_error(
        make_program("def program(\u00e4: int) -> int:\n return \u00e4\n")
    )
    changed = make_program("def program(a: int) -> int:\n return a + 1\n")
    linecache.cache[changed.__code__.co_filename] = (
        1,
        None,
        ["def program(a: int) -> int:\n", " return a + 2\n"],
        "",
    )
    assert "does not match its bytecode" in compilation_error(changed)
    lost = make_program("def program(a: int) -> int:\n return a + 1\n")
    del linecache.cache[lost.__code__.co_filename]
    assert "cannot be read" in compilation_error(lost)


NAMED_LATER = """
def program(one: int, entry: int) -> int:
 total = 0
 for number in range(one):
  if number > 0:
   total += SEVEN
  SEVEN = number + entry
 return total
"""
DEAD_ENDS = """
def program(one: int, other: int) -> int:
 while one > other:
  one -= 7
  if one < 0:
   break
   one = 5
  continue
  other = 3
 return one - other
 return 1
"""


@pytest.mark.parametrize("source", [NAMED_LATER, DEAD_ENDS])
def test_local_names_and_unreachable_code_are_as_in_python(source: str) -> None:
    program = make_program(source)
    compiled = jit_compile(program, "")
    for one in range(12):
        for other in range(-3, 9):
            assert compiled(one, other) == program(one, other), (one, other)


@pytest.mark.parametrize("seed", sample_of(range(60)))
def test_compiled_random_program_returns_what_python_returns(seed: int) -> None:
    source = Programs(seed).whole()
    program = make_program(source)
    compiled = jit_compile(program, "")
    for a, b in ((0, 0), (1, -1), (5, 3), (-17, 40), (123, -77)):
        assert compiled(a, b) == program(a, b), f"{source}\nwith {a} and {b}"
