import pytest
from attrs import evolve

from faraway.rulebook.rulings import Meaning, RulingBook
from faraway.rulebook.words import Kind, Language, plain_words, slips_allowed, stem

BOOK = RulingBook(
    rulings=(),
    stopwords=("the", "ist"),
    asking=(),
    core=(),
    elsewhere=("dice",),
    same=(
        Meaning(head="sanctuary", forms=("Heiligtümer", "sanctuaire")),
        Meaning(head="stone", forms=("Stein",)),
        Meaning(head="place", forms=("placing",)),
        Meaning(head="plac", forms=()),
    ),
    phrases=(
        Meaning(head="sanctuary deck", forms=("small pile",)),
        Meaning(head="several", forms=("more than one",)),
        Meaning(head="dice", forms=("seven wonders",)),
    ),
    wider=(Meaning(head="wonder", forms=("stone",)),),
)
LANGUAGE = Language.of(BOOK)
MENDING = evolve(LANGUAGE, words=LANGUAGE.known_words(["market", "tableau"]))


def terms(language: Language, text: str) -> list[str]:
    return [feature for feature, kind in language.features(language.terms(text)).items() if kind is Kind.TERM]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Does the CARD count?", ["doe", "the", "card", "count"]),
        ("Heiligtümer, größer", ["heiligtumer", "grosser"]),
        ("cities, ties and glass", ["city", "tie", "and", "glass"]),
        ("is his gas", ["is", "his", "gas"]),
        ("I can't and won't, it doesn\u2019t", ["i", "can", "not", "and", "will", "not", "it", "doe", "not"]),
    ],
)
def test_words_are_small_bare_and_singular(text: str, words: list[str]) -> None:
    assert list(plain_words(text)) == words


@pytest.mark.parametrize(
    ("word", "short"),
    [("placing", "plac"), ("putting", "put"), ("falling", "fall"), ("thing", "thing"), ("card", "card")],
)
def test_a_stem_is_the_word_without_its_ending(word: str, short: str) -> None:
    assert stem(word) == short


def test_words_of_four_languages_are_one_term_and_stopwords_say_little() -> None:
    assert terms(LANGUAGE, "the sanctuaires, Heiligtümer ist kaput") == ["sanctuary", "kaput"]
    assert LANGUAGE.features(LANGUAGE.terms("the"))["the"] is Kind.LITTLE


def test_a_stem_stands_for_the_one_term_of_its_words() -> None:
    assert terms(LANGUAGE, "Steining") == ["stone", "wonder"]
    assert terms(LANGUAGE, "placed") == ["plac"], "which of two terms is meant cannot be told"


def test_a_narrow_word_brings_its_wider_one() -> None:
    assert terms(LANGUAGE, "Stein") == ["stone", "wonder"]


def test_a_phrase_stands_for_its_terms() -> None:
    assert terms(LANGUAGE, "small piles") == ["sanctuary", "deck"]
    assert terms(LANGUAGE, "more than one stone") == ["several", "stone", "wonder"]


def test_words_that_stand_together_are_a_feature() -> None:
    pairs = [
        feature
        for feature, kind in LANGUAGE.features(LANGUAGE.terms("the small Stein")).items()
        if kind is Kind.PAIR
    ]
    assert pairs == ["_the", "the_small", "small_stone"]


def test_numbers_are_durations_unless_small_or_too_great() -> None:
    assert terms(MENDING, "34 after 12") == ["duration", "lowest"]
    assert MENDING.features(MENDING.terms("7"))["7"] is Kind.TERM
    assert MENDING.features(MENDING.terms("1998"))["1998"] is Kind.UNKNOWN


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("12 then 40", ["duration", "highest"]),
        ("40 then 12", ["duration", "lowest"]),
        ("40 after 12", ["duration", "later", "highest"]),
        ("55 and 55", ["duration", "equal"]),
        ("12", ["duration"]),
        ("7 then 3", ["7", "3"]),
    ],
)
def test_two_numbers_bring_how_they_compare(text: str, found: list[str]) -> None:
    talking = evolve(LANGUAGE, stopwords=frozenset({"then", "and"}), term_of={"after": "later"})
    assert terms(talking, text) == found


def test_words_of_other_games_are_known_as_such() -> None:
    assert MENDING.terms("the dice") == [("the", Kind.LITTLE), ("dice", Kind.ELSEWHERE)]
    assert MENDING.terms("Seven Wonders") == [("dice", Kind.ELSEWHERE)]


def test_slips_are_mended_where_a_word_is_long_enough() -> None:
    assert [slips_allowed(word) for word in ("card", "stone", "thistle", "sanctuary")] == [0, 1, 1, 2]
    assert terms(MENDING, "snactuaryy marekt") == ["sanctuary", "market"]
    assert terms(MENDING, "stnoe") == ["stone", "wonder"]
    assert MENDING.features(MENDING.terms("pizza xyz")) == {"pizza": Kind.UNKNOWN, "xyz": Kind.UNKNOWN}
    assert MENDING.features(MENDING.terms("atone")) == {"atone": Kind.UNKNOWN}, (
        "another first letter is another word"
    )
