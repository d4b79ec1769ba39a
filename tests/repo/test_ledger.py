import re
from collections import Counter

import pytest

from crosscheck.trace.documents import Entry, read_clauses, read_ledger
from faraway.game.readings import Edition
from faraway.rulebook.clauses import Settled
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


@pytest.mark.parametrize("entry", LEDGER, ids=lambda entry: entry.id)
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


@pytest.mark.parametrize("entry", LEDGER, ids=lambda entry: entry.id)
def test_an_edition_backs_one_answer_unless_nothing_follows_and_never_a_misreading(entry: Entry) -> None:
    first, *others = entry.values
    if entry.settled is not Settled.INDIFFERENT:
        backed = Counter(edition for answer in entry.values for edition in answer.editions)
        assert [edition for edition, times in backed.items() if times > 1] == []
    if entry.settled is Settled.MISREADING:
        assert first.editions
        assert not any(answer.editions for answer in others)


def test_every_wrong_answer_is_an_animal_of_the_zoo_or_is_refused() -> None:
    for entry in LEDGER:
        first, *others = entry.values
        wrong = entry.settled is Settled.MISREADING
        assert not first.misreading, entry.id
        assert not first.refused, entry.id
        assert all((bool(each.misreading) + bool(each.refused)) == wrong for each in others), entry.id


def test_the_readings_are_the_twelve_of_the_interface() -> None:
    open_entries = {
        entry.id: tuple(answer.value for answer in entry.values)
        for entry in LEDGER
        if entry.settled is Settled.READING
    }
    assert open_entries == VALUES


def test_what_editions_back_gives_their_presets() -> None:
    backed: dict[Edition, dict[str, str]] = {edition: {} for edition in Edition}
    for entry in LEDGER:
        if entry.settled is Settled.READING:
            for answer in entry.values:
                for edition in answer.editions:
                    if answer.value != entry.default:
                        backed[edition][entry.id] = answer.value
    assert {edition.value: changed for edition, changed in backed.items()} == DIFFERENCES
