"""A generated question, and how it lists numbers."""

from collections.abc import Iterable

from attrs import frozen

from faraway.rulebook.cases import case as cases


@frozen(kw_only=True)
class Generated:
    """A question, the case that it holds, and the sentence that belongs to the specification's value."""

    question: str
    case: cases.Case
    sentence: str


def listed(row: Iterable[int]) -> str:
    """Return numbers as a question lists them."""
    return ", ".join(map(str, row))
