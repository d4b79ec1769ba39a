import re
from collections import Counter

import pytest

from crosscheck.evidence.example import Example
from crosscheck.evidence.general import problems
from crosscheck.trace import rulings as book
from crosscheck.trace.documents import ROOT, read_clauses, read_ledger
from crosscheck.trace.editions import contradictions
from faraway.game.readings import READING_VALUES, Edition
from faraway.rulebook import rulings as shipped
from faraway.rulebook.citations import How
from faraway.rulebook.ruling_book import read_rulings
from faraway.rulebook.rulings import Status, derive_status
from tests.batches import in_batches

CLAUSES = read_clauses()
LEDGER = {entry.id: entry for entry in read_ledger()}
RULINGS = [ruling for topic in book.read_topics() for ruling in topic.ruling]
BY_ID = {ruling.id: ruling for ruling in RULINGS}
SHIPPED = read_rulings().rulings
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def test_there_are_sixty_rulings_and_more_each_asked_once() -> None:
    assert len(RULINGS) >= 60
    for asked in (Counter(ruling.id for ruling in RULINGS), Counter(ruling.question for ruling in RULINGS)):
        assert [name for name, times in asked.items() if times > 1] == []


@in_batches("ruling", RULINGS)
def test_a_ruling_is_a_short_answer_to_a_question_and_names_what_exists(ruling: book.Ruling) -> None:
    assert KEBAB.fullmatch(ruling.id)
    assert ruling.question.endswith("?")
    assert ruling.answer.endswith(".")
    assert len(ruling.answer) <= 160
    assert ruling.example.shows.endswith(".")
    assert ruling.clauses
    assert set(ruling.clauses) <= set(CLAUSES)
    assert not ruling.ledger or ruling.ledger in LEDGER
    assert ruling.also
    assert ruling.keywords


@in_batches("ruling", [ruling for ruling in RULINGS if ruling.ledger])
def test_a_ruling_rests_on_a_question_about_one_of_its_clauses(ruling: book.Ruling) -> None:
    assert set(ruling.clauses) & set(LEDGER[ruling.ledger].clauses)


@in_batches("ruling", RULINGS)
def test_only_readings_are_called_readings(ruling: book.Ruling) -> None:
    """What a ruling names as a reading is one that `--reading` takes; what is only a question is not."""
    assert set(ruling.readings) <= set(READING_VALUES)
    assert ruling.ledger not in READING_VALUES
    assert set(re.findall(r"--reading ([a-z-]+)", ruling.answer)) <= set(READING_VALUES)
    for reading in ruling.readings:
        assert set(ruling.clauses) & set(LEDGER[reading].clauses)


@in_batches("ruling", SHIPPED)
def test_the_status_line_says_of_every_edition_the_weakest_that_a_clause_bears(
    ruling: shipped.Ruling,
) -> None:
    """Worked out again from the rows below the line, in another way than the generator."""
    order = [How.STATES, How.IMPLIES, How.OPEN, How.DIFFERS]
    rows: dict[Edition, int] = dict.fromkeys(Edition, 0)
    for says in ruling.citations:
        assert {cited.edition for cited in says.editions} == set(Edition)
        for cited in says.editions:
            assert cited.how is CLAUSES[says.clause].editions[cited.edition].how
            rows[cited.edition] = max(rows[cited.edition], order.index(cited.how))
    assert tuple(says.clause for says in ruling.citations) == ruling.clauses
    words = ruling.status_in_words
    for grade, phrase in zip(
        order, ("stated by", "implied by", "left open by", "put otherwise by"), strict=True
    ):
        editions = [edition.value for edition in Edition if order[rows[edition]] is grade]
        named = "all five editions" if len(editions) == len(Edition) else " and ".join(editions)
        named = named.replace(" and ", ", ", named.count(" and ") - 1) if editions else ""
        assert (f"{phrase} {named}" in words) if editions else (phrase not in words)
    assert words.count("by default, under the reading") == len(ruling.readings)
    assert ("proved by the theorem" in words) == bool(ruling.theorem)


def test_the_status_follows_from_what_a_ruling_names_and_what_the_editions_say() -> None:
    """The five kinds, entered by hand."""
    states, implies, silent = How.STATES, How.IMPLIES, How.OPEN
    assert derive_status(readings=True, proved=True, grades=[states]) is Status.READING
    assert derive_status(readings=False, proved=True, grades=[silent]) is Status.PROVED
    assert derive_status(readings=False, proved=False, grades=[states, states]) is Status.STATED
    assert derive_status(readings=False, proved=False, grades=[states, implies]) is Status.IMPLIED
    assert derive_status(readings=False, proved=False, grades=[implies, silent]) is Status.OPEN
    assert derive_status(readings=False, proved=False, grades=[How.DIFFERS, states]) is Status.OPEN


def test_a_generalising_answer_has_a_carrier_of_its_scope() -> None:
    wrong = {
        ruling.id: found
        for ruling in RULINGS
        if (found := [*problems([ruling.answer], ruling.general, ruling.clauses)])
    }
    assert wrong == {}


@in_batches("ruling", RULINGS)
def test_what_a_ruling_says_of_editions_is_what_their_grades_say(ruling: book.Ruling) -> None:
    assert [*contradictions([ruling.answer], ruling.clauses, CLAUSES)] == []


@in_batches("ruling", SHIPPED)
def test_what_no_edition_answers_is_not_shown_as_stated_or_implied(ruling: shipped.Ruling) -> None:
    """Where the ledger has no edition behind the answer, the status says so, or the answer says what the books say."""
    entry = LEDGER.get(BY_ID[ruling.id].ledger)
    if entry is not None and not entry.values[0].editions:
        assert ruling.status in {Status.OPEN, Status.PROVED} or "rulebooks" in ruling.answer


def test_an_example_is_of_one_kind() -> None:
    with pytest.raises(ValueError, match="no kind"):
        _ = Example(shows="Nothing.").kind
    with pytest.raises(ValueError, match="tableau"):
        _ = Example(shows="Both.", regions=(1,), played=(1,)).kind


def test_a_word_means_one_thing_only() -> None:
    words = book.read_words()
    forms = Counter(form for head, others in words.same.items() for form in {head, *others})
    assert [form for form, times in forms.items() if times > 1] == []
    assert set(words.stopwords) & set(forms) == set()


@pytest.mark.long
def test_the_rulings_that_ship_are_the_ones_the_documents_give() -> None:
    """python -m crosscheck.trace rulings writes them anew."""
    rulings = book.build_rulings(ROOT)
    assert book.rulings_path(ROOT).read_text(encoding="utf-8") == rulings
    assert book.search_index_path(ROOT).read_text(encoding="utf-8") == book.build_search_index(rulings)
