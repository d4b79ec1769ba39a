"""Games in rare situations first: from a few candidates, the one with the rarest situations that no earlier game showed."""

from collections.abc import Iterable, Mapping
from functools import cache
from math import log
from random import Random

from attrs import evolve

from faraway.conformance.coverage import measured
from faraway.conformance.derived.games import derived_suite
from faraway.game.readings import Readings
from faraway.game.setup import Variant
from faraway.game.situations import Situation, moments_of_game, situations_of
from faraway.play.loop import Game
from faraway.play.scripts import Script, mutated, play_script, random_script

NEIGHBOURS = 2
"""Candidates near a derived game, beside one at random: derived games lie in rare situations, and so do their neighbours."""


@cache
def rarity() -> Mapping[Situation, float]:
    """Return the rarity of each situation that games reach: the logarithm of how many games it takes to meet it once."""
    known = measured()
    return {situation: log(known.games / count) for situation, count in known.reached.items()}


class Steering:
    """Makes the games of one fuzzing for a port that plays these numbers of players and variants."""

    def __init__(self, chance: Random, players: Iterable[int], variants: Iterable[str]) -> None:
        self._chance = chance
        self._players = tuple(players)
        self._variants = tuple(Variant(name) for name in variants)
        self._near = [
            script
            for script in derived_suite().scripts
            if script.players in self._players and script.variant in self._variants
        ]
        self.seen: set[Situation] = set()

    def game(self, values: Mapping[str, str]) -> Game:
        """Play the candidates under these readings, and return the game that adds most."""
        readings = Readings.of(values)
        games = [play_script(script, readings) for script in self._candidates()]
        shown = [situations_of(moments_of_game(game.states, game.actions), readings) for game in games]
        unmet = log(measured().games)
        worth = [sum(rarity().get(each, unmet) for each in found - self.seen) for found in shown]
        best = worth.index(max(worth))
        self.seen |= shown[best]
        return games[best]

    def _candidates(self) -> list[Script]:
        chance = self._chance
        far = evolve(
            random_script(chance, players=chance.choice(self._players)), variant=chance.choice(self._variants)
        )
        near = [mutated(chance.choice(self._near), chance) for _ in range(NEIGHBOURS) if self._near]
        return [far, *near]
