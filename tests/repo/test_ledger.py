import re
from collections import Counter

from crosscheck.trace.documents import read_clauses, read_ledger
from faraway.game.readings import Edition
from faraway.rulebook.clauses import Settled
from tests.faraway.game.test_readings import DIFFERENCES, VALUES

LEDGER = read_ledger()
KEBAB = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def test_no_question_is_asked_twice() -> None:
    for asked in (Counter(entry.id for entry in LEDGER), Counter(entry.question for entry in LEDGER)):
        assert [name for name, times in asked.items() if times > 1] == []


def test_names_are_kebab_case() -> None:
    names = [entry.id for entry in LEDGER]
    names += [answer.value for entry in LEDGER for answer in entry.values]
    names += [answer.misreading for entry in LEDGER for answer in entry.values if answer.misreading]
    assert [name for name in names if not KEBAB.fullmatch(name)] == []


def test_a_question_is_a_question_and_an_answer_is_explained() -> None:
    for entry in LEDGER:
        assert entry.question.endswith("?"), entry.id
        assert entry.reason.endswith("."), entry.id
        assert entry.consequence.endswith("."), entry.id
        assert all(answer.meaning for answer in entry.values), entry.id


def test_the_ledger_has_more_than_fifty_questions() -> None:
    assert len(LEDGER) > 50


def test_entries_name_known_clauses() -> None:
    known = set(read_clauses())
    assert [entry.id for entry in LEDGER if not entry.clauses or set(entry.clauses) - known] == []


def test_an_entry_has_several_different_values_and_the_default_comes_first() -> None:
    for entry in LEDGER:
        values = [answer.value for answer in entry.values]
        assert len(set(values)) == len(values) > 1, entry.id
        assert entry.default == values[0], entry.id


def test_an_edition_backs_a_value_once() -> None:
    for entry in LEDGER:
        for answer in entry.values:
            assert len(set(answer.editions)) == len(answer.editions), entry.id


def test_an_edition_backs_one_answer_of_a_question_unless_nothing_follows() -> None:
    for entry in LEDGER:
        if entry.settled is not Settled.INDIFFERENT:
            backed = Counter(edition for answer in entry.values for edition in answer.editions)
            assert [edition for edition, times in backed.items() if times > 1] == [], entry.id


def test_no_edition_backs_a_misreading_and_some_edition_backs_the_default() -> None:
    for entry in LEDGER:
        if entry.settled is Settled.MISREADING:
            first, *others = entry.values
            assert first.editions, entry.id
            assert not any(answer.editions for answer in others), entry.id


def test_every_wrong_answer_is_an_animal_of_the_zoo_or_is_refused() -> None:
    for entry in LEDGER:
        first, *others = entry.values
        wrong = entry.settled is Settled.MISREADING
        assert not first.misreading, entry.id
        assert not first.refused, entry.id
        assert all((bool(each.misreading) + bool(each.refused)) == wrong for each in others), entry.id


def test_indifference_is_argued() -> None:
    assert [
        entry.id for entry in LEDGER if bool(entry.argument) != (entry.settled is Settled.INDIFFERENT)
    ] == []


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
