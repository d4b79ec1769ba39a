"""What cards pay. Every expected value was worked out by hand from the printed cards."""

from itertools import permutations

import pytest

from spec.cards import REGIONS, SANCTUARIES
from spec.scoring import explain, score

LEFT, SECOND = "desert-stone", "gray-clue-per-clue-1"


def fame(regions: list[int], *sanctuaries: str) -> list[int]:
    return score(regions, list(sanctuaries))["regions"]


def sanctuary_fame(regions: list[int], *sanctuaries: str) -> list[int]:
    return score(regions, list(sanctuaries))["sanctuaries"]


def test_the_german_worked_example() -> None:
    """The last four Regions played were 44, 49, 14 and 28.

    Rules: SCORE-1, SCORE-2, SCORE-5, SCORE-6, SCORE-12, SANCT-2, SANCT-3, WIN-1
    """
    assert score([44, 49, 14, 28], [LEFT, SECOND]) == {
        "total": 22,
        "regions": [6, 12, 2, 0],
        "sanctuaries": [0, 2],
    }


def test_scoring_in_the_order_of_play_would_pay_otherwise() -> None:
    """The same four Regions, played the other way round, lose everything they saw.

    Against: SCORE-1, SCORE-5
    """
    assert score([28, 14, 49, 44], [LEFT, SECOND]) == {
        "total": 2,
        "regions": [0, 0, 0, 0],
        "sanctuaries": [0, 2],
    }


def test_regions_are_explained_from_the_last_to_the_first_and_then_the_sanctuaries() -> None:
    """Rules: SCORE-1, SANCT-1"""
    assert explain([44, 49, 14, 28], [LEFT, SECOND]) == [
        "Region 28 pays 0: 3 for each of 0 chimeras.",
        "Region 14 pays 2: 2 for each of 1 night card.",
        "Region 49 needs 2 stones and 1 thistle and sees 2 stones and 1 thistle; it pays 12, a fixed sum.",
        (
            "Region 44 needs 1 stone and 1 thistle and sees 2 stones and 1 thistle;"
            " it pays 6: 2 for each of 2 desert cards and 1 city card."
        ),
        "Sanctuary desert-stone pays 0, as it has no quest.",
        "Sanctuary gray-clue-per-clue-1 pays 2: 1 for each of 2 clues.",
        "The total is 22.",
    ]


def test_no_sanctuary_is_scored_before_the_first_region_has_been_turned_up() -> None:
    """Region 22, played first and scored last, still brings its clue to the Sanctuary.

    Against: SANCT-1, SANCT-2
    """
    assert sanctuary_fame([22, 3, 9], SECOND) == [2]
    sentences = explain([22, 3, 9], [SECOND])
    assert [sentence.split()[0] for sentence in sentences] == ["Region"] * 3 + ["Sanctuary", "The"]


def test_an_unmet_prerequisite_and_a_set_are_explained() -> None:
    assert explain([18, 68, 25], ["forest-stone"]) == [
        "Region 25 pays 1: 1 for each of 0 river cards and 1 city card.",
        "Region 68 pays 0, as it needs 5 stones and sees 1 stone.",
        (
            "Region 18 pays 10: 10 for each of 1 set of the four biomes"
            " among 1 river card and 1 city card and 1 forest card and 1 desert card."
        ),
        "Sanctuary forest-stone pays 0, as it has no quest.",
        "The total is 11.",
    ]


def test_a_region_sees_itself_and_what_was_played_after_it() -> None:
    """Rules: SCORE-2"""
    assert fame([14, 28]) == [2, 0]


def test_a_region_played_before_counts_neither_for_the_quest_nor_for_the_prerequisite() -> None:
    """28 brings its night to 14, and 2 its two stones to 21, only when played later.

    Rules: SCORE-3
    Against: SCORE-2, SCORE-3
    """
    assert fame([28, 14]) == [0, 0]
    assert fame([21, 2]) == [8, 0]
    assert fame([2, 21]) == [0, 0]


@pytest.mark.parametrize(
    ("region", "pays"),
    [(22, 1), (16, 2), (19, 2), (30, 2), (25, 1), (31, 1), (27, 1)],
)
def test_a_region_alone_pays_for_itself(region: int, pays: int) -> None:
    """Clue, chimera, thistle, stone and three times its own biome.

    Rules: SCORE-4
    """
    assert fame([region]) == [pays]


def test_a_region_counts_its_own_night_and_its_own_wonders_for_its_prerequisite() -> None:
    """20 pays per night, itself one; 51 asks for four stones and brings one of them.

    Rules: SCORE-4
    """
    assert fame([20], "forest-stone") == [2]
    assert fame([51, 2], "forest-stone") == [14, 0]


def test_a_region_does_not_count_itself_twice() -> None:
    """51 with the two stones of 2 makes three.

    Against: SCORE-4
    """
    assert fame([51, 2]) == [0, 0]
    assert fame([22]) != [2]


