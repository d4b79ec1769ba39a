"""With five and six players readings are left open group by group: no group is left out, and no value of a reading."""

import pytest
from attrs import evolve

from crosscheck.game_proofs.graph import values_left_out
from crosscheck.game_proofs.lemmas import all_but_one_chosen
from crosscheck.game_proofs.positions import GROUPS
from crosscheck.game_proofs.report import CLAIMS, Game, rows_of
from crosscheck.game_proofs.seams import opaque_cards
from crosscheck.game_proofs.shapes import SeatShape, Shape
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.walk import Checks, Edge, Findings, walk_shape
from faraway.game.player import Phase
from faraway.game.readings import READING_VALUES
from proofs.verdict import Verdict

EXPLORED = GROUPS[1] - {"sanctuary-placement"}
SEAT = SeatShape(2, 0, has_chosen=False, played=8, drawn=0)
LAST_TURN = Shape(
    round=8,
    phase=Phase.PLACE,
    turn=4,
    one_by_one=False,
    region_deck=5,
    market=6,
    removed=7,
    seats=(SEAT, SEAT, SEAT, SEAT, evolve(SEAT, drawn=1)),
)


@pytest.fixture(scope="module")
def revealed() -> tuple[Shape, set[Edge]]:
    """What follows the last choice of round 8 with five players."""
    shape = all_but_one_chosen(5, 8)
    with opaque_cards():
        return shape, walk_shape(shape, Checks(), Findings(), None)


@pytest.mark.long
def test_a_shortage_of_five_players_is_gone_through_with_every_value_of_its_readings(
    revealed: tuple[Shape, set[Edge]],
) -> None:
    taken = {label for edge in revealed[1] for label in edge.readings if label[0] in EXPLORED}
    assert taken == {(name, value) for name in EXPLORED for value in READING_VALUES[name]}


def test_a_value_that_no_step_has_taken_is_named(revealed: tuple[Shape, set[Edge]]) -> None:
    shape, edges = revealed
    without = {edge for edge in edges if ("short-draw", "draw-none") not in edge.readings}
    words = "Explore consults short-draw and was never gone through with draw-none"
    assert words not in values_left_out({shape: edges})
    assert words in values_left_out({shape: without})


def test_declining_is_gone_through_with_every_value_of_the_market_readings() -> None:
    with opaque_cards():
        edges = walk_shape(LAST_TURN, Checks(), Findings(), None)
    assert not list(values_left_out({LAST_TURN: edges}))
    taken = {label for edge in edges if edge.kind == "Decline" for label in edge.readings}
    assert taken >= {
        (name, value) for name in ("market-reveal", "final-market") for value in READING_VALUES[name]
    }


def test_a_theorem_without_a_case_for_one_number_of_players_is_vacuous() -> None:
    games = [Game(players) for players in (2, 5)]
    for game in games:
        game.findings.cases.update(dict.fromkeys([*CLAIMS, "paths"], 1))
    twins = dict.fromkeys(CLAIMS, (True, "", 0.0))
    assert {row.verdict for row in rows_of(games, twins)} == {Verdict.EXHAUSTED}
    games[1].findings.cases["turns_ascend"] = 0
    games[0].findings.cases["shortage_serves_the_lowest_first"] = 0
    vacuous = [row.name for row in rows_of(games, twins) if row.verdict is Verdict.VACUOUS]
    assert vacuous == ["turns_ascend"]


@pytest.mark.parametrize(("deck", "market"), [(11, 0), (5, 6)])
def test_a_market_that_a_table_does_not_reveal_is_not_too_small(deck: int, market: int) -> None:
    """Rules: END-11, END-12."""
    name = "market_short_exactly_when"
    ending = evolve(LAST_TURN, region_deck=deck, market=market)
    found = Findings()
    with opaque_cards():
        walk_shape(ending, Checks(step={name: STANDARD.step[name]}), found, None)
    assert found.cases[name]
    assert not found.failures
