"""Rules of scoring that are wrong by one change each, for the twins of theorems: under them the theorem is false."""

from collections.abc import Sequence

from typing_extensions import override

from proofs.counting import WONDERS, Card, Counted, Counts
from proofs.linear import Constraints
from proofs.scoring import Choice, Scoring
from proofs.smt import Number


class PrerequisitesAskForTwelveMore(Scoring):
    """A prerequisite asks for twelve more of each wonder that it names."""

    @override
    def needed(self, card: Card, wonder: Counted) -> int:
        """Return twelve more than is printed."""
        printed = super().needed(card, wonder)
        return printed + 12 if printed else 0


class PrerequisiteMetExactly(Scoring):
    """A prerequisite is met by just as many wonders as it asks for, and not by more."""

    @override
    def met(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        """Return 1 if there is as much as is asked, and no more."""
        no_more = [
            constraints.at_least(self.asked(choices, wonder), seen[wonder], self.most(wonder))
            for wonder in WONDERS
        ]
        return constraints.both([super().met(choices, seen, constraints), *no_more])


class UnmetPrerequisiteCosts(Scoring):
    """A quest whose prerequisite is not met costs its fame."""

    @override
    def fame(
        self, choices: Sequence[Choice], seen: Counts, by_prerequisite: Counts, constraints: Constraints
    ) -> Number:
        """Return what it pays twice, less what it would pay if it were met."""
        earned = super().fame(choices, seen, by_prerequisite, constraints)
        return 2 * earned - self.paid(choices, seen, constraints)


class QuestsMayBeLeftUnscored(Scoring):
    """A player may leave a quest unscored."""

    @override
    def fame(
        self, choices: Sequence[Choice], seen: Counts, by_prerequisite: Counts, constraints: Constraints
    ) -> Number:
        """Return what it pays, or nothing if the player wishes so."""
        paid = super().fame(choices, seen, by_prerequisite, constraints)
        return constraints.gated(constraints.bit("wish"), paid, self.reach_of(choices))


class DaysCountAsNights(Scoring):
    """A card by day counts as a night."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        """Return 1 for the night of every card."""
        return 1 if counted is Counted.NIGHT else super().shown(card, counted)
