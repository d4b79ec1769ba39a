"""Every clause that rules behaviour is embodied by one place of the specification and tested by hand, both ways."""

import ast
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import spec
from tests.batches import in_batches

PACKAGE = Path(spec.__file__).parent
TESTS = PACKAGE.parent / "tests" / "spec"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def clauses(kind: str) -> list[str]:
    """List the clauses of a kind."""
    chapters = [
        tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted((PACKAGE / "clauses").glob("*.toml"))
    ]
    return [clause["id"] for chapter in chapters for clause in chapter["clause"] if clause["kind"] == kind]


@cache
def cited(folder: Path, label: str) -> Counter[str]:
    """Count how many places of a folder's modules cite each clause under a label."""
    docstrings = [
        ast.get_docstring(node) or ""
        for path in sorted(folder.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, DOCUMENTED)
    ]
    lines = [line for text in docstrings for line in text.splitlines()]
    found = [re.fullmatch(rf"{label}: ([A-Z]+-\d+(?:, [A-Z]+-\d+)*)", line.strip()) for line in lines]
    return Counter(clause for match in found if match for clause in match[1].split(", "))


BEHAVIOUR = clauses("behaviour")


def test_there_are_clauses_that_rule_behaviour() -> None:
    assert len(BEHAVIOUR) > 60


def test_every_citation_names_a_clause() -> None:
    known = {*BEHAVIOUR, *clauses("fact")}
    for folder, label in ((PACKAGE, "Rules"), (TESTS, "Rules"), (TESTS, "Against")):
        assert set(cited(folder, label)) <= known


@in_batches("clause", BEHAVIOUR)
def test_a_clause_has_one_place_and_is_tested_by_hand_both_ways(clause: str) -> None:
    assert cited(PACKAGE, "Rules")[clause] == 1
    assert cited(TESTS, "Rules")[clause] >= 1
    assert cited(TESTS, "Against")[clause] >= 1
