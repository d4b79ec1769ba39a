"""When lines are counted: while tests are collected, and while a test that counts runs or is set up.

Whatever runs while lines are counted takes up to three times as long. That includes pytest itself, which takes longer than most tests.
"""

from collections.abc import Generator
from contextlib import contextmanager

import pytest
from coverage import Coverage

STOPPED = pytest.StashKey[list[Coverage]]()
"""The counts that were begun and stopped, the last one first: a worker has that of its process beside that of pytest-cov."""


def stop_all() -> list[Coverage]:
    """Stop every count; return them, the last one first."""
    stopped: list[Coverage] = []
    while counting := Coverage.current():
        counting.stop()
        stopped.append(counting)
    return stopped


@contextmanager
def uncounted(config: pytest.Config) -> Generator[None]:
    """Run without any count but where `counted` resumes it."""
    config.stash[STOPPED] = stopped = stop_all()
    try:
        yield
    finally:
        config.stash[STOPPED] = []
        for counting in reversed(stopped):
            counting.start()


@contextmanager
def counted(config: pytest.Config, *, is_counted: bool = True) -> Generator[None]:
    """Resume the last count, if there is any, or not; stop whatever counts at the end."""
    for counting in config.stash.get(STOPPED, [])[:is_counted]:
        counting.start()
    try:
        yield
    finally:
        if config.stash.get(STOPPED, []):
            stop_all()


def has_fixtures(item: pytest.Item) -> bool:
    """Return True if a test has anything set up for it."""
    if not isinstance(item, pytest.Function):
        return True
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return not {*params, "request"}.issuperset(item.fixturenames)
