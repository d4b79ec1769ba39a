"""Situations as players put them, in four languages: worked out rightly, or not at all."""

import pytest

from faraway.messages import Language
from faraway.rulebook.cases.parsing import parse_case
from faraway.rulebook.phrasebook import guess_language
from faraway.rulebook.search import shipped_index
from faraway.rulebook.vocabulary import singular
from tests.faraway.rulebook.cases.phrasing import Phrasing, read_phrasings, value_of

FEWEST = 100


def parsed_value(asked: Phrasing) -> str | None:
    words = shipped_index().vocabulary
    language = guess_language(asked.question)
    case = parse_case(asked.question, language, lambda word: words.knows(singular(word)))
    return None if case is None else value_of(case)


@pytest.mark.parametrize("language", Language)
def test_a_situation_is_worked_out_rightly_or_not_at_all(language: Language) -> None:
    asked = read_phrasings(language.value)
    assert len(asked) >= FEWEST
    found = {each.question: (parsed_value(each), each.expected) for each in asked}
    wrong = {question: values for question, values in found.items() if values[0] not in {None, values[1]}}
    assert wrong == {}
    missed = [
        each.question for each in asked if each.is_understood and found[each.question][0] != each.expected
    ]
    assert missed == []


@pytest.mark.parametrize("language", Language)
def test_what_is_marked_as_not_understood_is_not(language: Language) -> None:
    marked = [each for each in read_phrasings(language.value) if not each.is_understood]
    assert [each.question for each in marked if parsed_value(each) is not None] == []
