"""The rules of the third phase: what a turn consists of, what is placed, and where the leftovers go."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeAlias

from faraway.cards.catalogue import SanctuaryId
from faraway.game.finding import SanctuaryDeck
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import LeftoverOrder, SanctuaryPlacement

LAST_ROUND = 8

DeclineRule: TypeAlias = Callable[[int], bool]
OrderingRule: TypeAlias = Callable[[SanctuaryDeck], Phase | None]


class TurnStep(Enum):
    """What a player does on their turn, or has done to them."""

    DRAW = "draw the Sanctuaries due"
    TAKE = "take a Region"
    PLACE = "place a Sanctuary"
    RETURN = "lay the leftovers under the deck"


_ORDINARY = (TurnStep.TAKE, TurnStep.PLACE, TurnStep.RETURN)
_LAST = (TurnStep.PLACE, TurnStep.RETURN)
_ORDINARY_ONE_BY_ONE = (TurnStep.DRAW, TurnStep.PLACE, TurnStep.RETURN, TurnStep.TAKE)
_LAST_ONE_BY_ONE = (TurnStep.DRAW, TurnStep.PLACE, TurnStep.RETURN)


def is_last_round(round_number: int) -> bool:
    """Return True if the game is over after this round. Rules: ROUND-1, END-13."""
    return round_number == LAST_ROUND


def turn_steps(round_number: int) -> tuple[TurnStep, ...]:
    """List what a turn consists of. Rules: END-2, END-4, END-16, END-7, END-9, END-21."""
    return _LAST if round_number == LAST_ROUND else _ORDINARY


def one_by_one_steps(round_number: int) -> tuple[TurnStep, ...]:
    """List what a turn consists of in a round of shortage that is played one by one. Rules: FIND-9, END-9."""
    return _LAST_ONE_BY_ONE if round_number == LAST_ROUND else _ORDINARY_ONE_BY_ONE


def place_sanctuary(player: PlayerState, sanctuary: SanctuaryId) -> PlayerState:
    """Move one drawn Sanctuary to the tableau; the rest are leftovers. Rules: END-4, END-17."""
    position = player.drawn.index(sanctuary)
    return player.but(
        drawn=player.drawn[:position] + player.drawn[position + 1 :],
        sanctuaries=(*player.sanctuaries, sanctuary),
    )


def under_the_deck(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    """Lay leftovers under the deck, the first of them highest. Rules: END-7."""
    return deck + leftovers


def order_as_drawn(_leftovers: SanctuaryDeck) -> Phase | None:
    """Return what settles the order of leftovers: nothing more, they lie as drawn. Rules: END-8."""
    return None


def order_chosen(leftovers: SanctuaryDeck) -> Phase | None:
    """Return what settles the order of leftovers: the player, where there is a choice. Rules: END-8."""
    return Phase.RETURN if len(leftovers) > 1 else None


def order_random(leftovers: SanctuaryDeck) -> Phase | None:
    """Return what settles the order of leftovers: chance, where there is more than one. Rules: END-8."""
    return Phase.RETURN_ORDER if len(leftovers) > 1 else None


def must_place(_round_number: int) -> bool:
    """Return True if a player may decline: never. Rules: END-5."""
    return False


def may_decline(_round_number: int) -> bool:
    """Return True if a player may decline: in every round. Rules: END-5."""
    return True


def may_decline_in_round_8(round_number: int) -> bool:
    """Return True if a player may decline: in the last round only. Rules: END-5."""
    return round_number == LAST_ROUND


ORDERING: Mapping[LeftoverOrder, OrderingRule] = {
    LeftoverOrder.AS_DRAWN: order_as_drawn,
    LeftoverOrder.CHOSEN: order_chosen,
    LeftoverOrder.RANDOM: order_random,
}
MAY_DECLINE: Mapping[SanctuaryPlacement, DeclineRule] = {
    SanctuaryPlacement.MUST_PLACE: must_place,
    SanctuaryPlacement.MAY_DECLINE: may_decline,
    SanctuaryPlacement.MAY_DECLINE_IN_ROUND_8: may_decline_in_round_8,
}
