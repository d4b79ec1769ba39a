"""The rules of scoring as a record of functions: whoever wants one rule read otherwise replaces that function."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from attrs import frozen

from faraway.cards.catalogue import Card, Quest, Region
from faraway.cards.icons import Tally, Wonders
from faraway.scoring import rules as scoring_rules

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


STANDARD_SCORING = ScoringRules()
