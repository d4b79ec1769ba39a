"""Mutants of the modules that pyproject.toml names, made and tried by mutmut in a copy of the rooms.

mutmut tries a mutant in a fork of a process that has imported everything, so a function that is called while modules
are imported has done its work before it is mutated. Whatever survives is therefore tried once more, in a fresh process.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import attrs
from mutmut.mutation.diff_apply import get_diff_for_mutant

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "mutation"
Fate: TypeAlias = Literal["killed", "killed in a fresh process", "timed out", "survived", "not run"]
KILLED, TIMED_OUT = {1, 3}, {24, 36, 152, 255}


@attrs.frozen(kw_only=True)
class Mutant:
    """One mutant and what became of it."""

    name: str
    file: str
    fate: Fate

    @property
    def function(self) -> str:
        """The function or method that was mutated, such as faraway.game.finding.due."""
        plain = self.name.rpartition("__mutmut_")[0]
        module, _, mangled = plain.rpartition(".")
        words = mangled.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
        return f"{module}.{words}"


def prepare() -> None:
    """Copy the rooms to build/mutation."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for room in ("faraway", "spec", "tests"):
        shutil.copytree(ROOT / room, FOLDER / room, ignore=shutil.ignore_patterns("__pycache__", "ports"))
    shutil.copy(ROOT / "pyproject.toml", FOLDER)


def run_mutmut(names: Sequence[str], processes: int) -> None:
    """Make the mutants, and try those named, or all; mutmut shows how far it is."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(processes), *names]
    subprocess.run(command, cwd=FOLDER, check=False)


def read_mutants() -> list[Mutant]:
    """Read what mutmut has found out."""
    found: list[Mutant] = []
    for meta in sorted((FOLDER / "mutants").rglob("*.py.meta")):
        file = str(meta.relative_to(FOLDER / "mutants")).removesuffix(".meta")
        codes: dict[str, int | None] = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        found += [Mutant(name=name, file=file, fate=_fate(code)) for name, code in codes.items()]
    return found


def _fate(code: int | None) -> Fate:
    if code is None:
        return "not run"
    if code in KILLED:
        return "killed"
    return "timed out" if code in TIMED_OUT or code < 0 else "survived"


def try_afresh(mutant: Mutant) -> Mutant:
    """Try a survivor in a process of its own, in which it is mutated from the first import on."""
    configuration = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tests = configuration["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", *tests],
        cwd=FOLDER / "mutants",
        env={**os.environ, "MUTANT_UNDER_TEST": mutant.name, "PYTHONPATH": str(FOLDER / "mutants")},
        capture_output=True,
        check=False,
    )
    return attrs.evolve(mutant, fate="survived" if done.returncode == 0 else "killed in a fresh process")


def changed_lines(mutant: Mutant) -> tuple[str, str]:
    """Give the line as it stands and the line as mutated, without the margins."""
    here = Path.cwd()
    os.chdir(FOLDER)
    try:
        told = get_diff_for_mutant(mutant.name, path=mutant.file).splitlines()
    finally:
        os.chdir(here)
    removed = [line[1:].strip() for line in told if re.match(r"-(?!--)", line)]
    added = [line[1:].strip() for line in told if re.match(r"\+(?!\+\+)", line)]
    return " ".join(removed), " ".join(added)
