"""Scoring in words: what a card pays, and why."""

from collections.abc import Sequence

from spec.cards import BIOMES, WONDERS, Quest, Region
from spec.quests import Card, count_biome, count_for_quest, count_icons, is_prerequisite_met, score_quest


def say_count(count: int, thing: str) -> str:
    """Return `1 stone` or `2 stones`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def say_biome_cards(biomes: Sequence[str], visible: Sequence[Card]) -> str:
    """Return how many cards of each biome are visible."""
    return " and ".join(say_count(count_biome(biome, visible), f"{biome} card") for biome in biomes)


def say_counted(quest: Quest, visible: Sequence[Card]) -> str:
    """Return what a quest counted."""
    count = count_for_quest(quest, visible)
    match quest.per:
        case "night":
            return say_count(count, "night card")
        case "biome":
            return say_biome_cards(quest.biomes, visible)
        case "biome-set":
            return f"{say_count(count, 'set')} of the four biomes among {say_biome_cards(BIOMES, visible)}"
        case icon:
            return say_count(count, icon)


def say_quest(quest: Quest | None, visible: Sequence[Card]) -> str:
    """Return what a quest pays and why."""
    if quest is None:
        return "0, as it has no quest"
    fame = score_quest(quest, visible)
    if quest.per == "fixed":
        return f"{fame}, a fixed sum"
    return f"{fame}: {quest.fame} for each of {say_counted(quest, visible)}"


def say_wonders(counts: dict[str, int]) -> str:
    """Return `2 stones and 1 thistle`."""
    return " and ".join(say_count(count, wonder) for wonder, count in counts.items())


def say_region(region: Region, visible: Sequence[Card]) -> str:
    """Return what a Region pays and whether its prerequisite is met."""
    wanted = zip(WONDERS, (region.needs_stones, region.needs_chimeras, region.needs_thistles), strict=True)
    needs = {wonder: count for wonder, count in wanted if count}
    if not needs:
        return f"Region {region.duration} pays {say_quest(region.quest, visible)}."
    sees = {wonder: count_icons(wonder, visible) for wonder in needs}
    prerequisite = f"needs {say_wonders(needs)} and sees {say_wonders(sees)}"
    if not is_prerequisite_met(region, visible):
        return f"Region {region.duration} pays 0, as it {prerequisite}."
    return f"Region {region.duration} {prerequisite}; it pays {say_quest(region.quest, visible)}."
