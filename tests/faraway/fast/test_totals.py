"""The lean path, held against the sheet and against the naive scorer."""

import random

import pytest

from crosscheck.bench import naive
from faraway.cards.catalogue import CATALOGUE
from faraway.fast import totals
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import WHOLE_TABLEAU, Extent, Tableau, most_sanctuaries

NAMES = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]


def random_tableaux(seed: int, number: int) -> list[Tableau]:
    """Deal whole and partly known tableaux, with as many Sanctuaries as they may hold and fewer."""
    chance = random.Random(seed)
    dealt = []
    for _ in range(number):
        regions = chance.sample(
            range(1, 69), chance.choice([WHOLE_TABLEAU, WHOLE_TABLEAU, chance.randint(1, 7)])
        )
        sanctuaries = chance.sample(NAMES, chance.randint(0, most_sanctuaries(regions)))
        dealt.append(Tableau(regions, sanctuaries, extent=Extent.PARTIAL))
    return dealt


def test_worked_example_of_the_german_rulebook() -> None:
    """Rules: SCORE-2, SCORE-6, SCORE-12, SANCT-2, WIN-1."""
    sanctuaries = ["desert-stone", "gray-clue-per-clue-1"]
    assert totals.fame_by_card([44, 49, 14, 28], sanctuaries) == ([6, 12, 2, 0], [0, 2])
    assert totals.total([44, 49, 14, 28], sanctuaries) == 22


@pytest.mark.parametrize("seed", range(4))
def test_lean_path_sheet_and_naive_scorer_agree(seed: int) -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-6, SCORE-7, SCORE-10, SCORE-12, SCORE-13, SANCT-2, WIN-1."""
    for tableau in random_tableaux(seed, 500):
        sheet = score_tableau(tableau)
        by_card = (list(sheet.region_fame), list(sheet.sanctuary_fame))
        assert totals.fame_by_card(tableau.regions, tableau.sanctuaries) == by_card, tableau
        assert naive.fame_by_card(tableau.regions, tableau.sanctuaries) == by_card, tableau
        assert totals.total(tableau.regions, tableau.sanctuaries) == sheet.total == sum(map(sum, by_card)), (
            tableau
        )
        assert naive.total(tableau.regions, tableau.sanctuaries) == sheet.total, tableau


def test_every_card_pays_alike_on_every_path_beside_rich_company() -> None:
    """Rules: SCORE-14, SCORE-15. Each Region in front of seven that show much, each Sanctuary among seven."""
    others = [1, 2, 4, 8, 12, 39, 55]
    rich = ["forest-thistle", "river-clue", "city-stone", "desert-chimera", "gray-night-thistle"]
    for region in CATALOGUE.regions:
        regions = [region.duration, *(duration for duration in others if duration != region.duration)]
        assert totals.fame_by_card(regions, rich) == naive.fame_by_card(regions, rich)
    for name in NAMES:
        sanctuaries = [name, *(other for other in rich if other != name)]
        assert totals.fame_by_card(others, sanctuaries) == naive.fame_by_card(others, sanctuaries)


def test_sixteen_stones_are_the_most_of_anything_and_all_are_counted() -> None:
    """Rules: SCORE-12, SCORE-14, SANCT-2. By hand: Region 2 shows two stones, each of the other fourteen cards one."""
    regions = [1, 2, 4, 6, 17, 23, 24, 28]
    sanctuaries = ["city-stone", "desert-stone", "forest-stone", "gray-clue-stone", "gray-night-stone"]
    sanctuaries += ["gray-stone-per-clue-1", "gray-stone-per-stone-1"]
    assert totals.fame_by_card(regions, sanctuaries)[1][-1] == 16
    assert score_tableau(Tableau(regions, sanctuaries)).sanctuary_fame[-1] == 16
