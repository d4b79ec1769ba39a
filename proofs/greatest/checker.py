"""Check a certificate of the greatest totals: plain Python, the standard library and the card facts.

For a machine on which the second search (second.py) cannot be built. What is shown anew, without anything of
the compiled search:

- the certificate is for these cards, and its tableaux are legal and have the totals claimed;
- the cases are all there are, and stand for all sets of eight Regions with all sets of Sanctuaries,
  counted here card by card;
- halving the ranges of each case gives exactly the boxes that it lists;
- no box that was bounded away can beat the greatest total, by the prices that it gives;
- a random share of the boxes that were searched, searched anew by the simple search: a sample, not a proof.
"""

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from proofs.greatest.simple import (
    ALL_REGIONS,
    ALL_SANCTUARIES,
    UNIT,
    Box,
    Card,
    Totals,
    beats,
    bound_of,
    plus,
    shows,
    total,
    whole_box,
)
from proofs.plain_json import Json, parse_json
from proofs.processes import start
from spec.cards import CARDS_SHA256, REGIONS, SANCTUARIES

ALL_SETS = 54_910_660


class WrongCertificateError(Exception):
    """Something in the certificate is not so."""


def demand(condition: bool, otherwise: str) -> None:  # noqa: FBT001 - it reads like assert
    """Refuse the certificate unless the condition holds."""
    if not condition:
        raise WrongCertificateError(otherwise)


@dataclass(frozen=True)
class Leaf:
    """A box as a case lists it: after so many cuts, with a bound and its prices; or searched, without."""

    cuts: int
    bound: int | None = None
    prices: Totals = ()


@dataclass(frozen=True)
class Listed:
    """A case as the certificate lists it."""

    sanctuaries: int
    biomes: Totals
    pairs: int
    leaves: tuple[Leaf, ...]


def numbers(values: Sequence[Json]) -> Totals:
    """Show that all values are whole numbers."""
    kept = tuple(value for value in values if isinstance(value, int) and not isinstance(value, bool))
    demand(len(kept) == len(values), f"{values} are not all whole numbers")
    return kept


def read_leaf(value: Json) -> Leaf:
    """Read a box of a case."""
    match value:
        case [int(cuts), int(bound), list(prices)]:
            demand(len(prices) == 9, "a box has not nine prices")
            return Leaf(cuts, bound, numbers(prices))
        case [int(cuts)]:
            return Leaf(cuts)
        case _:
            raise WrongCertificateError(f"{value} is no box")


def read_case(line: str) -> Listed:
    """Read one line of the certificate."""
    match parse_json(line):
        case {
            "sanctuaries": int(size),
            "biomes": list(biomes),
            "pairs": int(pairs),
            "boxes": list(boxes),
            **rest,
        } if not rest:
            return Listed(size, numbers(biomes), pairs, tuple(map(read_leaf, boxes)))
        case _:
            raise WrongCertificateError(f"no case: {line[:60]}")


def sets_by_biomes(cards: Sequence[Card], most: int) -> list[Counter[Totals]]:
    """Count, card by card, the sets of each size by how many of each biome they hold."""
    sizes: list[Counter[Totals]] = [Counter() for _ in range(most + 1)]
    sizes[0][0, 0, 0, 0] = 1
    for card in cards:
        for size in range(most, 0, -1):
            for biomes, ways in sizes[size - 1].items():
                sizes[size][plus(biomes, shows(card)[5:])] += ways
    return sizes


def pairs_by_case() -> dict[tuple[int, Totals], int]:
    """Count the pairs of Region sets and Sanctuary sets of every case."""
    regions = sets_by_biomes(ALL_REGIONS, 8)[8]
    pairs: Counter[tuple[int, Totals]] = Counter()
    for size, sanctuaries in enumerate(sets_by_biomes(ALL_SANCTUARIES, 7)):
        for one, ways in sanctuaries.items():
            for other, more in regions.items():
                pairs[size, plus(one, other)] += ways * more
    return dict(pairs)


def check_cases(cases: Sequence[Listed]) -> None:
    """Show that the cases are all there are, and stand for every pair of sets."""
    counted = pairs_by_case()
    keys = [(case.sanctuaries, case.biomes) for case in cases]
    demand(len(set(keys)) == len(keys), "a case is listed twice")
    demand(set(counted) <= set(keys), "a case is missing")
    demand(set(counted) == set(keys), "a case stands for nothing")
    for case, key in zip(cases, keys, strict=True):
        demand(case.pairs == counted.get(key, 0), f"{key} stands for {counted.get(key, 0)} pairs")
    for size in range(8):
        standing = sum(case.pairs for case in cases if case.sanctuaries == size)
        demand(standing == math.comb(45, size) * math.comb(68, 8), f"{size} Sanctuaries do not add up")
    every = sum(case.pairs for case in cases)
    demand(every == ALL_SETS * math.comb(68, 8), f"the cases stand for {every} pairs")


