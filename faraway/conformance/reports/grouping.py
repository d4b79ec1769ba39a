"""Failures in the order in which a person wants them: grouped by the clause that they are about."""

from collections.abc import Iterable

from faraway.conformance.verdict.outcome import Outcome

FAULTS = "breaches of the protocol"
NOT_ASKED = "never asked"


def by_clause(failures: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    """Group failures by their first clause; breaches of the protocol and what was never asked stand apart."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in failures:
        heading = (
            FAULTS
            if outcome.fault is not None
            else NOT_ASKED
            if outcome.reason
            else outcome.vector.clauses[0]
        )
        groups.setdefault(heading, []).append(outcome)
    return dict(sorted(groups.items(), key=lambda group: (-len(group[1]), group[0])))
