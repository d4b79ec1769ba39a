"""Scoring: what each Region and each Sanctuary of a tableau pays.

Nothing here depends on a reading: the rulebooks agree on what a card pays.
"""

from collections.abc import Sequence
from typing import TypedDict

from spec.cards import REGIONS, SANCTUARIES, Region, Sanctuary
from spec.explaining import say_quest, say_region
from spec.quests import Card, is_prerequisite_met, score_quest


class Score(TypedDict):
    """The fame of a tableau, card by card, in the order in which the cards were given."""

    total: int
    regions: list[int]
    sanctuaries: list[int]


def visible_from_region(
    regions: Sequence[Region], position: int, sanctuaries: Sequence[Sanctuary]
) -> list[Card]:
    """Return the cards that the Region at a position sees: itself, later Regions, all Sanctuaries.

    Rules: SCORE-2, SCORE-35, SCORE-19, SCORE-3, SCORE-21, SCORE-4, SCORE-5
    """
    itself = regions[position]
    played_after = regions[position + 1 :]
    return [itself, *played_after, *sanctuaries]


def visible_from_sanctuary(regions: Sequence[Region], sanctuaries: Sequence[Sanctuary]) -> list[Card]:
    """Return the cards that any Sanctuary sees: all Regions and all Sanctuaries, itself included.

    Rules: SANCT-2, SANCT-6, SANCT-5
    """
    return [*regions, *sanctuaries]


def score_region(region: Region, visible: Sequence[Card]) -> int:
    """Return a Region's fame: all of its quest when the prerequisite is met, otherwise nothing.

    Rules: SCORE-7, SCORE-24, SCORE-18
    """
    return score_quest(region.quest, visible) if is_prerequisite_met(region, visible) else 0


def score_sanctuary(sanctuary: Sanctuary, visible: Sequence[Card]) -> int:
    """Return a Sanctuary's fame, by the same rules and without a prerequisite.

    Rules: SANCT-3, SANCT-7
    """
    return score_quest(sanctuary.quest, visible)


def positions_in_scoring_order(regions: Sequence[Region]) -> list[int]:
    """Go back the way the player came: from the last Region to the first.

    Rules: SCORE-1, SCORE-34
    """
    return list(reversed(range(len(regions))))


def score_regions(regions: Sequence[Region], sanctuaries: Sequence[Sanctuary]) -> list[int]:
    """Return the fame of every Region, in the order of play."""
    fame = {
        position: score_region(regions[position], visible_from_region(regions, position, sanctuaries))
        for position in positions_in_scoring_order(regions)
    }
    return [fame[position] for position in range(len(regions))]


def score_sanctuaries(regions: Sequence[Region], sanctuaries: Sequence[Sanctuary]) -> list[int]:
    """Return the fame of every Sanctuary. All see the same cards, so their order does not matter.

    Rules: SANCT-4
    """
    visible = visible_from_sanctuary(regions, sanctuaries)
    return [score_sanctuary(sanctuary, visible) for sanctuary in sanctuaries]


def score(regions: Sequence[int], sanctuaries: Sequence[str]) -> Score:
    """Score a tableau, or its last Regions only: the Regions first, then the Sanctuaries.

    Rules: SANCT-1, WIN-1
    """
    region_cards = [REGIONS[duration] for duration in regions]
    sanctuary_cards = [SANCTUARIES[name] for name in sanctuaries]
    fame_of_regions = score_regions(region_cards, sanctuary_cards)
    fame_of_sanctuaries = score_sanctuaries(region_cards, sanctuary_cards)
    return {
        "total": sum(fame_of_regions) + sum(fame_of_sanctuaries),
        "regions": fame_of_regions,
        "sanctuaries": fame_of_sanctuaries,
    }


def explain(regions: Sequence[int], sanctuaries: Sequence[str]) -> list[str]:
    """Explain a tableau's score: Regions from the last to the first, then Sanctuaries, then the total."""
    region_cards = [REGIONS[duration] for duration in regions]
    sanctuary_cards = [SANCTUARIES[name] for name in sanctuaries]
    everything = visible_from_sanctuary(region_cards, sanctuary_cards)
    return [
        *(
            say_region(region_cards[position], visible_from_region(region_cards, position, sanctuary_cards))
            for position in positions_in_scoring_order(region_cards)
        ),
        *(
            f"Sanctuary {sanctuary.id} pays {say_quest(sanctuary.quest, everything)}."
            for sanctuary in sanctuary_cards
        ),
        f"The total is {score(regions, sanctuaries)['total']}.",
    ]
