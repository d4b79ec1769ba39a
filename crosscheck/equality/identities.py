"""Step: no function that counts fame can tell one card from another behind the guards' back.

A guarded value refuses everything but `is`, `type()`, `id()` and an `except` for all exceptions. These are looked for in
the source: a function may compare identities with None only, catch nothing, keep nothing, and use the names listed here.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import textwrap
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType

import attrs

import faraway.best.settling
import faraway.best.workspace
import faraway.fast.kernels
import faraway.fast.packing
import faraway.fast.totals
import faraway.scoring.record
import faraway.scoring.rules
import faraway.scoring.sheet
import spec.quests
import spec.scoring
from crosscheck.equality.subjects import Step, Subjects, cases
from faraway.cards.icons import Counts

BUILTINS = frozenset({"dict", "int", "len", "list", "min", "range", "reversed", "sum", "tuple"})
MODULES = (
    spec.scoring,
    spec.quests,
    faraway.scoring.rules,
    faraway.scoring.record,
    faraway.scoring.sheet,
)
FAST = (
    (faraway.fast.totals, "total fame_by_card"),
    (faraway.fast.packing, "count_sets"),
    (faraway.fast.kernels, "fame_of reward_of score_rows"),
    (faraway.best.settling, "total_of"),
    (faraway.best.workspace, "is_open counted_fame biomes_in sets_within add_card"),
)
"""The functions of the fast paths that count fame."""
LOOKED_UP = frozenset({"REGIONS", "SANCTUARIES", "_REGION", "_SANCTUARY", "_SHOWN"})
"""The tables of cards: they are read and never changed."""
EXPLAINS = frozenset({"explain"})
"""Functions of these modules that count no fame."""


def identities(subjects: Subjects) -> Step:
    """Look through the source of every function that counts fame in reference and specification."""
    return (yield from cases(each_function(counting_functions(subjects))))


def counting_functions(subjects: Subjects) -> list[FunctionType]:
    """Return the functions of the modules that count fame, and those of the record of rules."""
    found = [each for module in MODULES for each in own_functions(module)]
    found += [getattr(module, name) for module, names in FAST for name in names.split()]
    found += [each for each in attrs.astuple(subjects.scoring, recurse=False) if inspect.isfunction(each)]
    return list(dict.fromkeys([*found, *own_functions(Counts)]))


def own_functions(module: ModuleType | type) -> Iterator[FunctionType]:
    """Yield what a module or a class calls a function of its own, whoever made it; not what attrs made for it."""
    for name, value in vars(module).items():
        if inspect.isfunction(value) and not name.startswith("__") and name not in {*EXPLAINS, *IMPORTED}:
            yield value


IMPORTED = frozenset({"TypedDict", "frozen", "say_quest", "say_region", "assert_never"})


def each_function(functions: list[FunctionType]) -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Yield a case for each function."""
    for function in functions:
        yield (
            f"{function.__module__}.{function.__qualname__}",
            lambda function=function: next(faults(function), None),  # type: ignore[misc]
        )


def faults(function: FunctionType) -> Iterator[str]:
    """Yield what a function does that guards cannot refuse."""
    if function.__closure__:
        yield "it keeps something of the function around it"
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    if not isinstance(tree, ast.FunctionDef) or tree.decorator_list:
        yield "it is not a plain function"
        return
    for node in (each for part in tree.body for each in ast.walk(part)):
        match node:
            case ast.Try() | ast.TryStar() | ast.With() | ast.Global() | ast.Nonlocal() | ast.Import():
                yield f"it has a statement {type(node).__name__}"
            case ast.Compare() if is_identity(node):
                yield f"it asks for an identity: {ast.unparse(node)}"
            case ast.Attribute(attr=name) if name.startswith("__"):
                yield f"it asks for {name}"
            case ast.Name(id=name) if hasattr(builtins, name) and name not in BUILTINS:
                yield f"it calls {name}"
            case ast.Name(id=name) if name not in LOOKED_UP and is_memory(function.__globals__.get(name)):
                yield f"it can remember something in {name}"
            case _:
                pass


def is_identity(compare: ast.Compare) -> bool:
    """Return True if a comparison asks whether two things are the same thing, None apart."""
    return any(
        isinstance(operator, ast.Is | ast.IsNot)
        and not (isinstance(other, ast.Constant) and other.value is None)
        for operator, other in zip(compare.ops, compare.comparators, strict=True)
    )


def is_memory(value: object) -> bool:
    """Return True if something can be changed."""
    return isinstance(value, list | set | dict)
