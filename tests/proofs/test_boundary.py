"""The pairs of tableaux on either side of a guard are one Sanctuary apart and can be reached."""

import itertools

import pytest

from proofs.boundary import Boundary, boundaries_of
from proofs.encoding import Tableau
from spec.cards import REGIONS, SANCTUARIES


def stones(tableau: Tableau, first: int) -> int:
    """Count stones by hand in the Regions from one place on and in the Sanctuaries."""
    regions = [REGIONS[each].stones for each in tableau.regions[first:]]
    return sum(regions) + sum(SANCTUARIES[each].stones for each in tableau.sanctuaries)


@pytest.fixture(scope="module")
def of_region_17() -> list[Boundary]:
    return boundaries_of(REGIONS[17])


def test_region_17_has_one_guard_for_its_chimeras_and_one_for_each_number_of_stones(
    of_region_17: list[Boundary],
) -> None:
    guards = [each.guard for each in of_region_17]
    assert guards[0] == "region-17-needs-chimeras-2"
    assert guards[1:] == [f"region-17-pays-per-stone-{count}" for count in range(2, 2 + len(guards) - 1)]


def test_pairs_differ_in_one_sanctuary_and_have_as_many_as_ascents(of_region_17: list[Boundary]) -> None:
    for each in of_region_17:
        assert each.holds.regions == each.fails.regions
        assert len(set(each.holds.sanctuaries) - set(each.fails.sanctuaries)) == 1
        assert len(set(each.fails.sanctuaries) - set(each.holds.sanctuaries)) == 1
        ascents = sum(before < after for before, after in itertools.pairwise(each.holds.regions))
        assert ascents == len(each.holds.sanctuaries) == len(each.fails.sanctuaries)


def test_counts_lie_on_either_side_of_the_guard(of_region_17: list[Boundary]) -> None:
    for each in of_region_17[1:]:
        count = int(each.guard.rsplit("-", 1)[1])
        place = each.holds.regions.index(17)
        assert stones(each.holds, place) == count
        assert stones(each.fails, place) == count - 1


def test_a_card_without_a_quest_has_no_guard() -> None:
    assert boundaries_of(REGIONS[1]) == []
