"""Compare ways to compile the batch scoring kernel: our compiler, numba, Cython in pure mode, mypyc, C through cffi.

Run it in a throw-away environment, from the root of the repository:

    python3 -m venv /tmp/compilers
    /tmp/compilers/bin/pip install numba cython mypy cffi setuptools llvmlite attrs cattrs click rich
    /tmp/compilers/bin/python -m crosscheck measure compilers

Every candidate but C is made from the source of the kernel itself, so all of them compile the same rules. Throughput is
measured by turns in one process and printed as a ratio; first use is measured in processes of their own.
"""

import ast
import importlib
import inspect
import os
import shutil
import sys
import textwrap
import time
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

from crosscheck.processes import run_program
from faraway.cards.catalogue import CATALOGUE
from faraway.fast import batch
from faraway.fast.compiler import compile_kernel
from faraway.io import dumps_line

WORK = Path("build/compilers").absolute()
CANDIDATES = ("ours", "numba", "cython", "mypyc", "cffi", "cffi-native", "plain")
SLOW = ("mypyc", "plain")
ROWS, ROUNDS = 50_000, 40
KERNEL = batch.score_rows
Arrays = tuple[object, ...]


def functions() -> list[Callable[..., object]]:
    """Return the kernel and all functions that it calls, callees first."""
    found: dict[str, Callable[..., object]] = {}

    def visit(function: Callable[..., object]) -> None:
        for name in function.__code__.co_names:
            callee = function.__globals__.get(name)
            if inspect.isfunction(callee):
                visit(callee)
        found.setdefault(function.__name__, function)

    visit(KERNEL)
    return list(found.values())


class Typed(ast.NodeTransformer):
    """Inline constants, and declare every parameter and local variable with the types of a compiler."""

    def __init__(self, integer: str, elements: Callable[[str], str], constants: dict[str, int]) -> None:
        self.integer, self.elements, self.constants = integer, elements, constants

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Inline a constant."""
        value = self.constants.get(node.id)
        if value is None or not isinstance(node.ctx, ast.Load):
            return node
        return ast.Constant(value) if abs(value) < 1 << 30 else ast.Name(f"BIG_{value}", ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Rename the conversion to an integer."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "int":
            node.func = ast.Name("as_integer", ast.Load())
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Declare parameters and local variables."""
        parameters = {each.arg for each in node.args.args}
        assigned = {
            each.id
            for each in ast.walk(node)
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
        }
        node.body = node.body[1:]
        self.generic_visit(node)
        for each in node.args.args:
            is_array = ast.unparse(each.annotation or ast.Constant(None)) == "Numbers"
            each.annotation = ast.parse(
                self.elements(each.arg) if is_array else self.integer, mode="eval"
            ).body
        is_bool = ast.unparse(node.returns or ast.Constant(None)) == "bool"
        node.returns = ast.parse("bool" if is_bool else self.integer, mode="eval").body
        declared = ast.parse("\n".join(f"{name}: {self.integer}" for name in sorted(assigned - parameters)))
        node.body = [*declared.body, *node.body]
        return node


def sources(integer: str, elements: Callable[[str], str]) -> str:
    """Return the source of the kernel and its callees in the types of a compiler."""
    written = []
    for function in functions():
        constants = {name: value for name, value in function.__globals__.items() if type(value) is int}
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        typed = Typed(integer, elements, constants).visit(tree)
        written.append(ast.unparse(ast.fix_missing_locations(typed)))
    return "\n\n".join(written)


def big_constants() -> dict[str, int]:
    """Return the constants that do not fit into 32 bits, by the names that `sources` gives them."""
    values = {
        value
        for function in functions()
        for name, value in function.__globals__.items()
        if type(value) is int and name in function.__code__.co_names and abs(value) >= 1 << 30
    }
    return {f"BIG_{value}": value for value in values}


def element_code(name: str) -> str:
    """Return the type code of an array parameter by its name."""
    if name.endswith("fields"):
        return "q"
    return "h" if name.endswith(("fame", "totals")) else "b"


