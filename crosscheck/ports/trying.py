"""Run the shipped suite on a command, as the tests of ports do."""

import functools
from collections.abc import Callable, Sequence

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.vectors import Suite, shipped_suite
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.io import dump

FACTS = {str(sanctuary.id): dump(sanctuary) for sanctuary in CATALOGUE.sanctuaries}


@functools.cache
def suite() -> Suite:
    """Load the shipped suite once."""
    return shipped_suite()


def run_suite(
    command: Sequence[str], *, jobs: int = 1, watch: Callable[[Outcome], None] = lambda _: None
) -> Report:
    """Ask a port every vector of the shipped suite that its levels and readings allow."""
    return run(Run(command=command, suite=suite(), facts=FACTS, jobs=jobs), watch)
