"""The JavaScript port that scores in the page: the modules that are built in, and the check that it conforms."""

from pathlib import Path

from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.vectors import shipped_suite

MODULES = ("faraway.mjs", "rules.mjs", "readings.mjs")
"""What the page imports: cards and scoring, ranking, readings."""
MOST_NAMED = 5


class PortRefusedError(Exception):
    """The port does not conform, so no page is built with it."""


def check_port(folder: Path) -> str:
    """Run the whole suite on the port in a folder, and return the verdict; raise PortRefusedError if it does not conform."""
    suite = shipped_suite()
    report = run(Run(command=("node", str(folder / "port.mjs")), suite=suite, facts=sanctuary_facts()))
    if report.failures or len(report.conclusion.conforming_levels) < len(
        {vector.level for vector in suite.vectors}
    ):
        named = ", ".join(outcome.vector.id for outcome in report.failures[:MOST_NAMED])
        raise PortRefusedError(f"{folder}: {report.verdict}{f' ({named})' if named else ''}")
    return report.verdict
