"""Counting, by hand on three small games, in both ways."""

from array import array

import pytest

from faraway.cards.catalogue import CATALOGUE
from faraway.fast.random_games import PlayedGames
from faraway.game.readings import TieBreakCards
from faraway.simulate import statistics

PLACE_OF = {str(sanctuary.id): place for place, sanctuary in enumerate(CATALOGUE.sanctuaries)}
NONE = [-1] * 7


def two_games() -> PlayedGames:
    """All seats have the same Regions, seat 1 of the first game in the other order and with a Sanctuary of 5 fame."""
    regions = [9, 1, 2, 4, 5, 6, 7, 8]
    fixed = PLACE_OF["gray-fixed-5"]
    return PlayedGames(
        regions=array("b", regions + regions[::-1] + regions + regions),
        sanctuaries=array("b", [*NONE, fixed, *NONE[1:], *NONE, *NONE]),
        lowest=array("b", [1, 1, 1, 1, 4, 3, 5, 2]),
        shortages=array("b", [0b1000010, 0]),
    )


@pytest.fixture(params=[True, False], ids=["compiled", "plain"])
def ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.param:
        monkeypatch.setattr(statistics, "fastest", lambda kernel, _arrays: kernel)


def tally(cards: TieBreakCards = TieBreakCards.PLAYED) -> statistics.Tally:
    return statistics.Tally(players=2, counts=tuple(statistics.tally_games(2, two_games(), cards)))


@pytest.mark.usefixtures("ways")
def test_wins_and_ties_are_counted() -> None:
    """Rules: WIN-2, WIN-3."""
    counted = tally()
    assert counted.games == 2
    assert counted.counts[statistics.CHECKED] == 0
    # seat 1 has more fame in the first game; in the second seat 0 has played the lower Region
    assert (counted.wins(0), counted.wins(1)) == (1, 1)
    assert counted.counts[statistics.TIES] == counted.counts[statistics.TIES_FOR_FIRST] == 1
    # among the Regions possessed seat 1 has the lower
    other = tally(TieBreakCards.POSSESSED)
    assert (other.wins(0), other.wins(1)) == (0, 2)


@pytest.mark.usefixtures("ways")
def test_shortages_and_sanctuaries_are_counted() -> None:
    counted = tally()
    assert counted.share(statistics.SHORT_GAMES) == 0.5
    assert counted.counts[statistics.SHORT_ROUNDS : statistics.SHORT_ROUNDS + 7] == (0, 1, 0, 0, 0, 0, 1)
    assert counted.found(0).cases == (2, 0, 0, 0, 0, 0, 0, 0)
    assert counted.found(1).cases == (1, 1, 0, 0, 0, 0, 0, 0)
    assert statistics.sanctuary_counts([counted, counted], PLACE_OF["gray-fixed-5"]) == (2, 10)


@pytest.mark.usefixtures("ways")
def test_fame_is_counted_by_card_and_place() -> None:
    counted = tally()
    # Region 9 pays its 5 wherever it lies: three times first, once last.
    assert statistics.region_counts([counted], 9, 0) == (3, 15)
    assert statistics.region_counts([counted], 9, 7) == (1, 5)
    assert statistics.region_counts([counted], 9, 3) == (0, 0)
    assert counted.fame(0).number == counted.fame(1).number == 2


def test_a_lower_tie_is_no_tie_for_the_first_place() -> None:
    played = two_games()
    three = PlayedGames(
        regions=played.regions[:8] + played.regions[:16],
        sanctuaries=played.sanctuaries[:7] + played.sanctuaries[:14],
        lowest=array("b", [1, 1, 1, 1, 1, 1]),
        shortages=array("b", [0]),
    )
    # seats 0 and 1 have the same cards, seat 2 more
    counts = statistics.tally_games(3, three, TieBreakCards.PLAYED)
    assert (counts[statistics.TIES], counts[statistics.TIES_FOR_FIRST]) == (1, 0)
    assert statistics.Tally(players=3, counts=tuple(counts)).wins(2) == 1


def test_a_spread_has_a_mean_a_deviation_and_quantiles() -> None:
    spread = statistics.Spread(cases=(0, 1, 0, 2, 1))  # 1, 3, 3, 4
    assert spread.number == 4
    assert spread.mean == 2.75
    assert spread.deviation == pytest.approx(1.0897, abs=1e-4)
    assert [spread.quantile(part) for part in (0, 0.25, 0.5, 0.75, 0.76, 1)] == [1, 1, 3, 3, 4, 4]


def test_counts_are_added_place_by_place() -> None:
    assert statistics.add_counts([[1, 2, 3], [10, 20, 30]], 3) == [11, 22, 33]
    assert statistics.add_counts([], statistics.COUNTS) == [0] * statistics.COUNTS
