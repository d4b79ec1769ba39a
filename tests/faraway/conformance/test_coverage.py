"""Coverage of situations: what vectors and derived games visit, and that nothing which games reach is left out."""

from collections.abc import Sequence
from functools import cache

import pytest
from attrs import evolve

from faraway.conformance.coverage import (
    Row,
    Status,
    Totals,
    coverage,
    measured,
    totals_by_dimension,
    visits,
    visits_of_scripts,
)
from faraway.conformance.derived.games import derive
from faraway.conformance.exchange.handshake import played_values
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.excluded_situations import excluded
from faraway.game.situations import all_situations, in_words, parse_situation

TWO_PLAYERS = evolve(REFERENCE_IDENTITY, readings=played_values({}), players=(2,))


@cache
def rows() -> Sequence[Row]:
    """Return the coverage of a port that claims everything."""
    return coverage(shipped_suite(), REFERENCE_IDENTITY)


@pytest.mark.long
def test_the_suite_visits_every_situation_that_games_reach() -> None:
    """There is no hole: a vector or a derived game visits it, or a reason is written down."""
    assert [in_words(row.situation) for row in rows() if row.is_hole] == []
    assert Totals.of(rows()).holes == 0
    assert Totals.of(rows()).situations == len(all_situations()) == len(rows())


def test_a_hole_is_a_situation_reached_and_not_visited() -> None:
    """Without visit and without reason it is one; with either, or where no game reaches it, it is none."""
    situation = parse_situation("phase=take & round=first")
    hole = Row(
        situation=situation, status=Status.REACHED, reached=1, fixed=0, derived=0, thorough=0, reason=""
    )
    assert hole.is_hole
    assert Totals.of([hole]).holes == 1
    assert totals_by_dimension([hole])["round"].holes == 1
    assert totals_by_dimension([hole])["ties"].holes == 0
    for change in (
        {"fixed": 1},
        {"derived": 1},
        {"thorough": 1},
        {"reason": "because"},
        {"status": Status.NEVER_SEEN},
        {"status": Status.EXCLUDED},
    ):
        assert not evolve(hole, **change).is_hole
    assert hole.to_json()["situation"] == "phase=take & round=first"


@pytest.mark.long
def test_no_game_and_no_vector_shows_what_is_excluded() -> None:
    """Neither the games that were measured nor those of the suite."""
    impossible = excluded()
    assert not [in_words(each) for each in measured().reached if each in impossible]
    assert not [
        in_words(row.situation)
        for row in rows()
        if row.status is Status.EXCLUDED and (row.fixed or row.derived or row.thorough)
    ]
    assert set(measured().reasons) <= set(measured().reached)


def test_derived_games_visit_as_vectors_what_they_visit_as_scripts() -> None:
    """The two ways to count agree; invalid requests and refused actions visit nothing."""
    asked = visits(derive(TWO_PLAYERS), TWO_PLAYERS)
    played = visits_of_scripts(TWO_PLAYERS)
    assert set(asked) == set(played)
    fixed = visits(shipped_suite().vectors, TWO_PLAYERS)
    assert fixed[parse_situation("phase=take & players=2")]
    assert not fixed[parse_situation("phase=take & players=6")]


@pytest.mark.long
@pytest.mark.parametrize("words", ["phase=take & shortage=mild", "round=eighth & shortage=total"])
def test_rare_situations_are_visited_by_derived_games(words: str) -> None:
    """Those in which ports were wrong and passed."""
    (row,) = (row for row in rows() if in_words(row.situation) == words)
    assert row.derived
