"""The page's script for concrete cases is the one that its Python modules make."""

import ast
import re

import pytest

from crosscheck.javascript.expressions import Expressions, Names
from crosscheck.javascript.statements import Writer
from crosscheck.javascript.writing import TARGET, write_module


@pytest.mark.long
def test_the_script_is_written_from_the_modules() -> None:
    assert write_module() == TARGET.read_text("utf-8"), "run `python -m crosscheck javascript`"


@pytest.mark.parametrize("source", ["x ** 2", "x[1:2, 3]", "await x", "list[str]()"])
def test_what_is_not_known_is_refused(source: str) -> None:
    names = Names(module="made.up", top={}, parameters={}, classes=frozenset())
    node = ast.parse(source, mode="eval").body if "await" not in source else ast.Await(value=ast.Name(id="x"))
    with pytest.raises((NotImplementedError, KeyError)):
        Expressions(names=names).write(node)


@pytest.mark.parametrize("decorator", ["cache", "lru_cache(maxsize=4)"])
def test_a_function_whose_results_are_kept_is_written_as_any_other(decorator: str) -> None:
    names = Names(module="made.up", top={"f": "f"}, parameters={}, classes=frozenset())
    plain = Writer(names=names).module(ast.parse("def f():\n    return 3"))
    assert Writer(names=names).module(ast.parse(f"@{decorator}\ndef f():\n    return 3")) == plain


def test_a_function_that_is_decorated_otherwise_is_refused() -> None:
    names = Names(module="made.up", top={"f": "f"}, parameters={}, classes=frozenset())
    with pytest.raises(NotImplementedError):
        Writer(names=names).module(ast.parse("@contextmanager\ndef f():\n    return 3"))


def test_every_name_of_a_chained_assignment_is_declared() -> None:
    names = Names(module="made.up", top={"f": "f"}, parameters={}, classes=frozenset())
    lines = Writer(names=names).module(ast.parse("def f():\n    one = two = 3\n    return one + two"))
    assert {" let one = 3;", " let two = 3;"} <= set(lines)


def test_every_method_that_is_called_is_in_the_runtime_or_in_a_class() -> None:
    script, runtime = TARGET.read_text("utf-8"), TARGET.with_name("python.mjs").read_text("utf-8")
    calls = re.findall(r'\$call\(([^"]*?), "(\w+)"', script)
    called = {name for owner, name in calls if owner.count("(") == owner.count(")")}
    own = set(re.findall(r"^ +(?:get )?\*?(\w+)\$?\(.*\) \{$", script, re.MULTILINE))
    known = set(re.findall(r"^  (\w+): \(", runtime, re.MULTILINE))
    assert called - own - known == set()
