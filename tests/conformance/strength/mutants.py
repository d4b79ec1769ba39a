"""Code mutants of the reference's rules: one operator, number or word changed, and the function patched in place.

A mutant is named `module.function: change #n`, the n-th such change of the function, so that a name survives changes
elsewhere in the file.
"""

from __future__ import annotations

import ast
import copy
import inspect
import signal
from collections import Counter
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType, ModuleType

MODULES = (
    "faraway.scoring_rules",
    "faraway.scoring",
    "faraway.game.begin",
    "faraway.game.finding",
    "faraway.game.legality",
    "faraway.game.market",
    "faraway.game.observation",
    "faraway.game.phases",
    "faraway.game.secrets",
    "faraway.game.turns",
    "faraway.game.winner",
)
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
}
WORDS = {"min": "max", "max": "min", "sorted": "list", "any": "all", "all": "any"}


@frozen
class Mutant:
    """A function with one thing changed."""

    name: str
    place: tuple[FunctionType]
    code: CodeType

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Let the mutant do the function's work for a while."""
        (function,) = self.place
        original = function.__code__
        function.__code__ = self.code
        try:
            yield
        finally:
            function.__code__ = original


def mutants() -> Iterator[Mutant]:
    """Make every mutant of every module."""
    for name in MODULES:
        module = import_module(name)
        tree = ast.parse(inspect.getsource(module))
        for place, node in enumerate(tree.body):
            if isinstance(node, ast.FunctionDef):
                yield from _mutants_of(module, tree, place, node)


def _mutants_of(module: ModuleType, tree: ast.Module, place: int, node: ast.FunctionDef) -> Iterator[Mutant]:
    function = inspect.unwrap(getattr(module, node.name))
    if not isinstance(function, FunctionType):
        return
    for change, mutated in _changed(node):
        body = [*tree.body]
        body[place] = mutated
        whole = ast.fix_missing_locations(ast.Module(body=body, type_ignores=[]))
        compiled = compile(whole, f"<mutant of {module.__name__}>", "exec")
        code = next(
            const
            for const in compiled.co_consts
            if isinstance(const, CodeType) and const.co_name == node.name
        )
        yield Mutant(f"{module.__name__.removeprefix('faraway.')}.{node.name}: {change}", (function,), code)


def _changed(node: ast.FunctionDef) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Change one spot of a function after another."""
    times: Counter[str] = Counter()
    spots = [spot for statement in _without_docstring(node) for spot in ast.walk(statement)]
    for number, spot in enumerate(spots):
        for word, change in _changes(spot):
            mutated = copy.deepcopy(node)
            twin = [part for statement in _without_docstring(mutated) for part in ast.walk(statement)][number]
            change(twin)
            times[word] += 1
            yield f"{word} #{times[word]}", mutated


def _without_docstring(node: ast.FunctionDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


def _changes(spot: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None]]]:
    match spot:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            other = COMPARISONS[type(operator)]
            yield (
                f"{type(operator).__name__} to {other.__name__}",
                lambda twin: setattr(twin, "ops", [other()]),
            )
        case ast.BinOp(op=operation) if type(operation) in OPERATORS:
            another = OPERATORS[type(operation)]
            yield (
                f"{type(operation).__name__} to {another.__name__}",
                lambda twin: setattr(twin, "op", another()),
            )
        case ast.BoolOp(op=ast.And()):
            yield "and to or", lambda twin: setattr(twin, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield "or to and", lambda twin: setattr(twin, "op", ast.And())
        case ast.Constant(value=bool() as truth):
            yield f"{truth} to {not truth}", lambda twin: setattr(twin, "value", not truth)
        case ast.Constant(value=int() as number):
            yield f"{number} to {number + 1}", lambda twin: setattr(twin, "value", number + 1)
        case ast.IfExp():
            yield "branches swapped", _swap
        case ast.UnaryOp(op=ast.Not()):
            yield "not dropped", _negate
        case ast.Name(id=word) if word in WORDS:
            yield f"{word} to {WORDS[word]}", lambda twin: setattr(twin, "id", WORDS[word])


def _swap(twin: ast.AST) -> None:
    if isinstance(twin, ast.IfExp):
        twin.body, twin.orelse = twin.orelse, twin.body


def _negate(twin: ast.AST) -> None:
    if isinstance(twin, ast.UnaryOp):
        twin.operand = ast.UnaryOp(op=ast.Not(), operand=twin.operand)


class TooLongError(Exception):
    """A mutant does not come to an end."""


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Break off what takes too long."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
