"""What a question is read as, and the case of one Region in a row."""

from faraway.rulebook.cases.case import Case, RegionsCase, TableauCase
from faraway.rulebook.cases.parsing import parse_case
from faraway.rulebook.phrasebook import guess_language
from faraway.rulebook.search import shipped_index
from faraway.rulebook.vocabulary import singular


def parse(question: str) -> Case | None:
    """Return the case that a question in any of the four languages holds."""
    words = shipped_index().vocabulary
    return parse_case(question, guess_language(question), lambda word: words.knows(singular(word)))


def work_out(question: str) -> Case | None:
    """Return the case that a question holds, None if only its Regions are worked out and its Sanctuaries are left open."""
    case = parse(question)
    return None if isinstance(case, RegionsCase) else case


def in_row(region: int, *later: int, **sanctuaries: int) -> TableauCase:
    """Return the case of a Region with these Regions after it and these counts on Sanctuaries."""
    return TableauCase(region=region, later=later, sanctuaries=sanctuaries)
