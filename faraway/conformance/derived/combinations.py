"""Combinations of readings: those under which a port is asked, and the number of each among all that affect play."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod
from typing import TypeAlias

from faraway.game.readings import READING_VALUES

Combination: TypeAlias = dict[str, str]
Declared: TypeAlias = Mapping[str, tuple[str, ...]]

RANKING = ("ranking", "tie-break-cards")
"""The readings that change the ranks alone."""
SEEING = ("drawn-secrecy", "drawn-look")
"""The readings that change what players see alone."""
STEERING = tuple(name for name in READING_VALUES if name not in RANKING + SEEING)
"""The readings that steer play."""
STEERED = prod(len(READING_VALUES[name]) for name in STEERING)
"""How many combinations of them there are."""


def combination_number(readings: Mapping[str, str]) -> int:
    """Return the number of a combination of the readings that steer play, from 0."""
    return _number(readings, STEERING)


def numbered_combination(number: int) -> Combination:
    """Return the combination of this number; the readings that do not steer play have their defaults."""
    chosen = {name: values[0] for name, values in READING_VALUES.items()}
    for name in reversed(STEERING):
        number, place = divmod(number, len(READING_VALUES[name]))
        chosen[name] = READING_VALUES[name][place]
    return chosen


def variant_number(readings: Mapping[str, str], names: Sequence[str]) -> int:
    """Return the number of the values of some readings among all of their combinations, from 0."""
    return _number(readings, names)


def variants_of(names: Sequence[str]) -> tuple[Combination, ...]:
    """Return every combination of some readings, in the order of their numbers."""
    made: list[Combination] = [{}]
    for name in names:
        made = [{**chosen, name: value} for chosen in made for value in READING_VALUES[name]]
    return tuple(made)


def _number(readings: Mapping[str, str], names: Sequence[str]) -> int:
    number = 0
    for name in names:
        values = READING_VALUES[name]
        number = number * len(values) + values.index(readings[name])
    return number


def covering(declared: Declared) -> tuple[Combination, ...]:
    """Return the fewest combinations in which every declared value occurs: three at most, the declared first values first."""
    most = max(len(values) for values in declared.values())
    return tuple(
        {name: values[turn % len(values)] for name, values in declared.items()} for turn in range(most)
    )


def covering_pairs(declared: Declared) -> tuple[Combination, ...]:
    """Return combinations in which every pair of declared values of two readings occurs, those of `covering` first."""
    chosen = list(covering(declared))
    missing = {
        ((one, value), (other, another))
        for one, other in combinations(declared, 2)
        for value in declared[one]
        for another in declared[other]
    }
    for combination in chosen:
        missing -= _pairs_in(combination)
    while missing:
        combination = _greedily(declared, missing)
        missing -= _pairs_in(combination)
        chosen.append(combination)
    return tuple(chosen)


def _pairs_in(combination: Mapping[str, str]) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    return set(combinations(combination.items(), 2))


def _greedily(declared: Declared, missing: set[tuple[tuple[str, str], tuple[str, str]]]) -> Combination:
    """Choose each value so that it adds the most missing pairs; start with the first missing pair."""
    chosen = dict(min(missing))
    for name, values in declared.items():
        if name not in chosen:
            worth = [
                sum(
                    ((name, value), pair) in missing or (pair, (name, value)) in missing
                    for pair in chosen.items()
                )
                for value in values
            ]
            chosen[name] = values[worth.index(max(worth))]
    return {name: chosen[name] for name in declared}
