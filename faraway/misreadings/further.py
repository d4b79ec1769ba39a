"""Misreadings invented after the properties were finished, to see whether they are caught without a new test."""

from faraway.cards.card import Card, Catalogue, Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Counts, Wonders
from faraway.game.finding import SanctuaryDeck, ascending, due
from faraway.game.player import Players, PlayerState
from faraway.game.turns import TurnStep, turn_steps
from faraway.misreadings.misreading import misreading
from faraway.scoring.rules import count_for_quest

MOST_DRAWN = 3


@misreading(
    "count_for_quest",
    name="set-of-three-biomes",
    belief="Three different biomes make a set.",
    breaks=("SCORE-13",),
)
def set_of_three_biomes(quest: Quest, counts: Counts) -> int:
    if quest.per is Per.BIOME_SET:
        return sorted(counts.of_biome(biome) for biome in Biome)[1]
    return count_for_quest(quest, counts)


@misreading(
    "visible_to_region",
    name="region-sees-the-one-before-it",
    belief="The Region that is turned up next can be seen already.",
    breaks=("SCORE-2", "SCORE-3"),
)
def region_sees_the_one_before_it(
    regions: tuple[Region, ...], sanctuaries: tuple[Sanctuary, ...], position: int
) -> tuple[Card, ...]:
    return (*regions[max(position - 1, 0) :], *sanctuaries)


@misreading(
    "visible_to_sanctuary",
    name="sanctuary-counts-regions-only",
    belief="A Sanctuary's quest counts the Regions and no Sanctuary, not even itself.",
    breaks=("SANCT-5",),
)
def sanctuary_counts_regions_only(
    regions: tuple[Region, ...], _sanctuaries: tuple[Sanctuary, ...]
) -> tuple[Card, ...]:
    return regions


@misreading(
    "is_prerequisite_met",
    name="prerequisite-one-of-each-kind",
    belief="One wonder of each kind shown is enough.",
    breaks=("SCORE-6",),
)
def prerequisite_one_of_each_kind(prerequisite: Wonders, counts: Counts) -> bool:
    return (
        (counts.stones > 0 or not prerequisite.stones)
        and (counts.chimeras > 0 or not prerequisite.chimeras)
        and (counts.thistles > 0 or not prerequisite.thistles)
    )


@misreading(
    "is_prerequisite_met",
    name="thistles-are-jokers",
    belief="A thistle, the rarest wonder, can stand for any other.",
    breaks=("SCORE-22",),
)
def thistles_are_jokers(prerequisite: Wonders, counts: Counts) -> bool:
    spare = counts.thistles - prerequisite.thistles
    lacking = max(prerequisite.stones - counts.stones, 0) + max(prerequisite.chimeras - counts.chimeras, 0)
    return spare >= lacking


@misreading(
    "due", name="three-drawn-at-most", belief="Nobody draws more than three Sanctuaries.", breaks=("FIND-4",)
)
def three_drawn_at_most(catalogue: Catalogue, player: PlayerState) -> int:
    return min(due(catalogue, player), MOST_DRAWN)


@misreading(
    "turn_steps",
    name="nobody-takes-in-round-one",
    belief="In the first round nobody takes a Region.",
    breaks=("END-2",),
)
def nobody_takes_in_round_one(round_number: int) -> tuple[TurnStep, ...]:
    return (TurnStep.PLACE, TurnStep.RETURN) if round_number == 1 else turn_steps(round_number)


@misreading(
    "tie_break",
    name="tie-break-by-last-region",
    belief="Among equal totals the lower last Region is better.",
    breaks=("WIN-3",),
)
def tie_break_by_last_region(player: PlayerState) -> int:
    return player.regions[-1]


@misreading(
    "return_leftovers",
    name="leftovers-in-reverse",
    belief="The Sanctuary drawn first goes to the very bottom.",
    breaks=("END-8",),
)
def leftovers_in_reverse(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    return deck + leftovers[::-1]


@misreading(
    "drawing_order",
    name="highest-draws-first",
    belief="Whoever explored the longest draws Sanctuaries first.",
    breaks=("FIND-7",),
)
def highest_draws_first(players: Players) -> tuple[int, ...]:
    return tuple(reversed(ascending(players)))


@misreading(
    "seen_by_all",
    name="drawn-sanctuaries-lie-open",
    belief="Sanctuaries are drawn face up, for all to see.",
    breaks=("FIND-11",),
)
def drawn_sanctuaries_lie_open(_owner_may_look: bool) -> bool:  # noqa: FBT001 - the rule's signature
    return True
