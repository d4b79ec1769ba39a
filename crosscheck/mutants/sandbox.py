"""A copy of the packages in which every rule can become one of its mutants, and the runs of the tests there."""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from crosscheck.mutants.forked import PLAN_FILE, Plan
from crosscheck.mutants.forks import Verdict
from crosscheck.mutants.fresh import FreshMutant, FreshPlan
from crosscheck.mutants.generation import Mutant, generate_mutants
from crosscheck.mutants.records import dump_record, load_record
from crosscheck.processes import ending_with_this

ROOT = Path(__file__).parents[2]


@attrs.frozen(kw_only=True)
class Selection:
    """What pyproject.toml selects: the modules to mutate and the tests to run on their mutants."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]

    def tests_for(self, file: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the tests of the file's package: likely killers, and the others. spec and faraway do not know each other."""
        package = [test for test in self.tests if ("tests/spec" in test) == file.startswith("spec/")]
        likely = [test for test in package if f"test_{Path(file).stem}" in test]
        for folder in package:
            own = Path(folder) / f"test_{Path(file).stem}.py"
            if (ROOT / own).is_file():
                likely.append(str(own))
        return tuple(likely), tuple(test for test in package if test not in likely)


def read_selection() -> Selection:
    """Read the selection."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    return Selection(
        modules=tuple(table["only_mutate"]), tests=tuple(table["pytest_add_cli_args_test_selection"])
    )


@attrs.frozen
class Sandbox:
    """A folder with a copy of a project: this one, or any other."""

    folder: Path
    selection: Selection = attrs.field(factory=read_selection)
    root: Path = ROOT
    packages: tuple[str, ...] = ("faraway", "spec", "crosscheck", "tests")

    def prepare(self) -> list[Mutant]:
        """Copy the packages, generate all mutants, and put the mutated modules into the copy."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for package in self.packages:
            left_out = shutil.ignore_patterns(
                "__pycache__", "ports", "vectors", "score.json", "equivalent.toml"
            )
            shutil.copytree(self.root / package, self.folder / package, ignore=left_out)
        shutil.copy(self.root / "pyproject.toml", self.folder)
        mutants: list[Mutant] = []
        for file in self.selection.modules:
            made = generate_mutants(self.root, file)
            (self.folder / file).write_text(made.code, encoding="utf-8")
            mutants += made.mutants
        return mutants

    def digest(self) -> str:
        """Return a digest of the whole copy."""
        digest = hashlib.sha256()
        for file in sorted(self.folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(str(file.relative_to(self.folder)).encode() + b"\0" + file.read_bytes())
        return digest.hexdigest()

    def run_forked(self, mutants: Sequence[Mutant], processes: int) -> Iterator[Verdict]:
        """Run mutants of functions in forks of one process; yield verdicts as they come."""
        names = tuple(mutant.name for mutant in mutants)
        return self._run("forked", Plan(tests=self.selection.tests, mutants=names, processes=processes))

    def run_fresh(self, mutants: Sequence[Mutant], processes: int) -> Iterator[Verdict]:
        """Run mutants that are in place at the first import; yield verdicts as they come."""
        plan = FreshPlan(
            mutants=tuple(self._plan_fresh(number, mutant) for number, mutant in enumerate(mutants)),
            processes=processes,
        )
        for verdict in self._run("fresh", plan):
            if verdict.mutant:
                yield verdict
            elif verdict.fate != "survived":
                raise RuntimeError(f"the tests fail where nothing is mutated: {verdict.killer}")

    def _plan_fresh(self, number: int, mutant: Mutant) -> FreshMutant:
        likely, tests = self.selection.tests_for(mutant.file)
        fresh = FreshMutant(name=mutant.name, likely=likely, tests=tests)
        if not mutant.is_module:
            return fresh
        file = self.folder / "modules" / f"module_{number}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(mutant.module_code(), encoding="utf-8")
        dotted = mutant.file.removesuffix(".py").replace("/", ".")
        return attrs.evolve(fresh, module=dotted, file=str(file))

    def _run(self, worker: str, plan: Plan | FreshPlan) -> Iterator[Verdict]:
        (self.folder / PLAN_FILE).write_text(dump_record(plan), encoding="utf-8")
        environment = {
            **os.environ,
            "MUTANT_UNDER_TEST": "",
            "PYTHONPATH": os.pathsep.join(map(str, (self.folder, ROOT))),
        }
        program = f"import sys; from crosscheck.mutants.{worker} import main; sys.exit(main())"
        arguments = [sys.executable, "-c", program]
        with subprocess.Popen(
            arguments,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=ending_with_this(),  # noqa: PLW1509  one call of the system
        ) as running:
            assert running.stdout is not None
            for line in running.stdout:
                yield load_record(line, Verdict)
        if running.returncode:
            raise RuntimeError((self.folder / f"{worker}.log").read_text(encoding="utf-8")[-4000:])
