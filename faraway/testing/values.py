"""Tableaux in which a card counts a chosen number of what it pays for, from the fewest to the most there can be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Card, Duration, Per, Region, Sanctuary, SanctuaryId
from faraway.cards.icons import Biome, Counts
from faraway.scoring.reveal import times_counted
from faraway.scoring.rules import count_for_quest, count_icons
from faraway.scoring.tableau import WHOLE_TABLEAU, Tableau, ascents
from faraway.testing.cards import DURATIONS, SANCTUARY_IDS
from faraway.testing.features import missing

STEPS = 500
"""After how many changes a search begins anew."""

MOST_COUNTED: dict[str, int] = {
    "Region biome-set": 3,
    "Region chimera": 15,
    "Region clue": 15,
    "Region desert": 12,
    "Region desert or city": 15,
    "Region forest": 12,
    "Region forest or city": 15,
    "Region night": 12,
    "Region river": 12,
    "Region river or city": 15,
    "Region stone": 15,
    "Region thistle": 13,
    "Sanctuary biome-set": 3,
    "Sanctuary chimera": 15,
    "Sanctuary city": 13,
    "Sanctuary clue": 15,
    "Sanctuary desert": 13,
    "Sanctuary desert or city": 14,
    "Sanctuary forest": 13,
    "Sanctuary forest or city": 14,
    "Sanctuary forest or desert": 14,
    "Sanctuary forest or river": 14,
    "Sanctuary night": 12,
    "Sanctuary river": 13,
    "Sanctuary river or city": 14,
    "Sanctuary river or desert": 14,
    "Sanctuary stone": 16,
    "Sanctuary thistle": 13,
}
"""The most that a card of each kind can be paid for in any legal tableau: proved, and compared with the proofs by a test."""


@frozen(kw_only=True)
class Value:
    """A number of what quests of one kind count."""

    kind: str
    count: int


def kind_of(card: Card) -> str | None:
    """Return which kind of card counts what, such as `Region forest or city`; None if it counts nothing."""
    quest = card.quest
    if quest is None or quest.per is Per.FIXED:
        return None
    side = "Region" if isinstance(card, Region) else "Sanctuary"
    return f"{side} {' or '.join(biome.value for biome in quest.biomes) or quest.per.value}"


_CARDS: tuple[Card, ...] = (*CATALOGUE.regions, *CATALOGUE.sanctuaries)
PAYERS: dict[str, list[Card]] = {
    kind: [card for card in _CARDS if kind_of(card) == kind] for kind in MOST_COUNTED
}


def attainable_values() -> tuple[Value, ...]:
    """Return every number that some card can be paid for: from what it shows itself to the most there can be."""
    return tuple(
        Value(kind=kind, count=count)
        for kind, most in MOST_COUNTED.items()
        for count in range(min(_counted(count_icons([payer]), payer) for payer in PAYERS[kind]), most + 1)
    )


def counted_values(tableau: Tableau) -> Iterator[Value]:
    """Yield for each card that is paid for what it counts how many there are."""
    cards: list[Card] = [CATALOGUE.region_of[duration] for duration in tableau.regions]
    cards += [CATALOGUE.sanctuary_of[name] for name in tableau.sanctuaries]
    for position, card in enumerate(cards):
        kind = kind_of(card)
        visible = cards[position if isinstance(card, Region) else 0 :]
        counts = count_icons(visible)
        if kind is not None and not _lacking(counts, card):
            yield Value(kind=kind, count=_counted(counts, card))


def tableau_counting(value: Value, chance: Random) -> Tableau:
    """Return a tableau in which a card is paid for just so many of what it counts."""
    while True:
        found = _search(value, chance)
        if found is not None:
            return found


def _search(value: Value, chance: Random) -> Tableau | None:
    """Change one card at a time, never for the worse, until a drawn payer counts so many."""
    payer = chance.choice(PAYERS[value.kind])
    regions = chance.sample(DURATIONS, WHOLE_TABLEAU)
    sanctuaries: list[SanctuaryId] = []
    if isinstance(payer, Sanctuary):
        sanctuaries = [payer.id]
    elif payer.duration in regions:
        regions.remove(payer.duration)
        regions.insert(0, payer.duration)
    else:
        regions[0] = payer.duration
    best = _distance(regions, sanctuaries, payer, value.count)
    for _ in range(STEPS):
        if best == 0:
            return Tableau.trusted(regions=tuple(_in_order(regions, payer)), sanctuaries=tuple(sanctuaries))
        changed_regions, changed_sanctuaries = _changed(regions, sanctuaries, payer, chance)
        if changed_regions is regions and changed_sanctuaries is sanctuaries:
            continue
        distance = _distance(changed_regions, changed_sanctuaries, payer, value.count)
        if distance <= best:
            regions, sanctuaries, best = changed_regions, changed_sanctuaries, distance
    return None


def _changed(
    regions: list[Duration], sanctuaries: list[SanctuaryId], payer: Card, chance: Random
) -> tuple[list[Duration], list[SanctuaryId]]:
    """Return the cards with one exchanged, added or taken away; the payer, the first of its kind, stays."""
    kept_regions, kept_sanctuaries = (int(isinstance(payer, kind)) for kind in (Region, Sanctuary))
    counted = _counted_cards(payer)
    match chance.randrange(3):
        case 0:
            place = chance.randrange(kept_regions, len(regions))
            new = chance.choice(chance.choice((DURATIONS, counted.regions or DURATIONS)))
            return (
                regions if new in regions else [*regions[:place], new, *regions[place + 1 :]]
            ), sanctuaries
        case 1:
            more = chance.choice(chance.choice((SANCTUARY_IDS, counted.sanctuaries or SANCTUARY_IDS)))
            return regions, (sanctuaries if more in sanctuaries else [*sanctuaries, more])
        case _:
            place = chance.randrange(kept_sanctuaries, max(kept_sanctuaries + 1, len(sanctuaries)))
            rest = [*sanctuaries[:place], *sanctuaries[place + 1 :]]
            return regions, (rest if len(rest) < len(sanctuaries) else sanctuaries)


@frozen(kw_only=True)
class _CountedCards:
    """The cards that a payer counts."""

    regions: list[Duration]
    sanctuaries: list[SanctuaryId]


@cache
def _counted_cards(payer: Card) -> _CountedCards:
    quest = payer.quest
    return _CountedCards(
        regions=[card.duration for card in CATALOGUE.regions if quest and times_counted(card, quest)],
        sanctuaries=[card.id for card in CATALOGUE.sanctuaries if quest and times_counted(card, quest)],
    )


def _in_order(regions: list[Duration], payer: Card) -> list[Duration]:
    """Return the Regions with the payer first, so that it sees all, and the others ascending."""
    first = [payer.duration] if isinstance(payer, Region) else []
    return [*first, *sorted(regions[len(first) :])]


def _distance(regions: list[Duration], sanctuaries: list[SanctuaryId], payer: Card, count: int) -> int:
    """Return how far a payer is from being paid for so many in a legal tableau."""
    visible: list[Card] = [CATALOGUE.region_of[duration] for duration in regions]
    visible += [CATALOGUE.sanctuary_of[name] for name in sanctuaries]
    too_many = max(0, len(sanctuaries) - ascents(_in_order(regions, payer)))
    counts = count_icons(visible)
    return 20 * too_many + 2 * _lacking(counts, payer) + _away(counts, payer, count)


def _lacking(counts: Counts, card: Card) -> int:
    return missing(card.prerequisite, counts) if isinstance(card, Region) else 0


def _away(counts: Counts, payer: Card, count: int) -> int:
    """Return how many too few or too many a payer counts; for sets, of all biomes together."""
    counted = _counted(counts, payer)
    if payer.quest is not None and payer.quest.per is Per.BIOME_SET and counted < count:
        return sum(max(0, count - counts.of_biome(biome)) for biome in Biome)
    return abs(counted - count)


def _counted(counts: Counts, card: Card) -> int:
    return count_for_quest(card.quest, counts) if card.quest is not None else 0
