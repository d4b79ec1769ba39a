"""What the tests of commands share, under the name by which they know it."""

from collections.abc import Sequence

import pytest

from faraway.cli.conformance import coverage as coverage_command
from faraway.conformance.coverage import Row, coverage
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.suite.vectors import Suite
from tests.faraway.cli_running import Run, run

__all__ = ["Run", "run"]


@pytest.fixture(autouse=True)
def _no_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The output has no width unless a test gives it one: a process with readline passes COLUMNS to those it starts."""
    monkeypatch.delenv("COLUMNS", raising=False)


COUNTED: dict[str, Sequence[Row]] = {}
"""The situations that the shipped suite visits, by the readings of the port: they take seconds to count."""


@pytest.fixture(autouse=True)
def _situations_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test does with the report, the situations of one port are counted once in a process."""

    def counted_once(suite: Suite, identity: PortIdentity) -> Sequence[Row]:
        key = f"{suite.version} {identity}"
        if key not in COUNTED:
            COUNTED[key] = coverage(suite, identity)
        return COUNTED[key]

    monkeypatch.setattr(coverage_command, "coverage", counted_once)
