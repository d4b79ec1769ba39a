import pytest

from faraway.rulebook.sentences import fingerprint, split_sentences, words


def texts(text: str) -> list[str]:
    return [sentence.text for sentence in split_sentences(text)]


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("One. Two! Three?", ["One.", "Two!", "Three?"]),
        ("A line\nthat goes on. Next one.", ["A line that goes on.", "Next one."]),
        ("## A heading\nA sentence.", ["A heading", "A sentence."]),
        ("## 1. A numbered heading\n\nText.", ["1. A numbered heading", "Text."]),
        ("* one\n* two\n1. three", ["one", "two", "three"]),
        ("> - **Bold** and *light* <u>marks</u>, [a link](#there).", ["Bold and light marks, a link."]),
        ("A paragraph that\n\ngoes on below.", ["A paragraph that goes on below."]),
        ("A list follows:\n\nstarting small", ["A list follows:", "starting small"]),
        ("It ends.\n\nstarting small", ["It ends.", "starting small"]),
        ("A hyphen-\nated word.", ["A hyphenated word."]),
        ("Was that the 8. Runde? Then stop.", ["Was that the 8. Runde?", "Then stop."]),
        ("Choose 1. Then add it.", ["Choose 1.", "Then add it."]),
        ("So on, etc. and further.", ["So on, etc. and further."]),
        ("Ends here.Begins there.", ["Ends here.", "Begins there."]),
        ("(In brackets.) (And more.)", ["(In brackets.)", "(And more.)"]),
        ("---\n\n* * *\n\n...\n", []),
        ("", []),
    ],
)
def test_a_copy_is_split_into_sentences(text: str, sentences: list[str]) -> None:
    assert texts(text) == sentences


def test_words_have_no_case_accents_or_punctuation() -> None:
    assert words("L'Été, «GROẞ» - 8<sup>") == ("l", "ete", "gross", "8", "sup")


def test_a_fingerprint_is_of_the_words_alone_and_in_their_order() -> None:
    assert fingerprint("The Région, counts itself!") == fingerprint("the region counts ITSELF")
    assert fingerprint("the region counts itself") != fingerprint("the region counts himself")
    assert fingerprint("the region counts itself") != fingerprint("itself counts the region")
    assert len(fingerprint("")) == 12
