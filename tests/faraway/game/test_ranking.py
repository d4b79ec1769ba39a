from faraway.cards.catalogue import Duration
from faraway.game.ranking import Contestant, Standing, explain_ranking, rank_players
from faraway.game.readings import Ranking, Readings, TieBreakCards
from faraway.game.record import STANDARD_RULES
from faraway.scoring.tableau import Extent, Tableau


def contestant(name: str, regions: list[int], hand: tuple[int, ...] = ()) -> Contestant:
    tableau = Tableau(regions, extent=Extent.PARTIAL)
    return Contestant(name=name, tableau=tableau, hand=tuple(map(Duration, hand)))


# Each has 9, 5 and 3 in some order of value: 9 pays 5, 3 pays 4, 5 pays 2, and 1, 2, 4, 6 pay nothing.
ADA = contestant("Ada", [9, 6])
BEN = contestant("Ben", [3, 4])
CAY = contestant("Cay", [5, 1])
DOT = contestant("Dot", [50, 43], hand=(8,))
EVE = contestant("Eve", [51, 68], hand=(7,))


def ranks(standings: tuple[Standing, ...]) -> list[int]:
    return [standing.rank for standing in standings]


def test_greatest_total_is_first() -> None:
    """Rules: WIN-1, WIN-2."""
    standings = rank_players([CAY, ADA, BEN])
    assert [standing.sheet.total for standing in standings] == [2, 5, 4]
    assert ranks(standings) == [3, 1, 2]
    assert explain_ranking(standings) == ("Ada wins with 5.",)


def test_lowest_region_breaks_a_tie_of_those_played() -> None:
    """Rules: WIN-3, WIN-5. Dot and Eve have nothing; 43 is lower than 51."""
    standings = rank_players([EVE, DOT])
    assert ranks(standings) == [2, 1]
    assert explain_ranking(standings) == (
        "Dot wins with 0.",
        "Dot and Eve both have 0: the lowest Region decides, 43 against 51.",
    )


def test_hand_breaks_a_tie_where_possessed_cards_count() -> None:
    """Rules: WIN-3. In hand are 8 and 7."""
    rules = STANDARD_RULES.under(Readings(tie_break_cards=TieBreakCards.POSSESSED))
    assert ranks(rank_players([EVE, DOT], rules)) == [1, 2]


def test_equal_totals_below_the_first_may_share_a_rank() -> None:
    """Rules: WIN-4."""
    assert ranks(rank_players([EVE, ADA, DOT])) == [3, 1, 2]
    standings = rank_players([EVE, ADA, DOT], STANDARD_RULES.under(Readings(ranking=Ranking.FIRST_ONLY)))
    assert ranks(standings) == [2, 1, 2]
    assert explain_ranking(standings) == ("Ada wins with 5.", "Eve and Dot share rank 2 with 0.")
