"""The trusted kernel: it decides obligations by z3 and believes nothing else.

A claim is PROVED when its premises can hold and its negation, beside them, cannot. It is REFUTED by a
case in which the premises hold and the claim does not, VACUOUS when the premises can never hold, and
UNKNOWN when z3 gives up within the limit. Only PROVED passes.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from proofs.errors import describe_error
from proofs.smt import Answer, Solver, negation
from proofs.theorem import Example, Obligation, Quantifier, Statement, Theorem
from proofs.verdict import Verdict


@dataclass(frozen=True)
class Finding:
    """A verdict, with the obligation that decided it and the case that z3 found, if any."""

    verdict: Verdict
    label: str = ""
    example: Example | None = None
    script: str = ""
    error: str = ""


@dataclass(frozen=True)
class Result:
    """A theorem's finding beside that of its twin, or of the witness that attains a bound."""

    name: str
    finding: Finding
    twin: Finding
    seconds: float
    has_witness: bool = False

    @property
    def twin_verdict(self) -> Verdict:
        """Return REFUTED for a refuted twin, WITNESSED for an attained bound, and otherwise what went wrong.

        A twin that is not refuted and a bound that no case attains are MISSED.
        """
        match self.twin.verdict:
            case Verdict.PROVED:
                return Verdict.WITNESSED if self.has_witness else Verdict.MISSED
            case Verdict.REFUTED:
                return Verdict.MISSED if self.has_witness else Verdict.REFUTED
            case other:
                return other

    @property
    def passes(self) -> bool:
        """Return True if the theorem is proved, and its twin refuted or its bound attained."""
        right = Verdict.WITNESSED if self.has_witness else Verdict.REFUTED
        return self.finding.verdict is Verdict.PROVED and self.twin_verdict is right


def decide(obligation: Obligation, rlimit: int) -> Finding:
    """Decide one obligation."""
    solver = Solver(rlimit)
    solver.add(obligation.premises)
    possible = solver.check()
    if possible is Answer.UNSATISFIABLE:
        return Finding(Verdict.VACUOUS, obligation.label, script=solver.script())
    if possible is Answer.UNKNOWN:
        return Finding(Verdict.UNKNOWN, obligation.label, script=solver.script())
    exists = obligation.quantifier is Quantifier.EXISTS
    with solver.supposing([obligation.claim if exists else negation(obligation.claim)]):
        answer = solver.check()
        if answer is Answer.UNKNOWN:
            return Finding(Verdict.UNKNOWN, obligation.label, script=solver.script())
        found = answer is Answer.SATISFIABLE
        example = obligation.decode(solver.values()) if found else None
        if found is exists:
            return Finding(Verdict.PROVED, obligation.label, example)
        return Finding(Verdict.REFUTED, obligation.label, example, solver.script())


def decide_all(obligations: Iterable[Obligation], rlimit: int) -> Finding:
    """Decide one obligation after another, up to the first that is not proved.

    Without any obligation nothing was proved: the result is VACUOUS.
    """
    finding = Finding(Verdict.VACUOUS, "no obligation")
    for obligation in obligations:
        finding = decide(obligation, rlimit)
        if finding.verdict is not Verdict.PROVED:
            break
    return finding


def decide_statement(statement: Statement, rlimit: int) -> Finding:
    """Decide all obligations of a statement; an exception on the way is an ERROR."""
    try:
        return decide_all(statement(), rlimit)
    except Exception as error:  # noqa: BLE001  whatever a statement raises is reported as its outcome
        return Finding(Verdict.ERROR, "an exception", error=describe_error(error))


def check(theorem: Theorem, scripts: Path) -> Result:
    """Check a theorem and its twin; what fails leaves an SMT-LIB script in the folder `scripts`."""
    begun = time.perf_counter()
    finding = decide_statement(theorem.statement, theorem.rlimit)
    twin = decide_statement(theorem.twin.statement, theorem.rlimit)
    seconds = time.perf_counter() - begun
    if finding.verdict is not Verdict.PROVED:
        leave_script(scripts / f"{theorem.name}.smt2", theorem, finding)
    result = Result(theorem.name, finding, twin, seconds, theorem.has_witness)
    if result.twin_verdict is not (Verdict.WITNESSED if theorem.has_witness else Verdict.REFUTED):
        leave_script(scripts / f"{theorem.name}.twin.smt2", theorem, twin)
    return result


def leave_script(path: Path, theorem: Theorem, finding: Finding) -> None:
    """Write what z3 was last asked, so that any solver can be asked again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    heading = f"; {theorem.name}: {theorem.claim}\n; {finding.label}: {finding.verdict.value}\n"
    path.write_text(heading + finding.script, encoding="utf-8")
