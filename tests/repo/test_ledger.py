import re
from collections import Counter

import pytest

from crosscheck.evidence.general import problems
from crosscheck.trace.documents import Entry, read_clauses, read_ledger
from crosscheck.trace.editions import BEARS, contradictions, denied
from crosscheck.trace.graph import ANSWERED
from faraway.game.readings import Edition
from faraway.rulebook.citations import How
from faraway.rulebook.clauses import Settled
from tests.batches import in_batches
from tests.faraway.game.test_readings import DIFFERENCES, VALUES

LEDGER, CLAUSES = read_ledger(), read_clauses()
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def test_more_than_fifty_questions_are_asked_each_once() -> None:
    assert len(LEDGER) > 50
    for asked in (Counter(entry.id for entry in LEDGER), Counter(entry.question for entry in LEDGER)):
        assert [name for name, times in asked.items() if times > 1] == []


def test_names_are_kebab_case() -> None:
    names = [entry.id for entry in LEDGER]
    names += [answer.value for entry in LEDGER for answer in entry.values]
    names += [answer.misreading for entry in LEDGER for answer in entry.values if answer.misreading]
    assert [name for name in names if not KEBAB.fullmatch(name)] == []


@in_batches("entry", LEDGER)
def test_an_entry_asks_names_clauses_and_explains_several_answers_the_default_first(entry: Entry) -> None:
    assert entry.question.endswith("?")
    assert entry.reason.endswith(".")
    assert entry.consequence.endswith(".")
    assert entry.clauses
    assert set(entry.clauses) <= set(CLAUSES)
    assert bool(entry.argument) == (entry.settled is Settled.INDIFFERENT)
    values = [answer.value for answer in entry.values]
    assert len(set(values)) == len(values) > 1
    assert entry.default == values[0]
    for answer in entry.values:
        assert answer.meaning
        assert len(set(answer.editions)) == len(answer.editions), "an edition backs a value once"


@in_batches("entry", LEDGER)
def test_an_edition_backs_one_answer_unless_nothing_follows_and_never_a_misreading(entry: Entry) -> None:
    first, *others = entry.values
    if entry.settled is not Settled.INDIFFERENT:
        backed = Counter(edition for answer in entry.values for edition in answer.editions)
        assert [edition for edition, times in backed.items() if times > 1] == []
    if entry.settled in ANSWERED:
        assert bool(first.editions) == (entry.settled is Settled.MISREADING)
        assert not any(answer.editions for answer in others)


def test_every_wrong_answer_is_a_misreading_or_is_refused_or_comes_to_something_else() -> None:
    for entry in LEDGER:
        first, *others = entry.values
        wrong = entry.settled in ANSWERED
        assert (first.misreading, first.refused, first.gives) == ("", "", ""), entry.id
        for each in others:
            assert (bool(each.misreading) + bool(each.refused) + bool(each.gives)) == wrong, entry.id


@in_batches("entry", LEDGER)
def test_a_generalising_sentence_has_a_carrier_of_its_scope(entry: Entry) -> None:
    assert [*problems([entry.reason, entry.consequence, entry.argument], entry.general, entry.clauses)] == []


@in_batches("entry", LEDGER)
def test_what_is_said_of_editions_is_what_their_grades_say(entry: Entry) -> None:
    texts = [entry.reason, entry.consequence, entry.argument, *(answer.meaning for answer in entry.values)]
    assert [*contradictions(texts, entry.clauses, CLAUSES)] == []


@pytest.mark.parametrize("entry", [entry for entry in LEDGER if entry.presets], ids=lambda entry: entry.id)
def test_no_edition_plays_or_allows_what_its_text_denies(entry: Entry) -> None:
    """A value other than the default makes a clause false: no edition that bears this clause can be read so."""
    default, *others = (answer.value for answer in entry.values)
    assert [*entry.denies] == others, default
    for value, clauses in entry.denies.items():
        assert clauses, value
        assert {CLAUSES[name].reading for name in clauses} == {entry.id}, value
    assert [*denied(entry.presets, entry.denies, CLAUSES)] == []


@in_batches("entry", LEDGER)
def test_an_edition_backs_an_answer_only_where_it_speaks(entry: Entry) -> None:
    for place, answer in enumerate(entry.values):
        for edition in answer.editions:
            cited = [CLAUSES[name].editions[edition] for name in entry.clauses]
            speaks = any(each.how in BEARS for each in cited)
            assert speaks or (place and any(each.references for each in cited)), (answer.value, edition)


@in_batches("entry", LEDGER)
def test_what_editions_back_is_what_their_grades_say(entry: Entry) -> None:
    """A question is settled by every edition that speaks: those that state or imply its first clause, and none differs.

    Where none speaks, the answer is our conclusion, and the clause has its reason.
    """
    if entry.settled in ANSWERED:
        grades = {edition: cited.how for edition, cited in CLAUSES[entry.clauses[0]].editions.items()}
        assert set(entry.values[0].editions) == {
            edition for edition, how in grades.items() if how in {How.STATES, How.IMPLIES}
        }
        assert How.DIFFERS not in grades.values()


def test_the_readings_are_the_twelve_of_the_interface() -> None:
    open_entries = {
        entry.id: tuple(answer.value for answer in entry.values)
        for entry in LEDGER
        if entry.settled is Settled.READING
    }
    assert open_entries == VALUES


def test_a_reading_has_a_preset_for_every_edition_and_nothing_else_has_one() -> None:
    for entry in LEDGER:
        assert set(entry.presets) == (set(Edition) if entry.settled is Settled.READING else set()), entry.id
        assert not (entry.presets and any(answer.editions for answer in entry.values)), entry.id


def test_presets_are_those_of_the_program() -> None:
    changed = {
        edition.value: {
            entry.id: entry.presets[edition].value
            for entry in LEDGER
            if entry.presets and entry.presets[edition].value != entry.default
        }
        for edition in Edition
    }
    assert changed == DIFFERENCES
