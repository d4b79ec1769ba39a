"""The situations that rules distinguish, as data, and in which of them a step of a game was taken.

A *feature* is one value of one dimension, such as `round=eighth`. A *situation* is a pair of features of two dimensions
that hold at one moment: `phase=take & shortage=mild`. The readings are dimensions too.

    watch = Watch(first_state)
    for each step: watch.step(before, action, after)
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import TypeAlias

from attrs import define, field, frozen

from faraway.cards.catalogue import CATALOGUE
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.ending import result
from faraway.game.finding import ascending, due, finders
from faraway.game.market import market_size
from faraway.game.player import Phase, Players, PlayerState
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.setup import Variant
from faraway.game.state import GameState
from faraway.game.turns import LAST_ROUND
from faraway.game.winner import lowest_played, lowest_possessed

Feature: TypeAlias = tuple[str, str]
Situation: TypeAlias = tuple[Feature, Feature]
"""Two features, in the order of their dimensions."""
Moment: TypeAlias = tuple[str | None, ...]
"""A value for each dimension of a step, None where the dimension does not apply."""

Turn: TypeAlias = Take | Place | Decline | Return | ReturnOrder
"""What a player does on their turn."""

STEP_DIMENSIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # of the table
        "phase": tuple(phase.value for phase in Phase),
        "round": ("first", "middle", "seventh", "eighth"),
        "players": ("2", "3", "4", "5", "6"),
        "variant": tuple(variant.value for variant in Variant),
        # of the round, once its Regions are revealed
        "finders": ("none", "some", "all"),
        "shortage": ("none", "mild", "total"),
        "shorted": ("earlier", "last"),
        "drawing": ("alone", "by-seat", "otherwise"),
        # of the player on turn
        "finder": ("yes", "no"),
        "turn": ("first", "between", "last"),
        "drawn": ("all", "fewer", "none"),
        "leftovers": ("0", "1", "many"),
        "declining": ("must-place", "places", "declines"),
        # of the market and of the end
        "market": ("full", "short", "empty"),
        "ties": ("none", "first", "lower", "both"),
        "tie-break": ("same", "by-hand"),
    }
)
DIMENSIONS: Mapping[str, tuple[str, ...]] = MappingProxyType({**STEP_DIMENSIONS, **READING_VALUES})
MEANING: Mapping[str, str] = MappingProxyType(
    {
        "phase": "what the step decided; over: what lies on the table when the game has ended",
        "round": "the round, the middle ones together",
        "players": "how many play",
        "variant": "standard or advanced",
        "finders": "how many of the players found Sanctuaries in this round",
        "shortage": "the Sanctuary deck against what all finders are due; mild: it runs out at the last of them, in "
        "ascending order; total: before the last",
        "shorted": "whether the first finder for whom the deck does not suffice has the last turn of all",
        "drawing": "one finder alone, or several whose ascending order is, or is not, that of their seats",
        "finder": "whether the player on turn found Sanctuaries",
        "turn": "the place in the turn order of the player on turn",
        "drawn": "whether the finder on turn drew all that was due, fewer, or none",
        "leftovers": "how many drawn Sanctuaries the player does not place",
        "declining": "whether the player had to place, might have declined, or declined",
        "market": "the market with which the round began, or in which the game ended",
        "ties": "equal totals for the first place, for a lower one, for both, or none",
        "tie-break": "whether the Regions in hand would order a tie otherwise than those played",
    }
)
_NO_ROUND: Moment = (None, None, None, None)
_NO_SEAT: Moment = (None, None, None, None, None)


def features() -> tuple[Feature, ...]:
    """Return every feature, dimension by dimension."""
    return tuple((name, value) for name, values in DIMENSIONS.items() for value in values)


@cache
def all_situations() -> tuple[Situation, ...]:
    """Return every pair of features of two dimensions, the impossible ones too."""
    return tuple((one, other) for one, other in combinations(features(), 2) if one[0] != other[0])


def in_words(situation: Situation) -> str:
    """Format as `phase=take & round=eighth`."""
    return " & ".join(f"{name}={value}" for name, value in situation)


def parse_situation(text: str) -> Situation:
    """Return the situation that `in_words` formats like this; raise KeyError if there is none."""
    return _by_words()[text]


@cache
def _by_words() -> Mapping[str, Situation]:
    return {in_words(situation): situation for situation in all_situations()}


@cache
def features_of(moment: Moment) -> tuple[Feature, ...]:
    """Return the features of a moment."""
    return tuple(
        (name, value) for name, value in zip(STEP_DIMENSIONS, moment, strict=True) if value is not None
    )


@cache
def _pairs(moment: Moment) -> frozenset[Situation]:
    return frozenset(combinations(features_of(moment), 2))


def situations_of(moments: Iterable[Moment], readings: Readings) -> set[Situation]:
    """Return the situations of some moments of a game that is played under these readings."""
    agreed = tuple(readings.values().items())
    found: set[Situation] = set(combinations(agreed, 2))
    held: set[Feature] = set()
    for moment in moments:
        found |= _pairs(moment)
        held.update(features_of(moment))
    found.update((one, other) for one in held for other in agreed)
    return found


@frozen(kw_only=True)
class Found:
    """What is known of a round from the moment when its Regions are revealed."""

    turn_order: tuple[int, ...]
    dues: Mapping[int, int]
    moment: Moment
    """Finders, shortage, shorted and drawing."""


def round_found(players: Players, in_deck: int) -> Found:
    """Return what the Regions just revealed and the Sanctuary deck before the drawing make of a round."""
    order = ascending(players)
    found = finders(players)
    dues = {seat: due(CATALOGUE, players[seat]) for seat in order if seat in found}
    if not dues:
        return Found(turn_order=order, dues=dues, moment=("none", "none", None, None))
    drawers = [*dues]
    short = _first_short(dues, in_deck)
    return Found(
        turn_order=order,
        dues=dues,
        moment=(
            "all" if len(dues) == len(players) else "some",
            "none" if short is None else "mild" if short == drawers[-1] else "total",
            None if short is None else "last" if short == order[-1] else "earlier",
            "alone" if len(drawers) == 1 else "by-seat" if drawers == sorted(drawers) else "otherwise",
        ),
    )


def _first_short(dues: Mapping[int, int], in_deck: int) -> int | None:
    """Return the first seat, in ascending order, for which the deck does not suffice."""
    for seat, count in dues.items():
        in_deck -= count
        if in_deck < 0:
            return seat
    return None


def _place(seat: int, order: Sequence[int]) -> str:
    return "first" if seat == order[0] else "last" if seat == order[-1] else "between"


@define
class Watch:
    """Follows a game from its first state, and says in which situations its steps were taken."""

    first: GameState
    _market: str = field(init=False)
    _found: Found | None = field(default=None, init=False)
    _drawn: list[int] = field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        self._market = _market_of(self.first)

    def step(self, before: GameState, action: Action, after: GameState) -> Iterator[Moment]:
        """Yield the moment of a step, and that of the game's end if it ended the game."""
        if len(after.players[0].regions) > len(before.players[0].regions):
            self._found = round_found(after.players, len(before.sanctuary_deck))
            self._drawn = [len(player.drawn) for player in after.players]
        yield self._moment(before, action)
        if after.round > before.round or before.phase is Phase.SHUFFLE:
            self._market = _market_of(after)
            self._found = None
        if after.phase is Phase.OVER:
            yield _moment_of_the_end(after)

    def _moment(self, before: GameState, action: Action) -> Moment:
        table = _table_of(before.phase, before.round, len(before.players), before.terms.variant)
        if isinstance(action, Keep | Shuffle):
            return (*table, *_NO_ROUND, *_NO_SEAT, None, None, None)
        if self._found is None:
            return (*table, *_NO_ROUND, *_NO_SEAT, self._market, None, None)
        seat = _NO_SEAT if isinstance(action, Explore) else self._turn(before, action, self._found)
        return (*table, *self._found.moment, *seat, self._market, None, None)

    def _turn(self, before: GameState, action: Turn, found: Found) -> Moment:
        """Return what concerns the player on turn: finder, turn, drawn, leftovers and declining."""
        seat = action.seat
        leftovers = declining = None
        if isinstance(action, Place | Decline):
            self._drawn[seat] = len(before.players[seat].drawn)
            left = self._drawn[seat] - isinstance(action, Place)
            leftovers = str(left) if left <= 1 else "many"
            may = before.rules.game.may_decline(before.round)
            declining = "declines" if isinstance(action, Decline) else "places" if may else "must-place"
        place = _place(seat, found.turn_order)
        if seat not in found.dues:
            return ("no", place, None, leftovers, declining)
        held = self._drawn[seat]
        share = "all" if held == found.dues[seat] else "fewer" if held else "none"
        return ("yes", place, share, leftovers, declining)


