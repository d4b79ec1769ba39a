import pytest

from faraway.errors import Code
from faraway.scoring.tableau import Extent, Tableau, ascents, most_sanctuaries, tableau_problems
from tests.faraway.refusing import refusal

DESCENDING = [68, 60, 50, 40, 30, 20, 10, 5]


def codes(regions: list[int], sanctuaries: list[str], extent: Extent = Extent.WHOLE) -> list[tuple[str, str]]:
    found = tableau_problems(list(regions), list(sanctuaries), extent=extent)
    return [(problem.code.value, problem.path) for problem in found]


def test_whole_and_partly_known_tableaux_are_made_and_impossible_ones_refused() -> None:
    """Rules: ROUND-3, EXPLORE-3."""
    tableau = Tableau([1, 2, *DESCENDING[:6]], ["forest-stone", "gray-fixed-5"])
    assert tableau.regions == (1, 2, 68, 60, 50, 40, 30, 20)
    assert tableau.sanctuaries == ("forest-stone", "gray-fixed-5")
    assert tableau.is_whole
    assert not Tableau([44, 49], extent=Extent.PARTIAL).is_whole
    assert refusal(Tableau, [1]).code is Code.TOO_FEW_REGIONS


def test_ascents_compare_with_the_region_played_just_before() -> None:
    """Rules: FIND-1, FIND-2. 5 follows 3, and 40 follows 4: it does not matter that 60 lay there."""
    assert ascents([60, 3, 5, 4, 40]) == 2
    assert ascents([]) == 0


@pytest.mark.parametrize(
    ("regions", "most"),
    [([1, 2, 3, 4, 5, 6, 7, 8], 7), (DESCENDING, 0), ([9], 7), ([9, 8], 6), ([8, 9], 7), ([], 7)],
)
def test_unknown_regions_may_each_have_found_one(regions: list[int], most: int) -> None:
    """Rules: FIND-1, FIND-3, END-4."""
    assert most_sanctuaries(regions) == most


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "expected"),
    [
        (DESCENDING, [], []),
        (DESCENDING, ["forest-stone"], [("too-many-sanctuaries", "/sanctuaries")]),
        (
            [0, 69, 50, 40, 30, 20, 10, 5],
            [],
            [("unknown-region", "/regions/0"), ("unknown-region", "/regions/1")],
        ),
        ([68, 68, 50, 40, 30, 20, 10, 5], [], [("region-twice", "/regions/1")]),
        (DESCENDING[1:], [], [("too-few-regions", "/regions")]),
        ([*DESCENDING, 4], ["forest-stone"], [("too-many-regions", "/regions")]),
        ([1, 2, 3, 40, 30, 20, 10, 5], ["forest-stones"], [("unknown-sanctuary", "/sanctuaries/0")]),
        ([1, 2, 3, 40, 30, 20, 10, 5], ["city-clue"] * 2, [("sanctuary-twice", "/sanctuaries/1")]),
        (
            [1, 1, 99],
            ["x", "gray-fixed-5", "gray-fixed-5", "x" * 80, "a", "b", "c"],
            [
                ("region-twice", "/regions/1"),
                ("unknown-region", "/regions/2"),
                ("too-few-regions", "/regions"),
                ("unknown-sanctuary", "/sanctuaries/0"),
                ("sanctuary-twice", "/sanctuaries/2"),
                ("unknown-sanctuary", "/sanctuaries/3"),
                ("unknown-sanctuary", "/sanctuaries/4"),
                ("unknown-sanctuary", "/sanctuaries/5"),
                ("unknown-sanctuary", "/sanctuaries/6"),
                ("too-many-sanctuaries", "/sanctuaries"),
            ],
        ),
    ],
)
def test_every_reason_is_found(
    regions: list[int], sanctuaries: list[str], expected: list[tuple[str, str]]
) -> None:
    """Against: COMP-1, COMP-2, COMP-5, ROUND-3, FIND-1."""
    if len(expected) == 10:
        # 1, 1, 99 has one ascent, and five Regions are unknown: six Sanctuaries at most.
        assert most_sanctuaries(regions) == 6
    assert codes(regions, sanctuaries) == expected


def test_partly_known_tableau_needs_a_region_and_has_no_more_than_eight() -> None:
    """Against: ROUND-3."""
    assert codes([], [], Extent.PARTIAL) == [("too-few-regions", "/regions")]
    assert codes([*DESCENDING, 1], [], Extent.PARTIAL) == [("too-many-regions", "/regions")]
    assert codes([9], ["forest-stone"], Extent.PARTIAL) == []


def test_entries_of_another_type_are_left_to_the_reader() -> None:
    assert list(tableau_problems(["1", True], [3, None], extent=Extent.PARTIAL)) == []


def test_message_says_one_region_in_the_singular_and_shortens_what_is_long() -> None:
    one, many = (
        [problem.message for problem in tableau_problems(regions, [], extent=Extent.WHOLE)]
        for regions in ([1], [10**80])
    )
    assert one == ["1 Region, and a whole tableau has 8"]
    assert len(many[0]) < 120


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("forest-stones", "there is no Sanctuary 'forest-stones'; did you mean forest-stone?"),
        ("Gray-Clue-Thistle", "there is no Sanctuary 'Gray-Clue-Thistle'; did you mean gray-clue-thistle?"),
        ("atlantis", "there is no Sanctuary 'atlantis'"),
    ],
)
def test_misspelt_sanctuary_is_suggested_as_it_is_spelt(name: str, message: str) -> None:
    (problem,) = tableau_problems([1, 2], [name], extent=Extent.PARTIAL)
    assert problem.message == message
