"""The source of a kernel, and what its arguments are. What is not a plain function, just as its source says, is refused."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from textwrap import dedent
from types import CodeType
from typing import TYPE_CHECKING

from faraway.fast.compiler.assembly import WIDTHS

if TYPE_CHECKING:
    from types import FunctionType

RESERVED = frozenset({"int", "max", "min", "range"})


class NotAKernelError(TypeError):
    """A function has something in it that no kernel may have."""


@cache
def definition_of(kernel: FunctionType) -> ast.FunctionDef:
    """Read the source of a kernel."""
    name, own = kernel.__qualname__, {*kernel.__code__.co_varnames}
    if hasattr(kernel, "__wrapped__") or kernel.__code__.co_freevars:
        raise NotAKernelError(f"{name} is not a plain function: it is wrapped, or rests on what is around it")
    if RESERVED & (own | {*kernel.__globals__}) or not all(map(str.isascii, own)):
        raise NotAKernelError(
            f"{name} gives {', '.join(sorted(RESERVED))} a meaning, or has names beyond ASCII"
        )
    try:
        source = dedent(inspect.getsource(kernel))
    except OSError as error:
        raise NotAKernelError(f"the source of {name} cannot be read: {error}") from error
    definition = ast.parse(source).body[0]
    match definition:
        case ast.FunctionDef(
            args=ast.arguments(posonlyargs=[], vararg=None, kwonlyargs=[], kwarg=None, defaults=[])
        ):
            if is_made_of(kernel, definition):
                return definition
            raise NotAKernelError(f"the source of {name} is not what {name} was made of")
        case _:
            raise NotAKernelError(f"{name} is not a plain function with plain arguments")


def is_made_of(kernel: FunctionType, definition: ast.FunctionDef) -> bool:
    """Tell whether a function was made of this source: the same instructions with the same names and numbers."""
    made = compile(ast.Module([definition], []), "", "exec", dont_inherit=True).co_consts
    return any(isinstance(each, CodeType) and _essence(each) == _essence(kernel.__code__) for each in made)


def _essence(code: CodeType) -> tuple[object, ...]:
    numbers = [each for each in code.co_consts if not isinstance(each, str)]
    return code.co_name, code.co_code, numbers, code.co_names, code.co_varnames


def annotation_of(argument: ast.arg) -> str:
    """Give the name that an argument is annotated with."""
    return argument.annotation.id if isinstance(argument.annotation, ast.Name) else ""


def kinds_of(kernel: FunctionType, arrays: str) -> dict[str, str]:
    """Give for each argument of a kernel the letter of its array, or nothing where it is a number."""
    arguments = definition_of(kernel).args.args
    names = [each.arg for each in arguments if annotation_of(each) in {"Numbers", "Shared"}]
    if len(names) != len(arrays) or not set(arrays) <= set(WIDTHS):
        raise NotAKernelError(f"{kernel.__qualname__} takes {len(names)} arrays, not {arrays!r}")
    return dict.fromkeys([each.arg for each in arguments], "") | dict(zip(names, arrays, strict=True))
