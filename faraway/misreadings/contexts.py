"""Misreadings that hold in one context only: in a round, in a shortage, for a seat, at a table of so many.

misread = only_where(in_round(8), MISREADINGS["region-taken-in-round-eight"].misread)
new_game(setup, misread(STANDARD_RULES))
"""

from collections.abc import Callable
from typing import TypeAlias

from attrs import evolve

from faraway.game.record import Context, Rules, Situation

Applies: TypeAlias = Callable[[Situation], bool]


def only_where(applies: Applies, misread: Callable[[Rules], Rules]) -> Callable[[Rules], Rules]:
    """Return the misreading that holds where a context applies, and nowhere else."""
    return lambda rules: evolve(
        rules, contexts=(*rules.contexts, Context(applies=applies, rules=misread(rules)))
    )


def in_round(number: int) -> Applies:
    """Return the context of one round."""
    return lambda situation: situation.round == number


def in_shortage(situation: Situation) -> bool:
    """Return True in a round of shortage that is played one by one."""
    return situation.one_by_one


def on_turn_of_last_seat(situation: Situation) -> bool:
    """Return True while it is the turn of the last seat."""
    return situation.turn == len(situation.players) - 1


def among(players: int) -> Applies:
    """Return the context of games of so many players."""
    return lambda situation: len(situation.players) == players
