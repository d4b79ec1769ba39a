"""The same cards in two orders, and how far apart their totals can be.

What a Region pays depends on which Regions come after it and on nothing else of the order
(`seen_counts_unchanged_of_earlier_regions_changed`). So the best and the worst order of eight Regions
are found over the 256 sets of those already laid, from the last to the first, keeping apart rows that
find another number of Sanctuaries. z3 derives both totals once more before they are reported.
"""

import itertools
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from proofs.counting import PRINTED_BOX
from proofs.encoding import Tableau, lay_cards
from proofs.greatest.simple import Totals, pays, shows
from proofs.scoring import AS_PRINTED
from proofs.smt import Answer, Solver, different

Row: TypeAlias = tuple[int, ...]
SEARCHED = 60_000


@dataclass(frozen=True)
class OrderAnswer:
    """Two orders of the same cards with their totals, and whether no two are further apart."""

    best: tuple[Row, int]
    worst: tuple[Row, int]
    sanctuaries: tuple[str, ...]
    difference: int
    proved: bool


def sum_counts(parts: Sequence[Totals]) -> Totals:
    """Return the counts of several cards."""
    return tuple(map(sum, zip(*parts, strict=True)))


def extremes(
    regions: Sequence[int], sanctuaries: tuple[str, ...]
) -> tuple[tuple[int, Row], tuple[int, Row]] | None:
    """Return the greatest and the least fame of the Regions with a row for each, if so many Sanctuaries can be found."""
    upper = [shows(PRINTED_BOX.sanctuaries[each]) for each in sanctuaries]
    nothing = (0,) * 9
    # By the set laid so far, its first Region and its ascents: greatest and least fame, each with its row.
    level: dict[tuple[frozenset[int], int, int], tuple[tuple[int, Row], tuple[int, Row]]] = {}
    for region in regions:
        fame = pays(PRINTED_BOX.regions[region], sum_counts([shows(PRINTED_BOX.regions[region]), *upper]))
        level[frozenset([region]), region, 0] = ((fame, (region,)), (fame, (region,)))
    for _ in range(len(regions) - 1):
        longer: dict[tuple[frozenset[int], int, int], tuple[tuple[int, Row], tuple[int, Row]]] = {}
        for (laid, first, found), (most, least) in level.items():
            later = sum_counts([nothing, *upper, *(shows(PRINTED_BOX.regions[each]) for each in laid)])
            for region in regions:
                if region in laid:
                    continue
                card = PRINTED_BOX.regions[region]
                fame = pays(card, sum_counts([later, shows(card)]))
                key = (laid | {region}, region, found + int(region < first))
                greatest = (most[0] + fame, (region, *most[1]))
                smallest = (least[0] + fame, (region, *least[1]))
                known = longer.get(key, (greatest, smallest))
                longer[key] = (max(known[0], greatest), min(known[1], smallest))
        level = longer
    rows = [pair for (_, _, found), pair in level.items() if found >= len(sanctuaries)]
    return (max(pair[0] for pair in rows), min(pair[1] for pair in rows)) if rows else None


def total_by_solver(row: Row, sanctuaries: tuple[str, ...]) -> int:
    """Return a total as z3 derives it, which must be the only one."""
    sheet = AS_PRINTED.score("t", lay_cards(Tableau(row, sanctuaries)))
    solver = Solver()
    solver.add(sheet.constraints)
    if solver.check() is not Answer.SATISFIABLE:
        raise RuntimeError(f"z3 derives nothing for {row}")
    total = solver.values().of(sheet.total)
    with solver.supposing([different(sheet.total, total)]):
        if solver.check() is not Answer.UNSATISFIABLE:
            raise RuntimeError(f"z3 derives two totals for {row}")
    return total


def as_answer(best: Row, worst: Row, sanctuaries: tuple[str, ...], *, proved: bool) -> OrderAnswer:
    """Return two orders with the totals that z3 derives."""
    high, low = total_by_solver(best, sanctuaries), total_by_solver(worst, sanctuaries)
    return OrderAnswer((best, high), (worst, low), sanctuaries, high - low, proved)


