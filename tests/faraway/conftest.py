"""Fixtures of all unit tests."""

from tests.faraway.cli_running import run

__all__ = ["run"]
