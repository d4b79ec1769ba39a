"""The rules of the second phase: who finds Sanctuaries, how many they are due, and how these are drawn."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import frozen

from faraway.cards.catalogue import Catalogue, SanctuaryId
from faraway.game.player import Players, PlayerState
from faraway.game.readings import DealOrder, SanctuaryShortage, ShortDraw

SanctuaryDeck: TypeAlias = tuple[SanctuaryId, ...]
Dues: TypeAlias = tuple[tuple[int, int], ...]
"""Seat and number of cards due, in drawing order."""


@frozen(kw_only=True)
class Drawing:
    """What the finders have drawn, by seat, and the deck after it; or nothing, if the round is played one by one."""

    hands: Mapping[int, SanctuaryDeck]
    deck: SanctuaryDeck
    one_by_one: bool = False


ShortDrawRule: TypeAlias = Callable[[int, int], int]
DealRule: TypeAlias = Callable[[SanctuaryDeck, Dues], Drawing]
ShortageRule: TypeAlias = Callable[[SanctuaryDeck, Dues, ShortDrawRule], Drawing]


def finders(players: Players) -> tuple[int, ...]:
    """Return the seats whose last Region is higher than the one just before it. Rules: FIND-1, FIND-2, FIND-12, FIND-3."""
    return tuple(
        [
            seat
            for seat, player in enumerate(players)
            if len(player.regions) > 1 and player.regions[-1] > player.regions[-2]
        ]
    )


def due(catalogue: Catalogue, player: PlayerState) -> int:
    """Count one card and one more for each clue of the tableau. Rules: FIND-4, FIND-5, FIND-13, END-6, END-19."""
    on_regions = sum([catalogue.region_of[region].clues for region in player.regions])
    on_sanctuaries = sum([catalogue.sanctuary_of[sanctuary].clues for sanctuary in player.sanctuaries])
    return 1 + on_regions + on_sanctuaries


def ascending(players: Players) -> tuple[int, ...]:
    """Order the seats by the Regions just played, the lowest first. Rules: FIND-7, END-1, INFO-3."""
    played = sorted([(player.regions[-1], seat) for seat, player in enumerate(players)])
    return tuple([seat for _, seat in played])


def deal_whole_hands(deck: SanctuaryDeck, dues: Dues) -> Drawing:
    """Deal each in turn all that they are due. Rules: FIND-6, FIND-14, FIND-7."""
    hands = {}
    for seat, count in dues:
        hands[seat], deck = deck[:count], deck[count:]
    return Drawing(hands=hands, deck=deck)


def deal_whole_hands_by_seat(deck: SanctuaryDeck, dues: Dues) -> Drawing:
    """Deal whole hands in the order of the seats. Rules: FIND-7."""
    return deal_whole_hands(deck, tuple(sorted(dues)))


def deal_card_by_card(deck: SanctuaryDeck, dues: Dues) -> Drawing:
    """Deal one card to each in turn, round and round, until all have their due or the deck is empty. Rules: FIND-7."""
    most = max((count for _, count in dues), default=0)
    order = [seat for dealt in range(most) for seat, count in dues if dealt < count]
    hands: dict[int, SanctuaryDeck] = {seat: () for seat, _ in dues}
    for seat, sanctuary in zip(order, deck, strict=False):
        hands[seat] = (*hands[seat], sanctuary)
    return Drawing(hands=hands, deck=deck[len(order) :])


def shortage_one_by_one(deck: SanctuaryDeck, _dues: Dues, _short_draw: ShortDrawRule) -> Drawing:
    """Let nobody draw before their own turn. Rules: FIND-8, FIND-9, FIND-16."""
    return Drawing(hands={}, deck=deck, one_by_one=True)


def shortage_ascending_until_empty(deck: SanctuaryDeck, dues: Dues, short_draw: ShortDrawRule) -> Drawing:
    """Let each in turn draw all that they are due while cards last. Rules: FIND-8, FIND-10."""
    hands = {}
    for seat, count in dues:
        drawn = short_draw(count, len(deck))
        hands[seat], deck = deck[:drawn], deck[drawn:]
    return Drawing(hands=hands, deck=deck)


def shortage_card_by_card(deck: SanctuaryDeck, dues: Dues, _short_draw: ShortDrawRule) -> Drawing:
    """Deal one card to each in turn until the deck is empty. Rules: FIND-8."""
    return deal_card_by_card(deck, dues)


def draws_one_by_one(is_finder: bool) -> bool:  # noqa: FBT001 - a rule's plain argument
    """Return True if a seat draws on its own turn in a round of shortage: it does if it found. Rules: FIND-9."""
    return is_finder


def draw_remaining(count: int, left: int) -> int:
    """Draw what is left. Rules: FIND-10."""
    return min(count, left)


def draw_none(count: int, left: int) -> int:
    """Draw nothing unless all of the cards due are there. Rules: FIND-10."""
    return count if count <= left else 0


DEAL: Mapping[DealOrder, DealRule] = {
    DealOrder.ASCENDING: deal_whole_hands,
    DealOrder.SEATING: deal_whole_hands_by_seat,
    DealOrder.CARD_BY_CARD: deal_card_by_card,
}
SHORTAGE: Mapping[SanctuaryShortage, ShortageRule] = {
    SanctuaryShortage.ONE_BY_ONE: shortage_one_by_one,
    SanctuaryShortage.ASCENDING_UNTIL_EMPTY: shortage_ascending_until_empty,
    SanctuaryShortage.CARD_BY_CARD: shortage_card_by_card,
}
SHORT_DRAW: Mapping[ShortDraw, ShortDrawRule] = {
    ShortDraw.DRAW_REMAINING: draw_remaining,
    ShortDraw.DRAW_NONE: draw_none,
}
