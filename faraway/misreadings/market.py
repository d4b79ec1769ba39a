"""Misreadings of set-up and market: each replaces one function of the game's rules."""

from faraway.game.market import RegionCards, RegionsLying, SetUpStep, dealt
from faraway.game.setup import Variant
from faraway.misreadings.misreading import misreading


@misreading(
    "dealt", name="four-regions-dealt", belief="The first hand has four Regions.", breaks=("SETUP-1",)
)
def four_regions_dealt(variant: Variant) -> int:
    return dealt(variant) if variant is Variant.ADVANCED else 4


@misreading(
    "set_up_steps",
    name="advanced-without-shuffle-back",
    belief="In the advanced variant the Regions set aside are out of the game.",
    breaks=("ADV-3",),
)
def advanced_without_shuffle_back(variant: Variant) -> tuple[SetUpStep, ...]:
    return (SetUpStep.KEEP, SetUpStep.MARKET) if variant is Variant.ADVANCED else (SetUpStep.MARKET,)


@misreading(
    "set_up_steps",
    name="advanced-shuffle-after-market",
    belief="The Regions set aside are shuffled in after the first market has been revealed.",
    breaks=("ADV-7",),
)
def advanced_shuffle_after_market(variant: Variant) -> tuple[SetUpStep, ...]:
    if variant is Variant.ADVANCED:
        return SetUpStep.KEEP, SetUpStep.MARKET, SetUpStep.SHUFFLE
    return (SetUpStep.MARKET,)


@misreading(
    "market_size",
    name="market-of-as-many-as-players",
    belief="The market has as many Regions as there are players.",
    breaks=("SETUP-4", "END-23"),
)
def market_of_as_many_as_players(players: int) -> int:
    return players


@misreading(
    "market_size",
    name="market-of-two-more-than-players",
    belief="The market has two Regions more than there are players.",
    breaks=("SETUP-4", "END-23"),
)
def market_of_two_more_than_players(players: int) -> int:
    return players + 2


@misreading(
    "market_after_taking",
    name="market-refilled-after-each-taking",
    belief="A Region that has been taken is replaced at once.",
    breaks=("END-3",),
)
def market_refilled_after_each_taking(market: RegionCards, deck: RegionCards) -> RegionsLying:
    return tuple(sorted(market + deck[:1])), deck[1:]


@misreading(
    "market_left",
    name="market-rest-stays",
    belief="The Region that nobody took stays for the next round.",
    breaks=("END-10",),
)
def market_rest_stays(market: RegionCards, last_round: bool) -> RegionCards:  # noqa: FBT001 - the rule's signature
    return () if last_round else market


@misreading(
    "is_revealed_after",
    name="market-not-refilled",
    belief="No new Regions are revealed between rounds.",
    breaks=("END-11",),
)
def market_not_refilled(_round_number: int) -> bool:
    return False
