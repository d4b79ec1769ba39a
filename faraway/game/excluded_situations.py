"""The situations that cannot occur, by reason; every other situation is searched for in games.

An exclusion pairs every feature on its left with every feature on its right. No simulated game may ever show one.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from attrs import frozen

from faraway.game.situations import DIMENSIONS, Feature, Situation, all_situations

Side: TypeAlias = tuple[str, ...]
"""Dimensions with values, `round=first|middle`; a dimension alone stands for all its values."""

OF_THE_ROUND: Side = ("finders", "shortage", "shorted", "drawing")
OF_THE_SEAT: Side = ("finder", "turn", "drawn", "leftovers", "declining")
OF_A_PLACEMENT: Side = ("leftovers", "declining")
SHORT: Side = ("shortage=mild|total", "shorted", "drawn=fewer|none")


@frozen(kw_only=True)
class Exclusion:
    """The reason why some pairs of features cannot hold at one moment."""

    name: str
    reason: str
    left: Side
    right: Side

    def situations(self) -> Iterator[Situation]:
        """Return every situation that is excluded."""
        order = [*DIMENSIONS]
        for one in _features(self.left):
            for other in _features(self.right):
                first, second = sorted((one, other), key=lambda feature: order.index(feature[0]))
                yield first, second


def _features(side: Side) -> Iterator[Feature]:
    for entry in side:
        name, _, values = entry.partition("=")
        yield from ((name, value) for value in (values.split("|") if values else DIMENSIONS[name]))


EXCLUSIONS: tuple[Exclusion, ...] = (
    Exclusion(
        name="set-up",
        reason="Regions are kept and shuffled before the first round, in the advanced variant alone, and before there is a "
        "market.",
        left=("phase=keep|shuffle",),
        right=(
            "round=middle|seventh|eighth",
            "variant=standard",
            *OF_THE_ROUND,
            *OF_THE_SEAT,
            "market",
            "ties",
            "tie-break",
        ),
    ),
    Exclusion(
        name="end",
        reason="The end is looked at after round 8, when nobody has a turn any more.",
        left=("phase=over",),
        right=("round=first|middle|seventh", *OF_THE_ROUND, *OF_THE_SEAT),
    ),
    Exclusion(
        name="ties-at-the-end",
        reason="Totals are compared when the game is over, and then only.",
        left=("ties", "tie-break"),
        right=(
            "phase=explore|take|place|return|return-order",
            "round=first|middle|seventh",
            *OF_THE_ROUND,
            *OF_THE_SEAT,
        ),
    ),
    Exclusion(
        name="no-tie",
        reason="Where no totals are equal there is no tie to break.",
        left=("ties=none",),
        right=("tie-break",),
    ),
    Exclusion(
        name="choosing-together",
        reason="While all choose a Region at once nobody has a turn.",
        left=("phase=explore",),
        right=OF_THE_SEAT,
    ),
    Exclusion(
        name="placement",
        reason="A Sanctuary is placed or declined in the phase that is for it.",
        left=("phase=take|return|return-order",),
        right=OF_A_PLACEMENT,
    ),
    Exclusion(
        name="round-1",
        reason="Nobody finds anything with a first Region, which has none before it (FIND-3).",
        left=("round=first",),
        right=(
            "phase=place|return|return-order",
            "finders=some|all",
            "shortage=mild|total",
            "shorted",
            "drawing",
            "finder=yes",
            "drawn",
            *OF_A_PLACEMENT,
        ),
    ),
    Exclusion(
        name="round-8-takes-nothing",
        reason="Nobody takes a Region in round 8 (END-9), so only who places has a turn there.",
        left=("round=eighth",),
        right=("phase=take", "finder=no", "drawn=none"),
    ),
    Exclusion(
        name="market-short-in-round-8",
        reason="68 Regions fill every market up to round 7; only that of round 8, from which nobody takes, or the one after "
        "it can be short or empty.",
        left=("market=short|empty",),
        right=("round=first|middle|seventh", "phase=take", "finder=no", "drawn=none"),
    ),
    Exclusion(
        name="finders-draw",
        reason="Only who found has Sanctuaries to draw and to place.",
        left=("finders=none", "finder=no"),
        right=("drawn", *OF_A_PLACEMENT, "phase=place|return|return-order"),
    ),
    Exclusion(
        name="nobody-found",
        reason="Where nobody found, nobody draws and nobody falls short.",
        left=("finders=none",),
        right=("shortage=mild|total", "shorted", "drawing", "finder=yes"),
    ),
    Exclusion(
        name="all-found",
        reason="Where all found, there is nobody who did not, and two at least draw.",
        left=("finders=all",),
        right=("finder=no", "drawing=alone"),
    ),
    Exclusion(
        name="drew-none",
        reason="Who drew none has nothing to place or to return.",
        left=("drawn=none",),
        right=("phase=place|return|return-order", *OF_A_PLACEMENT),
    ),
    Exclusion(
        name="no-shortage",
        reason="Without a shortage all draw what they are due.",
        left=("shortage=none",),
        right=("shorted", "drawn=fewer|none"),
    ),
    Exclusion(
        name="total-shortage",
        reason="In a total shortage another finder comes after the one for whom the deck does not suffice.",
        left=("shortage=total",),
        right=("shorted=last",),
    ),
    Exclusion(
        name="alone-is-last",
        reason="Who draws alone is the last to draw, so that a shortage is mild.",
        left=("shortage=total",),
        right=("drawing=alone",),
    ),
    Exclusion(
        name="declined",
        reason="Who declines has at least the one card that was not placed.",
        left=("leftovers=0",),
        right=("declining=declines",),
    ),
    Exclusion(
        name="two-players",
        reason="Two players have no turn in between and no third total, and 45 Sanctuaries suffice for both.",
        left=("players=2",),
        right=("turn=between", "ties=lower|both", *SHORT),
    ),
    Exclusion(
        name="three-players",
        reason="Two ties need four players.",
        left=("players=3",),
        right=("ties=both",),
    ),
    Exclusion(
        name="few-players-fill-markets",
        reason="With two, three or four players 68 Regions fill nine markets.",
        left=("players=2|3|4",),
        right=("market=short",),
    ),
    Exclusion(
        name="leftovers-as-drawn",
        reason="Leftovers that return as drawn, or by chance, leave the player no choice.",
        left=("phase=return",),
        right=("leftover-order=as-drawn|random",),
    ),
    Exclusion(
        name="leftovers-chosen",
        reason="Leftovers that return as drawn, or as chosen, leave nothing to chance.",
        left=("phase=return-order",),
        right=("leftover-order=as-drawn|chosen",),
    ),
    Exclusion(
        name="must-place",
        reason="Where a Sanctuary must be placed nobody might decline.",
        left=("declining=places|declines",),
        right=("sanctuary-placement=must-place",),
    ),
    Exclusion(
        name="may-decline",
        reason="Where every Sanctuary may be declined nobody has to place.",
        left=("declining=must-place",),
        right=("sanctuary-placement=may-decline",),
    ),
    Exclusion(
        name="market-whole-or-none",
        reason="A market is short where what is left in the deck is revealed, after round 7 or 8.",
        left=("market=short",),
        right=("market-shortfall=reveal-none", "market-reveal=while-needed"),
    ),
    Exclusion(
        name="a-card-for-each",
        reason="At most 36 of 45 Sanctuaries lie in tableaux when round 8 begins: dealt card by card, or drawn one by one, "
        "each of six finders gets one.",
        left=("drawn=none",),
        right=("sanctuary-shortage=card-by-card",),
    ),
)


@cache
def excluded() -> Mapping[Situation, str]:
    """Return every excluded situation with the name of the first exclusion that holds."""
    names: dict[Situation, str] = {}
    for exclusion in EXCLUSIONS:
        for situation in exclusion.situations():
            names.setdefault(situation, exclusion.name)
    return MappingProxyType(names)


@cache
def possible_situations() -> tuple[Situation, ...]:
    """Return every situation that no exclusion rules out."""
    return tuple(situation for situation in all_situations() if situation not in excluded())
