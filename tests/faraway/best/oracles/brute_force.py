"""Every tableau that a small position allows, scored one and all."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from math import perm
from random import Random

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from faraway.best import Position, Wish
from faraway.cards.catalogue import CATALOGUE
from faraway.fast.batch import score_batch
from faraway.scoring.tableau import ascents

NAMES = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]


@frozen(kw_only=True)
class Truth:
    """The greatest total, and how many tableaux have it; -1 and 0 where there is no tableau."""

    total: int
    tableaux: int


@cache
def choices(number: int, places: int) -> NDArray[np.int8]:
    """Return every way to fill so many places in order from so many cards, each numbered from 0."""
    return np.array(list(permutations(range(number), places)), np.int8)


def try_everything(position: Position, wish: Wish) -> Truth:
    """Score every order of Regions with every set of Sanctuaries that it finds. Rules: FIND-1, FIND-2, FIND-3."""
    played, placed = position.tableau.regions, position.tableau.sanctuaries
    orders = np.empty((perm(len(position.regions), position.free), 8), np.int8)
    orders[:, : len(played)] = played
    orders[:, len(played) :] = np.array(position.regions, np.int8)[
        choices(len(position.regions), position.free)
    ]
    since = orders[:, max(0, len(played) - 1) :]
    found = (since[:, 1:] > since[:, :-1]).sum(axis=1)
    best = Truth(total=-1, tableaux=0)
    for joined in range(min(7 - len(placed), len(position.sanctuaries)) + 1):
        rows = orders[found >= joined]
        if not wish.least_sanctuaries <= joined + len(placed) <= wish.most_sanctuaries or not len(rows):
            continue
        for chosen in combinations(position.sanctuaries, joined):
            there = [NAMES.index(name) for name in (*placed, *chosen)]
            columns = np.full((len(rows), 7), -1, np.int8)
            columns[:, : len(there)] = there
            totals = np.asarray(score_batch(rows, columns).totals)
            most = int(totals.max())
            if most >= best.total:
                before = best.tableaux if most == best.total else 0
                best = Truth(total=most, tableaux=before + int((totals == most).sum()))
    return best


def small_positions(
    count: int, *, seed: int, begun: Sequence[int] = (0, 0, 0, 1, 2, 3, 4, 7, 8)
) -> Iterator[tuple[Position, Wish]]:
    """Deal positions small enough to try everything: pools, tableaux begun, and wishes about Sanctuaries."""
    random = Random(seed)
    for _ in range(count):
        lying = random.choice(begun)
        size = random.choice([8, 8, 8, 9] if lying == 0 else [9, 10, 11])
        regions = random.sample(range(1, 69), size)
        names = random.sample(NAMES, random.randint(0, 6 if size == 8 else 4))
        played = regions[:lying]
        placed = names[: random.randint(0, min(ascents(played), len(names)))]
        position = Position(
            regions[lying:], [name for name in names if name not in placed], played=played, placed=placed
        )
        least, most = 0, 7
        if random.random() < 0.3:
            least = most = random.randint(len(placed), len(names))
        wish = Wish(
            least_sanctuaries=least,
            most_sanctuaries=most,
            all_optimal=random.random() < 0.5,
            threads=random.choice([1, 2]),
        )
        yield position, wish
