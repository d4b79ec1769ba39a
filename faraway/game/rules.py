"""Every decision that a game leaves to its rules: one record of functions, one function for each decision.

What a reading governs has a table from the reading's values to functions; `game_rules` makes the choice once,
when the game begins. Replace one function of the record, and the game is played by that rule instead:

    attrs.evolve(game_rules(readings), due=without_the_region_just_played)
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from faraway.game import finding, market, secrets, turns, winner

if TYPE_CHECKING:
    from collections.abc import Callable

    from faraway.cards import Catalogue, SanctuaryId
    from faraway.game.setup import Variant
    from faraway.game.state import Players, PlayerState
    from faraway.readings import Readings


@frozen(kw_only=True)
class GameRules:
    """The rules of a game's course; the defaults are what all editions agree on, the rest is chosen by readings."""

    # Set-up
    dealt: Callable[[Variant], int] = market.dealt
    kept: Callable[[], int] = market.kept
    set_up_steps: Callable[[Variant], tuple[market.SetUpStep, ...]] = market.set_up_steps
    # Market
    market_size: Callable[[int], int] = market.market_size
    market_after_taking: Callable[[market.RegionCards, market.RegionCards], market.RegionsLying] = (
        market.market_after_taking
    )
    market_left: market.MarketLeftRule
    is_revealed_after: market.RevealRule
    revealed: market.ShortfallRule
    # Finding Sanctuaries
    finders: Callable[[Players], tuple[int, ...]] = finding.finders
    due: Callable[[Catalogue, PlayerState], int] = finding.due
    drawing_order: Callable[[Players], tuple[int, ...]] = finding.ascending
    deal: finding.DealRule
    shortage: finding.ShortageRule
    short_draw: finding.ShortDrawRule
    # Turns
    turn_order: Callable[[Players], tuple[int, ...]] = finding.ascending
    turn_steps: Callable[[int], tuple[turns.TurnStep, ...]] = turns.turn_steps
    one_by_one_steps: Callable[[int], tuple[turns.TurnStep, ...]] = turns.one_by_one_steps
    place: Callable[[PlayerState, SanctuaryId], PlayerState] = turns.place_sanctuary
    may_decline: turns.DeclineRule
    ordering: turns.OrderingRule
    return_leftovers: Callable[[finding.SanctuaryDeck, finding.SanctuaryDeck], finding.SanctuaryDeck] = (
        turns.under_the_deck
    )
    # End
    is_last_round: Callable[[int], bool] = turns.is_last_round
    tie_break: winner.TieBreakRule
    ranks: winner.RankingRule
    # What players know
    may_look: secrets.LookRule
    seen_by_all: secrets.SecrecyRule


@cache
def game_rules(readings: Readings) -> GameRules:
    """Choose for every decision the function that the readings ask for."""
    return GameRules(
        market_left=market.MARKET_LEFT[readings.final_market],
        is_revealed_after=market.REVEALED_AFTER[readings.market_reveal],
        revealed=market.REVEALED[readings.market_shortfall],
        deal=finding.DEAL[readings.deal_order],
        shortage=finding.SHORTAGE[readings.sanctuary_shortage],
        short_draw=finding.SHORT_DRAW[readings.short_draw],
        may_decline=turns.MAY_DECLINE[readings.sanctuary_placement],
        ordering=turns.ORDERING[readings.leftover_order],
        tie_break=winner.TIE_BREAK[readings.tie_break_cards],
        ranks=winner.RANKING[readings.ranking],
        may_look=secrets.MAY_LOOK[readings.drawn_look],
        seen_by_all=secrets.SEEN_BY_ALL[readings.drawn_secrecy],
    )
