"""A small project and its mutants: what a weak test leaves alive, and what only a fresh process can kill."""

from pathlib import Path

import pytest

from crosscheck.mutants.sandbox import Sandbox, Selection

MODULE = """
def double(number):
    return number * 2


FOUR = double(2)
LIMIT = 3
"""
WEAK = """
from tiny import rules

def test_double():
    assert rules.double(0) == 0
"""
AT_IMPORT = """
def test_constants():
    assert (rules.FOUR, rules.LIMIT) == (4, 3)
"""
PROJECT = """
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib", "-p", "no:cacheprovider"]

[tool.mutmut]
source_paths = ["tiny"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for package in ("tiny", "tests"):
        (tmp_path / "project" / package).mkdir(parents=True)
    (tmp_path / "project" / "tiny" / "__init__.py").touch()
    (tmp_path / "project" / "tiny" / "rules.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "project" / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    return tmp_path / "project"


def fates(project: Path, tests: str) -> dict[str, str]:
    """Run all mutants as the command does: in forks, and what is left from the first import on."""
    (project / "tests" / "test_rules.py").write_text(tests, encoding="utf-8")
    selection = Selection(modules=("tiny/rules.py",), tests=("tests/test_rules.py",))
    sandbox = Sandbox(project.parent / "sandbox", selection, project, packages=("tiny", "tests"))
    mutants = sandbox.prepare()
    forked = list(sandbox.run_forked([mutant for mutant in mutants if not mutant.is_module], 2))
    done: dict[str, str] = {verdict.mutant: verdict.fate for verdict in forked if verdict.fate != "survived"}
    left = [mutant for mutant in mutants if mutant.name not in done]
    done |= {verdict.mutant: verdict.fate for verdict in sandbox.run_fresh(left, 2)}
    assert set(done) == {mutant.name for mutant in mutants}
    return {f"{mutant.function}: {mutant.changed_lines()[1]}": done[mutant.name] for mutant in mutants}


@pytest.mark.slow
def test_a_weak_test_leaves_survivors(project: Path) -> None:
    weak = fates(project, WEAK)
    assert {name for name, fate in weak.items() if fate == "survived"} == {
        "tiny.rules.double: return number * 3",
        "tiny.rules.double: return number / 2",
        "tiny.rules.FOUR: FOUR = None",
        "tiny.rules.FOUR: FOUR = double(3)",
        "tiny.rules.LIMIT: LIMIT = None",
        "tiny.rules.LIMIT: LIMIT = 4",
    }
    assert weak["tiny.rules.FOUR: FOUR = double(None)"] == "killed"


@pytest.mark.slow
def test_a_strong_test_leaves_none_not_even_of_what_is_done_while_modules_are_imported(project: Path) -> None:
    strong = fates(project, "from tiny import rules\n" + AT_IMPORT)
    assert strong["tiny.rules.double: return number * 3"] == "killed"
    assert set(strong.values()) == {"killed"}


@pytest.mark.long
def test_no_mutant_is_judged_by_tests_that_fail_anyhow(project: Path) -> None:
    with pytest.raises(RuntimeError, match="where nothing is mutated"):
        fates(project, "def test_wrong():\n    assert False\n")
