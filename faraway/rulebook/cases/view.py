"""What a Region sees, by icon and biome: counts that a question names, with what is printed on cards that it names."""

from collections.abc import Mapping, Sequence
from functools import cache

from faraway.cards.catalogue import CATALOGUE, Duration, Per, Region
from faraway.cards.icons import Wonders

ICONS = ("clue", "stone", "chimera", "thistle", "night", "river", "city", "forest", "desert")
BIOMES = ("river", "city", "forest", "desert")
WONDERS = ("stone", "chimera", "thistle")


@cache
def own_icons(region: int) -> Mapping[str, int]:
    """Return what is printed on a Region, by icon and biome."""
    card = CATALOGUE.region_of[Duration(region)]
    shown = {
        "clue": card.clues,
        "stone": card.stones,
        "chimera": card.chimeras,
        "thistle": card.thistles,
        "night": int(card.night),
        card.biome.value: 1,
    }
    return {icon: shown.get(icon, 0) for icon in ICONS}


def add_own_icons(region: int, counts: Mapping[str, int]) -> dict[str, int]:
    """Return counts of what lies elsewhere, with the Region's own added."""
    own = own_icons(region)
    return {icon: number + own[icon] for icon, number in counts.items()}


def see_together(region: int, others: Sequence[int]) -> dict[str, int]:
    """Return what a Region needs or counts, as it stands on itself and on other Regions."""
    card = CATALOGUE.region_of[Duration(region)]
    printed = [own_icons(each) for each in (region, *others)]
    wanted = {*asked_wonders(card.prerequisite), *counted_icons(card)}
    return {icon: sum(each[icon] for each in printed) for icon in ICONS if icon in wanted}


def is_short(region: int, counts: Mapping[str, int]) -> bool:
    """Return True if counts are fewer than a Region's prerequisite asks for."""
    asked = asked_wonders(CATALOGUE.region_of[Duration(region)].prerequisite)
    return any(number < asked.get(icon, 0) for icon, number in counts.items())


def is_prerequisite(region: int, needs: Mapping[str, int]) -> bool:
    """Return True if these are just the wonders that a Region asks for."""
    return bool(needs) and dict(needs) == asked_wonders(CATALOGUE.region_of[Duration(region)].prerequisite)


def asked_wonders(wonders: Wonders) -> dict[str, int]:
    """Return the wonders of a prerequisite by icon."""
    each = {"stone": wonders.stones, "chimera": wonders.chimeras, "thistle": wonders.thistles}
    return {icon: number for icon, number in each.items() if number}


def counted_icons(region: Region) -> tuple[str, ...]:
    """Return what a Region's quest counts, as icons and biomes; nothing without a quest."""
    if region.quest is None:
        return ()
    match region.quest.per:
        case Per.FIXED:
            return ()
        case Per.BIOME_SET:
            return BIOMES
        case Per.BIOME:
            return tuple(biome.value for biome in region.quest.biomes)
        case per:
            return (per.value,)
