"""The rulings that ship with the package, generated from spec/rulings."""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from importlib import resources

from attrs import frozen

from faraway.game.readings import Edition
from faraway.io import Json, load, load_value
from faraway.io.strict import parse_trusted
from faraway.rulebook.clauses import Citation, How

GRADES = {
    How.STATES: "stated by",
    How.IMPLIES: "implied by",
    How.OPEN: "left open by",
    How.DIFFERS: "put otherwise by",
}
"""What an edition does with a clause, from the strongest to the weakest, in the words of a status line."""


FIRST_LINE = 1
"""The line of the file on which the first ruling stands; each has one line."""


class Status(Enum):
    """The ground of a ruling: a reading, a theorem, or the weakest that an edition says of one of its clauses."""

    READING = "reading"
    PROVED = "proved"
    STATED = "stated"
    IMPLIED = "implied"
    OPEN = "open"


@frozen(kw_only=True)
class ClauseSays:
    """What each edition says about one clause of a ruling."""

    clause: str
    editions: tuple[Citation, ...]


@frozen(kw_only=True)
class EditionSays:
    """The weakest that one edition says about a clause of the ruling: it bears the whole ruling no better than that."""

    edition: Edition
    how: How


@frozen(kw_only=True)
class Example:
    """An example of a ruling: the last Regions of a tableau with its Sanctuaries, or a position in one line."""

    shows: str
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    position: str


@frozen(kw_only=True)
class OtherValue:
    """Another value of a reading, and an example of what it changes."""

    value: str
    meaning: str
    example: Example


@frozen(kw_only=True)
class Choice:
    """A reading on which a ruling depends: its name as `--reading` takes it, its default, and its other values."""

    reading: str
    default: str
    others: tuple[OtherValue, ...]


@frozen(kw_only=True)
class Ruling:
    """One question with its short answer; `also` and `keywords` serve the search."""

    id: str
    topic: str
    question: str
    answer: str
    clauses: tuple[str, ...]
    status: Status
    readings: tuple[Choice, ...]
    ledger: str
    theorem: str
    of_model: bool
    editions: tuple[EditionSays, ...]
    citations: tuple[ClauseSays, ...]
    example: Example
    also: tuple[str, ...]
    keywords: tuple[str, ...]

    @property
    def status_in_words(self) -> str:
        """Describe the ground of the ruling: the readings and the theorem that it rests on, and what the editions say."""
        grounds = [
            f"by default, under the reading {choice.reading}={choice.default}" for choice in self.readings
        ]
        if self.theorem:
            of_model = ", of an arithmetic model of the game" if self.of_model else ""
            grounds.append(f"proved by the theorem {self.theorem}{of_model}")
        subject = "its clause is" if len(self.clauses) == 1 else "its clauses are"
        return "; ".join([*grounds, f"{subject} {_grades_in_words(self.editions)}"])


def weakest(grades: Iterable[How]) -> How:
    """Return the weakest of some grades: what is said of several clauses is said no better than of the worst."""
    order = tuple(GRADES)
    return max(grades, key=order.index)


def derive_status(*, readings: bool, proved: bool, grades: Iterable[How]) -> Status:
    """Return the ground of a ruling, from what it depends on and the grades of all its clauses in all editions."""
    if readings:
        return Status.READING
    if proved:
        return Status.PROVED
    match weakest(grades):
        case How.STATES:
            return Status.STATED
        case How.IMPLIES:
            return Status.IMPLIED
        case _:
            return Status.OPEN


def list_words(words: list[str]) -> str:
    """Join words with commas, the last two with `and`."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def _grades_in_words(editions: Iterable[EditionSays]) -> str:
    """Describe which editions state, imply, leave open or contradict what a ruling rests on."""
    says = {grade: [each.edition.value for each in editions if each.how is grade] for grade in GRADES}
    return ", ".join(
        f"{words} {'all five editions' if len(found) == len(Edition) else list_words(found)}"
        for grade, words in GRADES.items()
        if (found := says[grade])
    )


@frozen(kw_only=True)
class Meaning:
    """Words with the meaning of their head, or a narrower one."""

    head: str
    forms: tuple[str, ...]


@frozen(kw_only=True)
class Overview:
    """A general question that is answered in several lines, or one that is refused, and how players put it."""

    id: str
    also: tuple[str, ...]


@frozen(kw_only=True)
class RulingBook:
    """All rulings, the overviews, what the rules do not answer, and the word lists of the search."""

    rulings: tuple[Ruling, ...]
    overviews: tuple[Overview, ...]
    outside: tuple[Overview, ...]
    stopwords: tuple[str, ...]
    asking: tuple[str, ...]
    core: tuple[str, ...]
    elsewhere: tuple[str, ...]
    games: tuple[str, ...]
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
    """Return only the shipped rulings in some rows, without their wordings: parsing and validating all would take longer."""
    lines = _shipped().split(b"\n")
    found = [parse_trusted(lines[FIRST_LINE + row].rstrip(b","), dict[str, Json]) for row in rows]
    return tuple(load_value({**ruling, "also": [], "keywords": []}, Ruling) for ruling in found)
