"""The only module that calls cvc5: its answer to an SMT-LIB script, and whether its proof has steps that it asks to be trusted."""

from dataclasses import dataclass

import cvc5

from proofs.smt import Answer

ANSWERS = {answer.value: answer for answer in Answer}
TRUSTED = frozenset({cvc5.ProofRule.TRUST, cvc5.ProofRule.TRUST_THEORY_REWRITE})


@dataclass(frozen=True)
class Proof:
    """The size of a proof object: all steps, and those that cvc5 gives no rule for."""

    steps: int
    trusted: int


@dataclass(frozen=True)
class Solved:
    """An answer, with the proof where the answer is that nothing satisfies the script."""

    answer: Answer
    proof: Proof | None = None


def ask_cvc5(script: str, rlimit: int, *, proof: bool = False) -> Solved:
    """Return the answer of cvc5 to a script with one question; a script that it cannot read raises."""
    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("rlimit", str(rlimit))
    if proof:
        solver.setOption("produce-proofs", "true")
        solver.setOption("proof-granularity", "dsl-rewrite")
    said = [line for line in _invoke(solver, script).splitlines() if line]
    if len(said) != 1 or said[0] not in ANSWERS:
        raise ValueError(f"cvc5 says {' '.join(said) or 'nothing'}")
    answer = ANSWERS[said[0]]
    return Solved(answer, _size(solver) if proof and answer is Answer.UNSATISFIABLE else None)


def _invoke(solver: cvc5.Solver, script: str) -> str:
    """Run the commands of a script up to its end or `exit`; return what they print."""
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "script")
    symbols = parser.getSymbolManager()
    printed = []
    while not (command := parser.nextCommand()).isNull() and command.getCommandName() != "exit":
        printed.append(command.invoke(solver, symbols))
    return "".join(printed)


def _size(solver: cvc5.Solver) -> Proof:
    """Count the steps of the proof, each once however often it is used."""
    waiting = list(solver.getProof())
    seen = set(waiting)
    trusted = 0
    while waiting:
        step = waiting.pop()
        trusted += step.getRule() in TRUSTED
        for premise in step.getChildren():
            if premise not in seen:
                seen.add(premise)
                waiting.append(premise)
    return Proof(len(seen), trusted)
