"""Try the tests on mutants of functions, each in a fork of a process that has collected all tests once.

python -m crosscheck.mutants.trying PLAN     in a folder whose functions can be asked to be mutants

PLAN is a JSON file; what became of each mutant is printed, one JSON line each. A test is run on a mutant only if it
comes through the mutated function, those of quick files first, and before these whatever has killed a mutant of the
same function already. A test that takes far longer than it should will never end: that is a kill too. A function that is called while modules are imported has done its work before the fork: whatever
survives here is to be tried once more by `crosscheck.mutants.afresh`.
"""

import gc
import json
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NoReturn, TextIO

import attrs
import cattrs
import pytest
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state

from crosscheck.mutants.forking import Forks, Verdict, end_when_late

CLEAN = Path("clean.json")
PLAN_FILE = Path("plan.json")
PATIENCE = 8
"""A test may take so many seconds, and besides so many times what it takes without a mutant."""
QUIETLY = ("-q", "--no-header", "--tb=native", "--assert=plain")


@attrs.frozen(kw_only=True)
class Plan:
    """Which tests to collect, which mutants to try, and how many at a time."""

    tests: tuple[str, ...]
    mutants: tuple[str, ...]
    processes: int


@attrs.frozen(kw_only=True)
class Clean:
    """The tests without a mutant: how long each takes, and through which functions it comes."""

    seconds: dict[str, float]
    reached: dict[str, list[str]]

    def quick_files_first(self) -> list[str]:
        """Order the tests by the slowest of their file: what one test prepares, a fork has to prepare for any of them."""
        slowest: dict[str, float] = {}
        for test, seconds in self.seconds.items():
            file = test.partition("::")[0]
            slowest[file] = max(slowest.get(file, 0), seconds)
        return sorted(
            self.seconds, key=lambda test: (slowest[test.partition("::")[0]], self.seconds[test], test)
        )


@attrs.define(eq=False)
class Trier:
    """A plugin that runs the collected tests once for every mutant instead of once."""

    plan: Plan
    report: TextIO
    killers: dict[str, list[str]] = attrs.field(factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run without a mutant, then on every mutant."""
        clean = _run_clean(session)
        tests_of: dict[str, list[str]] = {}
        for test in clean.quick_files_first():
            for function in clean.reached[test]:
                tests_of.setdefault(function, []).append(test)
        item_of = {item.nodeid: item for item in session.items}
        gc.freeze()
        forks = Forks(self.plan.processes, self.tell)
        for mutant in self.plan.mutants:
            known = tests_of.get(_function(mutant), [])
            first = self.killers.get(_function(mutant), [])
            order = [*first, *(test for test in known if test not in first)]
            items = [(item_of[test], PATIENCE + PATIENCE * clean.seconds[test]) for test in order]
            forks.start(mutant, partial(_run_on_mutant, session, mutant, items))
        forks.finish()
        return True

    def tell(self, verdict: Verdict) -> None:
        """Print a verdict, and remember which test was able to kill."""
        if verdict.test:
            killers = self.killers.setdefault(_function(verdict.mutant), [])
            if verdict.test in killers:
                killers.remove(verdict.test)
            killers.insert(0, verdict.test)
        print(json.dumps(attrs.asdict(verdict)), file=self.report, flush=True)


def _function(mutant: str) -> str:
    return mutant.partition("__mutmut_")[0]


def _run_clean(session: pytest.Session) -> Clean:
    """Run all tests in a fork, so that nothing is left in memory when the mutants come."""
    child = os.fork()
    if not child:
        _measure_and_leave(session)
    _, status = os.waitpid(child, 0)
    if status:
        raise pytest.UsageError("the tests fail where nothing is mutated; no mutant can be judged by them")
    return cattrs.structure(json.loads(CLEAN.read_text(encoding="utf-8")), Clean)


def _measure_and_leave(session: pytest.Session) -> NoReturn:
    """Run every test, note what it takes and reaches, and end this fork."""
    reached: dict[str, list[str]] = {}
    seconds: dict[str, float] = {}

    set_mutant_under_test("stats")
    for item, following in zip_longest(session.items, session.items[1:]):
        state()._stats.clear()
        started = time.process_time()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        seconds[item.nodeid] = time.process_time() - started
        reached[item.nodeid] = sorted(state()._stats)
        if session.testsfailed:
            os._exit(1)
    CLEAN.write_text(json.dumps({"seconds": seconds, "reached": reached}), encoding="utf-8")
    os._exit(0)


def _run_on_mutant(
    session: pytest.Session, mutant: str, items: Sequence[tuple[pytest.Item, float]]
) -> str | None:
    """Run tests on a mutant until one fails, and name it; each has so many seconds of its own."""
    set_mutant_under_test(mutant)
    following: pytest.Item | None
    for number, (item, seconds) in enumerate(items):
        following = items[number + 1][0] if number + 1 < len(items) else None
        end_when_late(seconds)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return item.nodeid
    return None


def divert_output(log: Path) -> TextIO:
    """Send what pytest and the tests print to a log, and give what standard output was."""
    report = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    with log.open("w", encoding="utf-8") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    return report


def main() -> int:
    """Collect, and try every mutant of the plan."""
    plan = cattrs.structure(json.loads(PLAN_FILE.read_text(encoding="utf-8")), Plan)
    report = divert_output(Path("trying.log"))
    return int(pytest.main([*QUIETLY, *plan.tests], plugins=[Trier(plan, report)]))
