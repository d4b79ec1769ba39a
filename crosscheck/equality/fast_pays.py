"""Step: what each of the 113 cards pays on every fast path, for all counts at once.

The fast paths run as the plain Python that they are, on packed counts of which the solver knows only the bounds, along
every path. Those that pack counts into bits are compared with the reference as words of bits, the kernel of `best`, which
keeps its counts apart, with the encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import faraway.best.settling
import faraway.fast.kernels
import faraway.fast.totals
from crosscheck.equality.fast_sets import (
    LANES,
    bounded_words,
    packed,
    sets_of_bits,
    sets_of_tally,
    sets_paths,
)
from crosscheck.equality.guarded import passed
from crosscheck.equality.pays import reference_fame, unknown_counts, unlike_encoding
from crosscheck.equality.subjects import CARDS, Step, Subjects, cases, label, stubbed
from crosscheck.equality.symbolic import WORDS, Path, Unknown, all_paths
from faraway.best import workspace
from faraway.best.tables import card_row, sum_placed
from faraway.cards.catalogue import CATALOGUE
from faraway.fast import packing
from proofs.counting import Card, Counted, name_of
from proofs.smt import (
    Answer,
    Number,
    Solver,
    Truth,
    Word,
    all_of,
    any_of,
    negation,
    same_words,
    word,
)
from spec.cards import Region

NO_CARD = packing.NO_CARD
REST = "the rest"
CaseList = Iterator[tuple[str, Callable[[], str | None]]]


def fast_pays(subjects: Subjects) -> Step:
    """Compare what each card pays on each fast path, for all nine counts up to what the box can show."""
    run = yield from cases(packed_cards(subjects))
    run += yield from cases(sets_paths(subjects))
    run += yield from cases(packed_paths(subjects))
    return run + (yield from cases(best_paths(subjects)))


def packed_cards(subjects: Subjects) -> CaseList:
    """Yield a case for each card: packed, it shows in each lane what the encoding says, and nothing else."""
    for card in CARDS:
        yield (f"packing: {label(card)}", partial(unlike_packing, subjects, card))


def unlike_packing(subjects: Subjects, card: Card) -> str | None:
    """Return what is wrong with what a packed card shows; None if nothing is."""
    shows = packing.pack_card(subjects.reference_card(card))[packing.SHOWS]
    expected = sum(subjects.encoding.shown(card, each) << lane for each, lane in LANES.items())
    counts = card_row(subjects.reference_card(card))[: workspace.EMPTY]
    if counts != [subjects.encoding.shown(card, each) for each in Counted]:
        return f"a row of `best` shows {counts}"
    return None if shows == expected else f"it shows {shows:#x} instead of {expected:#x}"


Packed = Callable[[Card, Unknown[Word]], object]
"""Return what a card pays that sees all this, packed."""


def packed_paths(subjects: Subjects) -> CaseList:
    """Yield a case for each card on each path that packs counts into bits."""
    paths: Mapping[str, Packed] = {
        "totals.total": total_of_one,
        "totals.fame_by_card": fame_of_one,
        "kernels.score_rows": kernel_fame,
    }
    for card in CARDS:
        for name, path in paths.items():
            yield (f"{name}: {label(card)}", partial(unlike_reference, subjects, card, path))


def shown_by(card: Card) -> int:
    """Return what a card shows, packed."""
    catalogued = (
        CATALOGUE.region_of[card.duration] if isinstance(card, Region) else CATALOGUE.sanctuary_of[card.id]
    )
    return packing.pack_card(catalogued)[packing.SHOWS]


def one_beside_the_rest(card: Card, seen: Unknown[Word]) -> tuple[list[int], list[str], dict[str, object]]:
    """Return a tableau of one card and one Sanctuary that stands for all else it sees, and tables for it."""
    rest = seen - (packing.NOTHING_SEEN + shown_by(card))
    if isinstance(card, Region):
        regions, names, shown = [card.duration], [REST], {REST: rest}
    else:
        regions, names, shown = [], [REST, card.id], {REST: rest, card.id: passed(shown_by(card))}
    fields = {**faraway.fast.totals._SANCTUARY, REST: NO_CARD}
    return regions, names, {"_SHOWN": shown, "_SANCTUARY": fields}


def total_of_one(card: Card, seen: Unknown[Word]) -> object:
    """Return the total of one card that sees all this."""
    regions, names, tables = one_beside_the_rest(card, seen)
    with stubbed(faraway.fast.totals, count_sets=sets_of_bits, **tables):
        return faraway.fast.totals.total(regions, names)


def fame_of_one(card: Card, seen: Unknown[Word]) -> object:
    """Return the fame of one card that sees all this."""
    regions, names, tables = one_beside_the_rest(card, seen)
    with stubbed(faraway.fast.totals, count_sets=sets_of_bits, **tables):
        region_fame, sanctuary_fame = faraway.fast.totals.fame_by_card(regions, names)
    return region_fame[0] if regions else sanctuary_fame[1]


def kernel_fame(card: Card, seen: Unknown[Word]) -> object:
    """Return what the kernel of batch scoring pays a card that sees all this."""
    kernels = faraway.fast.kernels
    if isinstance(card, Region):
        fields = packing.pack_regions(CATALOGUE)
        with stubbed(kernels, count_sets=sets_of_bits):
            return kernels.fame_of(fields, card.duration * packing.FIELDS, passed(seen))
    place = next(place for place, other in enumerate(CATALOGUE.sanctuaries) if other.id == name_of(card))
    fields = packing.pack_sanctuaries(CATALOGUE)
    return kernels.reward_of(fields, (place + 1) * packing.FIELDS, passed(seen), passed(sets_of_bits(seen)))


def unlike_reference(subjects: Subjects, card: Card, fame: Packed) -> str | None:
    """Return counts for which a fast path pays otherwise than the reference; None if there are none."""
    counts, bounds = bounded_words(subjects)
    seen = packed(counts)
    expected = word("expected")
    solver = Solver()
    solver.add([*bounds, any_of(paid_by_reference(subjects, card, counts, bounds, expected))])
    for outcome in all_paths(lambda path: fame(card, Unknown(seen, path, WORDS)), bounds, WORDS):
        with solver.supposing([*outcome.conditions, negation(same_words(expected, outcome.result))]):
            answer = solver.check()
            if answer is Answer.SATISFIABLE:
                values = solver.values()
                shown = ", ".join(f"{values.of_word(count)} {each.value}" for each, count in counts.items())
                paid = f"it pays {values.of_word(outcome.result)} instead of {values.of_word(expected)}"
                return f"{paid} for {shown}"
            if answer is Answer.UNKNOWN:
                return f"z3 gives up: {solver.why_unknown()}"
    return None


def paid_by_reference(
    subjects: Subjects, card: Card, counts: Mapping[Counted, Word], bounds: list[Truth], result: Word
) -> Iterator[Truth]:
    """Yield, for each path of the reference, that it is taken and has this result."""

    def code(path: Path) -> object:
        return reference_fame(subjects, card, unknown_counts(counts, path, WORDS))

    for outcome in all_paths(code, bounds, WORDS):
        yield all_of([*outcome.conditions, same_words(result, outcome.result)])


def best_paths(subjects: Subjects) -> CaseList:
    """Yield a case for each card in the kernel of `best`: as a Region picked, as a Sanctuary that joins, as one placed."""
    for card in CARDS:
        ways = [best_picked] if isinstance(card, Region) else [best_joined, best_placed]
        for way in ways:
            yield (
                f"best.{way.__name__.removeprefix('best_')}: {label(card)}",
                partial(unlike_encoding, subjects, card, passed(partial(way, subjects, card))),
            )


def workspace_seeing(
    counts: Mapping[Counted, Unknown[Number]], shown: list[int]
) -> list[Unknown[Number] | int]:
    """Return a workspace in which the Sanctuaries placed show all but what a card itself shows."""
    work: list[Unknown[Number] | int] = [0] * workspace.TAKES
    for place, count in enumerate(counts.values()):
        work[workspace.PLACED + place] = count - shown[place]
    return work


def total_in(work: list[Unknown[Number] | int], joined: int) -> object:
    """Return the total that the kernel of `best` finds in a workspace."""
    with stubbed(faraway.best.settling, sets_within=sets_of_tally):
        return faraway.best.settling.total_of(passed(work), joined)


def best_picked(subjects: Subjects, card: Card, counts: Mapping[Counted, Unknown[Number]]) -> object:
    """Return the total of one Region that is picked."""
    row = card_row(subjects.reference_card(card))
    work = workspace_seeing(counts, row)
    work[workspace.FREE] = work[workspace.POOL] = 1
    work[workspace.REGION : workspace.REGION + workspace.FIELDS] = row
    return total_in(work, 0)


def best_joined(subjects: Subjects, card: Card, counts: Mapping[Counted, Unknown[Number]]) -> object:
    """Return the total of one Sanctuary that joins."""
    row = card_row(subjects.reference_card(card))
    work = workspace_seeing(counts, row)
    work[workspace.SANCTUARY : workspace.SANCTUARY + workspace.FIELDS] = row
    return total_in(work, 1)


def best_placed(subjects: Subjects, card: Card, counts: Mapping[Counted, Unknown[Number]]) -> object:
    """Return the total of one Sanctuary that was placed before."""
    sums = sum_placed([passed(subjects.reference_card(card))])
    work = workspace_seeing(counts, [0] * workspace.EMPTY)
    work[workspace.WEIGHT : workspace.PER_SET + 1] = sums[workspace.WEIGHT - workspace.PLACED :]
    return total_in(work, 0)
