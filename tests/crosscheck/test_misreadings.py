"""Every misreading is caught, by what the recorded table says; `python -m crosscheck misreadings` measures them all again."""

import pytest

from crosscheck.misreadings.deviations import catch, is_without_effect, shows_in_the_facts
from crosscheck.misreadings.record import Row, read_record
from crosscheck.misreadings.search import find_catches, still_catches
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import FURTHER_MISREADINGS, MISREADINGS, Misreading, Subject, deviations
from tests.samples import sample_of

RECORD = {row.id: row for row in read_record()}


def test_the_table_holds_every_misreading_and_what_caught_it() -> None:
    assert RECORD.keys() == MISREADINGS.keys()
    assert all(row.is_caught for row in RECORD.values())


def test_many_rules_fall_to_laws_that_need_no_oracle() -> None:
    fallen = [row for row in RECORD.values() if row.laws and MISREADINGS[row.id].subject is not Subject.FACT]
    assert len(fallen) >= 60


def test_misreadings_thought_up_afterwards_fell_without_a_new_test() -> None:
    assert len(FURTHER_MISREADINGS) >= 10
    assert all(RECORD[misreading.id].is_caught for misreading in FURTHER_MISREADINGS)


@pytest.mark.parametrize("row", sample_of(RECORD.values()), ids=lambda row: row.id)
def test_what_caught_a_misreading_still_does(row: Row) -> None:
    """Against: SCORE-2, SCORE-6, SCORE-7, SCORE-13, FIND-1, FIND-4, END-1, END-7, WIN-3."""
    catches = [*row.laws[:1], *([] if row.compared is None else [row.compared])]
    for each in catches:
        assert still_catches(MISREADINGS[row.id], each), each


@pytest.mark.parametrize("subject", [Subject.GAME, Subject.FACT])
def test_the_rules_as_they_are_are_caught_by_nothing(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search itself is sound: with nothing misread, no law is broken and no comparison differs."""
    for name, cases in (("TABLEAUX", 20), ("GAMES", 4), ("COMPARED_TABLEAUX", 200), ("COMPARED_GAMES", 4)):
        monkeypatch.setattr(f"crosscheck.misreadings.search.{name}", cases)
    innocent = Misreading(id="none", belief="", breaks=(), subject=subject, misread=lambda rules: rules)
    assert innocent.misread(STANDARD_RULES) is STANDARD_RULES
    assert find_catches(innocent) == ([], None)


def test_wrong_facts_come_out_in_scoring_or_in_the_facts() -> None:
    """Against: COMP-4, COMP-6, COMP-7, COMP-8, COMP-9, COMP-10. A sample; the command tries all of them."""
    wrong = list(deviations())
    for deviation in wrong[::61]:
        if is_without_effect(deviation):
            assert shows_in_the_facts(deviation)
        else:
            assert catch(deviation).tableau is not None, deviation.id
