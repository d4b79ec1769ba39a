"""Worker: run the tests on mutants that must be in place at the first import.

It runs in the sandbox, reads the plan there, and prints one verdict a line. Every mutant is run in a fork of a process
that has imported what the tests need of third parties, and nothing of this project.
"""

import gc
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

import attrs
import pytest

from crosscheck.mutants.forked import PLAN_FILE, QUIETLY, redirect_output
from crosscheck.mutants.forks import Forks, Verdict, limit_time
from crosscheck.mutants.records import dump_record, load_record
from crosscheck.processes import fork

MODULES = Path("modules.txt")
SECONDS = 30
"""More than any test takes, collecting all of them included."""


@attrs.frozen(kw_only=True)
class FreshMutant:
    """A mutant and the tests to run on it, likely killers first; its file, if any, replaces its module."""

    name: str
    likely: tuple[str, ...]
    tests: tuple[str, ...]
    module: str = ""
    file: str = ""


@attrs.frozen(kw_only=True)
class FreshPlan:
    """The mutants to run, and how many at a time."""

    mutants: tuple[FreshMutant, ...]
    processes: int


@attrs.frozen
class MutantFinder:
    """A finder that loads one module from the file of a mutant."""

    mutant: FreshMutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find that module, and no other."""
        del path, target
        if fullname != self.mutant.module:
            return None
        return spec_from_file_location(fullname, self.mutant.file)


@attrs.define(eq=False)
class Watcher:
    """A plugin that records the first failure; a module that cannot be imported fails every test."""

    failed: str | None = None

    def pytest_runtest_logstart(self) -> None:
        """Start the time limit of a test."""
        limit_time(SECONDS)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a test that fails."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record a file that cannot be collected."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid


def _run_fresh(mutant: FreshMutant) -> str | None:
    """Put the mutant in place, run the tests, and return the one that fails."""
    if mutant.file:
        sys.meta_path.insert(0, MutantFinder(mutant))
    else:
        os.environ["MUTANT_UNDER_TEST"] = mutant.name
    limit_time(SECONDS)
    for tests in filter(None, (mutant.likely, mutant.tests)):
        watcher = Watcher()
        code = pytest.main([*QUIETLY, "-x", *tests], plugins=[watcher])
        if code != pytest.ExitCode.OK:
            return watcher.failed or str(code)
    return None


def _is_own(module: str) -> bool:
    """Return True if a module belongs to this project."""
    top = Path(module.partition(".")[0])
    return top.is_dir() or top.with_suffix(".py").is_file()


def _import_third_parties(tests: Iterable[str]) -> None:
    """Import what the tests need of third parties, found by collecting them in a fork."""
    child = fork()
    if not child:
        pytest.main([*QUIETLY, "--collect-only", *tests])
        needed = [name for name in sys.modules if not _is_own(name)]
        MODULES.write_text("\n".join(needed), encoding="utf-8")
        os._exit(0)
    os.waitpid(child, 0)
    for name in MODULES.read_text(encoding="utf-8").splitlines():
        with suppress(ImportError):
            import_module(name)


def main() -> int:
    """Run the tests without a mutant, which must pass, and then on every mutant of the plan."""
    plan = load_record(PLAN_FILE.read_text(encoding="utf-8"), FreshPlan)
    report = redirect_output(Path("fresh.log"))
    tests = sorted({test for mutant in plan.mutants for test in (*mutant.likely, *mutant.tests)})
    _import_third_parties(tests)
    early = [name for name in sys.modules if _is_own(name) and not name.startswith(("crosscheck", "tests"))]
    assert not early, f"imported before any mutant is there: {early}"
    gc.freeze()

    def print_verdict(verdict: Verdict) -> None:
        print(dump_record(verdict), file=report, flush=True)

    forks = Forks(plan.processes, print_verdict)
    forks.start("", partial(_run_fresh, FreshMutant(name="", likely=(), tests=tuple(tests))))
    for mutant in plan.mutants:
        forks.start(mutant.name, partial(_run_fresh, mutant))
    forks.finish()
    return 0
