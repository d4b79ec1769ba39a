"""Every script asked of z3 and of cvc5: whether both give the answer that it must have."""

import enum
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

import attrs
import cattrs

from crosscheck.prove.obligations import digest_of_sources, file_of, scripts_for
from faraway.io.strict import Json
from faraway.jobs.campaign import Campaign
from proofs.cvc5_solver import Proof, Solved, ask_cvc5
from proofs.errors import describe_error
from proofs.scripts import Script
from proofs.smt import Answer, ask_z3

Z3_RLIMIT = 100_000_000
CVC5_RLIMIT = 20_000_000
"""About three minutes of cvc5; the hardest question takes a twentieth of it."""
LOGICS_WITHOUT_PROOF = frozenset({"QF_BV"})
"""Where cvc5 is asked for no proof: over bits the answer takes milliseconds, a proof minutes."""


class Agreement(enum.Enum):
    """What two solvers say of a script."""

    AGREED = "AGREED"  # both give the expected answer
    DISAGREED = "DISAGREED"  # one of them gives the opposite of the expected answer
    UNSOLVED = "UNSOLVED"  # one of them gives up
    ERROR = "ERROR"  # one of them raises, or the scripts cannot be made


@attrs.frozen
class Asked:
    """A script, by its file in an export, with the answers of both solvers."""

    file: str
    expected: str
    z3: str
    cvc5: str
    proof: Proof | None = None

    @property
    def agreement(self) -> Agreement:
        """Return the combined verdict on the answers; the worse of the two decides."""
        answers = (self.z3, self.cvc5)
        if any(answer not in {each.value for each in Answer} for answer in answers):
            return Agreement.ERROR
        if any(answer not in {self.expected, Answer.UNKNOWN.value} for answer in answers):
            return Agreement.DISAGREED
        return Agreement.UNSOLVED if Answer.UNKNOWN.value in answers else Agreement.AGREED


@attrs.frozen
class Compared:
    """One claim: what came of its scripts, and the time of each solver."""

    name: str
    asked: tuple[Asked, ...]
    z3_seconds: float
    cvc5_seconds: float
    error: str = ""

    @property
    def agreement(self) -> Agreement:
        """Return AGREED if there are scripts and all are; what is worst otherwise."""
        found = {each.agreement for each in self.asked}
        for worst in (Agreement.DISAGREED, Agreement.ERROR, Agreement.UNSOLVED):
            if worst in found or (worst is Agreement.ERROR and (self.error or not self.asked)):
                return worst
        return Agreement.AGREED

    def wrong(self) -> list[Asked]:
        """Return the scripts on which the solvers do not agree."""
        return [each for each in self.asked if each.agreement is not Agreement.AGREED]


Solver: TypeAlias = Callable[[Script], Solved]


def by_z3(script: Script) -> Solved:
    """Ask z3."""
    return Solved(ask_z3(script.question, Z3_RLIMIT))


def by_cvc5(script: Script) -> Solved:
    """Ask cvc5."""
    return ask_cvc5(script.question, CVC5_RLIMIT)


def by_cvc5_with_proof(script: Script) -> Solved:
    """Ask cvc5, with a proof where nothing should satisfy the script."""
    is_proof_asked = script.expected is Answer.UNSATISFIABLE and script.logic not in LOGICS_WITHOUT_PROOF
    return ask_cvc5(script.question, CVC5_RLIMIT, proof=is_proof_asked)


@attrs.frozen
class Said:
    """What a solver answered or raised, its proof, and its processor time."""

    answer: str
    proof: Proof | None
    seconds: float


def ask(solver: Solver, script: Script) -> Said:
    """Ask a solver; what it raises is what it said."""
    begun = time.process_time()
    try:
        solved = solver(script)
    except Exception as error:  # noqa: BLE001  a solver that raises is an outcome of the comparison
        return Said(describe_error(error), None, time.process_time() - begun)
    return Said(solved.answer.value, solved.proof, time.process_time() - begun)


def compare_scripts(
    name: str, scripts: Iterable[Script], first: Solver = by_z3, second: Solver = by_cvc5
) -> Compared:
    """Ask both solvers every script of a claim; an exception while the scripts are made is its outcome."""
    asked: list[Asked] = []
    times = [0.0, 0.0]
    error = ""
    try:
        for number, script in enumerate(scripts, 1):
            z3, cvc5 = ask(first, script), ask(second, script)
            asked.append(
                Asked(file_of(script, number), script.expected.value, z3.answer, cvc5.answer, cvc5.proof)
            )
            times = [times[0] + z3.seconds, times[1] + cvc5.seconds]
    except Exception as raised:  # noqa: BLE001  as above
        error = describe_error(raised)
    return Compared(name, tuple(asked), round(times[0], 3), round(times[1], 3), error)


@attrs.frozen
class Comparing:
    """The comparison of some claims as a campaign: a piece is a claim, and finished ones survive an interruption."""

    names: tuple[str, ...]
    with_proofs: bool = False

    def __call__(self, piece: int) -> Json:
        """Compare the claim of one piece."""
        name = self.names[piece]
        second = by_cvc5_with_proof if self.with_proofs else by_cvc5
        result: Json = cattrs.unstructure(compare_scripts(name, scripts_for(name), second=second))
        return result

    def as_campaign(self) -> Campaign:
        """Return the campaign, identified by the claims and by the sources of their scripts."""
        plan: dict[str, Json] = {
            "work": "prove-twice",
            "names": list(self.names),
            "sources": digest_of_sources(),
            "proofs": self.with_proofs,
        }
        return Campaign(plan=plan, pieces=len(self.names), work=self)


def checkpoint_in(directory: Path, campaign: Campaign) -> Path:
    """Return the file in which the answers of this campaign are kept: other sources have another, and so have proofs."""
    sources = str(campaign.plan["sources"])
    kind = "proofs" if campaign.plan["proofs"] else "answers"
    return directory / f"{kind}-{sources[:16]}-{campaign.pieces}.jsonl"


def load_compared(results: Sequence[Json]) -> list[Compared]:
    """Load what the pieces gave."""
    return cattrs.structure(results, list[Compared])