def test_scored_regions_stay_for_those_scored_later() -> None:
    """10 sees the nights of 21, 22 and 23, though these were scored before it.

    Rules: SCORE-5
    """
    assert fame([10, 21, 22, 23]) == [9, 0, 1, 0]


def test_a_prerequisite_is_met_by_enough_of_every_kind() -> None:
    """Rules: SCORE-6"""
    assert fame([42, 1]) == [2, 0]
    assert fame([40, 1, 4]) == [3, 0, 0]


def test_one_kind_of_wonder_never_stands_for_another() -> None:
    """42 asks for a stone and a chimera; 40 asks for one of each kind and each time lacks one.

    Against: SCORE-6
    """
    assert fame([42, 2]) == [0, 0]
    assert fame([40, 7]) == [0, 0]
    assert fame([40, 4]) == [0, 0]
    assert fame([40, 1]) == [0, 0]


def test_an_unmet_prerequisite_pays_nothing() -> None:
    """Rules: SCORE-7"""
    assert fame([21], "forest-stone") == [0]
    assert fame([52, 2, 16]) == [0, 0, 2]


def test_a_prerequisite_met_twice_pays_no_more() -> None:
    """21 asks for two stones and sees four.

    Rules: SCORE-7
    Against: SCORE-7
    """
    assert fame([21, 2], "forest-stone", "city-stone") == [8, 0]


def test_the_same_stones_serve_two_prerequisites_and_a_quest() -> None:
    """Rules: SCORE-8"""
    assert fame([13, 21, 2]) == [4, 8, 0]


def test_stones_are_not_used_up_by_an_earlier_prerequisite() -> None:
    """20 needs one of the two stones of Region 2; 21 then still finds both.

    Against: SCORE-8
    """
    assert fame([21, 20, 2]) == [8, 2, 0]


def test_a_fixed_quest_pays_its_fame() -> None:
    """Rules: SCORE-9"""
    assert fame([3, 5, 9]) == [4, 2, 5]


def test_a_fixed_quest_pays_once_whatever_else_is_visible() -> None:
    """Against: SCORE-9"""
    assert fame([9, 2, 6, 24], "desert-stone", "desert-clue")[0] == 5


def test_a_quest_per_icon_pays_for_each_icon() -> None:
    """Clues, chimeras, thistles.

    Rules: SCORE-10
    """
    assert fame([11, 6, 8], "river-clue") == [6, 0, 0]
    assert fame([15, 16], "forest-chimera") == [4, 4]
    assert fame([19, 14], "gray-night-thistle") == [6, 2]


def test_a_card_with_two_stones_counts_twice() -> None:
    """Against: SCORE-10"""
    assert fame([13, 2]) == [4, 0]


def test_a_quest_per_night_counts_night_regions_and_night_sanctuaries() -> None:
    """Rules: SCORE-11"""
    assert fame([14, 28], "forest-night", "gray-night-stone") == [6, 0]


def test_a_card_without_the_night_symbol_is_no_night_card() -> None:
    """14 itself is of the day, and so are the two Sanctuaries.

    Against: SCORE-11
    """
    assert fame([14, 28], "forest-stone", "gray-stone-per-night-1") == [2, 0]


def test_a_quest_per_biome_pays_for_each_card_of_each_named_biome() -> None:
    """27 counts two cities and two deserts; 50 counts two rivers.

    Rules: SCORE-12
    """
    assert fame([27, 9, 2, 35])[0] == 4
    assert fame([50, 4, 14, 3, 5]) == [8, 0, 0, 4, 2]


def test_a_quest_of_two_biomes_does_not_ask_for_pairs() -> None:
    """Against: SCORE-12"""
    assert fame([27]) == [1]
    assert fame([27, 3]) == [1, 4]


def test_a_quest_per_biome_set_pays_for_each_complete_set() -> None:
    """Rules: SCORE-13"""
    assert fame([43, 3, 12, 1]) == [10, 4, 0, 0]
    assert fame([43, 3, 5, 12, 25, 1, 4, 9]) == [20, 4, 2, 0, 1, 0, 0, 5]


def test_an_incomplete_set_pays_nothing_and_no_card_joins_two_sets() -> None:
    """No forest in the first; two forests but one city in the second.

    Against: SCORE-13
    """
    assert fame([43, 3, 12, 9]) == [0, 4, 0, 5]
    assert fame([43, 3, 12, 1, 4])[0] == 10


def test_a_coloured_sanctuary_is_a_card_of_its_biome() -> None:
    """It completes a set and counts in a quest per biome.

    Rules: SCORE-14
    """
    assert fame([43, 3, 12], "forest-stone") == [10, 4, 0]
    assert fame([25], "river-clue", "city-stone") == [3]


def test_a_gray_sanctuary_is_a_card_of_no_biome() -> None:
    """Against: SCORE-14"""
    assert fame([43, 3, 12], "gray-clue-stone") == [0, 4, 0]
    assert fame([25], "gray-per-river-or-city-1") == [1]


