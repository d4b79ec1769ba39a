"""The rules of scoring as a record of functions, and how they score one card and a whole tableau.

To change a rule, replace its function, or one of the three that put the rules together:

    attrs.evolve(STANDARD_SCORING, visible_to_region=everything_is_visible)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from attrs import frozen

from faraway.cards.card import Card, Quest, Region, Sanctuary
from faraway.cards.icons import Counts, Wonders
from faraway.scoring import rules as standard

Regions: TypeAlias = tuple[Region, ...]
Sanctuaries: TypeAlias = tuple[Sanctuary, ...]


@frozen
class CardScore:
    """How one card was scored.

    `visible` are the cards it saw and `counts` what they show; `counted` is how often the quest would pay, and `fame`
    what it did pay.
    """

    card: Card
    visible: tuple[Card, ...]
    counts: Counts
    is_prerequisite_met: bool
    counted: int
    fame: int

    @property
    def asked(self) -> Wonders:
        """The wonders that the prerequisite needs; a Sanctuary needs none. Rules: COMP-10, COMP-11, COMP-27."""
        return self.card.prerequisite if isinstance(self.card, Region) else Wonders()

    @property
    def found(self) -> Wonders:
        """The wonders that were visible, of which the prerequisite asked for some."""
        return self.counts.wonders


def score_region(regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules) -> CardScore:
    """Score the Region at a zero-based play position."""
    region = regions[position]
    visible = rules.visible_to_region(regions, sanctuaries, position)
    counts = rules.count_icons(visible)
    is_met = rules.is_prerequisite_met(region.prerequisite, counts)
    return score_quest(region, visible, counts, is_met=is_met, rules=rules)


def score_sanctuaries(
    regions: Regions, sanctuaries: Sanctuaries, rules: ScoringRules
) -> tuple[CardScore, ...]:
    """Score the Sanctuaries: all see the same cards, and none has a prerequisite. Rules: COMP-11."""
    visible = rules.visible_to_sanctuary(regions, sanctuaries)
    counts = rules.count_icons(visible)
    return tuple(
        [score_quest(sanctuary, visible, counts, is_met=True, rules=rules) for sanctuary in sanctuaries]
    )


def score_quest(
    card: Card, visible: tuple[Card, ...], counts: Counts, *, is_met: bool, rules: ScoringRules
) -> CardScore:
    """Pay a card's quest: nothing where there is none or its prerequisite is not met. Rules: SCORE-7, SCORE-24, SCORE-18, SCORE-16, SCORE-31."""
    counted = fame = 0
    if card.quest is not None:
        counted = rules.count_for_quest(card.quest, counts)
        fame = rules.pay_quest(card.quest, counted) if is_met else 0
    return CardScore(card, visible, counts, is_met, counted, fame)


def reveal_tableau(regions: Regions, sanctuaries: Sanctuaries, rules: ScoringRules) -> tuple[CardScore, ...]:
    """Score every card in the order of the reveal: the Regions, then the Sanctuaries. Rules: SANCT-1."""
    return (
        *[
            rules.score_region(regions, sanctuaries, position, rules)
            for position in standard.reveal_order(regions)
        ],
        *rules.score_sanctuaries(regions, sanctuaries, rules),
    )


@frozen(kw_only=True, repr=False)
class ScoringRules:
    """How fame is counted: one function for each rule, and three that put them together."""

    visible_to_region: Callable[[Regions, Sanctuaries, int], tuple[Card, ...]] = standard.visible_to_region
    visible_to_sanctuary: Callable[[Regions, Sanctuaries], tuple[Card, ...]] = standard.visible_to_sanctuary
    count_icons: Callable[[Sequence[Card]], Counts] = standard.count_icons
    is_prerequisite_met: Callable[[Wonders, Counts], bool] = standard.is_prerequisite_met
    count_for_quest: Callable[[Quest, Counts], int] = standard.count_for_quest
    pay_quest: Callable[[Quest, int], int] = standard.pay_quest
    total_fame: Callable[[Iterable[int], Iterable[int]], int] = standard.total_fame
    score_region: Callable[[Regions, Sanctuaries, int, ScoringRules], CardScore] = score_region
    score_sanctuaries: Callable[[Regions, Sanctuaries, ScoringRules], tuple[CardScore, ...]] = (
        score_sanctuaries
    )
    reveal_tableau: Callable[[Regions, Sanctuaries, ScoringRules], tuple[CardScore, ...]] = reveal_tableau

    def __repr__(self) -> str:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return a name: rules are a default argument, and `help` prints those."""
        return "<rules of scoring>"


STANDARD_SCORING = ScoringRules()