def write_numba() -> None:
    """Write the kernel with numba's decorator; it is compiled when it is first called, and cached."""
    lines = ["from numba import njit", "Numbers = object"]
    for function in functions():
        constants = {
            name: function.__globals__[name]
            for name in function.__code__.co_names
            if type(function.__globals__.get(name)) is int
        }
        lines += [f"{name} = {value}" for name, value in constants.items()]
        source = textwrap.dedent(inspect.getsource(function))
        lines.append("@njit(cache=True, nogil=True)\n" + source)
    (WORK / "kernel_numba.py").write_text("\n".join(lines))


def write_cython() -> None:
    """Write the kernel in Cython's pure mode and build it."""
    ctype = {"b": "cython.schar", "h": "cython.short", "q": "cython.longlong"}
    text = sources("cython.longlong", lambda name: ctype[element_code(name)] + "[::1]")
    text = text.replace("as_integer(", "cython.cast(cython.longlong, ").replace("-> bool", "-> cython.bint")
    for function in functions():
        name = function.__name__
        kind = "ccall" if name == KERNEL.__name__ else "cfunc\n@cython.inline"
        text = text.replace(f"def {name}(", f"@cython.{kind}\n@cython.exceptval(check=False)\ndef {name}(")
    head = "# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True\nimport cython\n"
    head += "".join(
        f"{name} = cython.declare(cython.longlong, {value})\n" for name, value in big_constants().items()
    )
    (WORK / "kernel_cython.py").write_text(head + text)
    run([sys.executable, "-m", "Cython.Build.Cythonize", "-i", "-f", "kernel_cython.py"], CFLAGS="-O3")


def write_mypyc() -> None:
    """Write the kernel for mypyc, with native integers and lists, and build it."""
    text = sources("i64", lambda _: "list[int]").replace("as_integer(", "i64(")
    head = "from typing import Final\nfrom mypy_extensions import i64\n"
    head += "".join(f"{name}: Final[i64] = {value}\n" for name, value in big_constants().items())
    (WORK / "kernel_mypyc.py").write_text(head + text)
    run([str(Path(sys.executable).with_name("mypyc")), "kernel_mypyc.py"], MYPYC_OPT_LEVEL="3")


C_SOURCE = Path(__file__).with_name("kernel.c")
C_DECLARATION = (
    "int64_t score_rows(int8_t *, int8_t *, int64_t *, int64_t *, int16_t *, int16_t *, int16_t *,"
    " int64_t, int64_t, int64_t);"
)


def write_cffi(flags: tuple[str, ...], name: str) -> None:
    """Build the kernel, translated to C by hand, as an extension module."""
    from cffi import FFI  # noqa: PLC0415  only in the throw-away environment

    builder = FFI()
    builder.cdef(C_DECLARATION)
    builder.set_source(name, C_SOURCE.read_text(encoding="utf-8"), extra_compile_args=["-O3", *flags])
    builder.compile(tmpdir=str(WORK))


def build(name: str) -> None:
    """Build one candidate."""
    builders: dict[str, Callable[[], None]] = {
        "numba": write_numba,
        "cython": write_cython,
        "mypyc": write_mypyc,
        "cffi": lambda: write_cffi((), "kernel_cffi"),
        "cffi-native": lambda: write_cffi(("-march=native",), "kernel_native"),
    }
    if name in builders:
        builders[name]()


def load(name: str) -> Callable[..., int]:
    """Return the kernel of one candidate, which takes arrays of the kinds that `prepare` returns."""
    sys.path.insert(0, str(WORK))
    if name == "ours":
        return compile_kernel(KERNEL, "bbqqhhh")
    if name == "plain":
        return KERNEL
    if name.startswith("cffi"):
        module = importlib.import_module("kernel_cffi" if name == "cffi" else "kernel_native")
        ffi, function = module.ffi, module.lib.score_rows
        types = [f"int{8 * size}_t[]" for size in (1, 1, 8, 8, 2, 2, 2)]
        return lambda *args: function(*map(ffi.from_buffer, types, args[:7]), *args[7:])
    kernel: Callable[..., int] = getattr(importlib.import_module(f"kernel_{name}"), KERNEL.__name__)
    return kernel


