"""The moments of a script's game, many times as fast: the game is played in place, and only what situations look at is kept.

The plain account is `faraway.play.scripts.play_script` with `faraway.game.situations`; a test holds every moment of it equal
to this one. Sanctuaries are numbers here, in the order of their ids.
"""

from itertools import chain, combinations
from typing import TypeAlias

from attrs import define, field

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.fast.totals import total
from faraway.game.player import Phase
from faraway.game.readings import (
    DealOrder,
    FinalMarket,
    LeftoverOrder,
    MarketReveal,
    MarketShortfall,
    Readings,
    SanctuaryPlacement,
    SanctuaryShortage,
    ShortDraw,
)
from faraway.game.setup import Variant
from faraway.game.situations import Moment
from faraway.play.scripts import DIGITS, Script

Noted: TypeAlias = tuple[Moment, Moment, Moment, Moment]
"""A moment in four parts: of the table, of the round, of the player on turn, of market and end."""
Margin: TypeAlias = tuple[str, int, int, int]
"""After which finders, how many players, the round, and how many Sanctuaries are left, or lacking."""

NAMES = sorted(CATALOGUE.sanctuary_of)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
CLUES_OF_SANCTUARY = [CATALOGUE.sanctuary_of[name].clues for name in NAMES]
CLUES_OF_REGION = {region.duration: region.clues for region in CATALOGUE.regions}
VALUE = {digit: number for number, digit in enumerate(DIGITS)}
KEEP, SHUFFLE, EXPLORE, TAKE, PLACE, RETURN, RETURN_ORDER, OVER = (phase.value for phase in Phase)
ROUNDS = 8
NEAR = 6
"""A round in which at most so many Sanctuaries would be left is near a shortage."""
HAND = 3
DEALT_IN_ADVANCED = 5
ROUND_NAMES = ("", "first", *["middle"] * 5, "seventh", "eighth")
LAST_REVEAL = {MarketReveal.UNTIL_ROUND_7: 7, MarketReveal.EVERY_ROUND: 8, MarketReveal.WHILE_NEEDED: 6}
EXPLORING, TAKING, PLACING, RETURNING = range(4)
NO_ROUND: Moment = (None,) * 4
NO_SEAT: Moment = (None,) * 5
NO_MARKET: Moment = (None,) * 3


@define
class Seat:
    """What lies before one player."""

    hand: list[Duration]
    regions: list[Duration] = field(factory=list)
    sanctuaries: list[int] = field(factory=list)
    drawn: list[int] = field(factory=list)
    held: int = 0
    """How many Sanctuaries were drawn in this round, as far as a watcher has seen."""
    due: int = 0
    """How many are due in this round; 0 for who found nothing."""
    share: int = 1
    """How many are due when the player finds: one, and one for each clue of the tableau."""


