"""Fixtures of all unit tests."""

from tests.unit.cli_running import run

__all__ = ["run"]
