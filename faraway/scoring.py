"""The score sheet of a tableau: for every card what it saw, asked for, found, counted and paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from faraway.icons import Wonders
from faraway.rules import STANDARD_RULES

if TYPE_CHECKING:
    from faraway.cards import Card, Region, Sanctuary
    from faraway.icons import Tally
    from faraway.rules import Rules
    from faraway.tableau import Tableau


@frozen
class CardScore:
    """How one card was scored.

    `visible` are the cards it saw and `tally` what they show; `asked` is its prerequisite and `times_met` 1 where
    that was met; `counted` is how often the quest would pay, and `fame` what it did pay.
    """

    card: Card
    visible: tuple[Card, ...]
    tally: Tally
    asked: Wonders
    times_met: int
    counted: int
    fame: int

    @property
    def found(self) -> Wonders:
        """The wonders that were visible, of which the prerequisite asked for some."""
        return self.tally.wonders

    @property
    def is_prerequisite_met(self) -> bool:
        """Tell whether the prerequisite was met; one that asks for nothing is."""
        return self.times_met > 0


@frozen
class ScoreSheet:
    """The scores of a tableau: Regions in play order, Sanctuaries in the order given, and the order of the reveal."""

    regions: tuple[CardScore, ...]
    sanctuaries: tuple[CardScore, ...]
    total: int
    order: tuple[int, ...] = field(repr=False)

    @property
    def revealed(self) -> tuple[CardScore, ...]:
        """All cards in the order in which they are scored. Rules: SCORE-1, SANCT-1."""
        return (*(self.regions[place] for place in self.order), *self.sanctuaries)

    @property
    def region_fame(self) -> tuple[int, ...]:
        """The fame of each Region, in play order."""
        return tuple(score.fame for score in self.regions)

    @property
    def sanctuary_fame(self) -> tuple[int, ...]:
        """The fame of each Sanctuary, in the order given."""
        return tuple(score.fame for score in self.sanctuaries)


_NOTHING_ASKED = Wonders()


def score_tableau(tableau: Tableau, rules: Rules = STANDARD_RULES) -> ScoreSheet:
    """Score a tableau, or the last Regions and all Sanctuaries of a partly known one.

    Rules: SCORE-1, SCORE-5, SCORE-16, SANCT-1, SANCT-3.
    """
    scoring, catalogue = rules.scoring, rules.catalogue
    region_of, sanctuary_of = catalogue.region_of, catalogue.sanctuary_of
    regions = tuple([region_of[duration] for duration in tableau.regions])
    sanctuaries = tuple([sanctuary_of[name] for name in tableau.sanctuaries])

    met: list[Wonders] = []
    by_place: dict[int, CardScore] = {}
    order = tuple(scoring.reveal_order(regions))
    for place in order:
        region = regions[place]
        visible = scoring.visible_to_region(regions, sanctuaries, place)
        by_place[place] = score = _score_card(region, visible, region.prerequisite, met, rules)
        if score.times_met:
            met.append(region.prerequisite)
    region_scores = tuple([by_place[place] for place in range(len(regions))])
    sanctuary_scores = tuple(
        [
            _score_card(
                sanctuary,
                scoring.visible_to_sanctuary(regions, sanctuaries, place),
                _NOTHING_ASKED,
                met,
                rules,
            )
            for place, sanctuary in enumerate(sanctuaries)
        ]
    )

    total = scoring.total_fame(
        [score.fame for score in region_scores], [score.fame for score in sanctuary_scores]
    )
    return ScoreSheet(region_scores, sanctuary_scores, total, order)


def _score_card(
    card: Region | Sanctuary, visible: tuple[Card, ...], asked: Wonders, met: list[Wonders], rules: Rules
) -> CardScore:
    scoring = rules.scoring
    tally = scoring.usable_icons(scoring.tally_cards(visible), met)
    times_met = scoring.times_prerequisite_met(asked, tally)
    quest = card.quest
    if quest is None:
        return CardScore(card, visible, tally, asked, times_met, 0, 0)
    counted = scoring.count_for_quest(quest, tally)
    return CardScore(
        card, visible, tally, asked, times_met, counted, scoring.pay_quest(quest, counted, times_met)
    )
