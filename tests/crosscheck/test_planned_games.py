"""The transcripts show what the theorems say can happen, in every implementation."""

import pytest

import spec.game
from crosscheck.games import witnesses
from crosscheck.games.plans import EARLIEST_SHORTAGE
from faraway.game.transcript import replay
from faraway.io.games import load_transcript
from proofs.theorems.finding import EARLIEST_SHORTAGE as PROVED


def test_shortage_comes_as_early_as_the_theorems_allow() -> None:
    """Rules: FIND-8, FIND-9.

    Ledger: sanctuary-shortage
    """
    assert {players: earliest for players, earliest in PROVED.items() if earliest <= 8} == EARLIEST_SHORTAGE
    assert list(witnesses.shortage_failures()) == []


def test_five_players_need_every_clue_of_the_box_to_fall_short_in_round_5() -> None:
    assert list(witnesses.shortage_with_a_clue_less())


def test_declining_a_clue_can_raise_the_final_fame() -> None:
    """Rules: END-5, END-7.

    Ledger: sanctuary-placement
    """
    assert list(witnesses.declining_failures()) == []
    assert len(list(witnesses.declining_for_nothing())) == 4


@pytest.mark.parametrize("name", witnesses.PLANS)
def test_transcript_is_replayed_with_its_result(name: str) -> None:
    replay(load_transcript((witnesses.FOLDER / f"{name}.json").read_bytes()))
    assert spec.game.result(spec.game.replay(witnesses.load(name))) == witnesses.load(name)["result"]


def test_plans_played_again_give_the_same_transcripts() -> None:
    assert witnesses.planned_transcripts() == {
        name: (witnesses.FOLDER / f"{name}.json").read_text(encoding="utf-8") for name in witnesses.PLANS
    }
