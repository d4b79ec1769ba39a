"""The kernel of `faraway.best` on opaque cards: what it hands each card, and what it adds up."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import faraway.best.settling
from crosscheck.equality.guarded import (
    Addend,
    Guarded,
    InspectedError,
    addend,
    is_sum_of,
    label_of,
    parts_of,
    passed,
)
from crosscheck.equality.subjects import MOST_REGIONS, MOST_SANCTUARIES, expect, stubbed
from faraway.best import workspace
from faraway.best.tables import sum_placed
from faraway.cards.catalogue import CATALOGUE

CaseList = Iterator[tuple[str, Callable[[], str | None]]]


class Factor(Guarded):
    """A number that can only be multiplied by one other."""

    def __mul__(self, other: Factor | Addend) -> Addend:
        return addend(f"{label_of(self)} x {label_of(other)}")


def best_tableaux() -> CaseList:
    """Yield a case for every pattern of met prerequisites, every number of Regions played before, and of joining Sanctuaries."""
    for free in range(MOST_REGIONS + 1):
        for joined in range(MOST_SANCTUARIES + 1):
            whole = free == MOST_REGIONS and joined == MOST_SANCTUARIES
            patterns = itertools.product((True, False), repeat=MOST_REGIONS)
            for met in patterns if whole else ((True,) * MOST_REGIONS, (True, False) * (MOST_REGIONS // 2)):
                yield (
                    f"best.total_of: {free} free Regions, {joined} Sanctuaries join, met {met}",
                    partial(wrong_best, free, joined, met),
                )


def wrong_best(free: int, joined: int, met: Sequence[bool]) -> str | None:
    """Return what is wrong with the total that the kernel of `best` finds; None if nothing is."""
    d = workspace
    played, pool = MOST_REGIONS - free, 20
    work: list[object] = [0] * d.TAKES
    work[d.FREE], work[d.PLAYED], work[d.POOL], work[d.FIXED] = free, played, pool, addend("fixed")
    work[d.PER_SET] = Factor("per set")
    picked = [3 * place + 1 for place in range(free)]
    settled = [2 * place + 1 for place in range(joined)]
    work[d.PICKED : d.PICKED + free] = picked
    work[d.SETTLED : d.SETTLED + joined] = settled
    # the last Region played first: those picked, from the last one back, then the tableau so far
    regions = [d.REGION + number * d.FIELDS for number in (*picked, *reversed(range(pool, pool + played)))]
    sanctuaries = [d.SANCTUARY + number * d.FIELDS for number in settled]
    for lane in range(d.LANES):
        work[d.PLACED + lane] = Factor(f"placed {lane}")
        work[d.WEIGHT + lane] = Factor(f"weight {lane}")
    for at in (*regions, *sanctuaries):
        work[at + d.SET_FAME] = Factor(f"set fame of {at}")
    tally = Tally(work, met=dict(zip(regions, met, strict=True)))
    stubs = {name: getattr(tally, name) for name in ("add_card", "is_open", "counted_fame", "sets_within")}
    with stubbed(faraway.best.settling, **stubs):
        total: object = faraway.best.settling.total_of(passed(work), joined)
    expected = ["fixed"]
    for place, at in enumerate(regions):
        seen = [*sanctuaries, *regions[: place + 1]]
        if tally.met[at]:
            expected += [f"counted for {at} in {seen}", f"set fame of {at} x sets in {seen}"]
    everything = [*sanctuaries, *regions]
    for at in sanctuaries:
        expected += [f"counted for {at} in {everything}", f"set fame of {at} x sets in {everything}"]
    expected += [f"weight {lane} x placed {lane}" for lane in range(d.EMPTY)]
    expected.append(f"per set x sets in {everything}")
    return None if is_sum_of(total, expected) else f"the total is made of {parts_of(total)}"


class Tally:
    """Stubs for what the kernel of `best` shares: they note which cards were added, in their order."""

    def __init__(self, work: list[object], *, met: dict[int, bool]) -> None:
        """Answer so for each Region's prerequisite."""
        self.work, self.met = work, met
        self.added: list[int] = []

    def add_card(self, work: object, seen: int, at: int) -> None:
        """Add a card to what is seen."""
        self._check(work, seen)
        self.added.append(at)

    def is_open(self, work: object, at: int, seen: int) -> bool:
        """Return the answer for a prerequisite."""
        self._check(work, seen)
        return self.met[at]

    def counted_fame(self, work: object, at: int, seen: int) -> Addend:
        """Return what a quest pays that counts."""
        self._check(work, seen)
        return addend(f"counted for {at} in {self.added}")

    def sets_within(self, work: object, seen: int, more: int) -> Factor:
        """Return the sets."""
        self._check(work, seen)
        expect(more, 0, "the number of further cards")
        return Factor(f"sets in {self.added}")

    def _check(self, work: object, seen: int) -> None:
        expect(work, self.work, "the workspace")
        copied = self.work[workspace.SEEN : workspace.SEEN + workspace.LANES]
        if seen != workspace.SEEN or any(
            one is not other
            for one, other in zip(
                copied, self.work[workspace.PLACED : workspace.PLACED + workspace.LANES], strict=True
            )
        ):
            raise InspectedError("something else is counted than what is seen")


def placed_pairs() -> CaseList:
    """Yield a case for each Sanctuary: beside any other, both are added up as each is by itself."""
    for sanctuary in CATALOGUE.sanctuaries:
        yield (f"best.sum_placed: {sanctuary.id}", partial(wrong_pair, sanctuary.id))


def wrong_pair(name: str) -> str | None:
    """Return the other Sanctuary beside which the sums are not those of both; None if there is none."""
    own = CATALOGUE.sanctuary_of[name]
    for other in CATALOGUE.sanctuaries:
        both = [one + more for one, more in zip(sum_placed([own]), sum_placed([other]), strict=True)]
        if sum_placed([own, other]) != both:
            return f"beside {other.id} the sums are others"
    return None