def test_a_card_counts_as_biome_and_as_wonder_at_once() -> None:
    """7 brings 47 its chimera and its thistle and is a forest; two Sanctuaries do the like for 42.

    Rules: SCORE-15
    """
    assert fame([47, 7]) == [4, 0]
    assert fame([42], "river-stone", "river-chimera") == [6]


def test_a_card_that_met_the_prerequisite_still_counts_for_the_quest() -> None:
    """If 7 could serve 47 in one role only, 47 would pay 2.

    Against: SCORE-15
    """
    assert fame([47, 7])[0] != 2


def test_a_region_without_a_quest_pays_nothing() -> None:
    """Rules: SCORE-16"""
    assert fame([1, 2, 4, 6, 7, 8, 12], "forest-thistle") == [0, 0, 0, 0, 0, 0, 0]


def test_no_card_pays_less_than_nothing() -> None:
    """Against: SCORE-16"""
    assert all(fame([region])[0] >= 0 for region in REGIONS)
    assert all(sanctuary_fame([66], sanctuary)[0] >= 0 for sanctuary in SANCTUARIES)


@pytest.mark.parametrize(
    ("sanctuary", "pays"),
    [
        ("gray-fixed-5", 5),
        ("gray-clue-per-clue-1", 2),
        ("gray-per-clue-2", 2),
        ("gray-stone-per-stone-1", 3),
        ("gray-per-stone-2", 4),
        ("gray-chimera-per-chimera-1", 1),
        ("gray-per-chimera-2", 0),
        ("gray-thistle-per-thistle-1", 2),
        ("gray-stone-per-night-1", 1),
        ("gray-per-forest-or-river-1", 3),
        ("desert-per-desert-1", 2),
        ("forest-per-forest-1", 3),
        ("city-per-biome-set-4", 4),
        ("river-per-river-1", 2),
        ("city-stone", 0),
    ],
)
def test_a_sanctuary_pays_by_the_same_rules(sanctuary: str, pays: int) -> None:
    """Beside Regions 3 (river), 4 (forest, stone, thistle), 28 (forest, night, stone), 46 (desert, clue).

    Rules: SANCT-2, SANCT-3
    """
    assert sanctuary_fame([46, 28, 4, 3], sanctuary) == [pays]


def test_a_sanctuary_counts_itself_and_its_neighbours() -> None:
    """Rules: SANCT-2"""
    assert sanctuary_fame([3], "forest-per-forest-1") == [1]
    assert sanctuary_fame([3], "gray-stone-per-night-1", "forest-night") == [1, 0]


def test_a_sanctuary_without_a_quest_pays_nothing_and_a_quest_pays_more_than_once() -> None:
    """Against: SANCT-3"""
    assert sanctuary_fame([28, 30, 2], "gray-per-stone-2", "gray-clue-stone") == [10, 0]


FIVE = (
    "gray-stone-per-stone-1",
    "forest-night",
    "gray-clue-per-clue-1",
    "city-per-biome-set-4",
    "river-clue",
)
FAME_OF_FIVE = {
    "gray-stone-per-stone-1": 2,
    "forest-night": 0,
    "gray-clue-per-clue-1": 2,
    "city-per-biome-set-4": 4,
    "river-clue": 0,
}


def test_the_order_of_sanctuaries_matters_to_no_card() -> None:
    """43 (desert, stone) completes a set with forest-night, river-clue and the city Sanctuary.

    Rules: SANCT-4
    """
    for order in permutations(FIVE):
        assert fame([14, 43], *order) == [2, 10]
        assert sanctuary_fame([14, 43], *order) == [FAME_OF_FIVE[name] for name in order]


def test_a_sanctuary_sees_those_placed_before_it_as_well_as_those_placed_after_it() -> None:
    """A Sanctuary that saw only later ones would lose a clue at the end of the row.

    Against: SANCT-4
    """
    assert sanctuary_fame([3], "gray-clue-per-clue-1", "river-clue", "gray-per-clue-2") == [2, 0, 4]
    assert sanctuary_fame([3], "gray-per-clue-2", "river-clue", "gray-clue-per-clue-1") == [4, 0, 2]


def test_the_total_is_the_fame_of_all_regions_and_all_sanctuaries() -> None:
    """Rules: WIN-1"""
    sheet = score([3, 9, 5], ["gray-fixed-5", "river-per-river-1"])
    assert sheet == {"total": 19, "regions": [4, 5, 2], "sanctuaries": [5, 3]}


def test_a_total_without_the_sanctuaries_or_the_first_region_would_be_another() -> None:
    """Against: WIN-1"""
    assert score([3, 9], ["gray-fixed-5"])["total"] == 14
    assert score([9], ["gray-fixed-5"])["total"] == 10
    assert score([3, 9], [])["total"] == 9
