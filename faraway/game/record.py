"""The rules as a record of functions: whoever wants one rule read otherwise replaces that function, or that card.

scoring = attrs.evolve(STANDARD_RULES.scoring, visible_to_region=everything_is_visible)
misread = attrs.evolve(STANDARD_RULES, scoring=scoring)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from attrs import evolve, field, frozen

from faraway.cards.catalogue import CATALOGUE
from faraway.game.rules import GameRules
from faraway.scoring import rules as scoring_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from faraway.cards.catalogue import Card, Catalogue, Quest, Region
    from faraway.cards.icons import Tally, Wonders
    from faraway.game.readings import Readings

__all__ = ["STANDARD_RULES", "GameRules", "Rules", "ScoringRules"]

Thing = TypeVar("Thing")


class Visibility(Protocol):
    """Which cards of a tableau one of them sees: a matter of places, whatever lies there."""

    def __call__(
        self, regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
    ) -> tuple[Thing, ...]:
        """Give those of the Regions and Sanctuaries that the card at this place sees."""


class Search(Protocol):
    """Where a prerequisite is looked for, given what the Region's quest counts."""

    def __call__(
        self,
        visible: tuple[Thing, ...],
        regions: tuple[Thing, ...],
        sanctuaries: tuple[Thing, ...],
        place: int,
        /,
    ) -> tuple[Thing, ...]:
        """Give those of the Regions and Sanctuaries whose wonders meet the prerequisite."""


@frozen(kw_only=True)
class ScoringRules:
    """How fame is counted; `faraway.scoring.rules` says what each function does."""

    reveal_order: Callable[[Sequence[Region]], Sequence[int]] = scoring_rules.reveal_order
    visible_to_region: Visibility = scoring_rules.visible_to_region
    visible_to_sanctuary: Visibility = scoring_rules.visible_to_sanctuary
    prerequisite_sees: Search = scoring_rules.prerequisite_sees
    show_card: Callable[[Card], int] = scoring_rules.show_card
    tally_icons: Callable[[Iterable[int], Sequence[Wonders]], Tally] = scoring_rules.tally_icons
    times_prerequisite_met: Callable[[Wonders, Tally], int] = scoring_rules.times_prerequisite_met
    count_for_quest: Callable[[Quest, Tally], int] = scoring_rules.count_for_quest
    pay_quest: Callable[[Quest, int, int], int] = scoring_rules.pay_quest
    total_fame: Callable[[Iterable[int], Iterable[int]], int] = scoring_rules.total_fame


@frozen(kw_only=True)
class Rules:
    """All rules in force: those of scoring, those of the game, and the cards that are played with."""

    scoring: ScoringRules
    game: GameRules
    catalogue: Catalogue
    shown_by_region: Mapping[int, int] = field(init=False, eq=False, repr=False)
    shown_by_sanctuary: Mapping[str, int] = field(init=False, eq=False, repr=False)

    @shown_by_region.default
    def _show_regions(self) -> Mapping[int, int]:
        """Ask `show_card` once about every Region, not once in every tableau."""
        return {region.duration: self.scoring.show_card(region) for region in self.catalogue.regions}

    @shown_by_sanctuary.default
    def _show_sanctuaries(self) -> Mapping[str, int]:
        return {sanctuary.id: self.scoring.show_card(sanctuary) for sanctuary in self.catalogue.sanctuaries}

    def under(self, readings: Readings) -> Rules:
        """Give the same rules with the game played as these readings ask for."""
        return evolve(self, game=self.game.under(readings))


STANDARD_RULES = Rules(scoring=ScoringRules(), game=GameRules(), catalogue=CATALOGUE)
