"""The rulings that ship with the package, generated from the documents of the rules."""

import json
from collections.abc import Iterable
from enum import Enum
from functools import cache
from importlib import resources
from typing import assert_never

from attrs import frozen

from faraway.errors import FarawayError
from faraway.game.readings import Edition
from faraway.io.strict import Json, Parsed, parse_json
from faraway.io.structure import structure
from faraway.io.tableaux import merge_problems
from faraway.rulebook.clauses import How


class Status(Enum):
    """What a ruling rests on: all editions, a question of the ledger, or a theorem."""

    STATED = "stated"
    SETTLED = "settled"
    PROVED = "proved"


@frozen(kw_only=True)
class EditionSays:
    """How one edition speaks of the ruling's first clause, and which answer of the ledger it backs."""

    edition: Edition
    how: How
    headings: tuple[str, ...]
    note: str
    backs: str


@frozen(kw_only=True)
class Example:
    """Cards that show a ruling: the last Regions of a tableau with Sanctuaries, or a position told in a line."""

    shows: str
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    position: str


@frozen(kw_only=True)
class Ruling:
    """One question with its short answer; `also` and `keywords` are there to be found by."""

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
        """Say what the ruling rests on."""
        match self.status:
            case Status.STATED:
                stated = all(said.how is How.STATES for said in self.editions)
                return "stated by all editions" if stated else "stated or implied by all editions"
            case Status.SETTLED:
                return f"settled by the reading {self.ledger}"
            case Status.PROVED:
                return f"proved by the theorem {self.theorem}"
            case _:
                assert_never(self.status)


@frozen(kw_only=True)
class Meaning:
    """Words that mean the same as their head, or less than it."""

    head: str
    forms: tuple[str, ...]


@frozen(kw_only=True)
class RulingBook:
    """All rulings, and what the search knows of language."""

    rulings: tuple[Ruling, ...]
    stopwords: tuple[str, ...]
    asking: tuple[str, ...]
    core: tuple[str, ...]
    elsewhere: tuple[str, ...]
    same: tuple[Meaning, ...]
    phrases: tuple[Meaning, ...]
    wider: tuple[Meaning, ...]


def load_rulings(data: bytes) -> RulingBook:
    """Read rulings strictly, with every reason when they are damaged."""
    return _book(parse_json(data))


def _book(parsed: Parsed) -> RulingBook:
    book, problems = structure(parsed.value, RulingBook)
    problems = merge_problems(parsed, problems)
    if book is None or problems:
        raise FarawayError(problems)
    return book


def _shipped() -> bytes:
    return resources.files("faraway").joinpath("data", "rulings.json").read_bytes()


@cache
def read_rulings() -> RulingBook:
    """Read the rulings that ship with the package, once."""
    return load_rulings(_shipped())


def read_found(rows: Iterable[int]) -> tuple[Ruling, ...]:
    """Read only some of the rulings that ship: what a question has found, without waiting for the rest."""
    document = json.loads(_shipped())
    found = [document["rulings"][row] | {"also": [], "keywords": []} for row in rows]
    bare: dict[str, Json] = {key: [] for key in document} | {"rulings": found}
    return _book(Parsed(value=bare)).rulings
