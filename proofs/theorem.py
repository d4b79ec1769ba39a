"""A theorem is a value: what is claimed, in words and in terms, and the work that it may cost.

Nothing is built or proved when a theorem is made: its statement is a function that yields
obligations one after another. The theorem holds if all of them do.
"""

import enum
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from proofs.encoding import Tableau
from proofs.smt import Truth, Values
from proofs.verdict import Kind, Subject

USUAL_RLIMIT = 20_000_000


class Quantifier(enum.Enum):
    """Whether a claim is about everything that the premises allow, or about one such thing."""

    FOR_ALL = "for all"
    EXISTS = "exists"


@dataclass(frozen=True)
class Scored:
    """A tableau with the fame that z3 derives for some of its cards, by duration or id."""

    tableau: Tableau
    fame: tuple[tuple[int | str, int], ...]


@dataclass(frozen=True)
class Example:
    """A case decoded from z3's values: in words, and as tableaux where it is about tableaux."""

    words: str
    scored: tuple[Scored, ...] = ()


@dataclass(frozen=True, eq=False)
class Obligation:
    """One thing to prove: wherever the premises hold, the claim does (or: somewhere both hold)."""

    label: str
    premises: tuple[Truth, ...]
    claim: Truth
    decode: Callable[[Values], Example]
    quantifier: Quantifier = Quantifier.FOR_ALL


Statement = Callable[[], Iterable[Obligation]]


@dataclass(frozen=True)
class Twin:
    """The same theorem made false by one change of a rule, which the words name: it must be refuted."""

    change: str
    statement: Statement


@dataclass(frozen=True)
class Witness:
    """What a bound has instead of a twin: a case that attains it, and that reference and specification must score the same."""

    change: str
    statement: Statement


@dataclass(frozen=True)
class Theorem:
    """A claim about the game."""

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    statement: Statement
    twin: Twin | Witness
    rlimit: int = USUAL_RLIMIT
    subject: Subject = Subject.RULES
    kind: Kind = Kind.PROVED
    cases: int | None = None

    @property
    def has_witness(self) -> bool:
        """Return True if the theorem is a bound that is attained, and has no twin."""
        return isinstance(self.twin, Witness)
