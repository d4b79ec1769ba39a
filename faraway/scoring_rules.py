"""The rules of scoring, each a function of its own, so that each can be read, tested and replaced alone.

A quest counts among the visible cards; a prerequisite is looked for among the same cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from faraway.icons import LANE_MASK, Biome, Icon, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from faraway.cards import Card, Quest, Region, Sanctuary
    from faraway.icons import Wonders

from faraway.cards import Per

QUEST_ICON = {
    Per.NIGHT: Icon.NIGHT,
    Per.CLUE: Icon.CLUE,
    Per.STONE: Icon.STONE,
    Per.CHIMERA: Icon.CHIMERA,
    Per.THISTLE: Icon.THISTLE,
}
_STONE, _CHIMERA, _THISTLE = Icon.STONE.value, Icon.CHIMERA.value, Icon.THISTLE.value


def reveal_order(regions: Sequence[Region]) -> Sequence[int]:
    """Give the places of the Regions in the order in which they are scored: the last played first. Rules: SCORE-1."""
    return range(len(regions) - 1, -1, -1)


def visible_to_region(
    regions: tuple[Region, ...], sanctuaries: tuple[Sanctuary, ...], place: int
) -> tuple[Card, ...]:
    """Give what a Region sees: itself, the Regions played after it and every Sanctuary.

    Rules: SCORE-2, SCORE-3, SCORE-4, SCORE-5.
    """
    return regions[place:] + sanctuaries


def visible_to_sanctuary(
    regions: tuple[Region, ...], sanctuaries: tuple[Sanctuary, ...], _place: int
) -> tuple[Card, ...]:
    """Give what a Sanctuary sees: every Region and every Sanctuary, itself included. Rules: SANCT-2, SANCT-4."""
    return regions + sanctuaries


def tally_cards(visible: Iterable[Card]) -> Tally:
    """Count what the visible cards show, each card in every role it has. Rules: SCORE-4, SCORE-14, SCORE-15."""
    return Tally(sum([card.packed for card in visible]))


def usable_icons(tally: Tally, _met_before: Sequence[Wonders]) -> Tally:
    """Give what is left for a card after the prerequisites met before it: everything, nothing is used up.

    Rules: SCORE-8.
    """
    return tally


def times_prerequisite_met(prerequisite: Wonders, tally: Tally) -> int:
    """Give 1 where each kind of wonder asked for is there often enough, otherwise 0. Rules: SCORE-6, SCORE-7."""
    packed = tally.packed
    return int(
        packed >> _STONE & LANE_MASK >= prerequisite.stones
        and packed >> _CHIMERA & LANE_MASK >= prerequisite.chimeras
        and packed >> _THISTLE & LANE_MASK >= prerequisite.thistles
    )


def count_for_quest(quest: Quest, tally: Tally) -> int:
    """Count how often a quest pays its fame.

    Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13.
    """
    match quest.per:
        case Per.FIXED:
            return 1
        case Per.BIOME:
            return sum([tally.of_biome(biome) for biome in quest.biomes])
        case Per.BIOME_SET:
            return min([tally.of_biome(biome) for biome in Biome])
        case Per.NIGHT | Per.CLUE | Per.STONE | Per.CHIMERA | Per.THISTLE:
            return tally.count(QUEST_ICON[quest.per])


def pay_quest(quest: Quest, counted: int, times_met: int) -> int:
    """Give the fame of a quest; a prerequisite that is not met leaves nothing. Rules: SCORE-7, SCORE-16, SANCT-3."""
    return quest.fame * counted * times_met


def total_fame(regions: Iterable[int], sanctuaries: Iterable[int]) -> int:
    """Give a player's total: the fame of all Regions and all Sanctuaries. Rules: WIN-1."""
    return sum(regions) + sum(sanctuaries)
