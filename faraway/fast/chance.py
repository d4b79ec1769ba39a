"""Stateless random numbers: each choice of each game is a hash of its name.

The name is the key of the game, made from the seed of the simulation and the number of the game, and the position of
the choice within the game. The same choice therefore has the same outcome on any machine and in any order, and two
games that differ in one reading differ only where that reading matters. No product reaches 63 bits, so that Python's
integers and those of compiled code agree.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from attrs import define

from faraway.fast.compiler import Numbers
from faraway.game.player import Phase

Option = TypeVar("Option")

BITS_32 = (1 << 32) - 1
STEP = 0x1E3779B9
FIRST_FACTOR = 0x21F0AAAD
SECOND_FACTOR = 0x735A2D97

EXPLORE, TAKE, PLACE, KEEP, RETURN = range(5)
KINDS = 8
SEATS = 8
REGION_DECK = 1 << 20
SANCTUARY_DECK = 1 << 21

_KIND_OF = {"explore": EXPLORE, "take": TAKE, "place": PLACE, "keep": KEEP, "return": RETURN}


def mix(number: int) -> int:
    """Mix 32 bits: each bit of the result depends on all of them, and different numbers stay different."""
    number = (number ^ number >> 16) * FIRST_FACTOR & BITS_32
    number = (number ^ number >> 15) * SECOND_FACTOR & BITS_32
    return number ^ number >> 15


def draw_word(key: int, place: int) -> int:
    """Draw 32 bits for a position; the two halves of the key are mixed in one after the other."""
    return mix(mix(place * STEP + (key & BITS_32) & BITS_32) ^ key >> 32)


def game_key(seed_key: int, game: int) -> int:
    """Return the key of one game of a simulation; no two of the first thousand million games have the same."""
    return draw_word(seed_key, 2 * game) >> 1 << 32 | draw_word(seed_key, 2 * game + 1)


def draw_below(key: int, place: int, count: int) -> int:
    """Draw a number from 0 up to `count`; the probabilities differ by at most `count` in four thousand million."""
    return draw_word(key, place) * count >> 32


def shuffle(cards: Numbers, first: int, count: int, key: int, place: int) -> None:
    """Shuffle `count` cards; all orders are equally likely."""
    for last in range(count - 1, 0, -1):
        other = draw_below(key, place + last, last + 1)
        card = cards[first + last]
        cards[first + last] = cards[first + other]
        cards[first + other] = card


def seed_key(seed: int) -> int:
    """Make the key of a simulation from a seed of any size."""
    digest = hashlib.sha256(f"faraway simulation {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


@define
class Chance:
    """The random choices of one seat in one game: `choice` makes the one selected by `turn_to`."""

    key: int
    place: int = 0

    def turn_to(self, round_number: int, phase: Phase, seat: int, options: int) -> None:
        """Select a decision. Leftovers are returned one by one, and identified by how many there are."""
        kind = _KIND_OF[phase.value]
        nth = options if kind == RETURN else 0
        self.place = ((nth * 16 + round_number) * KINDS + kind) * SEATS + seat

    def choice(self, options: Sequence[Option]) -> Option:
        """Choose one option; all are equally likely."""
        return options[draw_below(self.key, self.place, len(options))]
