"""The rulings that ship with the package, generated from spec/rulings."""

from collections.abc import Iterable
from enum import Enum

from attrs import frozen

from faraway.game.readings import Edition
from faraway.rulebook.citations import Citation, How
from faraway.rulebook.value import Value
from faraway.shipped import read_shipped

GRADES = {
    How.STATES: "stated by",
    How.IMPLIES: "implied by",
    How.OPEN: "left open by",
    How.DIFFERS: "put otherwise by",
}
"""What an edition does with a clause, from the strongest to the weakest, in the words of a status line."""


class Status(Enum):
    """The ground of a ruling: a reading, a theorem, or the weakest grade that an edition gives to one of its clauses."""

    READING = "reading"
    PROVED = "proved"
    STATED = "stated"
    IMPLIED = "implied"
    OPEN = "open"


@frozen(kw_only=True, eq=False, repr=False)
class ClauseSays(Value):
    """What each edition says about one clause of a ruling."""

    clause: str
    editions: tuple[Citation, ...]


@frozen(kw_only=True, eq=False, repr=False)
class EditionSays(Value):
    """The weakest grade that one edition gives to a clause of the ruling: it supports the whole ruling no better than that."""

    edition: Edition
    how: How


@frozen(kw_only=True, eq=False, repr=False)
class Example(Value):
    """An example of a ruling: the last Regions of a tableau with its Sanctuaries, or a position in one line."""

    shows: str
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    position: str


@frozen(kw_only=True, eq=False, repr=False)
class OtherValue(Value):
    """Another value of a reading, and an example of what it changes."""

    value: str
    meaning: str
    example: Example


@frozen(kw_only=True, eq=False, repr=False)
class Choice(Value):
    """A reading on which a ruling depends: its name as `--reading` takes it, its default, and its other values."""

    reading: str
    default: str
    others: tuple[OtherValue, ...]


@frozen(kw_only=True, eq=False, repr=False)
class Ruling(Value):
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
    """Return the weakest of some grades: several clauses together are supported no better than the worst of them."""
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


def shipped_rulings() -> bytes:
    """Return the bytes of the file that ships with the package."""
    return read_shipped("rulings.json")
