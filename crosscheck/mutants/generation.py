"""Generate the mutants of a module: what mutmut changes in functions, and the same changes in everything around them.

mutmut writes all mutants of a function beside it and lets the function call the one that is selected. It leaves out
what is not inside a plain function: constants, tables, class bodies, properties. The same changes are made there too,
each as a whole module that replaces the original.

What only the type checker reads is left out, and, by the patterns in pyproject.toml, what type checking shows to be
unreachable. Text that people read (`_wording_nodes`) is left out unless it is asked for.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path

import attrs
import libcst as cst
import libcst.matchers as m
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import (
    Mutation,
    MutationVisitor,
    combine_mutations_to_source,
    deep_replace,
)
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import get_ignored_lines
from mutmut.mutation.trampoline_templates import mangle_function_name
from typing_extensions import override

_TYPES_ONLY = m.OneOf(
    m.Assign(targets=[m.AssignTarget(target=m.Name("__all__"))]),
    m.Assign(value=m.Call(func=m.Name("TypeVar"))),
    m.AnnAssign(annotation=m.Annotation(annotation=m.Name("TypeAlias"))),
)
"""Statements that change nothing while the program runs."""


@attrs.frozen(eq=False)
class Mutant:
    """One change: its file, its function, and how to make it."""

    name: str
    file: str
    function: str
    _within: cst.CSTNode
    _mutation: Mutation
    is_module: bool
    """The change is outside of plain functions, so that a whole mutated module replaces the original."""

    def changed_lines(self) -> tuple[str, str]:
        """Return the line as it is and the line as mutated, without indentation."""
        before, after = (_code(node).strip().split("\n") for node in (self._within, self._mutated()))
        diff = list(unified_diff(before, after, lineterm="", n=0))[2:]
        removed = [line[1:].strip() for line in diff if line.startswith("-")]
        added = [line[1:].strip() for line in diff if line.startswith("+")]
        return " ".join(removed), " ".join(added)

    def module_code(self) -> str:
        """Return the source of the whole mutated module, for a mutant outside of functions."""
        return _code(self._mutated())

    def _mutated(self) -> cst.CSTNode:
        changed = deep_replace(self._within, self._mutation.original_node, self._mutation.mutated_node)
        assert isinstance(changed, cst.CSTNode)
        return changed


@attrs.frozen(eq=False)
class MutatedModule:
    """The source of a module in which every function can become one of its mutants, and all mutants."""

    code: str
    mutants: tuple[Mutant, ...]


class _Visitor(MutationVisitor):
    """A visitor that enters decorated functions too."""

    @override
    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.FunctionDef) and node.decorators:
            return False
        if m.matches(node, _TYPES_ONLY):
            return True
        return super()._skip_node_and_children(node)


def generate_mutants(root: Path, file: str, *, with_wording: bool = False) -> MutatedModule:
    """Generate all mutants of a file."""
    source = (root / file).read_text(encoding="utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source))
    visitor = _Visitor(mutation_operators, get_ignored_lines(file, source, wrapper))
    module = wrapper.visit(visitor)
    wording = set[int]() if with_wording else set(_wording_nodes(module))
    kept = [mutation for mutation in visitor.mutations if not _is_wording(mutation, wording)]
    inside = [mutation for mutation in kept if _plain_function(mutation) is not None]
    outside = [mutation for mutation in kept if _plain_function(mutation) is None]
    dotted = file.removesuffix(".py").replace("/", ".")
    made = combine_mutations_to_source(module, inside)
    mutants = [
        *_inside_functions(dotted, file, module, inside),
        *_outside_functions(dotted, file, module, outside),
    ]
    trampolined = [mutant.name for mutant in mutants if not mutant.is_module]
    assert sorted(trampolined) == sorted(f"{dotted}.{name}" for name in made.mutant_names)
    return MutatedModule(made.code, tuple(mutants))


def _inside_functions(
    dotted: str, file: str, module: cst.Module, mutations: Sequence[Mutation]
) -> Iterator[Mutant]:
    owners = {
        id(method): statement.name.value
        for statement in module.body
        if isinstance(statement, cst.ClassDef)
        for method in statement.body.body
    }
    numbers: Counter[str] = Counter()
    for mutation in mutations:
        function = _plain_function(mutation)
        assert function is not None
        owner = owners.get(id(function))
        mangled = mangle_function_name(name=function.name.value, class_name=owner)
        numbers[mangled] += 1
        name = f"{dotted}.{mangled}__mutmut_{numbers[mangled]}"
        plain = ".".join(part for part in (dotted, owner, function.name.value) if part)
        yield Mutant(name, file, plain, function, mutation, is_module=False)


def _outside_functions(
    dotted: str, file: str, module: cst.Module, mutations: Sequence[Mutation]
) -> Iterator[Mutant]:
    binding_of = {id(node): name for name, top in _bindings(module) for node in _walk(top)}
    numbers: Counter[str] = Counter()
    for mutation in mutations:
        binding = binding_of[id(mutation.original_node)]
        numbers[binding] += 1
        name = f"{dotted}.{binding}__module_{numbers[binding]}"
        yield Mutant(name, file, f"{dotted}.{binding}", module, mutation, is_module=True)


def _bindings(module: cst.Module) -> Iterator[tuple[str, cst.CSTNode]]:
    """Yield every statement of the module and of its classes with the name that it binds, outer ones first."""
    for statement in module.body:
        yield _bound(statement), statement
    for statement in module.body:
        if isinstance(statement, cst.ClassDef):
            for inner in statement.body.body:
                yield f"{statement.name.value}.{_bound(inner)}", inner


def _bound(statement: cst.CSTNode) -> str:
    match statement:
        case cst.ClassDef() | cst.FunctionDef():
            return statement.name.value
        case cst.SimpleStatementLine(body=[cst.AnnAssign(target=cst.Name(value=name)), *_]):
            return name
        case cst.SimpleStatementLine(body=[cst.Assign(targets=[cst.AssignTarget(target=target), *_]), *_]):
            first = target.elements[0].value if isinstance(target, cst.Tuple) else target
            return first.value if isinstance(first, cst.Name) else "statement"
        case _:
            return "statement"


def _plain_function(mutation: Mutation) -> cst.FunctionDef | None:
    function = mutation.contained_by_top_level_function
    return function if isinstance(function, cst.FunctionDef) and not function.decorators else None


def _wording_nodes(module: cst.Module) -> Iterator[int]:
    """Yield what only people read: messages, labels, the name of a field in an error, and how a record is printed."""
    for node in _walk(module):
        if isinstance(node, cst.Call):
            for argument in _wording_arguments(node):
                yield from map(id, _walk(argument))
        elif m.matches(node, m.Assign(targets=[m.AssignTarget(target=m.Name("message"))])):
            yield from map(id, _walk(node))
        elif _is_sentence(node.value if isinstance(node, cst.Assign) else node):
            yield id(node)


def _is_sentence(node: cst.CSTNode) -> bool:
    """Return True for a string of several words: JSON keys and values, which programs read, are one word each."""
    return isinstance(node, cst.SimpleString) and " " in node.raw_value


def _wording_arguments(call: cst.Call) -> Iterator[cst.Arg]:
    called = call.func.value if isinstance(call.func, cst.Name) else ""
    for place, argument in enumerate(call.args):
        keyword = argument.keyword.value if argument.keyword else ""
        is_named = (called == "Problem" or called.startswith("expect_")) and place == 1 and not keyword
        if is_named or keyword in {"message", "repr"}:
            yield argument


def _is_wording(mutation: Mutation, wording: set[int]) -> bool:
    """Return True if a mutation changes nothing but text for people."""
    if id(mutation.original_node) in wording:
        return True
    if isinstance(mutation.original_node, cst.Call) and isinstance(mutation.mutated_node, cst.Call):
        left = {id(argument) for argument in mutation.mutated_node.args}
        gone = [argument for argument in mutation.original_node.args if id(argument) not in left]
        return bool(gone) and all(id(argument) in wording for argument in gone)
    return False


def _walk(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from _walk(child)


def _code(node: cst.CSTNode) -> str:
    return node.code if isinstance(node, cst.Module) else cst.Module([]).code_for_node(node)
