"""A narrow look at a part of the walk refutes what fails there and proves nothing; a claim can be judged alone."""

import json

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from crosscheck.game_proofs.claims import BESIDE_THE_WALK, MODULES
from crosscheck.game_proofs.lemmas import DUES, SEATS
from crosscheck.game_proofs.narrow import claims_by_name, judge_claim, refuted_in_round
from crosscheck.game_proofs.walk import ANY_THEOREM
from faraway.game import turns
from tests.crosscheck.game_proofs.test_slips import Slip, planted

NINTH_ROUND = Slip(turns.is_last_round, "== LAST_ROUND", "> LAST_ROUND", "every_game_ends", round=8)
ON_TOP = Slip(turns.under_the_deck, "deck + leftovers", "leftovers + deck", "decks_are_drawn_from_the_top")


def test_a_round_without_a_failure_has_no_row() -> None:
    assert refuted_in_round(2, 2, most=4) == []


@pytest.mark.long
def test_a_slip_is_found_by_any_theorem_or_by_the_one_that_is_named() -> None:
    with planted(ON_TOP):
        assert ON_TOP.theorem in {row.name for row in refuted_in_round(2, 2)}
        assert [row.name for row in refuted_in_round(2, 2, theorem=ON_TOP.theorem)] == [ON_TOP.theorem]


@pytest.mark.long
def test_a_round_after_the_last_is_noticed() -> None:
    with planted(NINTH_ROUND):
        assert "every_game_ends" in {row.name for row in refuted_in_round(2, 8, theorem="every_game_ends")}


def test_a_walk_that_is_cut_short_ends_after_so_many_shapes() -> None:
    with planted(ON_TOP):
        assert refuted_in_round(2, 2, most=1, theorem=ANY_THEOREM) == []


def test_every_claim_beside_the_walk_can_be_judged_alone() -> None:
    assert len(BESIDE_THE_WALK) == sum(len(module.CLAIMS) for module in MODULES)
    assert set(claims_by_name()) == {DUES, SEATS} | {claim.name for claim in BESIDE_THE_WALK.values()}
    (row,) = judge_claim("draw_takes_the_top_card", ())
    assert row.passes
    (lemma,) = judge_claim(DUES, (2,))
    assert lemma.passes


def test_the_command_says_that_a_part_proves_nothing() -> None:
    result = CliRunner().invoke(main, ["prove-game", "--players=2", "--round=1", "--shapes=2"])
    assert result.exit_code == 0
    assert "nothing is proved" in result.output
    result = CliRunner().invoke(main, ["prove-game", DUES, "--json"])
    assert [row["verdict"] for row in json.loads(result.output)] == ["EXHAUSTED"]


@pytest.mark.parametrize("arguments", [["no_deadlock"], ["nothing", "--players=2"], [DUES, "--round=2"]])
def test_what_cannot_be_judged_alone_is_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(main, ["prove-game", *arguments]).exit_code == 2
