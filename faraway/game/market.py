"""The rules of set-up and market: what is dealt, what is face up, what is removed and what is revealed."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeAlias

from faraway.cards.catalogue import Duration
from faraway.game.readings import FinalMarket, MarketReveal, MarketShortfall
from faraway.game.setup import Variant

RegionCards: TypeAlias = tuple[Duration, ...]
MarketLeftRule: TypeAlias = Callable[[RegionCards, bool], RegionCards]
RevealRule: TypeAlias = Callable[[int], bool]
ShortfallRule: TypeAlias = Callable[[int, int], int]
RegionsLying: TypeAlias = tuple[RegionCards, RegionCards]
"""Market and Region deck."""


class SetUpStep(Enum):
    """What is left to do when everybody has been dealt their Regions."""

    KEEP = "keep three"
    SHUFFLE = "shuffle the rest back"
    MARKET = "reveal the first market"


def dealt(variant: Variant) -> int:
    """Return how many Regions each player is dealt. Rules: SETUP-1, ADV-1."""
    return 5 if variant is Variant.ADVANCED else 3


def kept() -> int:
    """Return how many of the Regions dealt make up the first hand. Rules: ADV-2."""
    return 3


def set_up_steps(variant: Variant) -> tuple[SetUpStep, ...]:
    """List what follows the dealing, in order. Rules: SETUP-4, ADV-2, ADV-3, ADV-7, ADV-4."""
    if variant is Variant.ADVANCED:
        return SetUpStep.KEEP, SetUpStep.SHUFFLE, SetUpStep.MARKET
    return (SetUpStep.MARKET,)


def market_size(players: int) -> int:
    """Return how many Regions a market has. Rules: SETUP-4, END-11, END-23."""
    return players + 1


def market_after_taking(market: RegionCards, deck: RegionCards) -> RegionsLying:
    """Leave a gap where a Region was taken. Rules: END-3."""
    return market, deck


def remove_all(_market: RegionCards, _last_round: bool) -> RegionCards:  # noqa: FBT001 - a rule's plain argument
    """Return what stays in the market after a round: nothing. Rules: END-10, END-22."""
    return ()


def leave_all_after_the_last_round(market: RegionCards, last_round: bool) -> RegionCards:  # noqa: FBT001 - as above
    """Return what stays in the market after a round: nothing, except after the last round, when everything stays. Rules: END-10, END-22."""
    return market if last_round else ()


def reveal_until_round_7(round_number: int) -> bool:
    """Return True if a market is revealed after this round: if another round follows. Rules: END-11, END-24."""
    return round_number <= 7


def reveal_every_round(_round_number: int) -> bool:
    """Return True if a market is revealed after this round: always. Rules: END-11, END-24."""
    return True


def reveal_while_needed(round_number: int) -> bool:
    """Return True if a market is revealed after this round: if somebody will take from it. Rules: END-11."""
    return round_number <= 6


def reveal_remaining(in_deck: int, wanted: int) -> int:
    """Return how many Regions are revealed: as many as there are. Rules: END-12."""
    return min(in_deck, wanted)


def reveal_none(in_deck: int, wanted: int) -> int:
    """Return how many Regions are revealed: a full market, or none. Rules: END-12."""
    return wanted if in_deck >= wanted else 0


MARKET_LEFT: Mapping[FinalMarket, MarketLeftRule] = {
    FinalMarket.REMOVE_ALL: remove_all,
    FinalMarket.LEAVE_ALL: leave_all_after_the_last_round,
}
REVEALED_AFTER: Mapping[MarketReveal, RevealRule] = {
    MarketReveal.UNTIL_ROUND_7: reveal_until_round_7,
    MarketReveal.EVERY_ROUND: reveal_every_round,
    MarketReveal.WHILE_NEEDED: reveal_while_needed,
}
REVEALED: Mapping[MarketShortfall, ShortfallRule] = {
    MarketShortfall.REVEAL_REMAINING: reveal_remaining,
    MarketShortfall.REVEAL_NONE: reveal_none,
}
