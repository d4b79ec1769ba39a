"""The rules of scoring, one function a rule: what a card sees, what is counted there, and what its quest pays.

A prerequisite and a quest look at the same visible cards, and using a wonder for one leaves it there for the next.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never

from faraway.cards.card import Card, Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Counts, Wonders

RIVER, CITY, FOREST, DESERT = Biome


def reveal_order(regions: Sequence[Region]) -> Sequence[int]:
    """Return the positions of the Regions in the order of scoring: the last played first. Rules: SCORE-1, SCORE-34."""
    return range(len(regions) - 1, -1, -1)


def visible_to_region(
    regions: tuple[Region, ...], sanctuaries: tuple[Sanctuary, ...], position: int
) -> tuple[Card, ...]:
    """Return what a Region sees: itself, the Regions played after it and every Sanctuary.

    Rules: SCORE-2, SCORE-35, SCORE-19, SCORE-3, SCORE-21, SCORE-4, SCORE-5.
    """
    return (*regions[position:], *sanctuaries)


def visible_to_sanctuary(regions: tuple[Region, ...], sanctuaries: tuple[Sanctuary, ...]) -> tuple[Card, ...]:
    """Return what a Sanctuary sees: every Region and every Sanctuary, itself included. Rules: SANCT-2, SANCT-6, SANCT-5, SANCT-4."""
    return (*regions, *sanctuaries)


def count_icons(visible: Sequence[Card]) -> Counts:
    """Count what the visible cards show, each card in every role it has. Rules: SCORE-8, SCORE-25, SCORE-14, SCORE-30, SCORE-29, SCORE-15."""
    rivers = cities = forests = deserts = nights = clues = stones = chimeras = thistles = 0
    for card in visible:
        rivers += card.biome == RIVER
        cities += card.biome == CITY
        forests += card.biome == FOREST
        deserts += card.biome == DESERT
        nights += card.night
        clues += card.clues
        stones += card.stones
        chimeras += card.chimeras
        thistles += card.thistles
    return Counts(
        rivers=rivers,
        cities=cities,
        forests=forests,
        deserts=deserts,
        nights=nights,
        clues=clues,
        stones=stones,
        chimeras=chimeras,
        thistles=thistles,
    )


def is_prerequisite_met(prerequisite: Wonders, counts: Counts) -> bool:
    """Return True if each kind of wonder asked for is visible often enough. Rules: SCORE-6, SCORE-23, SCORE-22."""
    return (
        counts.stones >= prerequisite.stones
        and counts.chimeras >= prerequisite.chimeras
        and counts.thistles >= prerequisite.thistles
    )


def count_for_quest(quest: Quest, counts: Counts) -> int:
    """Return how often a quest pays its fame: a fixed quest once, a quest for biome sets as often as the rarest biome is visible.

    Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-26, SCORE-12, SCORE-27, SCORE-13, SCORE-28.
    """
    match quest.per:
        case Per.FIXED:
            return 1
        case Per.CLUE:
            return counts.clues
        case Per.NIGHT:
            return counts.nights
        case Per.STONE:
            return counts.stones
        case Per.CHIMERA:
            return counts.chimeras
        case Per.THISTLE:
            return counts.thistles
        case Per.BIOME:
            return sum([counts.of_biome(biome) for biome in quest.biomes])
        case Per.BIOME_SET:
            return min(counts.rivers, counts.cities, counts.forests, counts.deserts)
        case _:
            assert_never(quest.per)


def pay_quest(quest: Quest, counted: int) -> int:
    """Return the fame of a quest: its amount for each thing that it counted. Rules: SCORE-10, SANCT-3, SANCT-7."""
    return quest.fame * counted


def total_fame(regions: Iterable[int], sanctuaries: Iterable[int]) -> int:
    """Return a player's total: the fame of all Regions and all Sanctuaries. Rules: WIN-1."""
    return sum(regions) + sum(sanctuaries)