def boxes_of(case: Listed) -> Iterator[tuple[Box, Leaf]]:
    """Halve the ranges of a case and yield each box with what is listed for it; all must be used up."""
    leaves = iter(case.leaves)
    leaf = next(leaves, None)
    pending = [(whole_box(case.sanctuaries, case.biomes), 0)]
    while pending:
        box, cuts = pending.pop()
        if leaf is None or leaf.cuts < cuts:
            raise WrongCertificateError(f"a box of {case.sanctuaries}, {case.biomes} is missing")
        if leaf.cuts == cuts:
            yield box, leaf
            leaf = next(leaves, None)
            continue
        halves = box.halves()
        if halves is None:
            raise WrongCertificateError(f"a box of {case.sanctuaries}, {case.biomes} cannot be cut")
        lower, upper = halves
        pending += [(upper, cuts + 1), (lower, cuts + 1)]
    demand(leaf is None, f"{case.sanctuaries}, {case.biomes} has a box too many")


def check_box(box: Box, leaf: Leaf, goal: int) -> None:
    """Recompute a bound, and show that it bounds its box away."""
    bound, _ = bound_of(box, leaf.prices)
    demand(bound // UNIT == leaf.bound, f"the bound of {box} is {bound // UNIT}, not {leaf.bound}")
    demand(bound < UNIT * (goal + 1), f"{box} is not bounded away by {bound / UNIT}")


def check_head(line: str) -> list[int]:
    """Check what the first line claims; return the greatest totals for 0 to 7 Sanctuaries."""
    match parse_json(line):
        case {"format": "faraway-greatest-2", "cards": str(cards), "greatest": list(greatest)}:
            demand(cards == CARDS_SHA256, f"made for other cards: the hash of these is {CARDS_SHA256}")
            totals = [check_claim(value, size) for size, value in enumerate(greatest)]
            demand(len(totals) == 8, "the totals are not those with 0 to 7 Sanctuaries")
            return totals
        case _:
            raise WrongCertificateError(f"no first line of a certificate: {line[:60]}")


def check_claim(value: Json, expected: int) -> int:
    """Check one greatest total and its tableau; return the total."""
    match value:
        case {
            "sanctuaries": int(size),
            "total": int(fame),
            "tableau": {"regions": list(regions), "sanctuaries": list(sanctuaries)},
        }:
            demand(size == expected, f"a total with {size} Sanctuaries stands in the place of {expected}")
            names = tuple(name for name in sanctuaries if isinstance(name, str))
            demand(len(names) == len(sanctuaries), f"{sanctuaries} are not all names")
            check_witness(numbers(regions), names, size, fame)
            return fame
        case _:
            raise WrongCertificateError(f"{value} is no greatest total")


def check_witness(regions: Sequence[int], sanctuaries: Sequence[str], size: int, fame: int) -> None:
    """Show that a tableau is legal and has the total claimed.

    Rules: FIND-1, FIND-3, END-4
    """
    known = set(regions) <= set(REGIONS) and set(sanctuaries) <= set(SANCTUARIES)
    demand(known, f"{regions}, {sanctuaries} are not all cards")
    demand(len(regions) == len(set(regions)) == 8, f"{regions} are not eight Regions")
    demand(len(sanctuaries) == len(set(sanctuaries)) == size, f"{sanctuaries} are not {size} Sanctuaries")
    ascents = sum(before < after for before, after in pairwise(regions))
    demand(ascents >= size, f"{regions} finds {ascents} Sanctuaries")
    demand(total(regions, sanctuaries) == fame, f"{regions} has {total(regions, sanctuaries)}, not {fame}")


@dataclass(frozen=True)
class Report:
    """What was checked: so many of the searched boxes were searched again."""

    cases: int
    pairs: int
    bounded: int
    searched: int
    searched_again: int


def search_anew(task: tuple[Box, int]) -> Box | None:
    """Search a box again; return it if a tableau in it beats the goal."""
    box, goal = task
    return box if beats(box, goal, [0] * 9) else None


@dataclass(frozen=True)
class Sample:
    """Which of the searched boxes to search anew, and in how many processes."""

    share: float
    seed: int
    jobs: int


def check(certificate: str, sample: Sample, report: Callable[[str], None]) -> Report:
    """Check a certificate, and search a sample of its searched boxes anew."""
    head, *lines = certificate.splitlines()
    greatest = check_head(head)
    cases = [read_case(line) for line in lines]
    check_cases(cases)
    report(f"{len(cases)} cases stand for {ALL_SETS} Sanctuary sets with {math.comb(68, 8)} Region sets")
    searched: list[Box] = []
    bounded = 0
    for case in cases:
        for box, leaf in boxes_of(case):
            if leaf.bound is None:
                searched.append(box)
            else:
                check_box(box, leaf, greatest[case.sanctuaries])
                bounded += 1
    report(f"{bounded} bounds are as listed, and bound their boxes away")
    again = random.Random(sample.seed).sample(searched, math.ceil(sample.share * len(searched)))  # noqa: S311 - no secret
    tasks = [(box, greatest[box.sanctuaries]) for box in again]
    with start(sample.jobs) as pool:
        for done, beaten in enumerate(pool.imap_unordered(search_anew, tasks), start=1):
            demand(beaten is None, f"a tableau of {beaten} beats the greatest")
            if done % 50 == 0:
                report(f"{done} of {len(again)} boxes searched anew (seed {sample.seed})")
    pairs = sum(case.pairs for case in cases)
    return Report(len(cases), pairs, bounded, len(searched), len(again))
