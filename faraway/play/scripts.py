"""Scripts: games in a form that is valid under any readings.

A script holds both decks and, for every round and seat, a number for each kind of decision. A decision takes that number
modulo the legal actions of the seat, ordered by what serves a hunter of clues and ascents best. So a script of zeros hunts,
and one script makes a game under every combination of readings, each as near to the others as the readings allow.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import chain
from random import Random
from typing import TypeVar

from attrs import evolve, field, frozen

from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.game.actions import Action, ReturnOrder, Shuffle
from faraway.game.legality import has_chosen, legal_actions
from faraway.game.player import Phase
from faraway.game.readings import DEFAULT_READINGS, Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup, Variant, shuffled_decks
from faraway.game.state import GameState
from faraway.play.loop import Chooser, Game, play_game
from faraway.play.players import ROUNDS, appeal

Card = TypeVar("Card", Duration, SanctuaryId)
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
KINDS = (Phase.EXPLORE, Phase.TAKE, Phase.PLACE, Phase.RETURN)
"""The kinds of decision for which each seat has a digit in every round."""
EAGERNESS = (0.0, 0.5, 0.8, 0.95, 1.0)
"""How often a seat of a random script decides as a hunter does."""


class Viewed(Enum):
    """At which moment of its game the views of a script are asked for, if they are."""

    HELD = "held"
    """The last at which somebody places while most others hold Sanctuaries."""
    FIRST_ROUND = "first-round"
    """The last turn of round 1."""
    SHORTAGE = "shortage"
    """The last turn of a round in which a finder lacks Sanctuaries, with an empty deck if it comes to that."""
    EMPTY = "empty-deck"
    """The last at which most players hold Sanctuaries while the deck is empty."""


@frozen(kw_only=True)
class Script:
    """Decks and decisions, top card first; `keeps` has a digit a seat, `rounds` four digits a seat for each round."""

    name: str
    players: int
    variant: Variant
    region_deck: tuple[Duration, ...] = field(repr=False)
    sanctuary_deck: tuple[SanctuaryId, ...] = field(repr=False)
    keeps: str
    rounds: tuple[str, ...]
    views: Viewed = Viewed.HELD
    once: bool = False
    """Whether a run asks it under one combination of readings only, on which its game hardly depends."""

    def setup(self, readings: Readings = DEFAULT_READINGS) -> Setup:
        """Return the set-up under these readings."""
        return Setup(
            players=self.players,
            variant=self.variant,
            readings=readings,
            region_deck=self.region_deck,
            sanctuary_deck=self.sanctuary_deck,
        )

    def number(self, phase: Phase, round_number: int, seat: int) -> int:
        """Return the number of a decision."""
        if phase is Phase.KEEP:
            return int(self.keeps[seat], 36)
        kind = Phase.RETURN if phase is Phase.RETURN_ORDER else phase
        return int(self.rounds[round_number - 1][len(KINDS) * seat + KINDS.index(kind)], 36)


def play_script(script: Script, readings: Readings, rules: Rules = STANDARD_RULES) -> Game:
    """Play the game of a script under these readings."""
    return play_game(script.setup(readings), decide(script), rules)


def decide(script: Script) -> Chooser:
    """Decide as the script says; while all choose at once, the seats do so in an order that changes with the round."""

    def choose(state: GameState) -> Action:
        if state.phase is Phase.SHUFFLE:
            (outcome,) = legal_actions(state)
            return _reshuffled(outcome, script.region_deck)
        seat = state.turn if state.turn is not None else _first_to_choose(state)
        number = script.number(state.phase, state.round, seat)
        ranked = _ranked(state, seat)
        if isinstance(ranked[0], ReturnOrder):
            return ReturnOrder(seat=seat, sanctuaries=_in_some_order(ranked[0].sanctuaries, number))
        return ranked[number % len(ranked)]

    return choose


def _ranked(state: GameState, seat: int) -> list[Action]:
    """Return what a seat may do, the best first for a policy that hunts clues and ascents."""
    legal = legal_actions(state, seat)
    if len(legal) == 1:
        return legal
    last = max(state.players[seat].regions[-1:], default=0)
    return sorted(legal, key=lambda action: appeal(action, last, state.terms.rules.catalogue), reverse=True)


def _first_to_choose(state: GameState) -> int:
    count = len(state.players)
    seats = [(state.round + step) % count for step in range(count)]
    return next(seat for seat in seats if not has_chosen(state.phase, state.players[seat]))


def _reshuffled(outcome: Action, deck: Sequence[Duration]) -> Action:
    """Return the shuffle that turns the deck upside down, with the Regions set aside in the same places."""
    if not isinstance(outcome, Shuffle):
        raise TypeError(f"{outcome} is no shuffle")
    return Shuffle(regions=tuple(region for region in reversed(deck) if region in outcome.regions))


def _in_some_order(cards: tuple[SanctuaryId, ...], number: int) -> tuple[SanctuaryId, ...]:
    """Rotate the cards by a number; reverse them for every second number."""
    start = number % len(cards)
    rotated = cards[start:] + cards[:start]
    return rotated if number % 2 else rotated[::-1]


def script_of(name: str, game: Game) -> Script:
    """Return the script that plays this game again, under its readings; where a seat returns several leftovers, the last counts."""
    setup = game.setup
    keeps = ["0"] * setup.players
    rounds = [["0"] * len(KINDS) * setup.players for _ in range(ROUNDS)]
    for state, action in zip(game.states, game.actions, strict=False):
        if isinstance(action, Shuffle | ReturnOrder):
            continue
        digit = DIGITS[_ranked(state, action.seat).index(action)]
        if state.phase is Phase.KEEP:
            keeps[action.seat] = digit
        else:
            rounds[state.round - 1][len(KINDS) * action.seat + KINDS.index(state.phase)] = digit
    return Script(
        name=name,
        players=setup.players,
        variant=setup.variant,
        region_deck=setup.region_deck,
        sanctuary_deck=setup.sanctuary_deck,
        keeps="".join(keeps),
        rounds=tuple(map("".join, rounds)),
    )


def random_script(chance: Random, name: str = "", players: int | None = None) -> Script:
    """Return a random script: some seats hunt and some do not, and in every second game the clues lie on top."""
    count = players or chance.randint(2, 6)
    decks = shuffled_decks(chance.getrandbits(32), CATALOGUE)
    regions, sanctuaries = list(decks.regions), list(decks.sanctuaries)
    if chance.random() < 0.5:
        regions.sort(key=lambda card: -CATALOGUE.region_of[card].clues * chance.random())
        sanctuaries.sort(key=lambda card: -CATALOGUE.sanctuary_of[card].clues * chance.random())
    table = chance.choice(EAGERNESS)
    eager = [table if chance.random() < 0.7 else chance.choice(EAGERNESS) for _ in range(count)]
    return Script(
        name=name,
        players=count,
        variant=chance.choice(tuple(Variant)),
        region_deck=tuple(regions),
        sanctuary_deck=tuple(sanctuaries),
        keeps="".join(chance.choice(DIGITS) for _ in range(count)),
        rounds=tuple("".join(_digits(chance, eager)) for _ in range(ROUNDS)),
    )


def _digits(chance: Random, eager: Sequence[float]) -> Iterator[str]:
    return chain.from_iterable(
        ("0" if chance.random() < share else chance.choice(DIGITS) for _ in KINDS) for share in eager
    )


def mutated(script: Script, chance: Random) -> Script:
    """Return a neighbour of a script: a few decisions changed, a few cards of the decks exchanged."""
    regions, sanctuaries = list(script.region_deck), list(script.sanctuary_deck)
    for _ in range(chance.choice((0, 0, 1, 3))):
        _exchange(regions, chance)
    for _ in range(chance.choice((0, 0, 1, 3))):
        _exchange(sanctuaries, chance)
    rounds = [list(digits) for digits in script.rounds]
    for _ in range(chance.choice((1, 2, 4, 8))):
        digits = chance.choice(rounds)
        digits[chance.randrange(len(digits))] = chance.choice(("0", chance.choice(DIGITS)))
    return evolve(
        script,
        region_deck=tuple(regions),
        sanctuary_deck=tuple(sanctuaries),
        keeps="".join(chance.choice((digit, digit, chance.choice(DIGITS))) for digit in script.keeps),
        rounds=tuple(map("".join, rounds)),
    )


def _exchange(deck: list[Card], chance: Random) -> None:
    one, other = chance.sample(range(len(deck)), 2)
    deck[one], deck[other] = deck[other], deck[one]