@cache
def _table_of(phase: Phase, number: int, players: int, variant: Variant) -> Moment:
    rounds = {1: "first", LAST_ROUND - 1: "seventh", LAST_ROUND: "eighth"}
    return (phase.value, rounds.get(number, "middle"), str(players), variant.value)


def _market_of(state: GameState) -> str:
    full = market_size(len(state.players))
    return "full" if len(state.market) >= full else "short" if state.market else "empty"


def _moment_of_the_end(state: GameState) -> Moment:
    table = _table_of(state.phase, state.round, len(state.players), state.terms.variant)
    ended = result(state)
    groups: dict[int, list[PlayerState]] = {}
    for total, player in zip(() if ended is None else ended.totals, state.players, strict=True):
        groups.setdefault(total, []).append(player)
    tied = {total: players for total, players in groups.items() if len(players) > 1}
    at_top = max(groups) in tied
    below = len(tied) > at_top
    ties = ("both" if below else "first") if at_top else "lower" if below else "none"
    by_hand = any(
        sorted(players, key=lowest_played) != sorted(players, key=lowest_possessed)
        for players in tied.values()
    )
    tie_break = ("by-hand" if by_hand else "same") if tied else None
    return (*table, *_NO_ROUND, *_NO_SEAT, _market_of(state), ties, tie_break)


def moments_of_game(states: Sequence[GameState], actions: Sequence[Action]) -> set[Moment]:
    """Return the moments of a game, whole or not, with its states before, between and after the actions."""
    watch = Watch(states[0])
    return {
        moment
        for action, (before, after) in zip(actions, pairwise(states), strict=True)
        for moment in watch.step(before, action, after)
    }
