"""Step 2: what is counted in the cards that are seen."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace

from typing_extensions import override

from crosscheck.equality.subjects import (
    BIOME_NAMES,
    CARDS,
    FIELD_OF,
    ICONS,
    MOST_CARDS,
    NOWHERE,
    Subjects,
    as_counts,
    label,
    reference_card,
    shown_by_nobody,
    with_icons,
)
from crosscheck.equality.watched import BASE, Watched
from faraway.cards.catalogue import Card as ReferenceCard
from faraway.cards.icons import Biome
from proofs.counting import BIOMES, Counted
from spec.cards import Quest, Region

ORDERED_LENGTH = 6


def counts(subjects: Subjects) -> Iterator[str]:
    """Compare what each of the 113 cards shows, and that sets of cards show the sums."""
    for card in CARDS:
        by_reference = subjects.scoring.count_icons([reference_card(card)])
        by_encoding = {each: subjects.encoding.shown(card, each) for each in Counted}
        by_spec = {each: subjects.spec.score_quest(probe(each), [card]) for each in Counted}
        if by_spec != by_encoding:
            yield f"{label(card)} shows {differing(by_spec, by_encoding)} in spec and encoding"
        if by_reference != as_counts(by_spec):
            yield f"{label(card)} shows something else in the reference than in spec"
    yield from reference_adds(subjects)
    yield from spec_adds(subjects)


def probe(counted: Counted) -> Quest:
    """Return a quest that pays 1 for each of something."""
    if counted in BIOMES:
        return Quest("biome", (counted.value,), 1)
    return Quest(counted.value.removesuffix("s"), (), 1)


def differing(one: Mapping[Counted, int], other: Mapping[Counted, int]) -> str:
    """Format what differs."""
    return ", ".join(
        f"{each.value} {one[each]} and {other[each]}" for each in Counted if one[each] != other[each]
    )


def reference_adds(subjects: Subjects) -> Iterator[str]:
    """Show that the reference only adds up what cards show, each once and as what it is."""
    for many in range(MOST_CARDS + 1):
        counts = subjects.scoring.count_icons([watched_reference_card(place) for place in range(many)])
        for counted in Counted:
            found = int(getattr(counts, FIELD_OF[counted]))
            if found != sum(int(watched_number(counted, place)) for place in range(many)):
                yield f"the reference's {counted.value} of {many} cards are not their sum"


def watched_number(counted: Counted, place: int) -> Watched:
    """Return a number that stands for what one card shows of one kind."""
    return Watched.number(list(Counted).index(counted) * MOST_CARDS + place, [])


class WatchedBiome:
    """A biome that answers, where it is compared with one of the four, with a number instead of yes or no."""

    def __init__(self, place: int) -> None:
        self._place = place

    @override
    def __eq__(self, other: object) -> Watched:  # type: ignore[override]  # that is the point
        return watched_number(Counted(Biome(other).value), self._place)

    __hash__ = None  # type: ignore[assignment]  # nobody may look it up


def watched_reference_card(place: int) -> ReferenceCard:
    """Return something that passes for a card of the reference and of which everything can only be added up."""
    card: object = SimpleNamespace(
        biome=WatchedBiome(place),
        night=watched_number(Counted.NIGHT, place),
        clues=watched_number(Counted.CLUES, place),
        stones=watched_number(Counted.STONES, place),
        chimeras=watched_number(Counted.CHIMERAS, place),
        thistles=watched_number(Counted.THISTLES, place),
    )
    return card  # type: ignore[return-value]  # that is the point


def spec_adds(subjects: Subjects) -> Iterator[str]:
    """Show that spec only adds up icons, each card's once, and counts biomes and nights card by card.

    Icons: for up to 15 cards that show anything. Biomes and nights: for every row of up to six cards, and
    for every number of each biome up to 15 cards in three orders.
    """
    for many in range(MOST_CARDS + 1):
        compared: list[tuple[int, str, int]] = []
        for icon in ICONS:
            cards = [watched_card(icon, place, compared) for place in range(many)]
            paid = subjects.spec.score_quest(probe(icon), cards)
            if int.__index__(paid) != sum(BASE**place for place in range(many)):
                yield f"spec's sum of {icon.value} on {many} cards is another"
    pays = (
        *(Quest("biome", pair, 1) for pair in itertools.permutations(BIOME_NAMES, 2)),
        Quest("biome-set", (), 1),
    )
    singles = tuple(Quest("biome", (biome,), 1) for biome in BIOME_NAMES)
    for row in biome_rows():
        cards = [coloured(biome) for biome in row]
        for quest in (*singles, *pays):
            if subjects.spec.score_quest(quest, cards) != by_hand(quest, row):
                yield f"spec counts {quest.biomes or 'sets'} otherwise in {row}"
    for many in range(MOST_CARDS + 1):
        for nights in itertools.product((False, True), repeat=min(many, ORDERED_LENGTH)):
            row_of_nights = (*nights, *[True] * (many - len(nights)))
            cards = [nightly(night) for night in row_of_nights]
            if subjects.spec.score_quest(probe(Counted.NIGHT), cards) != sum(row_of_nights):
                yield f"spec counts nights otherwise in {row_of_nights}"


def biome_rows() -> Iterator[tuple[str, ...]]:
    """Yield rows of biomes: all short ones, and every number of each in three orders."""
    names = (*BIOME_NAMES, NOWHERE)
    for many in range(ORDERED_LENGTH):
        yield from itertools.product(names, repeat=many)
    for many in range(ORDERED_LENGTH, MOST_CARDS + 1):
        for row in itertools.combinations_with_replacement(names, many):
            yield from (row, row[::-1], row[::2] + row[1::2])


def by_hand(quest: Quest, row: Sequence[str]) -> int:
    """Count a quest's biomes in a row of biomes."""
    numbers = [row.count(biome) for biome in quest.biomes or BIOME_NAMES]
    return sum(numbers) if quest.biomes else min(numbers)


def coloured(biome: str) -> Region:
    """Return a Region of a biome that shows nothing else."""
    return replace(shown_by_nobody(), biome=biome)


def nightly(night: object) -> Region:
    """Return a Region of the night, or of the day."""
    return replace(shown_by_nobody(), night=bool(night))


def watched_card(icon: Counted, place: int, compared: list[tuple[int, str, int]]) -> Region:
    """Return a Region whose icons of one kind can only be added up."""
    return with_icons({icon: Watched.number(place, compared)})
