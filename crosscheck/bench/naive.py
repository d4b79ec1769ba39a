"""A deliberately naive scorer: the rules as one would write them down first, with no thought of speed.

The yardstick of the benchmark, and a further implementation of scoring to compare with.
"""

from collections.abc import Sequence

from faraway.cards.catalogue import CATALOGUE, Biome, Card, Per, Quest, Region


def count_biome(visible: list[Card], biome: Biome) -> int:
    return sum(1 for card in visible if card.biome == biome)


def count_quest(quest: Quest, visible: list[Card]) -> int:  # noqa: PLR0911  naive is the point
    if quest.per == Per.FIXED:
        return 1
    if quest.per == Per.NIGHT:
        return sum(1 for card in visible if card.night)
    if quest.per == Per.CLUE:
        return sum(card.clues for card in visible)
    if quest.per == Per.STONE:
        return sum(card.stones for card in visible)
    if quest.per == Per.CHIMERA:
        return sum(card.chimeras for card in visible)
    if quest.per == Per.THISTLE:
        return sum(card.thistles for card in visible)
    if quest.per == Per.BIOME:
        return sum(count_biome(visible, biome) for biome in quest.biomes)
    return min(count_biome(visible, biome) for biome in Biome)


def is_met(region: Region, visible: list[Card]) -> bool:
    stones = sum(card.stones for card in visible)
    chimeras = sum(card.chimeras for card in visible)
    thistles = sum(card.thistles for card in visible)
    asked = region.prerequisite
    return stones >= asked.stones and chimeras >= asked.chimeras and thistles >= asked.thistles


def fame_by_card(regions: Sequence[int], sanctuaries: Sequence[str]) -> tuple[list[int], list[int]]:
    placed: list[Card] = [CATALOGUE.sanctuary_of[name] for name in sanctuaries]
    region_fame: list[int] = []
    for place in range(len(regions) - 1, -1, -1):
        region = CATALOGUE.region_of[regions[place]]
        visible: list[Card] = [CATALOGUE.region_of[duration] for duration in regions[place:]]
        visible += placed
        fame = 0
        if region.quest is not None and is_met(region, visible):
            fame = region.quest.fame * count_quest(region.quest, visible)
        region_fame.insert(0, fame)
    sanctuary_fame = []
    for card in placed:
        everything: list[Card] = [CATALOGUE.region_of[duration] for duration in regions]
        everything += placed
        sanctuary_fame.append(
            0 if card.quest is None else card.quest.fame * count_quest(card.quest, everything)
        )
    return region_fame, sanctuary_fame


def total(regions: Sequence[int], sanctuaries: Sequence[str]) -> int:
    region_fame, sanctuary_fame = fame_by_card(regions, sanctuaries)
    return sum(region_fame) + sum(sanctuary_fame)
