"""The score sheet of a tableau: for every card what it saw, asked for, found, counted and paid."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from attrs import field, frozen

from faraway.cards.catalogue import CATALOGUE, Card, Catalogue, Region, Sanctuary
from faraway.cards.icons import Tally, Wonders
from faraway.scoring.record import STANDARD_SCORING, ScoringRules
from faraway.scoring.tableau import Tableau

# What a card saw added up, how often its prerequisite was met, what its quest counted, and the fame.
_Row: TypeAlias = tuple[Tally, int, int, int]


@frozen
class CardScore:
    """How one card was scored.

    `visible` are the cards it saw and `tally` what they show; `times_met` is 1 where its prerequisite was met;
    `counted` is how often the quest would pay, and `fame` what it did pay.
    """

    card: Card
    visible: tuple[Card, ...]
    tally: Tally
    times_met: int
    counted: int
    fame: int

    @property
    def asked(self) -> Wonders:
        """The wonders that the prerequisite asked for; a Sanctuary asks for nothing. Rules: COMP-10, COMP-11."""
        return self.card.prerequisite if isinstance(self.card, Region) else Wonders()

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
    """The scores of a tableau.

    They are kept as plain rows, those of Regions by place and in the order of the reveal, and made into `CardScore`s
    when looked at: sheets are made by the million, and few are read to the end.
    """

    total: int
    _cards: tuple[tuple[Region, ...], tuple[Sanctuary, ...]]
    _region_rows: Mapping[int, _Row] = field(repr=False)
    _sanctuary_rows: Sequence[_Row] = field(repr=False)
    _scoring: ScoringRules = field(repr=False, eq=False)

    def region(self, place: int) -> CardScore:
        """Give the score of the Region at a place of the play order, counted from 0."""
        regions, sanctuaries = self._cards
        visible: tuple[Card, ...] = self._scoring.visible_to_region(regions, sanctuaries, place)
        return CardScore(regions[place], visible, *self._region_rows[place])

    def sanctuary(self, place: int) -> CardScore:
        """Give the score of the Sanctuary at a place of the order given, counted from 0."""
        regions, sanctuaries = self._cards
        visible: tuple[Card, ...] = self._scoring.visible_to_sanctuary(regions, sanctuaries, place)
        return CardScore(sanctuaries[place], visible, *self._sanctuary_rows[place])

    @property
    def regions(self) -> tuple[CardScore, ...]:
        """The Regions in play order."""
        return tuple(map(self.region, sorted(self._region_rows)))

    @property
    def sanctuaries(self) -> tuple[CardScore, ...]:
        """The Sanctuaries in the order given."""
        return tuple(map(self.sanctuary, range(len(self._sanctuary_rows))))

    @property
    def revealed(self) -> tuple[CardScore, ...]:
        """All cards in the order in which they are scored. Rules: SCORE-1, SANCT-1."""
        return (*map(self.region, self._region_rows), *self.sanctuaries)

    @property
    def region_fame(self) -> tuple[int, ...]:
        """The fame of each Region, in play order."""
        return tuple(self._region_rows[place][-1] for place in sorted(self._region_rows))

    @property
    def sanctuary_fame(self) -> tuple[int, ...]:
        """The fame of each Sanctuary, in the order given."""
        return tuple(row[-1] for row in self._sanctuary_rows)


def score_tableau(
    tableau: Tableau, scoring: ScoringRules = STANDARD_SCORING, catalogue: Catalogue = CATALOGUE
) -> ScoreSheet:
    """Score a tableau, or the last Regions and all Sanctuaries of a partly known one.

    Rules: SCORE-1, SCORE-5, SCORE-16, SANCT-1, SANCT-3.
    """
    visible_to_region, visible_to_sanctuary = scoring.visible_to_region, scoring.visible_to_sanctuary
    prerequisite_sees = scoring.prerequisite_sees
    tally_icons, times_prerequisite_met = scoring.tally_icons, scoring.times_prerequisite_met
    count_for_quest, pay_quest = scoring.count_for_quest, scoring.pay_quest
    regions = tuple(map(catalogue.region_of.__getitem__, tableau.regions))
    sanctuaries = tuple(map(catalogue.sanctuary_of.__getitem__, tableau.sanctuaries))
    shown_by_regions = tuple(map(scoring.show_card, regions))
    shown_by_sanctuaries = tuple(map(scoring.show_card, sanctuaries))

    met: list[Wonders] = []
    region_rows: dict[int, _Row] = {}
    region_fame: list[int] = []
    for place in scoring.reveal_order(regions):
        region = regions[place]
        asked, quest = region.prerequisite, region.quest
        visible = visible_to_region(shown_by_regions, shown_by_sanctuaries, place)
        searched = prerequisite_sees(visible, shown_by_regions, shown_by_sanctuaries, place)
        tally = tally_icons(visible, met)
        times_met = times_prerequisite_met(
            asked, tally if searched is visible else tally_icons(searched, met)
        )
        counted = fame = 0
        if quest is not None:
            counted = count_for_quest(quest, tally)
            fame = pay_quest(quest, counted, times_met)
        if times_met:
            met.append(asked)
        region_rows[place] = (tally, times_met, counted, fame)
        region_fame.append(fame)

    sanctuary_rows: list[_Row] = []
    sanctuary_fame: list[int] = []
    for place, sanctuary in enumerate(sanctuaries):
        quest = sanctuary.quest
        tally = tally_icons(visible_to_sanctuary(shown_by_regions, shown_by_sanctuaries, place), met)
        counted = fame = 0
        if quest is not None:
            counted = count_for_quest(quest, tally)
            fame = pay_quest(quest, counted, 1)
        sanctuary_rows.append((tally, 1, counted, fame))
        sanctuary_fame.append(fame)

    total = scoring.total_fame(region_fame, sanctuary_fame)
    return ScoreSheet(total, (regions, sanctuaries), region_rows, sanctuary_rows, scoring)
