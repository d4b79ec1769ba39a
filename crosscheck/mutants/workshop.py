"""A copy of the rooms in which every rule can be asked to be one of its mutants, and the trying of mutants there."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs
import cattrs

from crosscheck.mutants.afresh import FreshMutant, FreshPlan
from crosscheck.mutants.forking import Verdict
from crosscheck.mutants.making import Mutant, make_mutants
from crosscheck.mutants.trying import PLAN_FILE, Plan

ROOT = Path(__file__).parents[2]


@attrs.frozen(kw_only=True)
class Chosen:
    """What pyproject.toml says: the modules to be mutated and the tests to be tried on their mutants."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]

    def tests_for(self, file: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Choose the tests of one room, spec not knowing faraway, nor faraway spec: those of the module, and the others."""
        room = [test for test in self.tests if ("tests/spec" in test) == file.startswith("spec/")]
        likely = [test for test in room if f"test_{Path(file).stem}" in test]
        for folder in room:
            own = Path(folder) / f"test_{Path(file).stem}.py"
            if (ROOT / own).is_file():
                likely.append(str(own))
        return tuple(likely), tuple(test for test in room if test not in likely)


def read_chosen() -> Chosen:
    """Read the list of modules."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    return Chosen(
        modules=tuple(table["only_mutate"]), tests=tuple(table["pytest_add_cli_args_test_selection"])
    )


@attrs.frozen
class Workshop:
    """A folder for the copy of a project: this one, or any other."""

    folder: Path
    chosen: Chosen = attrs.field(factory=read_chosen)
    root: Path = ROOT
    rooms: tuple[str, ...] = ("faraway", "spec", "crosscheck", "tests")

    def prepare(self) -> list[Mutant]:
        """Copy the rooms, make all mutants, and put the modules that can be asked to be them into the copy."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for room in self.rooms:
            left_out = shutil.ignore_patterns(
                "__pycache__", "ports", "vectors", "score.json", "equivalent.toml"
            )
            shutil.copytree(self.root / room, self.folder / room, ignore=left_out)
        shutil.copy(self.root / "pyproject.toml", self.folder)
        mutants: list[Mutant] = []
        for file in self.chosen.modules:
            made = make_mutants(self.root, file)
            (self.folder / file).write_text(made.code, encoding="utf-8")
            mutants += made.mutants
        return mutants

    def digest(self) -> str:
        """Tell this copy from any other."""
        digest = hashlib.sha256()
        for file in sorted(self.folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(str(file.relative_to(self.folder)).encode() + b"\0" + file.read_bytes())
        return digest.hexdigest()

    def try_forked(self, mutants: Sequence[Mutant], processes: int) -> Iterator[Verdict]:
        """Try mutants of functions in forks of one process, and tell of each as it is done."""
        names = tuple(mutant.name for mutant in mutants)
        return self._run("trying", Plan(tests=self.chosen.tests, mutants=names, processes=processes))

    def try_afresh(self, mutants: Sequence[Mutant], processes: int) -> Iterator[Verdict]:
        """Try mutants that are there from the first import on."""
        plan = FreshPlan(
            mutants=tuple(self._plan_afresh(number, mutant) for number, mutant in enumerate(mutants)),
            processes=processes,
        )
        for verdict in self._run("afresh", plan):
            if verdict.mutant:
                yield verdict
            elif verdict.fate != "survived":
                raise RuntimeError(f"the tests fail where nothing is mutated: {verdict.test}")

    def _plan_afresh(self, number: int, mutant: Mutant) -> FreshMutant:
        likely, tests = self.chosen.tests_for(mutant.file)
        fresh = FreshMutant(name=mutant.name, likely=likely, tests=tests)
        if not mutant.planted:
            return fresh
        file = self.folder / "planted" / f"module_{number}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(mutant.module_code(), encoding="utf-8")
        dotted = mutant.file.removesuffix(".py").replace("/", ".")
        return attrs.evolve(fresh, module=dotted, file=str(file))

    def _run(self, command: str, plan: Plan | FreshPlan) -> Iterator[Verdict]:
        (self.folder / PLAN_FILE).write_text(json.dumps(attrs.asdict(plan)), encoding="utf-8")
        environment = {
            **os.environ,
            "MUTANT_UNDER_TEST": "",
            "PYTHONPATH": os.pathsep.join(map(str, (self.folder, ROOT))),
        }
        worker = f"import sys; from crosscheck.mutants.{command} import main; sys.exit(main())"
        arguments = [sys.executable, "-c", worker]
        with subprocess.Popen(
            arguments, cwd=self.folder, env=environment, stdout=subprocess.PIPE, text=True
        ) as running:
            assert running.stdout is not None
            for line in running.stdout:
                yield cattrs.structure(json.loads(line), Verdict)
        if running.returncode:
            raise RuntimeError((self.folder / f"{command}.log").read_text(encoding="utf-8")[-4000:])
