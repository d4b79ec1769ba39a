"""The transcripts show what the theorems say can happen, in every implementation."""

import pytest

import spec.game
from crosscheck.games.plans import EARLIEST_SHORTAGE
from crosscheck.games.readings import (
    INDIFFERENT,
    WITNESS,
    differing_games,
    reading_failures,
    reading_that_matters,
)
from crosscheck.games.witnesses import (
    FOLDER,
    PLANS,
    declining_failures,
    declining_for_nothing,
    load,
    planned_transcripts,
    shortage_failures,
    shortage_with_a_clue_less,
)
from faraway.game.readings import READING_VALUES
from faraway.game.transcript import replay
from faraway.io.games import load_transcript
from proofs.theorems.finding import EARLIEST_SHORTAGE as PROVED


def test_shortage_comes_as_early_as_the_theorems_allow() -> None:
    """Rules: FIND-8, FIND-9.

    Ledger: sanctuary-shortage
    """
    assert {players: earliest for players, earliest in PROVED.items() if earliest <= 8} == EARLIEST_SHORTAGE
    assert list(shortage_failures()) == []


def test_five_players_need_every_clue_of_the_box_to_fall_short_in_round_5() -> None:
    assert list(shortage_with_a_clue_less())


def test_declining_a_clue_can_raise_the_final_fame() -> None:
    """Rules: END-5, END-7.

    Ledger: sanctuary-placement
    """
    assert list(declining_failures()) == []
    assert len(list(declining_for_nothing())) == 4


@pytest.mark.parametrize("name", PLANS)
def test_transcript_is_replayed_with_its_result(name: str) -> None:
    replay(load_transcript((FOLDER / f"{name}.json").read_bytes()))
    assert spec.game.result(spec.game.replay(load(name))) == load(name)["result"]


def test_plans_played_again_give_the_same_transcripts() -> None:
    assert planned_transcripts() == {
        name: (FOLDER / f"{name}.json").read_text(encoding="utf-8") for name in PLANS
    }


def test_every_reading_changes_a_result_or_is_known_not_to() -> None:
    assert {*WITNESS, *INDIFFERENT} == set(READING_VALUES)
    assert not {*WITNESS} & {*INDIFFERENT}
    assert list(reading_failures()) == []


def test_reading_that_matters_is_noticed() -> None:
    assert next(reading_that_matters(), None)
    assert next(differing_games("leftover-order", 12), None)
