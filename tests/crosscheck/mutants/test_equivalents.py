"""The list of equivalent mutants speaks of code that is there, and gives reasons."""

import tomllib
from pathlib import Path

import pytest

from crosscheck.mutants.equivalents import Equivalent, read_equivalents

ROOT = Path(__file__).parents[3]
MUTMUT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("entry", read_equivalents(), ids=lambda entry: entry.function)
def test_an_equivalent_mutant_is_of_a_line_that_stands_in_a_mutated_module(entry: Equivalent) -> None:
    assert str(entry.module) in MUTMUT["only_mutate"]
    assert squeezed(entry.line) in squeezed((ROOT / entry.module).read_text(encoding="utf-8"))
    assert squeezed(entry.mutated) != squeezed(entry.line)
    assert len(entry.reason.split()) >= 4


def test_every_module_that_is_mutated_is_there() -> None:
    assert all((ROOT / module).is_file() for module in MUTMUT["only_mutate"])
    assert all((ROOT / selected).exists() for selected in MUTMUT["pytest_add_cli_args_test_selection"])