def greatest_difference(pool: Sequence[int], sanctuaries: tuple[str, ...]) -> OrderAnswer | None:
    """Return the two orders furthest apart, of any eight Regions of a pool; every order is considered."""
    found = [
        (pair[0][0] - pair[1][0], pair[0][1], pair[1][1])
        for regions in itertools.combinations(pool, 8)
        if (pair := extremes(regions, sanctuaries)) is not None
    ]
    if not found:
        return None
    _, best, worst = max(found)
    return as_answer(best, worst, sanctuaries, proved=True)


@dataclass(frozen=True)
class Guess:
    """The same cards in two orders, as the search moves from one to the next."""

    high: Row
    low: Row
    sanctuaries: tuple[str, ...]

    def is_legal(self) -> bool:
        """Return True if both orders find that many Sanctuaries."""
        rows = (self.high, self.low)
        found = min(sum(before < after for before, after in itertools.pairwise(row)) for row in rows)
        return len(self.sanctuaries) <= found

    def difference(self) -> int:
        """Return how far apart the Regions' fame is in both orders."""
        return fame_of_row(self.high, self.sanctuaries) - fame_of_row(self.low, self.sanctuaries)

    def changed(self, generator: random.Random, *, free: bool) -> "Guess":
        """Return a guess with two places of one order swapped, a Region replaced, or a Sanctuary changed."""
        kind = generator.randrange(4 if free else 3)
        if kind == 3:
            return Guess(self.high, self.low, other_sanctuaries(self.sanctuaries, generator))
        if kind == 2:
            out = generator.choice(self.high)
            new = generator.choice([each for each in PRINTED_BOX.regions if each not in self.high])
            high, low = (tuple(new if each == out else each for each in row) for row in (self.high, self.low))
            return Guess(high, low, self.sanctuaries)
        rows = [list(self.high), list(self.low)]
        one, other = generator.sample(range(8), 2)
        rows[kind][one], rows[kind][other] = rows[kind][other], rows[kind][one]
        return Guess(tuple(rows[0]), tuple(rows[1]), self.sanctuaries)


def fame_of_row(row: Row, sanctuaries: tuple[str, ...]) -> int:
    """Return the fame of all Regions of a row."""
    seen = sum_counts([(0,) * 9, *(shows(PRINTED_BOX.sanctuaries[each]) for each in sanctuaries)])
    fame = 0
    for region in reversed(row):
        card = PRINTED_BOX.regions[region]
        seen = sum_counts([seen, shows(card)])
        fame += pays(card, seen)
    return fame


def other_sanctuaries(sanctuaries: tuple[str, ...], generator: random.Random) -> tuple[str, ...]:
    """Return Sanctuaries with one more, one fewer, or one replaced."""
    kept = list(sanctuaries)
    if kept and generator.random() < 0.6:
        kept.remove(generator.choice(kept))
    if len(kept) < 7 and generator.random() < 0.6:
        kept.append(generator.choice([each for each in PRINTED_BOX.sanctuaries if each not in kept]))
    return tuple(kept)


def search_difference(sanctuaries: tuple[str, ...], seed: int) -> OrderAnswer:
    """Return two orders far apart of any cards, found by annealing; that they are the furthest is not proved.

    Without Sanctuaries given, the search chooses them too.
    """
    generator = random.Random(seed)  # noqa: S311  a search that can be repeated, not a secret
    ascending = tuple(range(1, 9))
    now = best = Guess(ascending, ascending, sanctuaries)
    value = most = 0
    for step in range(SEARCHED):
        heat = 8 * (1 - step / SEARCHED) + 0.01
        new = now.changed(generator, free=not sanctuaries)
        if not new.is_legal():
            continue
        difference = new.difference()
        if difference >= value or generator.random() < math.exp((difference - value) / heat):
            now, value = new, difference
            best, most = (now, value) if value > most else (best, most)
    exact = extremes(sorted(best.high), best.sanctuaries)
    if exact is None:
        raise RuntimeError("the search left the legal tableaux")
    return as_answer(exact[0][1], exact[1][1], best.sanctuaries, proved=False)
