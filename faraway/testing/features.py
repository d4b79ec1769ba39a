"""Features of a tableau: the names under which a corpus of tableaux is counted."""

from collections.abc import Iterator

from faraway.cards.catalogue import CATALOGUE, Card, Per, Region
from faraway.cards.icons import Counts, Wonders
from faraway.scoring.rules import count_for_quest, count_icons
from faraway.scoring.tableau import WHOLE_TABLEAU, Tableau

MOST_SETS = 3
"""Fifteen cards hold three sets of the four biomes."""


def features(tableau: Tableau) -> frozenset[str]:
    """Return the names of everything that scoring this tableau exercises.

    A quest that pays, by kind; a prerequisite that is met, missed by one wonder, or met only thanks to the Sanctuaries
    or to the Region's own wonders; how many sets of biomes a quest for them finds; how many Sanctuaries there are.
    """
    regions = [CATALOGUE.region_of[duration] for duration in tableau.regions]
    sanctuaries = [CATALOGUE.sanctuary_of[name] for name in tableau.sanctuaries]
    found = {f"{len(sanctuaries)} Sanctuaries"}
    for position, region in enumerate(regions):
        later = regions[position + 1 :]
        seen = count_icons([region, *later, *sanctuaries])
        without_sanctuaries = count_icons([region, *later])
        without_itself = count_icons([*later, *sanctuaries])
        found.update(_prerequisite_features(region, seen, without_sanctuaries, without_itself))
        if not missing(region.prerequisite, seen):
            found.update(_quest_features(region, seen))
    everything = count_icons([*regions, *sanctuaries])
    for sanctuary in sanctuaries:
        found.update(_quest_features(sanctuary, everything))
    return frozenset(found)


def possible_features() -> tuple[str, ...]:
    """Return every feature that the printed cards make possible, in a readable order."""
    names = [f"{count} Sanctuaries" for count in range(WHOLE_TABLEAU)]
    names += [f"quest pays: {per.value}" for per in Per]
    names += [f"{count} biome sets" for count in range(MOST_SETS + 1)]
    for region in CATALOGUE.regions:
        asked = region.prerequisite
        if asked:
            names += [f"{name_wonders(asked)} {how}" for how in ("met", "missed by one", "met by Sanctuary")]
            own = (
                min(region.stones, asked.stones),
                min(region.chimeras, asked.chimeras),
                min(region.thistles, asked.thistles),
            )
            if any(own):
                names.append(f"{name_wonders(asked)} met by itself")
    return tuple(dict.fromkeys(names))


def name_wonders(wonders: Wonders) -> str:
    """Format a prerequisite as `needs 2 stones, 1 thistle`."""
    kinds = (("stone", wonders.stones), ("chimera", wonders.chimeras), ("thistle", wonders.thistles))
    return "needs " + ", ".join(f"{count} {kind}{'s' * (count > 1)}" for kind, count in kinds if count)


def missing(asked: Wonders, counts: Counts) -> int:
    """Count the wonders that a prerequisite lacks."""
    return (
        max(asked.stones - counts.stones, 0)
        + max(asked.chimeras - counts.chimeras, 0)
        + max(asked.thistles - counts.thistles, 0)
    )


def _prerequisite_features(
    region: Region, seen: Counts, without_sanctuaries: Counts, without_itself: Counts
) -> Iterator[str]:
    asked = region.prerequisite
    if not asked:
        return
    name = name_wonders(asked)
    lacking = missing(asked, seen)
    if lacking == 1:
        yield f"{name} missed by one"
    elif lacking == 0:
        yield f"{name} met"
        if missing(asked, without_sanctuaries):
            yield f"{name} met by Sanctuary"
        if missing(asked, without_itself):
            yield f"{name} met by itself"


def _quest_features(card: Card, seen: Counts) -> Iterator[str]:
    if card.quest is None:
        return
    counted = count_for_quest(card.quest, seen)
    if card.quest.per is Per.BIOME_SET:
        yield f"{counted} biome sets"
    if counted:
        yield f"quest pays: {card.quest.per.value}"
