"""Obligations as SMT-LIB 2.6 scripts that any solver can run, each with the answer that it must have.

A theorem needs, for each obligation, that its premises can hold and that its claim follows; its twin, that one of its
obligations fails; a bound, that it is attained. Each of these is one script with one question.
"""

import enum
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from proofs.check import decide
from proofs.smt import Answer, Truth, logic_of, negation, smtlib
from proofs.theorem import Obligation, Quantifier, Theorem
from proofs.verdict import Verdict


class Role(enum.Enum):
    """What a script asks."""

    PREMISES = "premises"  # can they hold?
    OBLIGATION = (
        "obligation"  # can the premises hold without the claim, or with it if it says that something exists?
    )
    TWIN = "twin"  # the obligation of the twin that fails
    WITNESS = "witness"  # the case in which a bound is attained
    QUESTION = "question"  # a question of an argument that is not a theorem


@dataclass(frozen=True)
class Script:
    """One question to a solver, with the answer that it must have."""

    name: str
    label: str
    role: Role
    clauses: tuple[str, ...]
    logic: str
    expected: Answer
    body: str

    @property
    def text(self) -> str:
        """Return the whole script, with the expected answer."""
        return self._text(f"(set-info :status {self.expected.value})")

    @property
    def question(self) -> str:
        """Return the script without the expected answer, which some solvers compare theirs with."""
        return self._text("(set-info :status unknown)")

    def _text(self, status: str) -> str:
        return "\n".join(
            [
                "(set-info :smt-lib-version 2.6)",
                f"(set-logic {self.logic})",
                f"(set-info :source |faraway-rules: {self.name}, {self.label}|)",
                f"(set-info :question |{self.role.value}|)",
                f"(set-info :clauses |{' '.join(self.clauses)}|)",
                '(set-info :category "industrial")',
                status,
                self.body.rstrip(),
                "(check-sat)",
                "(exit)",
                "",
            ]
        )


class UnsettledError(Exception):
    """z3 does not refute a twin, so that no script of it can be expected to fail."""


def scripts_of(theorem: Theorem) -> Iterator[Script]:
    """Yield the scripts of a theorem: premises and claim of each obligation, then its twin or its witness."""
    for obligation in theorem.statement():
        if obligation.quantifier is Quantifier.FOR_ALL:
            yield _script(theorem, obligation, Role.PREMISES, obligation.premises, Answer.SATISFIABLE)
        yield _script(theorem, obligation, Role.OBLIGATION, *_question(obligation, holds=True))
    if theorem.has_witness:
        for obligation in theorem.twin.statement():
            yield _script(theorem, obligation, Role.WITNESS, *_question(obligation, holds=True))
    else:
        yield _twin_script(theorem)


def _twin_script(theorem: Theorem) -> Script:
    for obligation in theorem.twin.statement():
        verdict = decide(obligation, theorem.rlimit).verdict
        if verdict is Verdict.REFUTED:
            return _script(theorem, obligation, Role.TWIN, *_question(obligation, holds=False))
        if verdict is not Verdict.PROVED:
            break
    raise UnsettledError(f"z3 does not refute the twin of {theorem.name}")


def _question(obligation: Obligation, *, holds: bool) -> tuple[Sequence[Truth], Answer]:
    """Return what to ask of an obligation that holds or fails, and the answer that shows it."""
    exists = obligation.quantifier is Quantifier.EXISTS
    goal = obligation.claim if exists else negation(obligation.claim)
    expected = Answer.SATISFIABLE if holds is exists else Answer.UNSATISFIABLE
    return (*obligation.premises, goal), expected


def _script(
    theorem: Theorem, obligation: Obligation, role: Role, asked: Sequence[Truth], expected: Answer
) -> Script:
    return Script(
        theorem.name, obligation.label, role, theorem.clauses, logic_of(asked), expected, smtlib(asked)
    )


def question_script(
    name: str, label: str, clauses: tuple[str, ...], asked: Iterable[Truth], answer: Answer
) -> Script:
    """Return the script of a question that was asked in an argument, expected to be answered as it was."""
    constraints = tuple(asked)
    return Script(name, label, Role.QUESTION, clauses, logic_of(constraints), answer, smtlib(constraints))
