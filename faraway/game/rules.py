"""Every decision that a game leaves to its rules: one record of functions, one function for each decision.

What a reading governs has a table from the reading's values to functions; `GameRules.under` makes the choice once,
when the game begins. Replace one function of the record, and the game is played by that rule instead:

    attrs.evolve(STANDARD_RULES.game, due=without_the_region_just_played)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar

from attrs import evolve, frozen

from faraway.cards.catalogue import Catalogue, SanctuaryId
from faraway.game import finding, market, secrets, turns, winner
from faraway.game.player import Players, PlayerState
from faraway.game.readings import Readings
from faraway.game.setup import Variant

Rule = TypeVar("Rule")
Value = TypeVar("Value")


@frozen(kw_only=True, cache_hash=True, repr=False)
class GameRules:
    """The rules of a game's course; the defaults are those of the default readings."""

    # Set-up
    dealt: Callable[[Variant], int] = market.dealt
    kept: Callable[[], int] = market.kept
    set_up_steps: Callable[[Variant], tuple[market.SetUpStep, ...]] = market.set_up_steps
    # Market
    market_size: Callable[[int], int] = market.market_size
    market_after_taking: Callable[[market.RegionCards, market.RegionCards], market.RegionsLying] = (
        market.market_after_taking
    )
    market_left: market.MarketLeftRule = market.remove_all
    is_revealed_after: market.RevealRule = market.reveal_until_round_7
    revealed: market.ShortfallRule = market.reveal_remaining
    # Finding Sanctuaries
    finders: Callable[[Players], tuple[int, ...]] = finding.finders
    due: Callable[[Catalogue, PlayerState], int] = finding.due
    drawing_order: Callable[[Players], tuple[int, ...]] = finding.ascending
    deal: finding.DealRule = finding.deal_whole_hands
    draws_one_by_one: Callable[[bool], bool] = finding.draws_one_by_one
    shortage: finding.ShortageRule = finding.shortage_one_by_one
    short_draw: finding.ShortDrawRule = finding.draw_remaining
    # Turns
    turn_order: Callable[[Players], tuple[int, ...]] = finding.ascending
    turn_steps: Callable[[int], tuple[turns.TurnStep, ...]] = turns.turn_steps
    one_by_one_steps: Callable[[int], tuple[turns.TurnStep, ...]] = turns.one_by_one_steps
    place: Callable[[PlayerState, SanctuaryId], PlayerState] = turns.place_sanctuary
    may_decline: turns.DeclineRule = turns.must_place
    ordering: turns.OrderingRule = turns.order_as_drawn
    return_leftovers: Callable[[finding.SanctuaryDeck, finding.SanctuaryDeck], finding.SanctuaryDeck] = (
        turns.under_the_deck
    )
    # End
    is_last_round: Callable[[int], bool] = turns.is_last_round
    tie_break: winner.TieBreakRule = winner.lowest_played
    ranks: winner.RankingRule = winner.rank_everyone
    # What players know
    may_look: secrets.LookRule = secrets.look_at_once
    seen_by_all: secrets.SecrecyRule = secrets.keep_secret

    def under(self, readings: Readings) -> GameRules:
        """Choose for every decision that a reading governs the function that its value asks for.

        A function that no value of the reading asks for was put there on purpose, and stays.
        """
        return _choose_all(self, readings)

    def __repr__(self) -> str:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return a name: rules are a default argument, and `help` prints those."""
        return "<rules of the game>"


def _choose(present: Rule, table: Mapping[Value, Rule], value: Value) -> Rule:
    return table[value] if present in table.values() else present


@cache
def _choose_all(rules: GameRules, readings: Readings) -> GameRules:
    return evolve(
        rules,
        market_left=_choose(rules.market_left, market.MARKET_LEFT, readings.final_market),
        is_revealed_after=_choose(rules.is_revealed_after, market.REVEALED_AFTER, readings.market_reveal),
        revealed=_choose(rules.revealed, market.REVEALED, readings.market_shortfall),
        deal=_choose(rules.deal, finding.DEAL, readings.deal_order),
        shortage=_choose(rules.shortage, finding.SHORTAGE, readings.sanctuary_shortage),
        short_draw=_choose(rules.short_draw, finding.SHORT_DRAW, readings.short_draw),
        may_decline=_choose(rules.may_decline, turns.MAY_DECLINE, readings.sanctuary_placement),
        ordering=_choose(rules.ordering, turns.ORDERING, readings.leftover_order),
        tie_break=_choose(rules.tie_break, winner.TIE_BREAK, readings.tie_break_cards),
        ranks=_choose(rules.ranks, winner.RANKING, readings.ranking),
        may_look=_choose(rules.may_look, secrets.MAY_LOOK, readings.drawn_look),
        seen_by_all=_choose(rules.seen_by_all, secrets.SEEN_BY_ALL, readings.drawn_secrecy),
    )


def game_rules(readings: Readings) -> GameRules:
    """Return the rules of the game under these readings."""
    return GameRules().under(readings)
