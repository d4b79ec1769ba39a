"""Sets of biomes on the fast paths, and counts packed into bits.

That a function which counts sets returns the smallest of four counts is shown once; where it is called, the smallest is
then taken without asking which of them it is, so that paths do not multiply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from crosscheck.equality.guarded import passed
from crosscheck.equality.subjects import Subjects, expect
from crosscheck.equality.symbolic import NUMBERS, WORDS, Path, Unknown, all_paths, path_of
from faraway.best import workspace
from faraway.fast import packing
from proofs.counting import BIOMES, Counted
from proofs.linear import smallest_of
from proofs.smt import (
    Answer,
    Number,
    Solver,
    Truth,
    Word,
    all_of,
    between,
    different,
    integer,
    known_word,
    negation,
    same_words,
    shifted_word,
    smaller_word,
    word,
)

LANES = {
    Counted.RIVER: packing.RIVER,
    Counted.CITY: packing.CITY,
    Counted.FOREST: packing.FOREST,
    Counted.DESERT: packing.DESERT,
    Counted.NIGHT: packing.NIGHT,
    Counted.CLUES: packing.CLUE,
    Counted.STONES: packing.STONE,
    Counted.CHIMERAS: packing.CHIMERA,
    Counted.THISTLES: packing.THISTLE,
}
CaseList = Iterator[tuple[str, Callable[[], str | None]]]


def packed(counts: Mapping[Counted, Word]) -> Word:
    """Return counts packed into one word: the lanes do not overlap, so that they are joined instead of added."""
    seen = known_word(packing.NOTHING_SEEN)
    for each, lane in LANES.items():
        seen |= shifted_word(counts[each], lane)
    return seen


def sets_paths(subjects: Subjects) -> CaseList:
    """Yield a case for each function that counts sets; the cases after it take its result for the smallest count."""
    yield ("packing.count_sets", partial(wrong_sets_of_bits, subjects))
    yield ("best.sets_within", partial(wrong_sets_of_tally, subjects))


def wrong_sets_of_bits(subjects: Subjects) -> str | None:
    """Return whether packed sets can be counted otherwise than as the smallest lane of the four."""
    counts, bounds = bounded_words(subjects)
    solver = Solver()
    solver.add(bounds)
    seen = packed(counts)
    for outcome in all_paths(
        lambda path: packing.count_sets(passed(Unknown(seen, path, WORDS))), bounds, WORDS
    ):
        expected = WORDS.term(sets_of_bits(Unknown(seen, Path((), bounds), WORDS)))
        with solver.supposing([*outcome.conditions, negation(same_words(outcome.result, expected))]):
            if solver.check() is not Answer.UNSATISFIABLE:
                return "sets are not the smallest of four counts"
    return None


def sets_of_bits(seen: Unknown[Word]) -> Unknown[Word]:
    """Return the smallest of the four lanes of biomes, without asking which it is."""
    least, *others = (WORDS.term(seen >> LANES[biome] & packing.MOST) for biome in BIOMES)
    for other in others:
        least = smaller_word(other, least)
    return Unknown(least, path_of(seen), WORDS)


def wrong_sets_of_tally(subjects: Subjects) -> str | None:
    """Return whether the sets of a tally can be counted otherwise than as the smallest of four counts."""
    counts = [integer(biome.value) for biome in BIOMES]
    bounds = [
        between(0, count, subjects.encoding.most(biome)) for biome, count in zip(BIOMES, counts, strict=True)
    ]
    solver = Solver()
    solver.add(bounds)

    def code(path: Path) -> object:
        tally = [Unknown(count, path, NUMBERS) for count in counts]
        return workspace.sets_within(passed(tally), 0, 0)

    for outcome in all_paths(code, bounds, NUMBERS):
        with solver.supposing([*outcome.conditions, different(outcome.result, smallest_of(counts))]):
            if solver.check() is not Answer.UNSATISFIABLE:
                return "sets are not the smallest of four counts"
    return None


def sets_of_tally(work: list[Unknown[Number]], seen: int, more: int) -> Unknown[Number]:
    """Return the smallest of the four counts of biomes, without asking which it is."""
    expect(more, 0, "the number of further cards")
    tally = work[seen : seen + len(BIOMES)]
    return Unknown(smallest_of([NUMBERS.term(count) for count in tally]), path_of(tally[0]), NUMBERS)


def bounded_words(subjects: Subjects) -> tuple[dict[Counted, Word], list[Truth]]:
    """Return counts as words, and that they lie between 0 and what the box can show."""
    counts = {each: word(each.value) for each in Counted}
    return counts, [
        all_of([known_word(0) <= count, count <= subjects.encoding.most(each)])
        for each, count in counts.items()
    ]
