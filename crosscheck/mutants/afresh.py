"""Try the tests on mutants that must be there from the first import on.

python -m crosscheck.mutants.afresh PLAN     in a folder whose functions can be asked to be mutants

PLAN is a JSON file; what became of each mutant is printed, one JSON line each. Every mutant is tried in a fork of a
process that has imported what the tests need of other projects, and nothing of this one.
"""

import gc
import json
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
import cattrs
import pytest

from crosscheck.mutants.forking import Forks, Verdict, end_when_late
from crosscheck.mutants.trying import PLAN_FILE, QUIETLY, divert_output

MODULES = Path("modules.json")
SECONDS = 30
"""More than any test takes, collecting all of them included."""


@attrs.frozen(kw_only=True)
class FreshMutant:
    """A mutant and the tests to try on it, likely ones first; one with a file has that file stand in for its module."""

    name: str
    likely: tuple[str, ...]
    tests: tuple[str, ...]
    module: str = ""
    file: str = ""


@attrs.frozen(kw_only=True)
class FreshPlan:
    """Which mutants to try, and how many at a time."""

    mutants: tuple[FreshMutant, ...]
    processes: int


@attrs.frozen
class StandIn:
    """A finder that finds the file of a mutant instead of one module."""

    mutant: FreshMutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find that module; leave every other to the usual finders."""
        del path, target
        if fullname != self.mutant.module:
            return None
        return spec_from_file_location(fullname, self.mutant.file)


@attrs.define(eq=False)
class Watcher:
    """A plugin that notes which test fails first; a module that cannot even be imported fails every test."""

    failed: str | None = None

    def pytest_runtest_logstart(self) -> None:
        """Give every test its time."""
        end_when_late(SECONDS)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test that fails."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be collected."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid


def _run_afresh(mutant: FreshMutant) -> str | None:
    """Run the tests where the mutant is there from the beginning, and name the one that fails."""
    if mutant.file:
        sys.meta_path.insert(0, StandIn(mutant))
    else:
        os.environ["MUTANT_UNDER_TEST"] = mutant.name
    end_when_late(SECONDS)
    for tests in filter(None, (mutant.likely, mutant.tests)):
        watcher = Watcher()
        code = pytest.main([*QUIETLY, "-x", *tests], plugins=[watcher])
        if code != pytest.ExitCode.OK:
            return watcher.failed or str(code)
    return None


def _is_own(module: str) -> bool:
    """Tell whether a module is one of this folder's."""
    top = Path(module.partition(".")[0])
    return top.is_dir() or top.with_suffix(".py").is_file()


def _import_others(tests: Iterable[str]) -> None:
    """Import whatever the tests need that is not of this project, as a fork that collects them tells."""
    child = os.fork()
    if not child:
        pytest.main([*QUIETLY, "--collect-only", *tests])
        needed = [name for name in sys.modules if not _is_own(name)]
        MODULES.write_text(json.dumps(needed), encoding="utf-8")
        os._exit(0)
    os.waitpid(child, 0)
    for name in json.loads(MODULES.read_text(encoding="utf-8")):
        with suppress(ImportError):
            import_module(name)


def main() -> int:
    """Try every mutant of the plan, and before them the rules without any: those must pass."""
    plan = cattrs.structure(json.loads(PLAN_FILE.read_text(encoding="utf-8")), FreshPlan)
    report = divert_output(Path("afresh.log"))
    tests = sorted({test for mutant in plan.mutants for test in (*mutant.likely, *mutant.tests)})
    _import_others(tests)
    early = [name for name in sys.modules if _is_own(name) and not name.startswith(("crosscheck", "tests"))]
    assert not early, f"imported before any mutant is there: {early}"
    gc.freeze()

    def tell(verdict: Verdict) -> None:
        print(json.dumps(attrs.asdict(verdict)), file=report, flush=True)

    forks = Forks(plan.processes, tell)
    forks.start("", partial(_run_afresh, FreshMutant(name="", likely=(), tests=tuple(tests))))
    for mutant in plan.mutants:
        forks.start(mutant.name, partial(_run_afresh, mutant))
    forks.finish()
    return 0
