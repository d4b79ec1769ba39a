"""A function that pays fame for a count stands in the argument of proofs/EQUALITY.md, or says here why it does not."""

import ast
from pathlib import Path

import pytest

from crosscheck.equality.identities import counting_functions
from crosscheck.equality.subjects import Subjects

ROOT = Path(__file__).resolve().parents[2]
BOUNDS = {
    "faraway/best/bounding.py prepare",
    "faraway/best/bounding.py look_back",
    "faraway/best/search.py _highest_conceivable",
    "faraway/best/search.py most",
    "faraway/best/tables.py lay_out",
}
"""They bound what a search may still find; brute force compares its answers."""
WRONG_ON_PURPOSE = "faraway/misreadings/"


def multiplies_fame(function: ast.FunctionDef) -> bool:
    """Return True if a function multiplies something that is called fame, or fame for each."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and any(
            word in ast.unparse(side) for side in (node.left, node.right) for word in ("fame", "FAME", "EACH")
        )
        and "FAMES" not in ast.unparse(node)  # a size of an array
        for node in ast.walk(function)
    )


def paying_functions() -> set[str]:
    """Return every function of the package that pays fame for a count."""
    return {
        f"{path.relative_to(ROOT)} {node.name}"
        for path in (ROOT / "faraway").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and multiplies_fame(node)
    }


@pytest.mark.long
def test_every_function_that_pays_fame_is_in_the_argument() -> None:
    proved = {
        f"{Path(each.__code__.co_filename).relative_to(ROOT)} {each.__name__}"
        for each in counting_functions(Subjects())
    }
    found = {each for each in paying_functions() if not each.startswith(WRONG_ON_PURPOSE)}
    assert {
        "faraway/scoring/rules.py pay_quest",
        "faraway/fast/totals.py total",
        "faraway/fast/kernels.py reward_of",
        "faraway/best/settling.py total_of",
    } <= found
    assert found - proved == BOUNDS
