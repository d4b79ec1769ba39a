"""Every number that a card can be paid for is attained, and every path that counts fame counts it.

A cap on any count, anywhere, shows here.
"""

import random
from collections import Counter
from functools import cache

import pytest

from crosscheck.implementations import REFERENCE, SPEC
from faraway.best.settling import total_of
from faraway.best.tables import lay_out
from faraway.best.workspace import PICKED, SETTLED
from faraway.cards.catalogue import CATALOGUE, Card
from faraway.fast import totals
from faraway.fast.batch import score_tableaux
from faraway.scoring.tableau import Tableau
from faraway.testing import Value, attainable_values, counted_values, tableau_counting
from faraway.testing.values import MOST_COUNTED, kind_of
from proofs.theorems.bounds import GREATEST


@cache
def attained() -> dict[Value, Tableau]:
    """Return a tableau for every attainable value, the same ones in every run."""
    chance = random.Random(17)
    return {value: tableau_counting(value, chance) for value in attainable_values()}


def test_most_counted_is_what_the_bounds_prove() -> None:
    """Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-13. A card's greatest fame, proved and attained, over its fame for one."""
    proved: Counter[str] = Counter()
    bounds: list[tuple[Card, int]] = [
        *((card, GREATEST["regions"][card.duration - 1]) for card in CATALOGUE.regions),
        *((card, GREATEST["sanctuaries"][card.id]) for card in CATALOGUE.sanctuaries),
    ]
    for card, bound in bounds:
        kind = kind_of(card)
        if kind is not None and card.quest is not None:
            proved[kind] = max(proved[kind], bound // card.quest.fame)
    assert dict(proved) == MOST_COUNTED


@pytest.mark.long
def test_every_attainable_value_is_attained_in_a_legal_tableau() -> None:
    """Rules: ROUND-3, FIND-1."""
    values = attained()
    assert len(values) == 385
    for value, tableau in values.items():
        assert value in set(counted_values(tableau))
        assert Tableau(tableau.regions, tableau.sanctuaries) == tableau
    assert {len(tableau.sanctuaries) for tableau in values.values()} == set(range(8))


@pytest.mark.parametrize(
    ("kind", "count"),
    [("Sanctuary stone", 16), ("Region clue", 15), ("Region biome-set", 3), ("Region thistle", 13)],
)
def test_the_most_are_attainable(kind: str, count: int) -> None:
    attainable = set(attainable_values())
    assert Value(kind=kind, count=count) in attainable
    assert Value(kind=kind, count=count + 1) not in attainable


@pytest.mark.long
def test_every_path_counts_every_attainable_value() -> None:
    """Rules: SCORE-6, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SANCT-2, WIN-1."""
    tableaux = list(attained().values())
    batch = score_tableaux(tableaux)
    for row, (value, tableau) in enumerate(attained().items()):
        expected = REFERENCE.score(tableau.regions, tableau.sanctuaries)
        assert SPEC.score(tableau.regions, tableau.sanctuaries) == expected, value
        assert totals.total(tableau.regions, tableau.sanctuaries) == expected["total"], value
        by_card = totals.fame_by_card(tableau.regions, tableau.sanctuaries)
        assert list(by_card) == [expected["regions"], expected["sanctuaries"]], value
        assert batch.totals[row] == expected["total"], value
        assert total_by_best(tableau) == expected["total"], value


def total_by_best(tableau: Tableau) -> int:
    """Return the total of a tableau in the kernel of the search, its Sanctuaries joining."""
    pool = sorted(tableau.regions)
    regions = [CATALOGUE.region_of[duration] for duration in pool]
    sanctuaries = [CATALOGUE.sanctuary_of[name] for name in tableau.sanctuaries]
    work = lay_out(regions, sanctuaries)
    for place, duration in enumerate(reversed(tableau.regions)):
        work[PICKED + place] = pool.index(duration)
    for place in range(len(sanctuaries)):
        work[SETTLED + place] = place
    return total_of(work, len(sanctuaries))
