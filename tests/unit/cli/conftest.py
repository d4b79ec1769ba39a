from typing import Protocol

import pytest
from click.testing import CliRunner, Result

from faraway.cli import main


class Run(Protocol):
    def __call__(self, *arguments: str, given: bytes | None = None) -> Result: ...


@pytest.fixture
def run() -> Run:
    """Run the command line in this process; its output and errors are kept apart."""

    def run_command(*arguments: str, given: bytes | None = None) -> Result:
        return CliRunner().invoke(
            main, list(arguments), input=given, prog_name="faraway", catch_exceptions=False
        )

    return run_command
