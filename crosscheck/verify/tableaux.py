"""Score the same tableau in two implementations and shrink what differs."""

import itertools
from collections.abc import Iterator, Sequence

from crosscheck.implementations import Implementation
from crosscheck.verify.check import Disagreement
from crosscheck.verify.games import differing_keys
from crosscheck.verify.samples import sample_generator, sample_tableau
from faraway.io import dumps_line
from faraway.scoring.tableau import ascents


def _smaller(regions: Sequence[int], sanctuaries: Sequence[str]) -> Iterator[tuple[list[int], list[str]]]:
    """Return the tableaux with one Sanctuary fewer, and those with two Regions put into ascending order."""
    for index in range(len(sanctuaries)):
        yield list(regions), [*sanctuaries[:index], *sanctuaries[index + 1 :]]
    for index, (before, after) in enumerate(itertools.pairwise(regions)):
        if before > after:
            yield [*regions[:index], after, before, *regions[index + 2 :]], list(sanctuaries)
    for index, duration in enumerate(regions):
        lower = next(low for low in range(1, 69) if low == duration or low not in regions)
        if lower < duration:
            changed = [*regions[:index], lower, *regions[index + 1 :]]
            if ascents(changed) >= len(sanctuaries):
                yield changed, list(sanctuaries)


def compare_tableau(
    implementations: tuple[Implementation, Implementation], regions: Sequence[int], sanctuaries: Sequence[str]
) -> list[str]:
    """Return the cards on whose fame two implementations differ."""
    return differing_keys(
        implementations[0].score(regions, sanctuaries), implementations[1].score(regions, sanctuaries)
    )


def shrink_tableau(
    implementations: tuple[Implementation, Implementation], regions: Sequence[int], sanctuaries: Sequence[str]
) -> tuple[list[int], list[str]]:
    """Go to smaller tableaux for as long as the implementations differ on one."""
    smallest = list(regions), list(sanctuaries)
    while True:
        for candidate in _smaller(*smallest):
            if compare_tableau(implementations, *candidate):
                smallest = candidate
                break
        else:
            return smallest


def compare_tableaux(
    implementations: tuple[Implementation, Implementation], seed: int, first: int, count: int
) -> tuple[Disagreement, ...]:
    """Compare a run of numbered tableaux."""
    found: list[Disagreement] = []
    for number in range(first, first + count):
        regions, sanctuaries = sample_tableau(sample_generator(seed, "tableau", number))
        if compare_tableau(implementations, regions, sanctuaries):
            regions, sanctuaries = shrink_tableau(implementations, regions, sanctuaries)
            names = " and ".join(implementation.name for implementation in implementations)
            found.append(
                Disagreement(
                    case=f"tableau {number} of seed {seed}: {names} differ",
                    detail="\n".join(compare_tableau(implementations, regions, sanctuaries)),
                    replay=dumps_line({"regions": regions, "sanctuaries": sanctuaries}),
                )
            )
    return tuple(found)
