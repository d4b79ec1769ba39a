"""Which tests are slow as a whole, and which run without counting lines."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLOW = tuple(HERE / path for path in ("browser", "cluster", "faraway/best/oracles/test_solver.py"))
"""Those that need requirements/slow.lock: without it they cannot even be imported."""
UNCOUNTED = frozenset({"crosscheck", "proofs", "properties", "repo", "trace_lock"})
COUNTED = (HERE / "properties" / "test_strategies.py",)
"""The others take half as long uncounted, and each package's own tests cover it. These cover the public strategies."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if config.option.markexpr == "not slow" and collection_path in SLOW else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(place) for place in SLOW):
            item.add_marker(pytest.mark.slow)
        is_counted = any(item.path.is_relative_to(place) for place in COUNTED)
        if item.path.relative_to(HERE).parts[0] in UNCOUNTED and not is_counted:
            item.add_marker(pytest.mark.no_cover)
