"""The table of what turns each theorem about the game red: the twin's wrong rule, and a slip that was planted in the code.

It is made of the claims themselves and of the record of planted slips; nothing in it is typed.
"""

from collections.abc import Iterable, Iterator

from crosscheck.game_proofs.claims import BESIDE_THE_WALK
from crosscheck.game_proofs.report import CLAIMS, twin_change
from crosscheck.slips.finding import ALL_GAMES, Finding

HEADING = (
    "| theorem | twin: one wrong rule | slip in the code that turns it red | seconds |",
    "| --- | --- | --- | --- |",
)


def twins_by_theorem() -> dict[str, str]:
    """Return for each theorem about the game what its twin changes."""
    changes = {name: twin_change(name) for name in CLAIMS}
    return changes | {claim.name: claim.slip_change for claim in BESIDE_THE_WALK.values()}


def slips_by_theorem(findings: Iterable[Finding]) -> dict[str, Finding]:
    """Return for each theorem about the game the first slip on record that it found."""
    found: dict[str, Finding] = {}
    for finding in findings:
        if finding.found and finding.command.split()[0] == ALL_GAMES:
            found.setdefault(finding.by, finding)
    return found


def table_lines(findings: Iterable[Finding]) -> Iterator[str]:
    """Yield the table as lines of Markdown."""
    slips = slips_by_theorem(findings)
    yield from HEADING
    for name, change in twins_by_theorem().items():
        slip = slips.get(name)
        planted = f"`{slip.slip}`, {slip.planted} | {slip.seconds:.0f}" if slip else "none | "
        yield f"| {name} | {change} | {planted} |"
