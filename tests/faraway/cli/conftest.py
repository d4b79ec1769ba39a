"""What the tests of commands share, under the name by which they know it."""

from tests.faraway.cli_running import Run, run

__all__ = ["Run", "run"]
