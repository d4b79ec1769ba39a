"""The specification borrows from nobody: standard library only, and no other room's files."""

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import spec

PACKAGE = Path(spec.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))


def imported_packages(tree: ast.Module) -> Iterator[str]:
    """Name the top-level package of every import; a relative one stays inside the room."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "spec" if node.level else (node.module or "").partition(".")[0]


def strangers(source: str) -> list[str]:
    """Everything in a module that reaches outside the standard library and this room."""
    tree = ast.parse(source)
    foreign = [
        package
        for package in imported_packages(tree)
        if package != "spec" and package not in sys.stdlib_module_names
    ]
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    mentioned = [
        room for room in ("faraway", "proofs") for text in texts if text == room or f"{room}/" in text
    ]
    dynamic = [
        name
        for node in ast.walk(tree)
        for name in ("__import__", "import_module", "exec", "eval")
        if (isinstance(node, ast.Name) and node.id == name)
        or (isinstance(node, ast.Attribute) and node.attr == name)
    ]
    return [*foreign, *mentioned, *dynamic]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name)
def test_a_module_of_the_specification_reaches_nothing_outside(module: Path) -> None:
    assert strangers(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import attrs", ["attrs"]),
        ("import os, faraway.cards.catalogue", ["faraway"]),
        ("from proofs.smt import z3", ["proofs"]),
        ("from . import cards\nfrom spec.cards import REGIONS\nimport csv", []),
        ("path = root / 'faraway' / 'data'", ["faraway"]),
        ("path = '../faraway/data/cards.json'", ["faraway"]),
        ("import importlib\nimportlib.import_module(name)", ["import_module"]),
        ("__import__(name)", ["__import__"]),
    ],
)
def test_a_borrowing_would_be_noticed(source: str, found: list[str]) -> None:
    assert strangers(source) == found


def test_the_command_line_runs_in_a_bare_checkout(tmp_path: Path) -> None:
    """A copy of the room alone, an interpreter without site packages, and a tableau on standard input."""
    shutil.copytree(PACKAGE, tmp_path / "spec", ignore=shutil.ignore_patterns("__pycache__"))
    run = subprocess.run(
        [sys.executable, "-S", "-E", "-B", "-m", "spec", "score", "-"],
        cwd=tmp_path,
        input='{"regions": [44, 49, 14, 28], "sanctuaries": ["desert-stone", "gray-clue-per-clue-1"]}',
        capture_output=True,
        text=True,
        check=True,
        timeout=900,
    )
    assert json.loads(run.stdout) == {"total": 22, "regions": [6, 12, 2, 0], "sanctuaries": [0, 2]}
    assert run.stderr == ""
