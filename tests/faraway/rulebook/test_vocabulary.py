import pytest
from attrs import evolve

from faraway.rulebook.index_builder import make_vocabulary
from faraway.rulebook.ruling_book import Meaning, RulingBook
from faraway.rulebook.vocabulary import Kind, Vocabulary, stem, tokenize, typos_allowed

BOOK = RulingBook(
    rulings=(),
    overviews=(),
    outside=(),
    stopwords=("the", "ist"),
    asking=(),
    core=(),
    elsewhere=("dice",),
    games=("Seven Wonders", "Skat"),
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
VOCABULARY = make_vocabulary(BOOK)
CORRECTING = evolve(VOCABULARY, known_words=VOCABULARY.words_known_from(["market", "tableau"]))


def terms(words: Vocabulary, text: str) -> list[str]:
    return [feature for feature, kind in words.features(words.terms(text)).items() if kind is Kind.TERM]


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
def test_tokens_are_lower_case_singular_and_without_accents(text: str, words: list[str]) -> None:
    assert list(tokenize(text)) == words


@pytest.mark.parametrize(
    ("word", "short"),
    [("placing", "plac"), ("putting", "put"), ("falling", "fall"), ("thing", "thing"), ("card", "card")],
)
def test_a_stem_is_the_word_without_its_suffix(word: str, short: str) -> None:
    assert stem(word) == short


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # Synonyms in four languages are one term.
        ("the sanctuaires, Heiligtümer ist kaput", ["sanctuary", "kaput"]),
        # A stem has the term that its words share; the words of the second stem have two terms.
        ("Steining", ["stone", "wonder"]),
        ("placed", ["plac"]),
        # A term adds its broader term.
        ("Stein", ["stone", "wonder"]),
        # A phrase is replaced by its terms.
        ("small piles", ["sanctuary", "deck"]),
        ("more than one stone", ["several", "stone", "wonder"]),
    ],
)
def test_words_are_known_by_their_terms(text: str, found: list[str]) -> None:
    assert terms(VOCABULARY, text) == found


def test_neighbouring_words_are_a_bigram_and_small_words_stopwords() -> None:
    found = VOCABULARY.features(VOCABULARY.terms("the small Stein"))
    assert [each for each, kind in found.items() if kind is Kind.BIGRAM] == [
        "_the",
        "the_small",
        "small_stone",
    ]
    assert VOCABULARY.features(VOCABULARY.terms("the"))["the"] is Kind.STOPWORD


def test_numbers_from_9_to_99_are_durations() -> None:
    assert terms(CORRECTING, "34 after 12") == ["duration", "lowest"]
    assert CORRECTING.features(CORRECTING.terms("7"))["7"] is Kind.TERM
    assert CORRECTING.features(CORRECTING.terms("1998"))["1998"] is Kind.UNKNOWN


@pytest.mark.parametrize("digits", ["9" * 5000, "0" * 5000 + "12"], ids=["great", "zeros"])
def test_digits_that_python_does_not_convert_are_unknown(digits: str) -> None:
    assert CORRECTING.features(CORRECTING.terms(f"{digits} after 12"))[digits] is Kind.UNKNOWN


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
def test_two_numbers_add_a_term_for_how_they_compare(text: str, found: list[str]) -> None:
    talking = evolve(VOCABULARY, stopwords=frozenset({"then", "and"}), synonyms={"after": "later"})
    assert terms(talking, text) == found


def test_words_of_other_games_are_off_topic() -> None:
    assert CORRECTING.terms("the dice") == [("the", Kind.STOPWORD), ("dice", Kind.OFF_TOPIC)]
    assert CORRECTING.terms("Seven Wonders") == [("dice", Kind.OFF_TOPIC)]


@pytest.mark.parametrize(
    ("text", "is_named"),
    [
        # A name on the list, wherever it stands and however it is typed.
        ("do ties count in seven wonders", True),
        ("Beim Skat kommt wer raus", True),
        # Unknown words in capitals, where the name of a game stands.
        ("In Zorbania, may I", True),
        ("Bei \u201eZorbania\u201c: darf ich", True),
        ("Zorbania Mars: may I", True),
        ("how many in Zorbania Mars?", True),
        # A single one before a colon or at the end may be a player's name.
        ("Zorbania: may I", False),
        ("what is the score in Zorbania?", False),
        # Known words, also with a typing error or in a compound.
        ("In Stein, may I", False),
        ("In Marekt, may I", False),
        ("In Steinheiligtümer, may I", False),
        ("In Zorbania Stein, may I", False),
        ("In The, may I", False),
        ("in zorbania, may I", False),
        ("may I", False),
    ],
)
def test_another_game_is_known_by_its_name_or_where_it_stands(*, text: str, is_named: bool) -> None:
    assert CORRECTING.names_other_game(text) is is_named


def test_typing_errors_in_long_words_are_corrected() -> None:
    assert [typos_allowed(word) for word in ("card", "stone", "thistle", "sanctuary")] == [0, 1, 1, 2]
    assert terms(CORRECTING, "snactuaryy marekt") == ["sanctuary", "market"]
    assert terms(CORRECTING, "stnoe") == ["stone", "wonder"]
    assert CORRECTING.features(CORRECTING.terms("pizza xyz")) == {"pizza": Kind.UNKNOWN, "xyz": Kind.UNKNOWN}
    assert CORRECTING.features(CORRECTING.terms("atone")) == {"atone": Kind.UNKNOWN}, (
        "another first letter is another word"
    )


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Steinheiligtümer", ["stone", "sanctuary"]),
        ("Steinsheiligtümer", ["stone", "sanctuary"]),
        ("Heiligtümernstein", ["sanctuary", "stone"]),
        ("Steinbruch", ["steinbruch"]),
        ("Bruchstein", ["bruchstein"]),
        ("Marktplatz", ["marktplatz"]),
    ],
)
def test_a_compound_is_split_if_both_parts_have_a_meaning(word: str, parts: list[str]) -> None:
    assert [term for term, _ in CORRECTING.terms(word)] == parts


def test_four_numbers_are_a_list_of_regions() -> None:
    assert "numbers" in terms(VOCABULARY, "12, 5, 40 and 3")
    assert "numbers" not in terms(VOCABULARY, "12, 5 and 40")


@pytest.mark.parametrize(
    ("word", "term"),
    [("lindice", "clue"), ("dindice", "clue"), ("lmarket", "lmarket"), ("xindice", "xindice")],
)
def test_a_word_is_known_after_an_elided_one(word: str, term: str) -> None:
    same = (*BOOK.same, Meaning(head="clue", forms=("indice",)))
    words = evolve(make_vocabulary(evolve(BOOK, same=same)), known_words=("clue", "indice", "market"))
    assert [found for found, _ in words.terms(word)] == [term]
