"""Write `faraway/site/static/cases.mjs` from the modules of cases."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from crosscheck.javascript.expressions import Names
from crosscheck.javascript.statements import Writer

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "faraway" / "site" / "static" / "cases.mjs"
CASES = "faraway.rulebook.cases"
FIRST = (
    "faraway.cards.wording",
    f"{CASES}.parsing",
    f"{CASES}.whole_rule",
    f"{CASES}.answering",
    f"{CASES}.nearest",
)
"""These and the modules of cases that they import are written."""
NOT_WRITTEN = frozenset({"name_card", "sanctuary_words"})
HEAD = """/** Written from `faraway.rulebook.cases` by `python -m crosscheck javascript`; change those modules and write it again. */

import {{ {runtime} }} from "./python.mjs";
import {{ {shared} }} from "./reference.mjs";
"""
TAKEN = frozenset(
    ["Array", "Date", "Error", "Map", "Number", "Object", "Set", "String", "Symbol", "of", "name"]
)
"""Names that stand for something else in JavaScript."""
RUNTIME = [
    "$abs",
    "$add",
    "$all",
    "$and",
    "$any",
    "$any_of",
    "$bool",
    "$both",
    "$call",
    "$dict",
    "$each",
    "$enum",
    "$enumerate",
    "$eq",
    "$evolve",
    "$frozenset",
    "$fromkeys",
    "$get",
    "$in",
    "$int",
    "$isinstance",
    "$items",
    "$iter",
    "$le",
    "$len",
    "$list",
    "$lt",
    "$map",
    "$max",
    "$min",
    "$mod",
    "$mul",
    "$next",
    "$once",
    "$object",
    "$or",
    "$pairwise",
    "$put",
    "$range",
    "$reversed",
    "$set",
    "$slice",
    "$sorted",
    "$str",
    "$sub",
    "$sum",
    "$t",
    "$takewhile",
    "$tuple",
    "$zip",
]
TYPING = frozenset(
    [
        "__future__",
        "collections.abc",
        "typing",
        "attrs",
        "enum",
        "functools",
        "itertools",
        "re",
        "faraway.rulebook.value",
    ]
)


def write_module() -> str:
    """Return the text of the file."""
    trees = dict(_trees())
    tops = _names_in_file(trees)
    parameters: dict[str, tuple[str, ...]] = {}
    classes: set[str] = {"Word"}
    for name, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                classes.add(tops[name][node.name])
                parameters |= {
                    f".{each.name}": _parameters(each)[1:]
                    for each in node.body
                    if isinstance(each, ast.FunctionDef)
                }
        parameters |= {
            tops[name][node.name]: _parameters(node)
            for node in tree.body
            if isinstance(node, ast.FunctionDef)
        }
    shared: set[str] = {"Word"}
    lines: list[str] = []
    for name, tree in trees.items():
        imported = dict(_imported(tree, tops, shared))
        names = Names(
            module=name, top={**imported, **tops[name]}, parameters=parameters, classes=frozenset(classes)
        )
        lines += ["", f"// {name}", *Writer(names=names).module(tree)]
    exported = {
        f"{CASES}.parsing": {"parse_case": "parseCase"},
        f"{CASES}.whole_rule": {"preferred_ruling": "preferredRuling"},
        f"{CASES}.answering": {"answer_case": "answerCase"},
        f"{CASES}.asked_as_well": {"rulings_as_well": "rulingsAsWell"},
        f"{CASES}.nearest": {"nearest_lines": "nearestLines"},
    }
    shown = ", ".join(
        f"{tops[module][each]} as {alias}"
        for module, names_ in exported.items()
        for each, alias in names_.items()
    )
    body = "\n".join(lines)
    runtime = ", ".join(each for each in RUNTIME if f"{each}(" in body)
    return "\n".join(
        [
            HEAD.format(runtime=runtime, shared=", ".join(sorted(shared))),
            body,
            "",
            f"export {{ {shown} }};",
            "",
        ]
    )


def _trees() -> Iterator[tuple[str, ast.Module]]:
    """Yield the modules, each behind those that it imports."""
    done: set[str] = set()

    def visit(name: str) -> Iterator[tuple[str, ast.Module]]:
        if name in done:
            return
        done.add(name)
        tree = ast.parse((ROOT / Path(*name.split("."))).with_suffix(".py").read_text("utf-8"))
        tree.body = [each for each in tree.body if getattr(each, "name", "") not in NOT_WRITTEN]
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{CASES}."):
                yield from visit(node.module or "")
        yield name, tree

    for first in FIRST:
        yield from visit(first)


def _names_in_file(trees: Mapping[str, ast.Module]) -> dict[str, dict[str, str]]:
    """Return the names that each module defines, with what they are called in the file: after their module if others have them too."""
    defined = {module: _top_names(tree) for module, tree in trees.items()}
    counts = Counter(name for names in defined.values() for name in names)
    imported = {
        each.name
        for tree in trees.values()
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module not in trees
        for each in node.names
    }
    return {
        module: {
            name: name
            if counts[name] == 1 and name not in imported | TAKEN
            else f"{module.rpartition('.')[2]}${name.lstrip('_')}"
            for name in names
        }
        for module, names in defined.items()
    }


def _top_names(tree: ast.Module) -> list[str]:
    """Return the names that a module defines."""
    found: list[str] = []
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.append(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.append(name)
            case ast.Assign(targets=[ast.Tuple(elts=elements)]):
                found += [each.id for each in elements if isinstance(each, ast.Name)]
            case _:
                continue
    return found


def _imported(
    tree: ast.Module, tops: Mapping[str, Mapping[str, str]], shared: set[str]
) -> Iterator[tuple[str, str]]:
    """Yield what a module imports, with what it is called in the file; what is not written comes from `reference.mjs`."""
    for node in tree.body:
        if not isinstance(node, ast.ImportFrom) or (node.module or "") in TYPING:
            continue
        for each in node.names:
            if node.module in tops:
                yield each.asname or each.name, tops[node.module or ""][each.name]
            else:
                if any(isinstance(found, ast.Name) and found.id == each.name for found in _read(tree)):
                    shared.add(each.name)
                yield each.asname or each.name, each.name


def _read(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes of a module but for those of annotations."""
    pending: list[ast.AST] = [tree]
    while pending:
        node = pending.pop()
        yield node
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns"}:
                continue
            pending += [
                each for each in (value if isinstance(value, list) else [value]) if isinstance(each, ast.AST)
            ]


def _parameters(node: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(each.arg for each in (*node.args.args, *node.args.kwonlyargs))


@click.command()
def command() -> None:
    """Write the page's script for concrete cases from the modules of cases."""
    TARGET.write_text(write_module(), "utf-8")
    click.echo(f"{TARGET.relative_to(ROOT)} is written")
