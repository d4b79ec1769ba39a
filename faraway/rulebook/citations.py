"""What an edition says about a clause, and in which sentences."""

from enum import Enum

from attrs import frozen

from faraway.game.readings import Edition
from faraway.rulebook.value import Value


class How(Enum):
    """What the text of an edition does with a clause.

    It states it in words, implies it by other things that it states, leaves it open (silent or ambiguous), or differs.
    """

    STATES = "states"
    IMPLIES = "implies"
    OPEN = "open"
    DIFFERS = "differs"


@frozen(kw_only=True, eq=False, repr=False)
class Reference(Value):
    """The location of a sentence: its heading, its ordinal under it, and the fingerprint of its words."""

    heading: str
    ordinal: int
    fingerprint: str

    @property
    def place(self) -> str:
        """Heading and ordinal, as a reader with the book in hand looks it up."""
        return f"{self.heading}, sentence {self.ordinal}"


@frozen(kw_only=True, eq=False, repr=False)
class Citation(Value):
    """What one edition says about a clause, in which sentences, and a note: what it follows from, or how it differs."""

    edition: Edition
    how: How
    headings: tuple[str, ...]
    note: str
    sentences: tuple[Reference, ...]

    @property
    def places(self) -> str:
        """The locations of the sentences, as a reader looks them up: each heading with its ordinals."""
        ordinals = {
            heading: [str(each.ordinal) for each in self.sentences if each.heading == heading]
            for heading in self.headings
        }
        return "; ".join(
            f"{heading}, sentence{'s' * (len(found) > 1)} {', '.join(found)}"
            for heading, found in ordinals.items()
        )
