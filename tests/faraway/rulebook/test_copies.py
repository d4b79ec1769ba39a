from pathlib import Path

import pytest

from faraway.game.readings import Edition
from faraway.rulebook.books import parse_reference, read_books
from faraway.rulebook.citations import Reference
from faraway.rulebook.copies import CHANGED, MISSING, OTHER, UNKNOWN, Alignment, Lookup, align, read_copies
from faraway.rulebook.sentences import split_sentences
from tests.faraway.rulebook.made_up_rulebook import BOOK, TEXT, cite, write_copy

DIE = cite(1, "Roll the red die.")


def beside(text: str) -> Alignment:
    return align(BOOK, split_sentences(text))


def look(reference: Reference, text: str = TEXT) -> Lookup:
    return beside(text).look_up(Edition.EN, reference)


def test_a_citation_is_found_with_its_sentence() -> None:
    found = look(DIE)
    assert (found.sentence, found.problem) == ("Roll the red die.", "")
    assert beside(TEXT).problems() == ()


def test_headings_and_print_are_not_counted() -> None:
    assert [each.ordinal for each in BOOK.sentences()] == [0, 1, 0, 1, 2, 3, 4, 0]


def test_one_word_changed_is_red_and_shows_what_stands_there() -> None:
    text = TEXT.replace("red", "blue")
    found = look(DIE, text)
    assert (found.sentence, found.problem) == ("Roll the blue die.", CHANGED)
    assert beside(text).problems() == (f"Playing, sentence 1: {CHANGED}",)


def test_a_citation_moved_by_a_sentence_is_red() -> None:
    moved = cite(2, "Roll the red die.")
    assert look(moved).problem == OTHER
    assert look(moved).sentence == "Move as far as it says!"


def test_a_citation_of_nothing_is_red() -> None:
    assert look(cite(9, "Roll the red die.")).problem == UNKNOWN


def test_a_sentence_left_out_is_red() -> None:
    text = TEXT.replace("Roll the **red** die. ", "")
    assert look(DIE, text).problem == MISSING
    assert beside(text).problems() == (f"Playing, sentence 1: {MISSING}",)


def test_a_sentence_that_nobody_classified_is_red() -> None:
    text = TEXT.replace("Whoever", "Nobody cheats. Whoever")
    assert beside(text).problems() == ("not classified: Nobody cheats.",)
    assert look(DIE, text).problem == ""


def test_sentences_in_another_order_are_red() -> None:
    text = TEXT.replace(
        "Roll the **red** die. Move as far as it says!", "Move as far as it says! Roll the red die."
    )
    assert beside(text).problems() != ()


def test_copies_are_known_by_the_names_of_the_editions(tmp_path: Path) -> None:
    write_copy(tmp_path)
    write_copy(tmp_path, "Ciao.", "it.txt")
    write_copy(tmp_path, "Hallo.", "nl.txt")
    assert {edition: len(copy) for edition, copy in read_copies(tmp_path).items()} == {
        Edition.EN: 8,
        Edition.IT: 1,
    }


@pytest.mark.parametrize(
    "text", ["Playing #0 0123456789ab", "Playing 1 0123456789ab", "#1 0123", "Playing #1 0123456789AB"]
)
def test_a_reference_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a heading, an ordinal and a fingerprint"):
        parse_reference(text)


def test_a_reference_is_heading_ordinal_and_fingerprint() -> None:
    read = parse_reference("GAME END > Sanctuaries #5 0123456789ab")
    assert (read.heading, read.ordinal, read.fingerprint) == ("GAME END > Sanctuaries", 5, "0123456789ab")
    assert read.place == "GAME END > Sanctuaries, sentence 5"


def test_the_sentences_that_ship_are_of_five_editions() -> None:
    assert [book.edition for book in read_books()] == list(Edition)
    for book in read_books():
        places = [(each.heading, each.ordinal) for each in book.sentences() if each.ordinal]
        assert len(set(places)) == len(places) > 90
