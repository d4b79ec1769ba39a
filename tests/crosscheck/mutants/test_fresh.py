"""Every mutant is imported afresh: what runs them imports no rule before."""

import subprocess
import sys

import pytest

LIST = "import sys, crosscheck.mutants.fresh; print(*(each for each in sys.modules if each.startswith(('faraway', 'spec'))))"


@pytest.mark.long
def test_the_program_that_runs_mutants_imports_no_implementation() -> None:
    listed = subprocess.run([sys.executable, "-c", LIST], capture_output=True, text=True, check=True)
    assert listed.stdout.split() == []
