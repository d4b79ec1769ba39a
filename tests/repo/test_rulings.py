import re
from collections import Counter

import attrs
import pytest

from crosscheck.trace import rulings as book
from crosscheck.trace.documents import ROOT, read_clauses, read_ledger
from faraway.game.readings import Edition
from faraway.rulebook.clauses import How
from faraway.rulebook.rulings import Status
from proofs.theorems import BY_NAME

CLAUSES = read_clauses()
LEDGER = {entry.id: entry for entry in read_ledger()}
RULINGS = [ruling for topic in book.read_topics() for ruling in topic.ruling]
BY_ID = {ruling.id: ruling for ruling in RULINGS}
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def test_there_are_sixty_rulings_and_more_each_asked_once() -> None:
    assert len(RULINGS) >= 60
    for asked in (Counter(ruling.id for ruling in RULINGS), Counter(ruling.question for ruling in RULINGS)):
        assert [name for name, times in asked.items() if times > 1] == []


@pytest.mark.parametrize("ruling", RULINGS, ids=list(BY_ID))
def test_a_ruling_is_a_short_answer_to_a_question_and_names_what_exists(ruling: book.Ruling) -> None:
    assert KEBAB.fullmatch(ruling.id)
    assert ruling.question.endswith("?")
    assert ruling.answer.endswith(".")
    assert len(ruling.answer) <= 160
    assert ruling.example.shows.endswith(".")
    assert ruling.clauses
    assert set(ruling.clauses) <= set(CLAUSES)
    assert not ruling.ledger or ruling.ledger in LEDGER
    assert not ruling.theorem or ruling.theorem in BY_NAME
    assert not (ruling.ledger and ruling.theorem)
    assert ruling.also
    assert ruling.keywords


@pytest.mark.parametrize("ruling", [ruling for ruling in RULINGS if ruling.ledger], ids=lambda each: each.id)
def test_a_ruling_rests_on_a_question_about_one_of_its_clauses(ruling: book.Ruling) -> None:
    assert set(ruling.clauses) & set(LEDGER[ruling.ledger].clauses)


def test_the_status_follows_from_what_a_ruling_names() -> None:
    """The three kinds, entered by hand: every edition says so, a table may choose, and z3 has proved it."""
    expected = {
        "own-quest": Status.STATED,
        "scoring-direction": Status.STATED,
        "phases-of-a-round": Status.STATED,
        "must-i-place-a-sanctuary": Status.SETTLED,
        "how-many-sets": Status.SETTLED,
        "tie-for-second": Status.SETTLED,
        "negative-points": Status.PROVED,
        "most-cards-drawn": Status.PROVED,
    }
    assert {name: book.status_of(BY_ID[name], CLAUSES, LEDGER) for name in expected} == expected


def test_silence_of_an_edition_is_not_called_stated() -> None:
    silent = attrs.evolve(BY_ID["fixed-quests"], ledger="")
    assert CLAUSES["SCORE-9"].editions[Edition.FR].how is How.SILENT
    with pytest.raises(ValueError, match="silent on SCORE-9"):
        book.status_of(silent, CLAUSES, LEDGER)


def test_an_example_is_of_one_kind() -> None:
    with pytest.raises(ValueError, match="no kind"):
        _ = book.Example(shows="Nothing.").kind
    with pytest.raises(ValueError, match="tableau"):
        _ = book.Example(shows="Both.", regions=(1,), played=(1,)).kind


def test_a_word_means_one_thing_only() -> None:
    words = book.read_words()
    forms = Counter(form for head, others in words.same.items() for form in {head, *others})
    assert [form for form, times in forms.items() if times > 1] == []
    assert set(words.stopwords) & set(forms) == set()


def test_the_rulings_that_ship_are_the_ones_the_documents_give() -> None:
    """python -m crosscheck.trace rulings writes them anew."""
    rulings = book.build_rulings(ROOT)
    assert book.rulings_path(ROOT).read_text(encoding="utf-8") == rulings
    assert book.search_index_path(ROOT).read_text(encoding="utf-8") == book.build_search_index(rulings)
