"""What a tableau puts to the test: the names under which a corpus of tableaux is counted."""

from collections.abc import Iterable, Iterator

from faraway.cards.catalogue import CATALOGUE, Card, Per, Region
from faraway.cards.icons import LANE_MASK, Biome, Tally, Wonders
from faraway.scoring.tableau import WHOLE_TABLEAU, Tableau

MOST_SETS = 3
"""Fifteen cards hold three sets of the four biomes."""


def features(tableau: Tableau) -> frozenset[str]:
    """Name everything that scoring this tableau touches.

    A quest that pays, by kind; a prerequisite that is met, missed by one wonder, or met only thanks to the Sanctuaries
    or to the Region's own wonders; how many sets of biomes a quest for them finds; how many Sanctuaries there are.
    """
    regions = [CATALOGUE.region_of[duration] for duration in tableau.regions]
    sanctuaries = [CATALOGUE.sanctuary_of[name] for name in tableau.sanctuaries]
    found = {f"{len(sanctuaries)} Sanctuaries"}
    for place, region in enumerate(regions):
        later = regions[place + 1 :]
        seen = _tally([region, *later, *sanctuaries])
        found.update(_prerequisite_features(region, seen, _tally(later), _tally(sanctuaries)))
        if not missing(region.prerequisite, seen):
            found.update(_quest_features(region, seen))
    everything = _tally([*regions, *sanctuaries])
    for sanctuary in sanctuaries:
        found.update(_quest_features(sanctuary, everything))
    return frozenset(found)


def possible_features() -> tuple[str, ...]:
    """Name every feature that the printed cards make possible, in a readable order."""
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
    """Write a prerequisite as `needs 2 stones, 1 thistle`."""
    kinds = (("stone", wonders.stones), ("chimera", wonders.chimeras), ("thistle", wonders.thistles))
    return "needs " + ", ".join(f"{count} {kind}{'s' * (count > 1)}" for kind, count in kinds if count)


def missing(asked: Wonders, tally: Tally) -> int:
    """Count the wonders that a prerequisite lacks."""
    found = tally.wonders
    return (
        max(asked.stones - found.stones, 0)
        + max(asked.chimeras - found.chimeras, 0)
        + max(asked.thistles - found.thistles, 0)
    )


def _tally(cards: Iterable[Card]) -> Tally:
    return Tally(sum(card.packed for card in cards))


def _prerequisite_features(region: Region, seen: Tally, later: Tally, sanctuaries: Tally) -> Iterator[str]:
    asked = region.prerequisite
    if not asked:
        return
    name = name_wonders(asked)
    lacking = missing(asked, seen)
    if lacking == 1:
        yield f"{name} missed by one"
    elif lacking == 0:
        yield f"{name} met"
        if missing(asked, Tally(seen - sanctuaries)):
            yield f"{name} met by Sanctuary"
        if missing(asked, Tally(later + sanctuaries)):
            yield f"{name} met by itself"


def _quest_features(card: Card, seen: Tally) -> Iterator[str]:
    if card.quest is None:
        return
    counts: list[int] = [seen >> lane & LANE_MASK for lane in card.quest.lanes]
    if card.quest.per is Per.BIOME_SET:
        sets = min(seen.of_biome(biome) for biome in Biome)
        yield f"{sets} biome sets"
        counts = [sets]
    if card.quest.per is Per.FIXED or any(counts):
        yield f"quest pays: {card.quest.per.value}"
