"""Count in how many games each situation occurs: a set of situations is one integer with a bit for each, a tally a few such.

The plain account is `faraway.game.situations.situations_of`; a test holds the sets equal.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from attrs import define, field

from crosscheck.situations.quick import Noted
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.situations import Feature, Situation, all_situations, features_of


@cache
def _bits() -> dict[Situation, int]:
    return {situation: 1 << place for place, situation in enumerate(all_situations())}


def _with(feature: Feature, place: int) -> int:
    """Return the situations in which a feature stands first or second."""
    return sum(bit for situation, bit in _bits().items() if situation[place] == feature)


@cache
def _of_reading(name: str, value: str) -> tuple[int, int]:
    """Return the situations in which a value of a reading stands first, and those in which it stands second."""
    return _with((name, value), 0), _with((name, value), 1)


@cache
def _with_readings(feature: Feature) -> int:
    """Return the situations of a feature of a step with any value of any reading."""
    return _with(feature, 0) & sum(
        bit for situation, bit in _bits().items() if situation[1][0] in READING_VALUES
    )


@cache
def _of_steps() -> int:
    """Return the situations of which neither feature is a value of a reading."""
    return sum(bit for situation, bit in _bits().items() if situation[1][0] not in READING_VALUES)


@cache
def _of_moment(noted: Noted) -> int:
    """Return the situations of a moment, under every reading."""
    table, found, seat, end = noted
    held = features_of((*table, *found, *seat, *end))
    found_bits = sum(_bits()[pair] for pair in combinations(held, 2))
    for feature in held:
        found_bits |= _with_readings(feature)
    return found_bits


@cache
def _agreed(readings: tuple[tuple[str, str], ...]) -> tuple[int, int]:
    """Return the situations of values agreed on: those of two of them, and those of any feature with one of them."""
    first = second = 0
    for name, value in readings:
        as_first, as_second = _of_reading(name, value)
        first |= as_first
        second |= as_second
    return first & second, second


def bits_of_game(moments: Iterable[Noted], readings: Readings) -> int:
    """Return the situations of a game, a bit each, in the order of `all_situations`."""
    both, either = _agreed(tuple(readings.values().items()))
    found = 0
    for moment in moments:
        found |= _of_moment(moment)
    return found & (_of_steps() | either) | both


def situations_in(bits: int) -> Iterator[Situation]:
    """Yield the situations whose bits are set."""
    return (situation for situation, bit in _bits().items() if bits & bit)


@define
class Tally:
    """How often each bit was added: of every count, the digit of each place as one integer over all bits."""

    _digits: list[int] = field(factory=list, init=False)

    def add(self, bits: int) -> None:
        """Add one to the count of every bit that is set."""
        for place, digit in enumerate(self._digits):
            if not bits:
                return
            self._digits[place], bits = digit ^ bits, digit & bits
        if bits:
            self._digits.append(bits)

    def counts(self) -> Counter[Situation]:
        """Return the counts that are not zero."""
        found: Counter[Situation] = Counter()
        for place, digit in enumerate(self._digits):
            for situation in situations_in(digit):
                found[situation] += 1 << place
        return found
