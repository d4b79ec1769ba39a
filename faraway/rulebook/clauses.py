"""The register of the rules: every clause, what the editions say about it, its questions, its tests and proofs.

It is generated from the documents in spec/ and ships with the package.
"""

from enum import Enum
from functools import cache

from attrs import frozen

from faraway.errors import Code, FarawayError, refusal
from faraway.game.readings import Edition
from faraway.io import load
from faraway.rulebook.citations import Citation
from faraway.shipped import read_shipped

NEAR_ENOUGH = 60
MOST_SUGGESTIONS = 3


class Kind(Enum):
    """What a clause is about: the contents of the box, behaviour of a program, or custom that binds nothing."""

    FACT = "fact"
    BEHAVIOUR = "behaviour"
    CUSTOM = "custom"


class Settled(Enum):
    """How a question is settled: by a named reading, by all editions that answer it, by us, or because nothing depends on it."""

    READING = "reading"
    MISREADING = "misreading"
    CONCLUSION = "conclusion"
    INDIFFERENT = "indifferent"


class Ground(Enum):
    """The ground on which a value of a reading is played under an edition."""

    STATED = "stated"
    IMPLIED = "implied"
    ONE_WAY = "one-way"
    SILENT = "silent"

    @property
    def in_words(self) -> str:
        """Describe the ground to a player."""
        return GROUNDS[self]


GROUNDS = {
    Ground.STATED: "its text says so",
    Ground.IMPLIED: "it follows from its text",
    Ground.ONE_WAY: "one way to read it",
    Ground.SILENT: "our default, it does not say",
}


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
    """One rule with its permanent id; `reading` decides it, `reason` is given if no edition states or implies it."""

    id: str
    chapter: str
    kind: Kind
    text: str
    reading: str
    reason: str
    editions: tuple[Citation, ...]
    neighbours: tuple[str, ...]
    questions: tuple[str, ...]
    traces: Traces


@frozen(kw_only=True)
class Answer:
    """One answer to a question; a wrong one has a misreading, an error code, or what the first example would give."""

    value: str
    meaning: str
    editions: tuple[Edition, ...]
    misreading: str
    refused: str
    gives: str


@frozen(kw_only=True)
class Preset:
    """The value played under one edition, and its ground; `others` are the other ways to read its text."""

    edition: Edition
    value: str
    ground: Ground
    others: tuple[str, ...]
    note: str


@frozen(kw_only=True)
class Question:
    """One question of the ledger, in a player's words; a reading has a preset for every edition."""

    id: str
    question: str
    settled: Settled
    default: str
    reason: str
    consequence: str
    argument: str
    clauses: tuple[str, ...]
    answers: tuple[Answer, ...]
    presets: tuple[Preset, ...]
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
        from rapidfuzz import fuzz, process  # noqa: PLC0415  loaded for unknown ids only: it takes a tenth of the start

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
    return load_register(read_shipped("register.json"))
