"""The theorems about the game hold for two players, and each is refuted under one wrong rule."""

import pytest

from crosscheck.game_proofs.beginning import begin, round_start
from crosscheck.game_proofs.lemmas import DUES, SEATS, dues, seats
from crosscheck.game_proofs.narrow import LEMMA_TWINS, refute_twin
from crosscheck.game_proofs.report import CLAIMS
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.twins import TWINS
from crosscheck.game_proofs.walk import NEVER_LOOKED_AT, NO_CRASH, walk_round
from faraway.game import finding
from faraway.game.setup import Variant
from tests.samples import sample_of

LONG = {
    "one_by_one_leaves_no_finder_without",
    "one_by_one_draws_what_is_due",
    "shortage_serves_the_lowest_first",
}
LEMMAS = {DUES, SEATS}
ASKED = {*STANDARD.views, *STANDARD.refusals, *STANDARD.before, *STANDARD.step, NEVER_LOOKED_AT, NO_CRASH}


def test_every_theorem_is_asked_and_has_a_twin() -> None:
    assert set(CLAIMS) == ASKED | LEMMAS
    assert set(TWINS) == ASKED
    assert set(LEMMA_TWINS) == LEMMAS


@pytest.mark.parametrize("name", sample_of(sorted((set(TWINS) | LEMMAS) - LONG)))
def test_a_wrong_rule_refutes_its_theorem(name: str) -> None:
    assert refute_twin(name)[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(LONG))
def test_a_wrong_rule_of_a_shortage_refutes_its_theorem(name: str) -> None:
    assert refute_twin(name)[0]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_standard_game_begins_with_the_first_round(players: int) -> None:
    shape, wrong = begin(players, Variant.STANDARD)
    assert not wrong
    assert shape == round_start(players, 1)


def test_the_first_round_of_two_players_holds() -> None:
    for variant in Variant:
        found = walk_round(begin(2, variant)[0], STANDARD)
        assert not found.failures
        assert {edge.target for edges in found.edges.values() for edge in edges} - found.edges.keys() == {
            round_start(2, 2)
        }


def test_a_limit_of_nine_is_found_on_the_path_where_more_is_due() -> None:
    """Against: FIND-5."""
    found = dues(lambda catalogue, player: min(9, finding.due(catalogue, player)))
    assert found.failures[DUES] == [f"reference: {played} Regions" for played in (2, 3, 4)]


def test_the_lemmas_hold() -> None:
    assert not dues().failures
    assert not seats(3).failures
