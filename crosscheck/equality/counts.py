"""Step: what is counted on each card, and that many cards show the sum of what each shows, in any order."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence

from typing_extensions import override

import spec.quests
from crosscheck.equality.guarded import Guarded, InspectedError, addend, is_sum_of, label_of, passed
from crosscheck.equality.subjects import CARDS, FIELD_OF, MOST_CARDS, Step, Subjects, cases, label
from faraway.cards.icons import Biome, Counts
from proofs.counting import BIOMES, Card, Counted

CaseList = Iterator[tuple[str, Callable[[], str | None]]]
ICONS = (Counted.CLUES, Counted.STONES, Counted.CHIMERAS, Counted.THISTLES)


def counts(subjects: Subjects) -> Step:
    """Compare what each of the 113 cards shows; show that counting adds up, each card once and as what it is.

    The reference, and the specification's icons: cards whose numbers can only be added. The specification's nights and
    biomes: every pattern of up to 15 cards.
    """
    run = yield from cases(single_cards(subjects))
    run += yield from cases(reference_sums(subjects))
    run += yield from cases(spec_icons())
    yield from cases(spec_patterns())
    return run + len(PATTERNED) * ((1 << MOST_CARDS + 1) - 1)


def single_cards(subjects: Subjects) -> CaseList:
    """Yield a case for each card."""
    for card in CARDS:
        yield (label(card), lambda card=card: unlike_card(subjects, card))  # type: ignore[misc]


def unlike_card(subjects: Subjects, card: Card) -> str | None:
    """Return in what the implementations differ on what a card shows; None if in nothing."""
    by_reference = subjects.scoring.count_icons([subjects.reference_card(card)])
    for counted in Counted:
        shown = {
            "reference": int(getattr(by_reference, FIELD_OF[counted])),
            "spec": count_by_spec(counted, [card]),
            "encoding": subjects.encoding.shown(card, counted),
        }
        if len(set(shown.values())) > 1:
            return (
                f"it shows {', '.join(f'{many} in {name}' for name, many in shown.items())}: {counted.value}"
            )
    return None


def count_by_spec(counted: Counted, visible: Sequence[Card]) -> int:
    """Count something as the specification does."""
    if counted in BIOMES:
        return spec.quests.count_biome(counted.value, visible)
    if counted is Counted.NIGHT:
        return spec.quests.count_nights(visible)
    return spec.quests.count_icons(counted.value.removesuffix("s"), visible)


class GuardedBiome(Guarded):
    """A biome that answers, where it is compared with one of the four, with a number that can only be added."""

    @override
    def __eq__(self, other: object) -> object:  # type: ignore[override]  # that is the point
        if type(other) is not Biome:
            raise InspectedError(f"{label_of(self)} was compared with {other!r}")
        return addend(f"{label_of(self)}.{FIELD_OF[Counted(other.value)]}")

    __hash__ = Guarded.__hash__


def countable(place: int) -> Guarded:
    """Return a card of which everything that it shows can only be added up."""
    name = f"card {place}"
    icons = {each: addend(f"{name}.{each}") for each in ("clues", "stones", "chimeras", "thistles")}
    return Guarded(name, biome=GuardedBiome(name), night=addend(f"{name}.nights"), **icons)


def reference_sums(subjects: Subjects) -> CaseList:
    """Yield a case for each number of cards: the reference adds up what each shows, and does nothing else."""
    for many in range(MOST_CARDS + 1):
        yield (
            f"reference: the counts of {many} cards",
            lambda many=many: wrong_sums(
                subjects.scoring.count_icons(passed([*map(countable, range(many))])), many
            ),  # type: ignore[misc]
        )


def wrong_sums(found: Counts, many: int) -> str | None:
    """Return which count is not the sum of what each card shows; None if all are."""
    for field in FIELD_OF.values():
        if not is_sum_of(getattr(found, field), [f"card {place}.{field}" for place in range(many)]):
            return f"the {field} are not their sum"
    return None


def spec_icons() -> CaseList:
    """Yield a case for each icon and each number of cards: the specification adds up what each shows."""
    for icon, many in itertools.product(ICONS, range(MOST_CARDS + 1)):
        yield (
            f"spec: the {icon.value} of {many} cards",
            lambda icon=icon, many=many: (  # type: ignore[misc]
                None
                if is_sum_of(
                    spec.quests.count_icons(
                        icon.value.removesuffix("s"), passed([*map(countable, range(many))])
                    ),
                    [f"card {place}.{icon.value}" for place in range(many)],
                )
                else "is not their sum"
            ),
        )


class Truth(Guarded):
    """A night: it can only be asked whether it is one."""

    def __init__(self, *, is_so: bool) -> None:
        """Answer so."""
        super().__init__("a night")
        object.__setattr__(self, "_is_so", is_so)

    def __bool__(self) -> bool:
        answer: bool = object.__getattribute__(self, "_is_so")
        return answer


class AskedBiome(Guarded):
    """A biome that can only be compared with the one asked for, which is as opaque."""

    def __init__(self, *, is_so: bool) -> None:
        """Answer so."""
        super().__init__("a biome")
        object.__setattr__(self, "_is_so", is_so)

    @override
    def __eq__(self, other: object) -> bool:
        for this, that in ((self, other), (other, self)):
            if type(this) is AskedBiome and that is ASKED:
                answer: bool = object.__getattribute__(this, "_is_so")
                return answer
        raise InspectedError("a biome was compared with another than the one asked for")

    __hash__ = Guarded.__hash__


ASKED = AskedBiome(is_so=True)
NIGHTS = {is_so: Guarded("a card", night=Truth(is_so=is_so)) for is_so in (False, True)}
COLOURED = {is_so: Guarded("a card", biome=AskedBiome(is_so=is_so)) for is_so in (False, True)}


PATTERNED: Mapping[str, tuple[Mapping[bool, Guarded], Callable[[Sequence[object]], int]]] = {
    "nights": (NIGHTS, lambda visible: spec.quests.count_nights(passed(visible))),
    "biome": (COLOURED, lambda visible: spec.quests.count_biome(passed(ASKED), passed(visible))),
}


def spec_patterns() -> CaseList:
    """Yield a case for each number of cards, over every pattern: nights, and cards of a biome, whichever it is."""
    for what, (cards, count) in PATTERNED.items():
        for many in range(MOST_CARDS + 1):
            yield (
                f"spec: the {what} of {many} cards",
                lambda cards=cards, count=count, many=many: wrong_pattern(cards, count, many),  # type: ignore[misc]
            )


def wrong_pattern(
    cards: Mapping[bool, Guarded], count: Callable[[Sequence[object]], int], many: int
) -> str | None:
    """Return the first pattern that is counted otherwise; None if there is none."""
    for pattern in itertools.product((False, True), repeat=many):
        found = count([cards[each] for each in pattern])
        if found != sum(pattern):
            return f"{found} in {''.join('01'[each] for each in pattern)}"
    return None
