"""The rows of batch scoring on opaque cards: what `faraway.fast.kernels` hands each card, and what it adds up."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import faraway.fast.kernels
from crosscheck.equality.guarded import (
    Addend,
    Guarded,
    InspectedError,
    addend,
    attribute,
    is_sum_of,
    label_of,
    parts_of,
    passed,
)
from crosscheck.equality.subjects import MOST_REGIONS, MOST_SANCTUARIES, expect, stubbed
from faraway.fast import packing

CaseList = Iterator[tuple[str, Callable[[], str | None]]]
ROWS = 3


class CardNumber(Guarded):
    """The number of an opaque card in a row: multiplied by the width of its fields, it says where they begin."""

    def __init__(self, label: str, fields: FieldTable) -> None:
        """Stand for a card of a table."""
        super().__init__(label)
        object.__setattr__(self, "_fields", fields)

    def __add__(self, one: int) -> CardNumber:
        # the fields of no Sanctuary come first: its place in the catalogue is one less than in the table
        fields: FieldTable = passed(attribute(self, "_fields"))
        return CardNumber(label_of(self), fields.moved(one))

    def __mul__(self, width: int) -> FieldsAt:
        fields: FieldTable = passed(attribute(self, "_fields"))
        if width != packing.FIELDS or not fields.is_at_home:
            raise InspectedError(f"the fields of {label_of(self)} were looked for elsewhere")
        return FieldsAt(label_of(self), fields, 0)


class FieldsAt(Guarded):
    """Where the fields of an opaque card begin."""

    def __init__(self, label: str, fields: FieldTable, field: int) -> None:
        """Stand for one field of a card."""
        super().__init__(label)
        object.__setattr__(self, "_at", (fields, field))

    def __add__(self, field: int) -> FieldsAt:
        return FieldsAt(label_of(self), place_of(self)[0], field)


class FieldTable:
    """The fields of all cards of a kind, of which only what a card shows can be had."""

    def __init__(self, kind: str, away: int) -> None:
        """Begin so many cards before the first number."""
        self.kind, self.away = kind, away

    @property
    def is_at_home(self) -> bool:
        """Return True if a number of a card says where it is in the table."""
        return self.away == 0

    def moved(self, by: int) -> FieldTable:
        """Return the table as numbers see it that are larger by so much."""
        return FieldTable(self.kind, self.away - by)

    def __getitem__(self, at: FieldsAt) -> Addend:
        fields, field = place_of(at)
        if fields.kind != self.kind or field != packing.SHOWS:
            raise InspectedError(f"another field of {label_of(at)} was read")
        return addend(label_of(at))


def place_of(at: FieldsAt) -> tuple[FieldTable, int]:
    """Return the table and the field that a place stands for."""
    return passed(attribute(at, "_at"))


def kernel_rows() -> CaseList:
    """Yield a case for several rows in one call, and for rows from the middle: each row is scored by itself."""
    for first, stop in itertools.combinations(range(ROWS + 1), 2):
        yield (f"kernels.score_rows: rows {first} to {stop}", partial(wrong_rows, first, stop))


def wrong_rows(first: int, stop: int) -> str | None:
    """Return what is wrong with the scores of rows of opaque cards; None if nothing is."""
    region_table, sanctuary_table = FieldTable("Region", 0), FieldTable("Sanctuary", 1)
    regions = [
        CardNumber(f"Region {place} of row {row}", region_table)
        for row in range(ROWS)
        for place in range(MOST_REGIONS)
    ]
    sanctuaries = [
        CardNumber(f"Sanctuary {place} of row {row}", sanctuary_table)
        for row in range(ROWS)
        for place in range(MOST_SANCTUARIES)
    ]
    seen_by: dict[str, Addend] = {}

    def fame(fields: object, at: FieldsAt, seen: Addend) -> Addend:
        expect(fields, region_table, "the fields of Regions")
        return paid(at, seen)

    def reward(fields: object, at: FieldsAt, seen: Addend, sets: object) -> Addend:
        expect(fields, tables[1], "the fields of Sanctuaries")
        expect(sets, seen, "what sets are counted in")
        return paid(at, seen)

    def paid(at: FieldsAt, seen: Addend) -> Addend:
        if place_of(at)[1] != 0:
            raise InspectedError("fields begin elsewhere")
        seen_by[label_of(at)] = seen
        return addend(f"fame of {label_of(at)}")

    tables = region_table, FieldTable("Sanctuary", 0)
    fame_of_regions: list[object] = [None] * len(regions)
    fame_of_sanctuaries: list[object] = [None] * len(sanctuaries)
    totals: list[object] = [None] * ROWS
    stubs = {
        "is_row_surely_sound": lambda *_row: True,
        "fame_of": fame,
        "reward_of": reward,
        "count_sets": _itself,
    }
    with stubbed(faraway.fast.kernels, **stubs):
        end = faraway.fast.kernels.score_rows(
            passed(regions), passed(sanctuaries), passed(tables[0]), passed(tables[1]),
            passed(fame_of_regions), passed(fame_of_sanctuaries), passed(totals), first, stop, MOST_REGIONS,
        )  # fmt: skip
    if end != stop:
        return f"it ended before row {end}"
    for row in range(ROWS):
        played = [label_of(each) for each in regions[row * MOST_REGIONS : (row + 1) * MOST_REGIONS]]
        placed = [
            label_of(each) for each in sanctuaries[row * MOST_SANCTUARIES : (row + 1) * MOST_SANCTUARIES]
        ]
        scores = [
            *fame_of_regions[row * MOST_REGIONS : (row + 1) * MOST_REGIONS],
            *fame_of_sanctuaries[row * MOST_SANCTUARIES : (row + 1) * MOST_SANCTUARIES],
            totals[row],
        ]
        if first <= row < stop:
            wrong = wrong_row(played, placed, scores, seen_by)
        else:
            wrong = f"row {row} was scored" if any(score is not None for score in scores) else None
        if wrong is not None:
            return wrong
    return None


def wrong_row(
    played: Sequence[str], placed: Sequence[str], scores: Sequence[object], seen_by: Mapping[str, Addend]
) -> str | None:
    """Return what is wrong with the scores of one row, its total the last of them; None if nothing is."""
    *fame, total = scores
    for place, (name, score) in enumerate(zip((*played, *placed), fame, strict=True)):
        visible = [*played[place if place < MOST_REGIONS else 0 :], *placed]
        if parts_of(seen_by[name]) != (dict.fromkeys(visible, 1), packing.NOTHING_SEEN):
            return f"{name} sees others"
        if not is_sum_of(score, [f"fame of {name}"]):
            return f"{name} is paid {parts_of(score)}"
    if not is_sum_of(total, [f"fame of {name}" for name in (*played, *placed)]):
        return f"the total is made of {parts_of(total)}"
    return None


def _itself(seen: object) -> object:
    return seen
