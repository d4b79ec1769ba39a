"""What the tests of commands share, under the name by which they know it."""

import pytest

from tests.faraway.cli_running import Run, run

__all__ = ["Run", "run"]


@pytest.fixture(autouse=True)
def _no_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The output has no width unless a test gives it one: a process with readline passes COLUMNS to those it starts."""
    monkeypatch.delenv("COLUMNS", raising=False)
