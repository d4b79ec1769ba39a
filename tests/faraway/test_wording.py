"""Nouns and verbs agree with their numbers."""

import pytest

from faraway.wording import agreeing, counted


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 failures are"), (1, "1 failure is"), (2, "2 failures are")]
)
def test_noun_and_verb_agree_with_their_number(count: int, words: str) -> None:
    assert f"{counted(count, 'failure')} {agreeing(count, 'is', 'are')}" == words
