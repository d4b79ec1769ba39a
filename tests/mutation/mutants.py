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


def _fate(code: int | None) -> Fate:
    if code is None:
        return "not run"
    if code in KILLED:
        return "killed"
    return "timed out" if code in TIMED_OUT or code < 0 else "survived"


@attrs.frozen
class Workshop:
    """A folder with a copy of the rooms, in which mutmut works."""

    folder: Path

    def prepare(self) -> None:
        """Copy the rooms."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for room in ("faraway", "spec", "tests"):
            shutil.copytree(
                ROOT / room, self.folder / room, ignore=shutil.ignore_patterns("__pycache__", "ports")
            )
        shutil.copy(ROOT / "pyproject.toml", self.folder)

    def run_mutmut(self, names: Sequence[str], processes: int) -> None:
        """Make the mutants, and try those named, or all; mutmut shows how far it is."""
        command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(processes), *names]
        subprocess.run(command, cwd=self.folder, check=False)

    def read_mutants(self) -> list[Mutant]:
        """Read what mutmut has found out."""
        found: list[Mutant] = []
        for meta in sorted((self.folder / "mutants").rglob("*.py.meta")):
            file = str(meta.relative_to(self.folder / "mutants")).removesuffix(".meta")
            codes: dict[str, int | None] = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
            found += [Mutant(name=name, file=file, fate=_fate(code)) for name, code in codes.items()]
        return found

    def check_without_mutant(self) -> None:
        """Make sure that the tests pass in a fresh process where nothing is mutated."""
        if not (self._pass_with("", "faraway") and self._pass_with("", "spec")):
            raise RuntimeError("the tests fail where nothing is mutated; no mutant can be judged by them")

    def try_afresh(self, mutant: Mutant) -> Mutant:
        """Try a survivor in a process of its own, in which it is mutated from the first import on."""
        survives = self._pass_with(mutant.name, mutant.file.partition("/")[0])
        return attrs.evolve(mutant, fate="survived" if survives else "killed in a fresh process")

    def _pass_with(self, name: str, room: str) -> bool:
        """Run the tests of one room: neither knows the other."""
        configuration = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        selected = configuration["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
        tests = [test for test in selected if ("unit/spec" in test) == (room == "spec")]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", *tests],
            cwd=self.folder / "mutants",
            env={**os.environ, "MUTANT_UNDER_TEST": name, "PYTHONPATH": str(self.folder / "mutants")},
            capture_output=True,
            check=False,
        )
        return done.returncode == 0

    def changed_lines(self, mutant: Mutant) -> tuple[str, str]:
        """Give the line as it stands and the line as mutated, without the margins."""
        here = Path.cwd()
        os.chdir(self.folder)
        try:
            told = get_diff_for_mutant(mutant.name, path=mutant.file).splitlines()
        finally:
            os.chdir(here)
        removed = [line[1:].strip() for line in told if re.match(r"-(?!--)", line)]
        added = [line[1:].strip() for line in told if re.match(r"\+(?!\+\+)", line)]
        return " ".join(removed), " ".join(added)
