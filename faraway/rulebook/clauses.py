"""The register of the rules: every clause, what the editions say about it, its questions, its tests and proofs.

It is generated from the documents in spec/ and ships with the package.
"""

from enum import Enum
from functools import cache
from importlib import resources

from attrs import frozen
from rapidfuzz import fuzz, process

from faraway.errors import Code, FarawayError, refusal
from faraway.game.readings import Edition
from faraway.io import load

NEAR_ENOUGH = 60
MOST_SUGGESTIONS = 3


class How(Enum):
    """What an edition says about a clause."""

    STATES = "states"
    IMPLIES = "implies"
    SILENT = "silent"
    DIFFERS = "differs"


class Kind(Enum):
    """What a clause is about: the contents of the box, behaviour of a program, or custom that binds nothing."""

    FACT = "fact"
    BEHAVIOUR = "behaviour"
    CUSTOM = "custom"


class Settled(Enum):
    """How a question is settled: by a named reading, by all editions that answer it, or because nothing depends on it."""

    READING = "reading"
    MISREADING = "misreading"
    INDIFFERENT = "indifferent"


@frozen(kw_only=True)
class Citation:
    """What one edition says about a clause, its headings, and a note on how it differs."""

    edition: Edition
    how: How
    headings: tuple[str, ...]
    note: str


@frozen(kw_only=True)
class Traces:
    """The citations of a clause, as file::name; vectors, theorems, misreadings and rulings by their ids."""

    specification: tuple[str, ...]
    reference: tuple[str, ...]
    tests_for: tuple[str, ...]
    tests_against: tuple[str, ...]
    encoding: tuple[str, ...]
    theorems: tuple[str, ...]
    misreadings: tuple[str, ...]
    vectors: tuple[str, ...]
    rulings: tuple[str, ...]


TRACE_TITLES = {
    "specification": "Specification",
    "reference": "Reference",
    "tests_for": "Tests that it holds",
    "tests_against": "Tests that a violation is detected",
    "encoding": "Encoding for z3",
    "theorems": "Theorems",
    "misreadings": "Misreadings that violate it",
    "vectors": "Vectors",
    "rulings": "Rulings",
}
"""The fields of Traces, as headings."""


@frozen(kw_only=True)
class Clause:
    """One rule with its permanent id."""

    id: str
    chapter: str
    kind: Kind
    text: str
    editions: tuple[Citation, ...]
    neighbours: tuple[str, ...]
    questions: tuple[str, ...]
    traces: Traces


@frozen(kw_only=True)
class Answer:
    """One answer to a question; a wrong one has a misreading or an error code."""

    value: str
    meaning: str
    editions: tuple[Edition, ...]
    misreading: str
    refused: str


@frozen(kw_only=True)
class Question:
    """One question of the ledger, in a player's words."""

    id: str
    question: str
    settled: Settled
    default: str
    reason: str
    consequence: str
    argument: str
    clauses: tuple[str, ...]
    answers: tuple[Answer, ...]
    shown_by: tuple[str, ...]


@frozen(kw_only=True)
class Register:
    """All clauses in the order of the chapters, and all questions."""

    clauses: tuple[Clause, ...]
    questions: tuple[Question, ...]

    def clause(self, name: str) -> Clause:
        """Return the clause with an id, in upper or lower case; raise FarawayError for an unknown id."""
        wanted = name.strip().upper()
        for clause in self.clauses:
            if clause.id == wanted:
                return clause
        raise self._unknown(name, wanted)

    def question(self, name: str) -> Question:
        """Return the question of the ledger with an id; a reading's question has the reading's name."""
        for question in self.questions:
            if question.id == name:
                return question
        raise KeyError(name)

    def _unknown(self, name: str, wanted: str) -> FarawayError:
        known = [clause.id for clause in self.clauses]
        near = process.extract(
            wanted, known, scorer=fuzz.ratio, limit=MOST_SUGGESTIONS, score_cutoff=NEAR_ENOUGH
        )
        hint = f"; did you mean {', '.join(found for found, _, _ in near)}?" if near else ""
        return refusal(Code.UNKNOWN_CLAUSE, f"no clause has the id {name!r}{hint}")


def load_register(data: bytes) -> Register:
    """Load a register; raise FarawayError with all problems of invalid data."""
    return load(data, Register)


@cache
def read_register() -> Register:
    """Return the register that ships with the package."""
    return load_register(resources.files("faraway").joinpath("data", "register.json").read_bytes())