def prepare(name: str, rows: int) -> Arrays:
    """Return the arguments of a kernel: random tableaux, the fields of the cards, and room for fame."""
    random = Random(2023)
    regions, sanctuaries = array("b"), array("b")
    for _ in range(rows):
        played = random.sample(range(1, 69), 8)
        finds = sum(later > earlier for earlier, later in pairwise(played))
        found = random.sample(range(45), random.randint(0, finds))
        regions.extend(played)
        sanctuaries.extend([*found, *[-1] * (7 - len(found))])
    fields = [array("q", pack(CATALOGUE)) for pack in (batch.pack_regions, batch.pack_sanctuaries)]
    fame = [array("h", bytes(2 * size * rows)) for size in (8, 7, 1)]
    arrays = [regions, sanctuaries, *fields, *fame]
    if name == "mypyc":
        return (*(each.tolist() for each in arrays), 0, rows, 8)
    if name == "numba":
        import numpy  # noqa: ICN001, PLC0415  only in the throw-away environment

        return (*(numpy.frombuffer(each, dtype=each.typecode) for each in arrays), 0, rows, 8)
    return (*arrays, 0, rows, 8)


def run(command: list[str], **environment: str) -> float:
    """Run a command in the work folder; return how long it took."""
    start = time.perf_counter()
    done = run_program(command, folder=WORK, environment={**os.environ, **environment})
    if done.returncode:
        raise SystemExit(f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return time.perf_counter() - start


def first_use(name: str) -> float:
    """Return how long a process takes that imports, compiles or loads, and scores one tableau."""
    cache = WORK / "cache"
    root = str(Path(__file__).parents[2])
    command = [sys.executable, "-m", "crosscheck", "measure", "compilers", name]
    return run(command, XDG_CACHE_HOME=str(cache), PYTHONPATH=root)


def throughput() -> dict[str, float]:
    """Return rows a second for every candidate, the best of several rounds by turns."""
    kernels = {
        name: (load(name), prepare(name, ROWS // 100 if name in SLOW else ROWS)) for name in CANDIDATES
    }
    best: dict[str, float] = {}
    totals: dict[str, list[int]] = {}
    for _ in range(ROUNDS):
        for name, (kernel, args) in kernels.items():
            start = time.process_time()
            end = kernel(*args)
            spent = time.process_time() - start
            if end != args[-2]:
                raise SystemExit(f"{name} refuses row {end}")
            best[name] = max(best.get(name, 0.0), end / spent)
            totals[name] = list(args[6][:1000])
    if len({tuple(each) for each in totals.values()}) != 1:
        raise SystemExit("the candidates disagree")
    return best


def main(candidate: str = "") -> None:
    """Build all candidates, then print one line of figures for each; score one tableau with a named candidate."""
    if candidate:
        load(candidate)(*prepare(candidate, 1))
        return
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    built = {}
    for name in CANDIDATES:
        start = time.perf_counter()
        build(name)
        built[name] = time.perf_counter() - start
    first_use("plain")
    nothing = min(first_use("plain") for _ in range(3))
    first = {name: first_use(name) for name in CANDIDATES}
    second = {name: min(first_use(name) for _ in range(3)) for name in CANDIDATES}
    speed = throughput()
    for name in CANDIDATES:
        figures = {
            "build": round(built[name], 2),
            "first use": round(first[name] - nothing, 2),
            "later use": round(second[name] - nothing, 2),
            "rows a second": round(speed[name], -3),
            "of ours": round(speed[name] / speed["ours"], 3),
        }
        print(f"{name:12}", dumps_line(figures))
