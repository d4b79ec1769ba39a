from __future__ import annotations

import pytest

from faraway.desk.rulings import Meaning, RulingBook
from faraway.desk.words import Language, plain_words, slips_allowed

BOOK = RulingBook(
    rulings=(),
    stopwords=("the", "ist"),
    same=(
        Meaning(head="sanctuary", forms=("Heiligtümer", "sanctuaire")),
        Meaning(head="stone", forms=("Stein",)),
    ),
    wider=(Meaning(head="wonder", forms=("stone",)),),
)
LANGUAGE = Language.of(BOOK)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Does the CARD count?", ["doe", "the", "card", "count"]),
        ("Heiligtümer, größer", ["heiligtumer", "grosser"]),
        ("cities, ties and glass", ["city", "tie", "and", "glass"]),
        ("is his gas", ["is", "his", "gas"]),
    ],
)
def test_words_are_small_bare_and_singular(text: str, words: list[str]) -> None:
    assert list(plain_words(text)) == words


def test_words_of_four_languages_are_one_term_and_stopwords_are_left_out() -> None:
    assert LANGUAGE.terms("the sanctuaires, Heiligtümer ist kaput") == ["sanctuary", "sanctuary", "kaput"]


def test_a_narrow_word_brings_its_wider_one() -> None:
    assert LANGUAGE.terms("Stein") == ["stone", "wonder"]
    assert LANGUAGE.asked("stones") == {"stone": True, "wonder": True}


def test_slips_are_mended_where_a_word_is_long_enough() -> None:
    assert [slips_allowed(word) for word in ("card", "stone", "thistle", "sanctuary")] == [0, 1, 1, 2]
    assert LANGUAGE.asked("snactuaryy") == {"sanctuary": True}
    assert LANGUAGE.asked("stnoe") == {"stone": True, "wonder": True}
    assert LANGUAGE.asked("pizza xyz") == {"pizza": False, "xyz": False}
    assert LANGUAGE.asked("atone") == {"atone": False}, "another first letter is another word"


def test_words_of_an_index_are_known() -> None:
    assert LANGUAGE.knowing({"market"}).asked("marekt") == {"market": True}
