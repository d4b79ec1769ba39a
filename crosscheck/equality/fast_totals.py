"""The totals of opaque cards: what `faraway.fast.totals` hands each card, and what it adds up.

It branches by what a card pays, so every pattern of branches is run: a card pays, is not met, or has no quest.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from typing_extensions import override

import faraway.fast.totals
from crosscheck.equality.guarded import (
    Addend,
    Guarded,
    InspectedError,
    Lookup,
    addend,
    attribute,
    is_sum_of,
    label_of,
    parts_of,
    passed,
)
from crosscheck.equality.subjects import MOST_REGIONS, MOST_SANCTUARIES, SHAPES, opaque, stubbed
from faraway.fast import packing

CaseList = Iterator[tuple[str, Callable[[], str | None]]]
PAYS, NOT_MET, NO_QUEST = "pays", "is not met", "has no quest"
BEHAVIOURS = (PAYS, NOT_MET, NO_QUEST)


class Packed(Guarded):
    """What some cards show, packed: it can be added, compared with what a card needs, and asked for a card's lanes."""

    def __init__(self, parts: Addend | int) -> None:
        """Hold what was added."""
        super().__init__("what is seen")
        object.__setattr__(self, "_parts", parts)

    def __add__(self, other: Packed) -> Packed:
        return Packed(seen_in(self) + seen_in(other))

    def __radd__(self, other: int) -> Packed:
        if other != packing.NOTHING_SEEN:
            raise InspectedError(f"{other} was added to what is seen")
        return self

    def __sub__(self, needs: Field) -> Gap:
        return Gap(self, needs)

    def __rshift__(self, lane: Field) -> Lane:
        return Lane(self, [lane])


def seen_in(value: Packed) -> Addend:
    """Return what was added."""
    return passed(attribute(value, "_parts"))


class Field(Guarded):
    """A field of a packed card: it knows its card and what it is for."""

    def __init__(self, card: Card, field: str) -> None:
        """Belong to a card."""
        super().__init__(f"the {field} of {card.name}")
        object.__setattr__(self, "_card", card)
        object.__setattr__(self, "_field", field)


class Fame(Field):
    """How much a quest pays for each: asked whether it pays at all, and multiplied by what was counted."""

    def __bool__(self) -> bool:
        card = card_of(self)
        return card.behaviour != NO_QUEST and card.is_set == (attribute(self, "_field") == "set fame")

    def __mul__(self, counted: Lane | Sets) -> Addend:
        card = card_of(self)
        if card.behaviour == NO_QUEST:
            return Addend({})
        if not self or (type(counted) is Sets) != card.is_set:
            raise InspectedError(f"{card.name} was paid for something else")
        if type(counted) is Lane and [*map(label_of, attribute(counted, "_lanes"))] != card.lanes:  # type: ignore[call-overload]
            raise InspectedError(f"{card.name} was paid for other lanes")
        card.check(passed(attribute(counted, "_seen")))
        return addend(card.name)


class Gap(Guarded):
    """What is left of what is seen when a prerequisite is taken away: asked whether a guard bit was borrowed."""

    def __init__(self, seen: Packed, needs: Field) -> None:
        """Belong to a card that sees so much."""
        super().__init__("what is left")
        object.__setattr__(self, "_seen", seen)
        object.__setattr__(self, "_card", card_of(needs))

    def __and__(self, guards: int) -> Gap:
        if guards != packing.GUARD_BITS:
            raise InspectedError("other bits than the guards were asked for")
        return self

    @override
    def __eq__(self, other: object) -> bool:
        if other != packing.GUARD_BITS:
            raise InspectedError("other bits than the guards were asked for")
        card: Card = passed(attribute(self, "_card"))
        card.check(passed(attribute(self, "_seen")))
        return card.behaviour != NOT_MET

    @override
    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = Guarded.__hash__


class Lane(Guarded):
    """What is seen in one or two lanes."""

    def __init__(self, seen: Packed, lanes: list[Field]) -> None:
        """Hold the lanes asked for."""
        super().__init__("a count")
        object.__setattr__(self, "_seen", seen)
        object.__setattr__(self, "_lanes", lanes)

    def __and__(self, most: int) -> Lane:
        if most != packing.MOST:
            raise InspectedError("a lane was cut short")
        return self

    def __add__(self, other: Lane) -> Lane:
        if attribute(self, "_seen") is not attribute(other, "_seen"):
            raise InspectedError("lanes of different sights were added")
        return Lane(
            passed(attribute(self, "_seen")),
            [*passed(attribute(self, "_lanes")), *passed(attribute(other, "_lanes"))],
        )


