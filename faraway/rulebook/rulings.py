"""The rulings that ship with the package, generated from spec/rulings."""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from importlib import resources
from typing import assert_never

from attrs import frozen

from faraway.io import Json, load, load_value
from faraway.io.strict import parse_trusted
from faraway.rulebook.clauses import Citation, How


class Status(Enum):
    """The ground of a ruling: all editions, a question of the ledger, or a theorem."""

    STATED = "stated"
    SETTLED = "settled"
    PROVED = "proved"


@frozen(kw_only=True)
class EditionSays(Citation):
    """What one edition says about the ruling's first clause, and which answer of the ledger it supports."""

    backs: str


@frozen(kw_only=True)
class Example:
    """An example of a ruling: the last Regions of a tableau with its Sanctuaries, or a position in one line."""

    shows: str
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    position: str


@frozen(kw_only=True)
class Ruling:
    """One question with its short answer; `also` and `keywords` serve the search."""

    id: str
    topic: str
    question: str
    answer: str
    clauses: tuple[str, ...]
    status: Status
    ledger: str
    theorem: str
    editions: tuple[EditionSays, ...]
    example: Example
    also: tuple[str, ...]
    keywords: tuple[str, ...]

    @property
    def status_in_words(self) -> str:
        """Describe the ground of the ruling."""
        match self.status:
            case Status.STATED:
                stated = all(cited.how is How.STATES for cited in self.editions)
                return "stated by all editions" if stated else "stated or implied by all editions"
            case Status.SETTLED:
                return f"settled by the reading {self.ledger}"
            case Status.PROVED:
                return f"proved by the theorem {self.theorem}"
            case _:
                assert_never(self.status)


@frozen(kw_only=True)
class Meaning:
    """Words with the meaning of their head, or a narrower one."""

    head: str
    forms: tuple[str, ...]


@frozen(kw_only=True)
class RulingBook:
    """All rulings, and the word lists of the search."""

    rulings: tuple[Ruling, ...]
    stopwords: tuple[str, ...]
    asking: tuple[str, ...]
    core: tuple[str, ...]
    elsewhere: tuple[str, ...]
    same: tuple[Meaning, ...]
    phrases: tuple[Meaning, ...]
    wider: tuple[Meaning, ...]


def load_rulings(data: bytes) -> RulingBook:
    """Load rulings; raise FarawayError with all problems of invalid data."""
    return load(data, RulingBook)


def _shipped() -> bytes:
    return resources.files("faraway").joinpath("data", "rulings.json").read_bytes()


@cache
def read_rulings() -> RulingBook:
    """Return the rulings that ship with the package."""
    return load_rulings(_shipped())


def read_some_rulings(rows: Iterable[int]) -> tuple[Ruling, ...]:
    """Return only the shipped rulings in some rows, without their wordings: validating all would take longer."""
    document = parse_trusted(_shipped(), dict[str, list[dict[str, Json]]])
    book: dict[str, Json] = {key: [] for key in document}
    book["rulings"] = [{**document["rulings"][row], "also": [], "keywords": []} for row in rows]
    return load_value(book, RulingBook).rulings
