"""Misreadings of what a card sees: each replaces one function of the scoring rules."""

from typing import TypeAlias

from faraway.cards.card import Card, Region, Sanctuary
from faraway.misreadings.misreading import misreading
from faraway.scoring.record import CardScore, ScoringRules, score_quest

Regions: TypeAlias = tuple[Region, ...]
Sanctuaries: TypeAlias = tuple[Sanctuary, ...]
Cards: TypeAlias = tuple[Card, ...]


@misreading(
    "visible_to_region",
    name="card-does-not-count-itself",
    belief="A Region that is scored sees the Regions played after it, but not itself.",
    breaks=("SCORE-2", "SCORE-4"),
)
def card_does_not_count_itself(regions: Regions, sanctuaries: Sanctuaries, position: int) -> Cards:
    return (*regions[position + 1 :], *sanctuaries)


@misreading(
    "visible_to_region",
    name="regions-revealed-left-to-right",
    belief="Regions are turned up from the first played to the last.",
    breaks=("SCORE-1", "SCORE-2"),
)
def regions_revealed_left_to_right(regions: Regions, sanctuaries: Sanctuaries, position: int) -> Cards:
    return (*regions[: position + 1], *sanctuaries)


@misreading(
    "visible_to_region",
    name="all-regions-visible",
    belief="Turning Regions face down is only a help: all eight count for every Region.",
    breaks=("SCORE-2", "SCORE-3"),
)
def all_regions_visible(regions: Regions, sanctuaries: Sanctuaries, _position: int) -> Cards:
    return (*regions, *sanctuaries)


@misreading(
    "visible_to_region",
    name="sanctuaries-invisible-to-regions",
    belief="Regions see Regions; Sanctuaries count only when they are scored themselves.",
    breaks=("SCORE-19",),
)
def sanctuaries_invisible_to_regions(regions: Regions, _sanctuaries: Sanctuaries, position: int) -> Cards:
    return regions[position:]


@misreading(
    "visible_to_region",
    name="only-the-next-region-visible",
    belief="A Region sees itself and the Region played right after it.",
    breaks=("SCORE-2", "SCORE-5"),
)
def only_the_next_region_visible(regions: Regions, sanctuaries: Sanctuaries, position: int) -> Cards:
    return (*regions[position : position + 2], *sanctuaries)


@misreading(
    "visible_to_region",
    name="sanctuaries-seen-from-where-they-were-found",
    belief="A Region sees only as many Sanctuaries as there were when it was played.",
    breaks=("SCORE-2",),
)
def sanctuaries_seen_from_where_they_were_found(
    regions: Regions, sanctuaries: Sanctuaries, position: int
) -> Cards:
    return (*regions[position:], *sanctuaries[:position])


@misreading(
    "visible_to_sanctuary",
    name="sanctuaries-scored-before-regions",
    belief="Sanctuaries are scored first, while all Regions are face down.",
    breaks=("SANCT-1", "SANCT-2"),
)
def sanctuaries_scored_before_regions(_regions: Regions, sanctuaries: Sanctuaries) -> Cards:
    return sanctuaries


def _sanctuary_seeing(visible: Cards, sanctuary: Sanctuary, rules: ScoringRules) -> CardScore:
    return score_quest(sanctuary, visible, rules.count_icons(visible), is_met=True, rules=rules)


@misreading(
    "score_sanctuaries",
    name="sanctuary-does-not-count-itself",
    belief="A Sanctuary counts everything but its own icons.",
    breaks=("SANCT-6",),
)
def sanctuary_does_not_count_itself(
    regions: Regions, sanctuaries: Sanctuaries, rules: ScoringRules
) -> tuple[CardScore, ...]:
    return tuple(
        _sanctuary_seeing((*regions, *sanctuaries[:at], *sanctuaries[at + 1 :]), sanctuary, rules)
        for at, sanctuary in enumerate(sanctuaries)
    )


@misreading(
    "score_sanctuaries",
    name="sanctuary-sees-no-other-sanctuary",
    belief="A Sanctuary counts itself and the Regions, but no other Sanctuary.",
    breaks=("SANCT-5",),
)
def sanctuary_sees_no_other_sanctuary(
    regions: Regions, sanctuaries: Sanctuaries, rules: ScoringRules
) -> tuple[CardScore, ...]:
    return tuple(_sanctuary_seeing((*regions, sanctuary), sanctuary, rules) for sanctuary in sanctuaries)


def _region_searching(
    searched: Cards, regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    """Score a Region whose quest counts what it sees, and whose prerequisite is looked for elsewhere."""
    region = regions[position]
    visible = rules.visible_to_region(regions, sanctuaries, position)
    is_met = rules.is_prerequisite_met(region.prerequisite, rules.count_icons(searched))
    return score_quest(region, visible, rules.count_icons(visible), is_met=is_met, rules=rules)


@misreading(
    "score_region",
    name="prerequisite-sees-whole-tableau",
    belief="A prerequisite is looked for in all that lies in front of a player, face down or not.",
    breaks=("SCORE-21", "SCORE-6"),
)
def prerequisite_sees_whole_tableau(
    regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    return _region_searching((*regions, *sanctuaries), regions, sanctuaries, position, rules)


@misreading(
    "score_region",
    name="prerequisite-does-not-count-itself",
    belief="A Region's own wonders do not help to meet its own prerequisite.",
    breaks=("SCORE-4", "SCORE-6"),
)
def prerequisite_does_not_count_itself(
    regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    return _region_searching((*regions[position + 1 :], *sanctuaries), regions, sanctuaries, position, rules)


@misreading(
    "score_region",
    name="prerequisite-checked-when-played",
    belief="A prerequisite must be met by what was there when the Region was played.",
    breaks=("SCORE-21", "SCORE-18"),
)
def prerequisite_checked_when_played(
    regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    return _region_searching((*regions[: position + 1], *sanctuaries), regions, sanctuaries, position, rules)


@misreading(
    "score_region",
    name="prerequisite-met-by-regions-only",
    belief="A prerequisite is looked for among Regions only.",
    breaks=("SCORE-19", "SCORE-23"),
)
def prerequisite_met_by_regions_only(
    regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    return _region_searching(regions[position:], regions, sanctuaries, position, rules)
