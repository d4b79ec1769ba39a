"""Quests: what they count among the visible cards, what they pay, and their prerequisites."""

from collections.abc import Sequence
from typing import TypeAlias

from spec.cards import BIOMES, Quest, Region, Sanctuary

Card: TypeAlias = Region | Sanctuary


def count_icons(icon: str, visible: Sequence[Card]) -> int:
    """Count an icon over the visible cards; it stays there for every later count.

    Rules: SCORE-8, SCORE-25
    """
    return sum(
        {"clue": card.clues, "stone": card.stones, "chimera": card.chimeras, "thistle": card.thistles}[icon]
        for card in visible
    )


def count_nights(visible: Sequence[Card]) -> int:
    """Count the night cards, Regions and Sanctuaries alike.

    Rules: SCORE-11, SCORE-26
    """
    return len([card for card in visible if card.night])


def count_biome(biome: str, visible: Sequence[Card]) -> int:
    """Count the cards of a biome; a coloured Sanctuary is one, a gray Sanctuary has none.

    Rules: SCORE-14, SCORE-30, SCORE-29
    """
    return len([card for card in visible if card.biome == biome])


def count_biome_sets(visible: Sequence[Card]) -> int:
    """Count the complete sets: the scarcest biome determines how many there are.

    Rules: SCORE-13, SCORE-28
    """
    return min(count_biome(biome, visible) for biome in BIOMES)


def count_for_quest(quest: Quest, visible: Sequence[Card]) -> int:
    """Count what a quest pays for. Nothing is set aside: a card counts in all its roles.

    Rules: SCORE-9, SCORE-10, SCORE-12, SCORE-27, SCORE-15
    """
    match quest.per:
        case "fixed":
            return 1
        case "night":
            return count_nights(visible)
        case "biome":
            return sum(count_biome(biome, visible) for biome in quest.biomes)
        case "biome-set":
            return count_biome_sets(visible)
        case icon:
            return count_icons(icon, visible)


def is_prerequisite_met(region: Region, visible: Sequence[Card]) -> bool:
    """Return True if there is enough of each kind of wonder.

    Rules: SCORE-6, SCORE-23, SCORE-22
    """
    return (
        count_icons("stone", visible) >= region.needs_stones
        and count_icons("chimera", visible) >= region.needs_chimeras
        and count_icons("thistle", visible) >= region.needs_thistles
    )


def score_quest(quest: Quest | None, visible: Sequence[Card]) -> int:
    """Return what a quest pays; where there is none, nothing.

    Rules: SCORE-16, SCORE-31
    """
    if quest is None:
        return 0
    return quest.fame * count_for_quest(quest, visible)
