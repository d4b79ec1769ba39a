"""The result of a theorem, as a row and in words."""

from pathlib import Path

from proofs.check import Finding, Result, check
from proofs.report import Row
from proofs.theorems import BY_NAME
from proofs.verdict import Verdict, standing

SCRIPTS = Path("build/proofs")


def row_of(result: Result) -> Row:
    """Return the row of a result."""
    theorem = BY_NAME[result.name]
    proved = result.finding.verdict is Verdict.PROVED
    return Row(
        theorem.name,
        theorem.claim,
        theorem.clauses,
        theorem.scope,
        theorem.kind,
        theorem.subject,
        standing(theorem.kind) if proved else result.finding.verdict,
        round(result.seconds, 3),
        result.twin_verdict,
        theorem.cases,
        counterexample=_case(result.finding),
        message="; ".join(filter(None, map(_problem, (result.finding, result.twin)))),
        twin_change=theorem.twin.change,
        twin_counterexample=_case(result.twin),
    )


def _problem(finding: Finding) -> str:
    """Return what went wrong where there is no case to show: an exception, or the obligation that was not decided."""
    if finding.verdict in {Verdict.UNKNOWN, Verdict.VACUOUS}:
        return f"{finding.verdict.value} at the obligation: {finding.label}"
    return finding.error


def _case(finding: Finding) -> str:
    """Return the case that z3 found, in words; nothing where there is none."""
    return "" if finding.example is None else finding.example.words


def check_by_name(name: str) -> Result:
    """Check one theorem in a process of its own."""
    return check(BY_NAME[name], SCRIPTS)


def words_of(finding: Finding) -> str:
    """Return a finding in words: the verdict, where it was reached, and the case that z3 found."""
    case = f": {finding.example.words}" if finding.example is not None else ""
    return f"{finding.verdict.value} ({finding.label}){case}{finding.error}"


def details(result: Result) -> str:
    """Return all details of one theorem."""
    theorem = BY_NAME[result.name]
    return "\n".join(
        [
            f"{theorem.name}: {theorem.claim}",
            f"  clauses  {', '.join(theorem.clauses)}",
            f"  scope    {theorem.scope}",
            f"  verdict  {words_of(result.finding)}",
            f"  {'attained' if theorem.has_witness else 'twin    '} {theorem.twin.change}: {words_of(result.twin)}",
            f"  seconds  {result.seconds:.2f}",
        ]
    )