class Sets(Guarded):
    """How many sets of biomes are seen."""

    def __init__(self, seen: Packed) -> None:
        """Be counted in what is seen."""
        super().__init__("the sets")
        object.__setattr__(self, "_seen", seen)


class Card:
    """An opaque card of a fast path: what it does, and which cards it must see."""

    def __init__(self, name: str, behaviour: str, *, is_set: bool, sees: Sequence[str]) -> None:
        """Behave so, and see these."""
        self.name, self.behaviour, self.is_set, self.sees = name, behaviour, is_set, sees
        first, second = Field(self, "first lane"), Field(self, "second lane")
        self.lanes = [label_of(first), label_of(second)]
        self.shows = Packed(addend(name))
        self.fields = (
            self.shows,
            Field(self, "needs"),
            Fame(self, "fame"),
            first,
            second,
            Fame(self, "set fame"),
        )

    def check(self, seen: Packed) -> None:
        """Raise unless just these cards are seen."""
        if not is_sum_of(seen_in(seen), self.sees):
            raise InspectedError(f"{self.name} sees others: {sorted(parts_of(seen_in(seen))[0])}")


def card_of(field: Field) -> Card:
    """Return the card that a field belongs to."""
    return passed(attribute(field, "_card"))


def totals_shapes() -> CaseList:
    """Yield a case for every number of cards that all pay; `odd` says which of them pay for sets of biomes."""
    for (regions, sanctuaries), odd in itertools.product(SHAPES, (0, 1)):
        yield (
            f"totals: {regions} Regions with {sanctuaries} Sanctuaries",
            partial(wrong_totals, [PAYS] * regions, [PAYS] * sanctuaries, odd),
        )


def totals_patterns() -> CaseList:
    """Yield a case for every pattern of what eight Regions do (and six, with sets elsewhere), and seven Sanctuaries."""
    for odd, many in ((0, MOST_REGIONS), (1, MOST_REGIONS - 2)):
        for pattern in itertools.product(BEHAVIOURS, repeat=many):
            yield (f"totals: Regions {pattern}", partial(wrong_totals, pattern, [PAYS], odd))
        for pattern in itertools.product((PAYS, NO_QUEST), repeat=MOST_SANCTUARIES):
            yield (f"totals: Sanctuaries {pattern}", partial(wrong_totals, [PAYS], pattern, odd))


def wrong_totals(regions: Sequence[str], sanctuaries: Sequence[str], odd: int) -> str | None:
    """Return what is wrong with the totals of cards that behave so; None if nothing is."""
    names = [f"Region {place + 1}" for place in range(len(regions))]
    others = [f"Sanctuary {place + 1}" for place in range(len(sanctuaries))]
    row = [
        Card(name, behaviour, is_set=place % 2 == odd, sees=[*names[place:], *others])
        for place, (name, behaviour) in enumerate(zip(names, regions, strict=True))
    ]
    beside = [
        Card(name, behaviour, is_set=place % 2 == odd, sees=[*names, *others])
        for place, (name, behaviour) in enumerate(zip(others, sanctuaries, strict=True))
    ]
    keys, ids = opaque("duration", len(row)), opaque("id", len(beside))
    tables = {
        "_REGION": Lookup([(key, card.fields) for key, card in zip(keys, row, strict=True)]),
        "_SANCTUARY": Lookup([(key, card.fields) for key, card in zip(ids, beside, strict=True)]),
        "_SHOWN": Lookup([(key, card.shows) for key, card in zip(ids, beside, strict=True)]),
    }
    with stubbed(faraway.fast.totals, count_sets=Sets, **tables):
        total: object = faraway.fast.totals.total(passed(keys), passed(ids))
        by_card = faraway.fast.totals.fame_by_card(passed(keys), passed(ids))
    paid = [card.name for card in (*row, *beside) if card.behaviour == PAYS]
    if not is_sum_of(total, paid):
        return f"the total is made of {parts_of(total)}"
    for scores, cards in zip(by_card, (row, beside), strict=True):
        for fame, card in zip(scores, cards, strict=True):
            if not is_sum_of(fame, [card.name] if card.behaviour == PAYS else []):
                return f"{card.name} is paid {parts_of(fame)}"
    return None
