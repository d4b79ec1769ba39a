"""Every value of every reading changes the ranking of a stored game, or a theorem says that it cannot."""

from unittest import mock

import attrs
import pytest

import faraway.game.rules
import faraway.game.winner
import spec.ending
import spec.winner
from crosscheck.game_proofs import witnesses, witnesses_excluded, witnesses_markets
from crosscheck.game_proofs.report import CLAIMS as THEOREMS_OF_THE_WALK
from crosscheck.game_proofs.witnesses import Case, completeness_failures, load_witnesses, witness_failures_of
from crosscheck.game_proofs.witnesses_excluded import EXCLUDED, two_ranked_failures
from faraway.game.readings import READING_VALUES, Ranking
from faraway.game.winner import rank_everyone
from proofs.claim import judge
from proofs.theorems import BY_NAME
from spec.table import Game


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name == "witnesses")) for name in witnesses.CLAIMS],
)
def test_witnesses(name: str) -> None:
    """Rules: FIND-7, FIND-8, FIND-10, END-5, END-8, WIN-3, WIN-4.

    Ledger: market-reveal, market-shortfall, final-market, sanctuary-shortage, short-draw, deal-order
    Ledger: leftover-order, sanctuary-placement, ranking, tie-break-cards, drawn-secrecy, drawn-look
    """
    assert judge(witnesses.CLAIMS[name]).failures == ()


@pytest.mark.parametrize("name", ["seeing", "two ranked", "enough", "markets"])
def test_theorems_that_a_reading_changes_no_ranking(name: str) -> None:
    """Rules: FIND-7, FIND-8, FIND-10, FIND-11, END-10, END-11, END-12, WIN-4."""
    assert judge(witnesses_excluded.CLAIMS[name]).failures == ()


@pytest.mark.slow
def test_nobody_looks_at_the_market_of_round_8() -> None:
    """Rules: END-9, END-10, END-11, END-12."""
    assert list(witnesses_markets.last_round_failures(["chosen"])) == []
    assert next(witnesses_markets.taking_in_round_8(), None)


@pytest.mark.slow
def test_nobody_looks_at_the_market_of_round_8_whatever_becomes_of_leftovers() -> None:
    """Rules: END-9, END-10, END-11, END-12."""
    assert judge(witnesses_excluded.CLAIMS["last round"]).failures == ()


def test_every_theorem_of_an_exclusion_is_checked_somewhere() -> None:
    checked = {claim.name for claim in witnesses_excluded.CLAIMS.values()} | {*BY_NAME, *THEOREMS_OF_THE_WALK}
    assert {theorem for each in EXCLUDED for theorem in each.theorems} <= checked


def test_new_value_of_a_reading_asks_for_a_witness_or_a_theorem() -> None:
    values = {**READING_VALUES, "ranking": (*READING_VALUES["ranking"], "among-all")}
    failures = list(completeness_failures(values))
    assert len(failures) == 4
    assert "ranking=among-all with 3 players has neither a witness" in failures[0]


def test_witness_without_a_reading_is_noticed() -> None:
    values = {name: chosen for name, chosen in READING_VALUES.items() if name != "ranking"}
    assert len(list(completeness_failures(values))) == 4


def test_witness_beside_a_theorem_is_noticed() -> None:
    assert list(completeness_failures(excluded=[attrs.evolve(EXCLUDED[-1], players=frozenset({2, 3}))]))


def failures_of(reading: str, value: str, players: int) -> list[str]:
    case = Case(reading, value, players)
    return list(witness_failures_of(case, load_witnesses()[case]))


def test_result_that_is_not_the_games_is_noticed() -> None:
    case = Case("deal-order", "seating", 2)
    witness = load_witnesses()[case]
    assert list(witness_failures_of(case, attrs.evolve(witness, other=witness.default)))


def test_slips_in_the_reference_are_found() -> None:
    """A reading that is forgotten ends both games alike, or otherwise than the specification does."""
    ranking = {Ranking.EVERYONE: rank_everyone, Ranking.FIRST_ONLY: rank_everyone}
    with mock.patch.object(faraway.game.winner, "RANKING", ranking):
        faraway.game.rules._choose_all.cache_clear()
        assert failures_of("ranking", "first-only", 3)
    faraway.game.rules._choose_all.cache_clear()
    assert not failures_of("ranking", "first-only", 3)


def test_slip_in_the_specification_is_found() -> None:
    with mock.patch.object(spec.winner, "is_tie_broken", return_value=True):
        assert failures_of("ranking", "first-only", 3)


def test_slip_in_ranking_two_is_found() -> None:
    with mock.patch.object(spec.winner, "wins_tie", lambda one, other: one > other):
        assert next(two_ranked_failures(), None)


def test_slip_at_the_end_of_a_round_is_found() -> None:
    """A market that is due after round 6 only under one reading changes round 7."""

    def is_market_due(game: Game) -> bool:
        return game.round <= (5 if game.readings["market-reveal"] == "while-needed" else 7)

    with mock.patch.object(spec.ending, "is_market_due", is_market_due):
        assert "end of round 6" in next(witnesses_markets.ending_failures(), "")
