"""The trusted kernel: it decides obligations by z3 and believes nothing else.

A claim is PROVED when its premises can hold and its negation, beside them, cannot. It is REFUTED by a
case in which the premises hold and the claim does not, VACUOUS when the premises can never hold, and
UNKNOWN when z3 gives up within the limit. Only PROVED passes.
"""

import enum
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from proofs.smt import Answer, Solver, negation
from proofs.theorem import Example, Obligation, Quantifier, Theorem


class Verdict(enum.Enum):
    """What came of a claim."""

    PROVED = "PROVED"
    REFUTED = "REFUTED"
    VACUOUS = "VACUOUS"
    UNKNOWN = "UNKNOWN"


@dataclass(frozen=True)
class Finding:
    """A verdict, with the obligation that decided it and the case that z3 found, if any."""

    verdict: Verdict
    label: str = ""
    example: Example | None = None
    script: str = ""


@dataclass(frozen=True)
class Result:
    """A theorem's finding beside its twin's."""

    name: str
    finding: Finding
    twin: Finding
    seconds: float

    @property
    def passes(self) -> bool:
        """Return True if the theorem is proved and its twin refuted."""
        return self.finding.verdict is Verdict.PROVED and self.twin.verdict is Verdict.REFUTED


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

    Without any obligation there is nothing that was proved: that is VACUOUS.
    """
    finding = Finding(Verdict.VACUOUS, "no obligation")
    for obligation in obligations:
        finding = decide(obligation, rlimit)
        if finding.verdict is not Verdict.PROVED:
            break
    return finding


def check(theorem: Theorem, scripts: Path) -> Result:
    """Check a theorem and its twin; what fails leaves an SMT-LIB script in the folder `scripts`."""
    begun = time.perf_counter()
    finding = decide_all(theorem.statement(), theorem.rlimit)
    twin = decide_all(theorem.twin.statement(), theorem.rlimit)
    seconds = time.perf_counter() - begun
    if finding.verdict is not Verdict.PROVED:
        leave_script(scripts / f"{theorem.name}.smt2", theorem, finding)
    if twin.verdict is not Verdict.REFUTED:
        leave_script(scripts / f"{theorem.name}.twin.smt2", theorem, twin)
    return Result(theorem.name, finding, twin, seconds)


def leave_script(path: Path, theorem: Theorem, finding: Finding) -> None:
    """Write what z3 was last asked, so that any solver can be asked again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    heading = f"; {theorem.name}: {theorem.claim}\n; {finding.label}: {finding.verdict.value}\n"
    path.write_text(heading + finding.script, encoding="utf-8")
