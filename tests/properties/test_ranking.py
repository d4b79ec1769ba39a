"""Players on the score pad: what they are called and in which order they are named decides nothing."""

from random import Random

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st

from faraway.game.ranking import Contestant, Standing, rank_players
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES
from faraway.scoring.tableau import Tableau
from faraway.testing import tableaux
from tests.samples import sample_size

RULES = [STANDARD_RULES.under(Readings.of({"ranking": value})) for value in ("everyone", "first-only")]


@settings(max_examples=sample_size(25), deadline=None, derandomize=True)
@given(laid=st.lists(tableaux(), min_size=2, max_size=6), chance=st.randoms(use_true_random=False))
def test_renaming_and_reordering_players_permutes_the_ranking_and_nothing_else(
    laid: list[Tableau], chance: Random
) -> None:
    """Rules: WIN-2, WIN-3, INFO-3."""
    players = [Contestant(name=f"player {place}", tableau=tableau) for place, tableau in enumerate(laid)]
    order = list(range(len(players)))
    chance.shuffle(order)
    moved = [attrs.evolve(players[place], name=f"was {place}") for place in order]
    for rules in RULES:
        standings = rank_players(players, rules)
        expected = tuple(attrs.evolve(standings[place], name=f"was {place}") for place in order)
        assert rank_players(moved, rules) == expected


@settings(max_examples=sample_size(25), deadline=None, derandomize=True)
@given(laid=st.lists(tableaux(), min_size=2, max_size=6))
def test_any_two_players_can_be_compared_and_ranks_leave_no_gap_but_for_ties(laid: list[Tableau]) -> None:
    """Rules: WIN-2, WIN-3, WIN-4. The order is total: a rank is one more than how many players stand before it."""
    players = [Contestant(name=str(place), tableau=tableau) for place, tableau in enumerate(laid)]
    for rules in RULES:
        standings: tuple[Standing, ...] = rank_players(players, rules)
        for standing in standings:
            assert standing.rank == 1 + sum(other.rank < standing.rank for other in standings)
            better = [other.sheet.total for other in standings if other.rank < standing.rank]
            assert all(total >= standing.sheet.total for total in better)
