"""Which tests are slow as a whole, which run without counting lines, and what is left of the counts of killed processes."""

import gc
import os
import signal
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.counting import counted, has_fixtures, uncounted
from tests.partial_counts import remove_partial_counts

HERE = Path(__file__).parent

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # here, before any test is defined: a busy machine fails no property

SLOW = tuple(HERE / path for path in ("browser", "cluster", "faraway/best/oracles/test_solver.py"))
"""Those that need requirements/slow.lock: without it they cannot even be imported."""
WITHOUT_SLOW = frozenset({"not slow", "not slow and not long"})
"""What `make coverage` and `make test` select."""
UNCOUNTED = frozenset({"crosscheck", "proofs", "properties", "repo", "trace_lock"})
COUNTED = tuple(HERE / "properties" / name for name in ("test_attainable_values.py", "test_strategies.py"))
"""The others take half as long uncounted, and each package's own tests cover it. These cover the public strategies."""

REPEATING = frozenset(
    HERE / "faraway" / path
    for path in (
        "cli/test_play.py",
        "conformance/test_coverage.py",
        "conformance/test_derived.py",
        "conformance/test_diagnosis_of_long_answers.py",
        "conformance/test_hostile_ports.py",
        "conformance/test_port.py",
        "conformance/test_rounds_in_play.py",
        "fast/compiler/test_fallback.py",
        "game/test_misplayed.py",
        "io/test_linear.py",
        "rulebook/asking/test_questions.py",
        "simulate/test_run.py",
        "site/test_build.py",
        "site/test_port.py",
    )
)
"""The long tests of these are not counted: quick ones reach the same lines."""
COUNTING = "COVERAGE_PROCESS_CONFIG"
"""By this environment variable a process that is started learns that its lines are to be counted."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Return one worker more than there are cores for the slow tests: they wait for other processes a quarter of the time."""
    return (os.cpu_count() or 1) + 1 if config.option.markexpr == "slow" else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if config.option.markexpr in WITHOUT_SLOW and collection_path in SLOW else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in marks_of(item.path):
            item.add_marker(mark)
        if item.get_closest_marker("long") and item.path in REPEATING:
            item.add_marker(pytest.mark.no_cover)


@cache
def marks_of(path: Path) -> list[pytest.MarkDecorator]:
    """Return the marks of every test of a file."""
    is_slow = any(path.is_relative_to(place) for place in SLOW)
    is_counted = path.relative_to(HERE).parts[0] not in UNCOUNTED or path in COUNTED
    return [pytest.mark.slow] * is_slow + [pytest.mark.no_cover] * (not is_counted)


def pytest_collection_finish() -> None:
    """Keep thousands of tests and modules out of every later search for garbage: it cost a fifteenth of the run."""
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run a test that is not counted without counting in the processes that it starts."""
    if item.get_closest_marker("no_cover") is None or COUNTING not in os.environ:
        return (yield)
    counting = os.environ.pop(COUNTING)
    try:
        return (yield)
    finally:
        os.environ[COUNTING] = counting


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Count what is set up, also for a test that is not counted: others may share it."""
    with counted(item.config, is_counted=has_fixtures(item)):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Count a test, unless it is marked; around pytest-cov, which resumes its count after one that is marked."""
    with counted(item.config, is_counted=item.get_closest_marker("no_cover") is None):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Count what is taken down: that of a test, and behind the last test of a file that of the file."""
    is_last = nextitem is None or nextitem.path != item.path
    with counted(item.config, is_counted=is_last or has_fixtures(item)):
        return (yield)


def pytest_configure() -> None:
    """Undo that a shell ignores Ctrl-C for its background jobs: the programs under test would inherit it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """Count nothing but tests; before the counts of all processes are put together, remove what a killed process wrote in part."""
    with uncounted(session.config):
        result = yield
    if not hasattr(session.config, "workerinput"):
        remove_partial_counts(session.config.rootpath)
    return result
