import json
import os
import subprocess
import sys
from importlib import resources
from typing import Protocol

import pytest
from click.testing import CliRunner, Result

from faraway.cli import main
from faraway.io import Json


def schema(name: str) -> dict[str, Json]:
    """Load one of the package's JSON Schemas."""
    text = (resources.files("faraway") / "data" / "schemas" / f"{name}.schema.json").read_text(
        encoding="utf-8"
    )
    loaded: dict[str, Json] = json.loads(text)
    return loaded


def run_python(
    *arguments: str, is_checked: bool = True, given: str = "", variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own, with these variables in its environment."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=given,
        env=os.environ | (variables or {}),
        check=is_checked,
        capture_output=True,
        text=True,
        timeout=900,
    )


PATIENT = dict.fromkeys(("answer_timeout", "exit_timeout"), 300)
"""For ports in tests: only one that hangs reaches these limits, however busy the machine is."""


class Run(Protocol):
    def __call__(self, *arguments: str, given: bytes | None = None) -> Result: ...


@pytest.fixture
def run() -> Run:
    """Run the command line in this process; its output and errors are kept apart."""

    def run_command(*arguments: str, given: bytes | None = None) -> Result:
        return CliRunner().invoke(
            main,
            list(arguments),
            input=given,
            prog_name="faraway",
            catch_exceptions=False,
            default_map={"conformance": {"run": PATIENT, "fuzz": PATIENT, "doctor": PATIENT}},
        )

    return run_command
