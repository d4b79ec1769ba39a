"""The rules of scoring, each a function of its own, so that each can be read, tested and replaced alone.

A quest counts among the visible cards; a prerequisite is looked for among the same cards.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from faraway.cards.catalogue import Card, Per, Quest, Region
from faraway.cards.icons import LANE_MASK, TOP_BITS, Tally, Wonders

# Visibility goes by place alone, so it can be asked about the cards and about what they show.
Thing = TypeVar("Thing")

# Looked up once: reaching a member through its class is slow, and this is the inner loop.
_FIXED, _BIOME_SET = Per.FIXED, Per.BIOME_SET


def reveal_order(regions: Sequence[Region]) -> Sequence[int]:
    """Give the places of the Regions in the order in which they are scored: the last played first. Rules: SCORE-1."""
    return range(len(regions) - 1, -1, -1)


def visible_to_region(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    """Give what the Region at this place sees: itself, the Regions played after it and every Sanctuary.

    Rules: SCORE-2, SCORE-3, SCORE-4, SCORE-5.
    """
    return regions[place:] + sanctuaries


def visible_to_sanctuary(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], _place: int, /
) -> tuple[Thing, ...]:
    """Give what a Sanctuary sees: every Region and every Sanctuary, itself included. Rules: SANCT-2, SANCT-4."""
    return regions + sanctuaries


def prerequisite_sees(
    visible: tuple[Thing, ...], _regions: tuple[Thing, ...], _sanctuaries: tuple[Thing, ...], _place: int, /
) -> tuple[Thing, ...]:
    """Give where a Region's prerequisite is looked for: among what its quest counts. Rules: SCORE-2, SCORE-3."""
    return visible


def show_card(card: Card) -> int:
    """Give what a card shows, in every role it has, packed. Rules: SCORE-14, SCORE-15."""
    return card.packed


def tally_icons(shown: Iterable[int], _met_before: Sequence[Wonders]) -> Tally:
    """Add up what the visible cards show; the prerequisites that were met before have used nothing up. Rules: SCORE-8."""
    return Tally(sum(shown))


def times_prerequisite_met(prerequisite: Wonders, tally: Tally) -> int:
    """Give 1 where each kind of wonder asked for is there often enough, otherwise 0. Rules: SCORE-6, SCORE-7."""
    return 1 if (tally | TOP_BITS) - prerequisite.packed & TOP_BITS == TOP_BITS else 0


def count_for_quest(quest: Quest, tally: Tally) -> int:
    """Count how often a quest pays its fame: a fixed one once, a biome set as often as the rarest biome is there.

    Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13.
    """
    if quest.per is _FIXED:
        return 1
    if quest.per is _BIOME_SET:
        return min([tally >> lane & LANE_MASK for lane in quest.lanes])
    count = 0
    for lane in quest.lanes:
        count += tally >> lane & LANE_MASK
    return count


def pay_quest(quest: Quest, counted: int, times_met: int) -> int:
    """Give the fame of a quest; a prerequisite that is not met leaves nothing. Rules: SCORE-7, SCORE-16, SANCT-3."""
    return quest.fame * counted * times_met


def total_fame(regions: Iterable[int], sanctuaries: Iterable[int]) -> int:
    """Give a player's total: the fame of all Regions and all Sanctuaries. Rules: WIN-1."""
    return sum(regions) + sum(sanctuaries)
