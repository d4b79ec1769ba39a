"""A property test of a scorer of your own: `pytest examples/property_test.py`."""

from collections.abc import Sequence

from hypothesis import given

import faraway
from faraway.testing import tableaux


def my_total(regions: Sequence[int], sanctuaries: Sequence[str]) -> int:
    """Stand for the scorer under test; yours does not use this package."""
    return faraway.score(faraway.Tableau(regions, sanctuaries)).total


@given(tableaux())
def test_my_scorer_agrees(tableau: faraway.Tableau) -> None:
    """Compare both on generated tableaux."""
    assert my_total(tableau.regions, tableau.sanctuaries) == faraway.score(tableau).total
