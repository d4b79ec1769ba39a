"""The rules as a record of functions: whoever wants one rule read otherwise replaces that function, or that card.

    scoring = attrs.evolve(STANDARD_RULES.scoring, visible_to_region=everything_is_visible)
    misread = attrs.evolve(STANDARD_RULES, scoring=scoring)

Rules may hold in some situations only. A game asks for the rules in force at every step (`GameState.rules`), and the
first context that applies there supplies them:

    in_round_8 = Context(applies=lambda situation: situation.round == 8, rules=misread)
    attrs.evolve(STANDARD_RULES, contexts=(in_round_8,))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue, Duration, SanctuaryId
from faraway.game.player import Phase, Players
from faraway.game.readings import Readings
from faraway.game.rules import GameRules
from faraway.game.setup import Variant
from faraway.scoring.record import STANDARD_SCORING, ScoringRules

__all__ = ["STANDARD_RULES", "Context", "GameRules", "Rules", "ScoringRules", "Situation"]


class Situation(Protocol):
    """What distinguishes one step of a game from another; a `GameState` is one.

    `turn` is the seat whose turn it is, also while what needs no decision is done for that seat; it is None while all
    act at once. `one_by_one` is set from the drawing on in a round of shortage that is played one by one.
    """

    @property
    def round(self) -> int:
        """The number of the round."""

    @property
    def phase(self) -> Phase:
        """What was being waited for."""

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""

    @property
    def one_by_one(self) -> bool:
        """Whether this round is played one by one."""

    @property
    def players(self) -> Players:
        """All players with their cards."""

    @property
    def variant(self) -> Variant:
        """The variant that is played."""

    @property
    def region_deck(self) -> tuple[Duration, ...]:
        """The Region deck, top first."""

    @property
    def market(self) -> tuple[Duration, ...]:
        """The Regions that lie open."""

    @property
    def sanctuary_deck(self) -> tuple[SanctuaryId, ...]:
        """The Sanctuary deck, top first."""


@frozen(kw_only=True)
class Context:
    """Rules that are in force in some situations only."""

    applies: Callable[[Situation], bool]
    rules: Rules


@frozen(kw_only=True, repr=False)
class Rules:
    """All rules: those of scoring, those of the game, the cards that are played with, and the contexts that differ."""

    scoring: ScoringRules
    game: GameRules
    catalogue: Catalogue
    contexts: tuple[Context, ...] = ()

    def at(self, situation: Situation) -> Rules:
        """Return the rules in force in a situation: those of the first context that applies, otherwise these."""
        for context in self.contexts:
            if context.applies(situation):
                return context.rules
        return self

    def under(self, readings: Readings) -> Rules:
        """Return the same rules, in every context, with the game played as these readings ask for."""
        contexts = [evolve(context, rules=context.rules.under(readings)) for context in self.contexts]
        return evolve(self, game=self.game.under(readings), contexts=tuple(contexts))

    def __repr__(self) -> str:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the parts in short: rules are a default argument, and `help` prints those."""
        contexts = f", {len(self.contexts)} contexts" if self.contexts else ""
        return f"Rules({self.scoring}, {self.game}, {self.catalogue}{contexts})"


STANDARD_RULES = Rules(scoring=STANDARD_SCORING, game=GameRules(), catalogue=CATALOGUE)