@define
class QuickGame:
    """One game of a script under readings, which notes its moments as it is played."""

    script: Script
    readings: Readings
    seats: list[Seat] = field(factory=list, init=False)
    deck: list[int] = field(factory=list, init=False)
    regions: list[Duration] = field(factory=list, init=False)
    market: list[Duration] = field(factory=list, init=False)
    order: list[int] = field(factory=list, init=False)
    """The seats by the Regions just played, the lowest first."""
    at_table: tuple[str, str] = field(default=("", ""), init=False)
    """How many play, and which variant."""
    round: int = field(default=1, init=False)
    found: Moment = field(default=NO_ROUND, init=False)
    lying: Moment = field(default=NO_MARKET, init=False)
    """The market with which the round began."""
    noted: set[Noted] = field(factory=set, init=False)
    margins: set[Margin] = field(factory=set, init=False)
    """How close rounds were to a shortage."""

    def play(self) -> set[Noted]:
        """Play the game, and return its moments."""
        self._set_up()
        for self.round in range(1, ROUNDS + 1):
            self._explore()
            one_by_one = self._find()
            for place in self.order:
                self._take_turn(place, one_by_one=one_by_one)
            self._end_round()
        self._end()
        return self.noted

    def _note(self, phase: str, seat: Moment = NO_SEAT) -> None:
        self.noted.add(((phase, ROUND_NAMES[self.round], *self.at_table), self.found, seat, self.lying))

    def _set_up(self) -> None:
        script, count = self.script, self.script.players
        self.at_table = str(count), script.variant.value
        is_advanced = script.variant is Variant.ADVANCED
        dealt = DEALT_IN_ADVANCED if is_advanced else HAND
        self.deck = [NUMBERS[name] for name in script.sanctuary_deck]
        hands = [sorted(script.region_deck[seat * dealt : (seat + 1) * dealt]) for seat in range(count)]
        self.regions = [*script.region_deck[count * dealt :]]
        if is_advanced:
            self._note(KEEP)
            self._note(SHUFFLE)
            choices = [[*combinations(hand, HAND)] for hand in hands]
            hands = [
                [*each[VALUE[digit] % len(each)]] for each, digit in zip(choices, script.keeps, strict=True)
            ]
            kept = {*chain(*hands)}
            self.regions = [region for region in reversed(script.region_deck) if region not in kept]
        self.seats = [Seat(hand) for hand in hands]
        self._reveal_market()

    def _reveal_market(self) -> None:
        wanted = self.script.players + 1
        if self.readings.market_shortfall is MarketShortfall.REVEAL_NONE and len(self.regions) < wanted:
            wanted = 0
        self.market += self.regions[:wanted]
        del self.regions[:wanted]
        self.lying = self._market_lying()

    def _market_lying(self) -> Moment:
        count = len(self.market)
        return ("full" if count > self.script.players else "short" if count else "empty"), None, None

    def _number(self, place: int, kind: int) -> int:
        return VALUE[self.script.rounds[self.round - 1][4 * place + kind]]

    def _explore(self) -> None:
        """Let all play a Region; with the last choice all are revealed."""
        self.found = NO_ROUND
        self._note(EXPLORE)
        for place, seat in enumerate(self.seats):
            last = seat.regions[-1] if seat.regions else 0
            ranked = sorted(
                [(-CLUES_OF_REGION[region] if region > last else 1, region) for region in seat.hand]
            )
            region = ranked[self._number(place, EXPLORING) % len(ranked)][1]
            seat.hand.remove(region)
            seat.regions.append(region)
            seat.share += CLUES_OF_REGION[region]
            seat.due = seat.share if self.round > 1 and region > last else 0
        played = sorted([(seat.regions[-1], place) for place, seat in enumerate(self.seats)])
        self.order = [place for _, place in played]
        self.found = self._round_found()
        self._note(EXPLORE)

    def _round_found(self) -> Moment:
        finders = [place for place in self.order if self.seats[place].due]
        if not finders:
            return ("none", "none", None, None)
        short = self._first_short(finders)
        return (
            "all" if len(finders) == len(self.seats) else "some",
            "none" if short is None else "mild" if short == finders[-1] else "total",
            None if short is None else "last" if short == self.order[-1] else "earlier",
            "alone" if len(finders) == 1 else "by-seat" if finders == sorted(finders) else "otherwise",
        )

    def _first_short(self, finders: list[int]) -> int | None:
        left = len(self.deck)
        for place in finders:
            left -= self.seats[place].due
            if left < 0:
                return place
        return None

    def _find(self) -> bool:
        """Let the finders draw; return True if they are to draw one by one instead."""
        readings = self.readings
        finders = [self.seats[place] for place in self.order if self.seats[place].due]
        dues = [seat.due for seat in finders]
        margin = len(self.deck) - sum(dues)
        is_short = margin < 0
        self._note_margin("some" if len(dues) < len(self.seats) else "all", margin)
        self._note_margin("greediest", len(self.deck) - max(dues, default=0))
        one_by_one = is_short and readings.sanctuary_shortage is SanctuaryShortage.ONE_BY_ONE
        if one_by_one:
            pass
        elif (
            readings.sanctuary_shortage is SanctuaryShortage.CARD_BY_CARD
            if is_short
            else readings.deal_order is DealOrder.CARD_BY_CARD
        ):
            self._deal_by_card(finders)
        elif readings.deal_order is DealOrder.SEATING and not is_short:
            for seat in self.seats:
                self._draw(seat)
        else:
            for seat in finders:
                self._draw(seat)
        for seat in self.seats:
            seat.held = len(seat.drawn)
        return one_by_one

    def _note_margin(self, finders: str, left: int) -> None:
        if left <= NEAR:
            self.margins.add((finders, len(self.seats), self.round, left))

    def _deal_by_card(self, finders: list[Seat]) -> None:
        most = max([seat.due for seat in finders], default=0)
        order = [seat for dealt in range(most) for seat in finders if dealt < seat.due]
        for seat, sanctuary in zip(order, self.deck, strict=False):
            seat.drawn.append(sanctuary)
        del self.deck[: len(order)]

    def _draw(self, seat: Seat) -> None:
        count = seat.due
        if count > len(self.deck) and self.readings.short_draw is ShortDraw.DRAW_NONE:
            count = 0
        seat.drawn = self.deck[:count]
        del self.deck[:count]

    def _take_turn(self, place: int, *, one_by_one: bool) -> None:
        seat = self.seats[place]
        if one_by_one:
            self._draw(seat)
        elif self.round < ROUNDS:
            self._take(place)
        if seat.drawn:
            self._place(place)
        if one_by_one and self.round < ROUNDS:
            self._take(place)

    def _seat(self, place: int, leftovers: str | None = None, declining: str | None = None) -> Moment:
        seat = self.seats[place]
        turn = "first" if place == self.order[0] else "last" if place == self.order[-1] else "between"
        if not seat.due:
            return ("no", turn, None, leftovers, declining)
        drawn = "all" if seat.held == seat.due else "fewer" if seat.held else "none"
        return ("yes", turn, drawn, leftovers, declining)

    def _take(self, place: int) -> None:
        if self.market:
            self._note(TAKE, self._seat(place))
            ranked = sorted([(CLUES_OF_REGION[region], region) for region in self.market], reverse=True)
            region = ranked[self._number(place, TAKING) % len(ranked)][1]
            self.market.remove(region)
            self.seats[place].hand.append(region)

    def _place(self, place: int) -> None:
        """Place a Sanctuary or decline, and lay the others under the deck."""
        seat, placement = self.seats[place], self.readings.sanctuary_placement
        seat.held = len(seat.drawn)
        may_decline = placement is SanctuaryPlacement.MAY_DECLINE or (
            placement is SanctuaryPlacement.MAY_DECLINE_IN_ROUND_8 and self.round == ROUNDS
        )
        ranked = sorted([(-CLUES_OF_SANCTUARY[sanctuary], sanctuary) for sanctuary in seat.drawn])
        chosen = self._number(place, PLACING) % (len(ranked) + may_decline)
        declines = chosen == len(ranked)
        left = len(ranked) - (not declines)
        declining = "declines" if declines else "places" if may_decline else "must-place"
        self._note(PLACE, self._seat(place, str(left) if left <= 1 else "many", declining))
        if not declines:
            sanctuary = ranked[chosen][1]
            seat.drawn.remove(sanctuary)
            seat.sanctuaries.append(sanctuary)
            seat.share += CLUES_OF_SANCTUARY[sanctuary]
        self._return(place)

    def _return(self, place: int) -> None:
        seat, ordering = self.seats[place], self.readings.leftover_order
        left, seat.drawn = seat.drawn, []
        chosen = self._number(place, RETURNING)
        if len(left) > 1 and ordering is LeftoverOrder.CHOSEN:
            self._note(RETURN, self._seat(place))
            left.sort()
            while left:
                self.deck.append(left.pop(chosen % len(left)))
        elif len(left) > 1 and ordering is LeftoverOrder.RANDOM:
            self._note(RETURN_ORDER, self._seat(place))
            left.sort()
            start = chosen % len(left)
            rotated = left[start:] + left[:start]
            left = rotated if chosen % 2 else rotated[::-1]
        self.deck += left

    def _end_round(self) -> None:
        if self.round < ROUNDS or self.readings.final_market is FinalMarket.REMOVE_ALL:
            self.market = []
        if self.round <= LAST_REVEAL[self.readings.market_reveal]:
            self._reveal_market()
        self.lying = self._market_lying()

    def _end(self) -> None:
        """Note the moment of the end, with its ties."""
        seats = self.seats
        totals = [total(seat.regions, [NAMES[number] for number in seat.sanctuaries]) for seat in seats]
        tied = [
            [seat for seat, own in zip(seats, totals, strict=True) if own == each]
            for each in {*totals}
            if totals.count(each) > 1
        ]
        at_top = totals.count(max(totals)) > 1
        below = len(tied) > at_top
        by_hand = any(
            sorted(group, key=lambda seat: min(seat.regions))
            != sorted(group, key=lambda seat: min(seat.regions + seat.hand))
            for group in tied
        )
        self.found = NO_ROUND
        self.lying = (
            self.lying[0],
            ("both" if below else "first") if at_top else "lower" if below else "none",
            ("by-hand" if by_hand else "same") if tied else None,
        )
        self._note(OVER)


def quick_moments(script: Script, readings: Readings) -> set[Moment]:
    """Return the moments of a script's game in the form of `faraway.game.situations`."""
    return {(*table, *found, *seat, *end) for table, found, seat, end in QuickGame(script, readings).play()}
