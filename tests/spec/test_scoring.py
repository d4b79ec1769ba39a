"""What cards pay. Every expected value was worked out by hand from the printed cards."""

from itertools import permutations

import pytest

from spec.cards import REGIONS, SANCTUARIES
from spec.scoring import explain, score

LEFT, SECOND = "desert-stone", "gray-clue-per-clue-1"

# What the Regions pay, by the fact that it shows: clause, Regions in play order, Sanctuaries, fame.
REGION_FAME = {
    "SCORE-35 a Region counts itself and what was played after it": ([14, 28], "", [2, 0]),
    "SCORE-3 a night played before does not count for the quest": ([28, 14], "", [0, 0]),
    "SCORE-18 stones played after count for the prerequisite": ([21, 2], "", [8, 0]),
    "SCORE-21 stones played before do not count for the prerequisite": ([2, 21], "", [0, 0]),
    "SCORE-4 Region 22 alone counts its own clue": ([22], "", [1]),
    "SCORE-4 Region 16 alone counts its own chimera": ([16], "", [2]),
    "SCORE-4 Region 19 alone counts its own thistle": ([19], "", [2]),
    "SCORE-4 Region 30 alone counts its own stone": ([30], "", [2]),
    "SCORE-4 Region 25 alone counts its own biome": ([25], "", [1]),
    "SCORE-4 Region 31 alone counts its own biome": ([31], "", [1]),
    "SCORE-4 Region 27 alone counts its own biome": ([27], "", [1]),
    "SCORE-4 Region 20 pays per night and is one itself": ([20], "forest-stone", [2]),
    "SCORE-4 Region 51 asks for four stones and brings one": ([51, 2], "forest-stone", [14, 0]),
    "SCORE-4 Region 51 does not count its stone twice": ([51, 2], "", [0, 0]),
    "SCORE-5 Region 10 sees the nights of 21, 22 and 23, scored before it": (
        [10, 21, 22, 23],
        "",
        [9, 0, 1, 0],
    ),
    "SCORE-6 a stone and a chimera meet the prerequisite of 42": ([42, 1], "", [2, 0]),
    "SCORE-6 one of each kind meets the prerequisite of 40": ([40, 1, 4], "", [3, 0, 0]),
    "SCORE-22 two stones do not stand for a stone and a chimera": ([42, 2], "", [0, 0]),
    "SCORE-6 Region 40 lacks a stone": ([40, 7], "", [0, 0]),
    "SCORE-6 Region 40 lacks a chimera": ([40, 4], "", [0, 0]),
    "SCORE-6 Region 40 lacks a thistle": ([40, 1], "", [0, 0]),
    "SCORE-7 an unmet prerequisite pays nothing": ([21], "forest-stone", [0]),
    "SCORE-7 an unmet prerequisite pays nothing, whatever the others pay": ([52, 2, 16], "", [0, 0, 2]),
    "SCORE-24 a prerequisite met twice pays no more": ([21, 2], "forest-stone city-stone", [8, 0]),
    "SCORE-25 the same stones serve two prerequisites and a quest": ([13, 21, 2], "", [4, 8, 0]),
    "SCORE-8 Region 20 needs one of two stones, and 21 still finds both": ([21, 20, 2], "", [8, 2, 0]),
    "SCORE-9 a fixed quest pays its fame": ([3, 5, 9], "", [4, 2, 5]),
    "SCORE-9 a fixed quest pays once": ([9, 2, 6, 24], "desert-stone desert-clue", [5, 0, 0, 0]),
    "SCORE-10 per clue": ([11, 6, 8], "river-clue", [6, 0, 0]),
    "SCORE-10 per chimera": ([15, 16], "forest-chimera", [4, 4]),
    "SCORE-10 per thistle": ([19, 14], "gray-night-thistle", [6, 2]),
    "SCORE-10 a card with two stones counts twice": ([13, 2], "", [4, 0]),
    "SCORE-26 night Regions and night Sanctuaries count": ([14, 28], "forest-night gray-night-stone", [6, 0]),
    "SCORE-11 cards of the day do not": ([14, 28], "forest-stone gray-stone-per-night-1", [2, 0]),
    "SCORE-27 two cities and two deserts": ([27, 9, 2, 35], "", [4, 5, 0, 0]),
    "SCORE-12 two rivers": ([50, 4, 14, 3, 5], "", [8, 0, 0, 4, 2]),
    "SCORE-27 two biomes need not come in pairs": ([27, 3], "", [1, 4]),
    "SCORE-13 one complete set": ([43, 3, 12, 1], "", [10, 4, 0, 0]),
    "SCORE-13 two complete sets": ([43, 3, 5, 12, 25, 1, 4, 9], "", [20, 4, 2, 0, 1, 0, 0, 5]),
    "SCORE-13 a set without a forest pays nothing": ([43, 3, 12, 9], "", [0, 4, 0, 5]),
    "SCORE-28 two forests and one city make one set": ([43, 3, 12, 1, 4], "", [10, 4, 0, 0, 0]),
    "SCORE-29 a coloured Sanctuary completes a set": ([43, 3, 12], "forest-stone", [10, 4, 0]),
    "SCORE-14 coloured Sanctuaries are cards of their biomes": ([25], "river-clue city-stone", [3]),
    "SCORE-30 a gray Sanctuary completes no set": ([43, 3, 12], "gray-clue-stone", [0, 4, 0]),
    "SCORE-30 a gray Sanctuary is of no biome": ([25], "gray-per-river-or-city-1", [1]),
    "SCORE-15 Region 7 is chimera, thistle and forest at once": ([47, 7], "", [4, 0]),
    "SCORE-23 two Sanctuaries meet the prerequisite and are rivers": ([42], "river-stone river-chimera", [6]),
    "SCORE-16 no quest, no fame": ([1, 2, 4, 6, 7, 8, 12], "forest-thistle", [0] * 7),
}

