"""The measurement of strength does what it claims."""

import os
from pathlib import Path

import pytest
from attrs import evolve

import faraway.game.winner
from crosscheck.strength import measuring, survivors
from crosscheck.strength.catching import caught, smallest_cover
from crosscheck.strength.command import FINGERPRINTS, STRENGTH, SUITE
from crosscheck.strength.measuring import Measured, caught_by, measure_mutants
from crosscheck.strength.mutants import mutants_of, plantable_mutants
from crosscheck.strength.record import in_ranges
from crosscheck.strength.survivors import Silent, read_silent, sort_survivors
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.record import STANDARD_RULES
from faraway.game.winner import lowest_played

RANKING = [prepare(vector) for vector in shipped_suite().vectors if vector.topic == "rounds-ranking"]
MUTANTS = tuple(mutants_of(faraway.game.winner))
LOWEST = next(mutant for mutant in MUTANTS if mutant.function.endswith("lowest_played"))


def test_the_records_are_renewed_where_they_ship() -> None:
    assert [path.name for path in (FINGERPRINTS, STRENGTH, SUITE) if not path.exists()] == []


def test_a_mutant_does_its_work_only_while_it_is_planted() -> None:
    """Against: WIN-3."""
    before = lowest_played.__code__
    with LOWEST.planted():
        assert lowest_played.__code__ is LOWEST.code
        assert caught(RANKING, STANDARD_RULES)
    assert lowest_played.__code__ is before
    assert caught(RANKING, STANDARD_RULES) == {}


def test_vectors_catch_a_mutant_and_not_the_rules_as_they_are() -> None:
    """Against: WIN-3."""
    assert LOWEST.line != LOWEST.mutated
    assert caught_by(RANKING, LOWEST)
    harmless = evolve(LOWEST, code=lowest_played.__code__)
    assert caught_by(RANKING, harmless) == []


def test_few_vectors_cover_all_that_any_catches() -> None:
    catches = {"a": {"1", "2"}, "b": {"2", "3"}, "c": {"3", "4"}, "d": {"1", "2", "3"}, "e": {"4"}}
    chosen = smallest_cover(catches)
    assert set().union(*(catches[name] for name in chosen)) == {"1", "2", "3", "4"}
    assert len(chosen) == 2
    assert smallest_cover(catches) == chosen


def test_numbers_are_written_in_ranges() -> None:
    assert in_ranges([0, 1, 2, 5, 7, 8]) == "0-2 5 7-8"
    assert in_ranges([]) == ""


def test_what_was_measured_is_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "JOURNAL", tmp_path / "build" / "strength.jsonl")
    monkeypatch.setattr(measuring, "plantable_mutants", lambda: [LOWEST])
    (first,) = measure_mutants(RANKING)
    assert list(first.caught_by) == caught_by(RANKING, LOWEST)
    monkeypatch.setattr(measuring, "caught_by", lambda *_: ["another"])
    assert measure_mutants(RANKING) == [first]
    (again,) = measure_mutants(RANKING[1:])
    assert again.caught_by == ("another",)


def test_a_measurement_that_dies_is_no_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "JOURNAL", tmp_path / "strength.jsonl")
    monkeypatch.setattr(measuring, "plantable_mutants", lambda: [LOWEST])
    monkeypatch.setattr(measuring, "caught_by", lambda *_: os._exit(1))
    with pytest.raises(RuntimeError, match="died"):
        measure_mutants(RANKING)


def test_a_survivor_is_missed_unless_it_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    survives, dies = (Measured(LOWEST, caught) for caught in ((), ("rank-tie-for-first",)))
    named = Silent(function=LOWEST.function, mutated=(LOWEST.mutated,), reason="for this test")
    monkeypatch.setattr(survivors, "read_silent", list)
    assert sort_survivors([survives]).missed == (f"{LOWEST.name}: {LOWEST.line} -> {LOWEST.mutated}",)
    monkeypatch.setattr(survivors, "read_silent", lambda: [named])
    assert sort_survivors([survives]).missed == ()
    assert sort_survivors([survives]).silent == (LOWEST.name,)
    for measured in ([dies], []):
        assert sort_survivors(measured).wrong_entries == (f"{LOWEST.function}: for this test",)


@pytest.mark.parametrize("entry", read_silent(), ids=lambda entry: entry.function)
def test_every_silent_mutant_has_a_reason(entry: Silent) -> None:
    assert len(entry.reason.split()) >= 6


@pytest.mark.long
def test_every_silent_entry_covers_a_mutant_of_the_code_as_it_is() -> None:
    mutants = [*plantable_mutants()]
    assert [entry for entry in read_silent() if not any(map(entry.covers, mutants))] == []
