"""Worker: run the tests on mutants of functions, each in a fork of a process that has collected all tests once.

It runs in the sandbox, reads the plan there, and prints one verdict a line. A test is run on a mutant only if it calls
the mutated function: first the tests that have killed a mutant of the same function, then those of quick files. A test
that takes far too long kills the mutant too. A function that is called at import time has done its work before the
fork: whatever survives here is run again by `crosscheck.mutants.fresh`.
"""

import gc
import os
import sys
import time
from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NoReturn, TextIO

import attrs
import pytest
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state

from crosscheck.mutants.forks import Forks, Verdict, limit_time
from crosscheck.mutants.records import dump_record, load_record
from crosscheck.processes import fork

CLEAN = Path("clean.json")
PLAN_FILE = Path("plan.json")
PATIENCE = 8
"""A test may take this many seconds, plus this many times its time without a mutant."""
QUIETLY = ("-q", "--no-header", "--tb=native", "--assert=plain")


@attrs.frozen(kw_only=True)
class Plan:
    """The tests to collect, the mutants to run, and how many at a time."""

    tests: tuple[str, ...]
    mutants: tuple[str, ...]
    processes: int


@attrs.frozen(kw_only=True)
class Clean:
    """The tests without a mutant: how long each takes, and which functions it calls."""

    seconds: dict[str, float]
    reached: dict[str, list[str]]

    def quick_files_first(self) -> list[str]:
        """Order the tests by the slowest of their file: a fork must set up for one test what it would for any of them."""
        slowest: dict[str, float] = {}
        for test, seconds in self.seconds.items():
            file = test.partition("::")[0]
            slowest[file] = max(slowest.get(file, 0), seconds)
        return sorted(
            self.seconds, key=lambda test: (slowest[test.partition("::")[0]], self.seconds[test], test)
        )


@attrs.define(eq=False)
class MutantRunner:
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
        forks = Forks(self.plan.processes, self.print_verdict)
        for mutant in self.plan.mutants:
            known = tests_of.get(_function(mutant), [])
            first = self.killers.get(_function(mutant), [])
            order = [*first, *(test for test in known if test not in first)]
            items = [(item_of[test], PATIENCE + PATIENCE * clean.seconds[test]) for test in order]
            forks.start(mutant, partial(_run_on_mutant, session, mutant, items))
        forks.finish()
        return True

    def print_verdict(self, verdict: Verdict) -> None:
        """Print a verdict, and remember the test that killed."""
        if verdict.killer:
            killers = self.killers.setdefault(_function(verdict.mutant), [])
            if verdict.killer in killers:
                killers.remove(verdict.killer)
            killers.insert(0, verdict.killer)
        print(dump_record(verdict), file=self.report, flush=True)


def _function(mutant: str) -> str:
    return mutant.partition("__mutmut_")[0]


def _run_clean(session: pytest.Session) -> Clean:
    """Run all tests in a fork, so that nothing is left in memory when the mutants come."""
    child = fork()
    if not child:
        _measure_and_exit(session)
    _, status = os.waitpid(child, 0)
    if status:
        raise pytest.UsageError("the tests fail where nothing is mutated: no mutant can be judged")
    return load_record(CLEAN.read_text(encoding="utf-8"), Clean)


def _measure_and_exit(session: pytest.Session) -> NoReturn:
    """Run every test, record its time and the functions that it calls, and end this fork."""
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
    CLEAN.write_text(dump_record(Clean(seconds=seconds, reached=reached)), encoding="utf-8")
    os._exit(0)


def _run_on_mutant(
    session: pytest.Session, mutant: str, items: Sequence[tuple[pytest.Item, float]]
) -> str | None:
    """Run tests on a mutant, each with its time limit; return the first that fails."""
    set_mutant_under_test(mutant)
    following: pytest.Item | None
    for number, (item, seconds) in enumerate(items):
        following = items[number + 1][0] if number + 1 < len(items) else None
        limit_time(seconds)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return item.nodeid
    return None


def redirect_output(log: Path) -> TextIO:
    """Redirect stdout and stderr to a log, and return the original stdout."""
    report = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    with log.open("w", encoding="utf-8") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    return report


def main() -> int:
    """Collect the tests and run every mutant of the plan."""
    plan = load_record(PLAN_FILE.read_text(encoding="utf-8"), Plan)
    report = redirect_output(Path("forked.log"))
    return int(pytest.main([*QUIETLY, *plan.tests], plugins=[MutantRunner(plan, report)]))