# What the Sanctuaries pay: clause, Regions in play order, Sanctuaries, fame of the Sanctuaries.
SANCTUARY_FAME = {
    "SANCT-1 Region 22, scored last, still brings its clue": ([22, 3, 9], SECOND, [2]),
    "SANCT-6 a Sanctuary counts itself": ([3], "forest-per-forest-1", [1]),
    "SANCT-5 a Sanctuary counts its neighbours": ([3], "gray-stone-per-night-1 forest-night", [1, 0]),
    "SANCT-7 no quest, no fame; five stones, five times": (
        [28, 30, 2],
        "gray-per-stone-2 gray-clue-stone",
        [10, 0],
    ),
    "SANCT-4 the first sees the last": ([3], "gray-clue-per-clue-1 river-clue gray-per-clue-2", [2, 0, 4]),
    "SANCT-4 the last sees the first": ([3], "gray-per-clue-2 river-clue gray-clue-per-clue-1", [4, 0, 2]),
}


@pytest.mark.parametrize("fact", REGION_FAME)
def test_regions_pay(fact: str) -> None:
    """Rules: SCORE-2, SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-8, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-14, SCORE-15, SCORE-16, SCORE-18, SCORE-19, SCORE-21, SCORE-22, SCORE-23, SCORE-24, SCORE-25, SCORE-26, SCORE-27, SCORE-28, SCORE-29, SCORE-30, SCORE-35

    Against: SCORE-2, SCORE-3, SCORE-4, SCORE-6, SCORE-7, SCORE-8, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-14, SCORE-15, SCORE-18, SCORE-19, SCORE-21, SCORE-22, SCORE-23, SCORE-24, SCORE-25, SCORE-26, SCORE-27, SCORE-28, SCORE-29, SCORE-30, SCORE-35
    """
    regions, sanctuaries, fame = REGION_FAME[fact]
    assert score(regions, sanctuaries.split())["regions"] == fame


@pytest.mark.parametrize("fact", SANCTUARY_FAME)
def test_sanctuaries_pay(fact: str) -> None:
    """Rules: SANCT-2, SANCT-6, SANCT-5, SANCT-4
    Against: SANCT-1, SANCT-2, SANCT-6, SANCT-5, SANCT-3, SANCT-7, SANCT-4
    """
    regions, sanctuaries, fame = SANCTUARY_FAME[fact]
    assert score(regions, sanctuaries.split())["sanctuaries"] == fame


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

    Rules: SANCT-2, SANCT-3, SANCT-7
    """
    assert score([46, 28, 4, 3], [sanctuary])["sanctuaries"] == [pays]


def test_no_card_pays_less_than_nothing() -> None:
    """Rules: SCORE-31
    Against: SCORE-16, SCORE-31
    """
    assert all(score([region], [])["regions"][0] >= 0 for region in REGIONS)
    assert all(score([66], [sanctuary])["sanctuaries"][0] >= 0 for sanctuary in SANCTUARIES)


def test_the_order_of_sanctuaries_matters_to_no_card() -> None:
    """43 (desert, stone) completes a set with forest-night, river-clue and the city Sanctuary.

    Rules: SANCT-4
    """
    fame = {
        "gray-stone-per-stone-1": 2,
        "forest-night": 0,
        "gray-clue-per-clue-1": 2,
        "city-per-biome-set-4": 4,
        "river-clue": 0,
    }
    for order in permutations(fame):
        sheet = score([14, 43], order)
        assert sheet["regions"] == [2, 10]
        assert sheet["sanctuaries"] == [fame[name] for name in order]


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "total", "region_fame", "sanctuary_fame"),
    [
        ([44, 49, 14, 28], [LEFT, SECOND], 22, [6, 12, 2, 0], [0, 2]),
        ([28, 14, 49, 44], [LEFT, SECOND], 2, [0, 0, 0, 0], [0, 2]),
        ([3, 9, 5], ["gray-fixed-5", "river-per-river-1"], 19, [4, 5, 2], [5, 3]),
        ([3, 9], ["gray-fixed-5"], 14, [4, 5], [5]),
        ([9], ["gray-fixed-5"], 10, [5], [5]),
        ([3, 9], [], 9, [4, 5], []),
    ],
    ids=[
        "the-german-worked-example",
        "the-same-in-the-order-of-play-loses-everything-it-saw",
        "all-regions-and-all-sanctuaries",
        "with-a-sanctuary",
        "without-the-first-region",
        "without-the-sanctuary",
    ],
)
def test_the_total_is_the_fame_of_all_regions_and_all_sanctuaries(
    regions: list[int], sanctuaries: list[str], total: int, region_fame: list[int], sanctuary_fame: list[int]
) -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-5, SCORE-6, SCORE-12, SANCT-2, SANCT-3, WIN-1
    Against: SCORE-1, SCORE-34, SCORE-5, WIN-1
    """
    sheet = {"total": total, "regions": region_fame, "sanctuaries": sanctuary_fame}
    assert score(regions, sanctuaries) == sheet


def test_regions_are_explained_from_the_last_to_the_first_and_then_the_sanctuaries() -> None:
    """Rules: SCORE-1, SCORE-34, SANCT-1
    Against: SANCT-1
    """
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
