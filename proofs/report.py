"""What is reported of a theorem: one row of the table, and all that is known of it."""

from dataclasses import dataclass
from pathlib import Path

from proofs.check import Finding, Result, Verdict, check
from proofs.theorems import BY_NAME

SCRIPTS = Path("build/proofs")


@dataclass(frozen=True)
class Row:
    """One line of the table, and one object of `--json`."""

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    verdict: str
    seconds: float
    twin_verdict: str
    counterexample: str = ""
    twin_change: str = ""
    twin_counterexample: str = ""

    @property
    def passes(self) -> bool:
        """Return True if the claim holds and its false twin was caught."""
        return (self.verdict, self.twin_verdict) == (Verdict.PROVED.value, Verdict.REFUTED.value)


def row_of(result: Result) -> Row:
    """Return the row of a result."""
    theorem = BY_NAME[result.name]
    return Row(
        theorem.name,
        theorem.claim,
        theorem.clauses,
        theorem.scope,
        result.finding.verdict.value,
        round(result.seconds, 3),
        result.twin.verdict.value,
        _case(result.finding),
        theorem.twin.change,
        _case(result.twin),
    )


def _case(finding: Finding) -> str:
    """Return the case that z3 found, in words; nothing where there is none."""
    return "" if finding.example is None else finding.example.words


def check_by_name(name: str) -> Result:
    """Check one theorem in a process of its own."""
    return check(BY_NAME[name], SCRIPTS)


def words_of(finding: Finding) -> str:
    """Return a finding in words: the verdict, where it was reached, and the case that z3 found."""
    case = f": {finding.example.words}" if finding.example is not None else ""
    return f"{finding.verdict.value} ({finding.label}){case}"


def details(result: Result) -> str:
    """Return all that is known of one theorem."""
    theorem = BY_NAME[result.name]
    return "\n".join(
        [
            f"{theorem.name}: {theorem.claim}",
            f"  clauses  {', '.join(theorem.clauses)}",
            f"  scope    {theorem.scope}",
            f"  verdict  {words_of(result.finding)}",
            f"  twin     {theorem.twin.change}: {words_of(result.twin)}",
            f"  seconds  {result.seconds:.2f}",
        ]
    )
