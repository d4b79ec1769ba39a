"""The list of vectors that a port is known to fail: one id a line, `#` begins a remark."""

from collections.abc import Iterable

from faraway.conformance.suite.vectors import Suite
from faraway.conformance.verdict.outcome import Outcome


def load_known_failures(text: str, suite: Suite) -> tuple[frozenset[str], tuple[str, ...]]:
    """Read the list: the ids in it, and those that no vector of the suite has."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    ids = frozenset(line for line in lines if line)
    known = {vector.id for vector in suite.vectors}
    return ids & known, tuple(sorted(ids - known))


def dump_known_failures(failures: Iterable[Outcome], suite_version: str) -> str:
    """Write the list, each id with the clauses that it is about."""
    lines = [
        f"{outcome.vector.id}  # {', '.join(outcome.vector.clauses)}: {outcome.vector.why}"
        for outcome in failures
    ]
    return (
        "\n".join([f"# known failures against suite {suite_version}; a line that passes is an error", *lines])
        + "\n"
    )
