"""Parse the source of a kernel and type its parameters. Only plain functions whose source is unambiguous are accepted."""

import ast
import inspect
from functools import cache
from textwrap import dedent
from types import CodeType, FunctionType

from faraway.fast.compiler.ir import ELEMENT_TYPES

RESERVED = frozenset({"int", "max", "min", "range"})


class CompilationError(TypeError):
    """A function cannot be compiled as a kernel."""


class SourceUnavailableError(CompilationError):
    """The source of a kernel cannot be read, for example because only bytecode is installed."""


@cache
def parse_kernel(kernel: FunctionType) -> ast.FunctionDef:
    """Parse the source of a kernel."""
    name, local_names = kernel.__qualname__, {*kernel.__code__.co_varnames}
    if hasattr(kernel, "__wrapped__") or kernel.__code__.co_freevars:
        raise CompilationError(f"{name} is not a plain function: it is a wrapper or a closure")
    if RESERVED & (local_names | {*kernel.__globals__}):
        raise CompilationError(f"{name} redefines one of {', '.join(sorted(RESERVED))}")
    if not all(map(str.isascii, local_names)):
        raise CompilationError(f"{name} has non-ASCII variable names")
    try:
        source = dedent(inspect.getsource(kernel))
    except OSError as error:
        raise SourceUnavailableError(f"the source of {name} cannot be read: {error}") from error
    definition = ast.parse(source).body[0]
    match definition:
        case ast.FunctionDef(
            args=ast.arguments(posonlyargs=[], vararg=None, kwonlyargs=[], kwarg=None, defaults=[])
        ):
            if matches_bytecode(kernel, definition):
                return definition
            raise CompilationError(f"the source of {name} does not match its bytecode")
        case _:
            raise CompilationError(f"{name} is not a plain function with plain parameters")


def matches_bytecode(kernel: FunctionType, definition: ast.FunctionDef) -> bool:
    """Return True if this source compiles to the function's bytecode, names and constants."""
    constants = compile(ast.Module([definition], []), "", "exec", dont_inherit=True).co_consts
    expected = _bytecode(kernel.__code__)
    return any(isinstance(each, CodeType) and _bytecode(each) == expected for each in constants)


def _bytecode(code: CodeType) -> tuple[object, ...]:
    constants = [each for each in code.co_consts if not isinstance(each, str)]
    return code.co_name, code.co_code, constants, code.co_names, code.co_varnames


def annotation_name(parameter: ast.arg) -> str:
    """Return the name that annotates a parameter."""
    return parameter.annotation.id if isinstance(parameter.annotation, ast.Name) else ""


def parameter_types(kernel: FunctionType, typecodes: str) -> dict[str, str]:
    """Return the type code of each parameter that is an array, and "" for each that is an integer."""
    parameters = parse_kernel(kernel).args.args
    arrays = [each.arg for each in parameters if annotation_name(each) in {"Numbers", "Shared"}]
    if len(arrays) != len(typecodes) or not set(typecodes) <= set(ELEMENT_TYPES):
        raise CompilationError(f"{kernel.__qualname__} takes {len(arrays)} arrays, not {typecodes!r}")
    return dict.fromkeys([each.arg for each in parameters], "") | dict(zip(arrays, typecodes, strict=True))
