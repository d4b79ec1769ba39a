"""In faraway/ only `faraway.io` parses or prints JSON."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def imported(source: Path) -> set[str]:
    tree = ast.parse(source.read_text("utf-8"))
    plain = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    return plain | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.long
def test_no_module_outside_faraway_io_imports_json() -> None:
    users = {path.relative_to(ROOT) for path in (ROOT / "faraway").rglob("*.py") if "json" in imported(path)}
    assert users  # the edge itself
    assert {path.parent for path in users} == {Path("faraway/io")}
