"""All rulings with the texts by which they are found, for the builder of the search index and for the site."""

from functools import cache

from attrs import frozen

from faraway.io import load
from faraway.rulebook.rulings import Ruling, shipped_rulings


@frozen(kw_only=True)
class Meaning:
    """Words with the meaning of their head, or a narrower one."""

    head: str
    forms: tuple[str, ...]


@frozen(kw_only=True)
class Overview:
    """A general question that is answered in several lines, or one that is refused, with players' wordings of it."""

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


@cache
def read_rulings() -> RulingBook:
    """Return the rulings that ship with the package."""
    return load_rulings(shipped_rulings())
