"""The page's script for concrete cases is the one that its Python modules make."""

import ast

import pytest

from crosscheck.javascript.expressions import Expressions, Names
from crosscheck.javascript.writing import TARGET, write_module


def test_the_script_is_written_from_the_modules() -> None:
    assert write_module() == TARGET.read_text("utf-8"), "run `python -m crosscheck javascript`"


@pytest.mark.parametrize("source", ["x ** 2", "x[1:2, 3]", "await x"])
def test_what_is_not_known_is_refused(source: str) -> None:
    names = Names(module="made.up", top={}, parameters={}, classes=frozenset())
    node = ast.parse(source, mode="eval").body if "await" not in source else ast.Await(value=ast.Name(id="x"))
    with pytest.raises((NotImplementedError, KeyError)):
        Expressions(names=names).write(node)
