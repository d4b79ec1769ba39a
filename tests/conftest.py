"""Which tests run without counting lines: it takes them half as long, and each package's own tests cover it."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
UNCOUNTED = frozenset({"crosscheck", "proofs", "properties", "repo", "trace_lock"})
COUNTED = (HERE / "properties" / "test_strategies.py",)
"""Those that cover what has few other tests: the public strategies."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        is_counted = any(item.path.is_relative_to(place) for place in COUNTED)
        if item.path.relative_to(HERE).parts[0] in UNCOUNTED and not is_counted:
            item.add_marker(pytest.mark.no_cover)
