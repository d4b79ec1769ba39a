"""Choose the scripts of the derived games: search for games in rare situations, then take the few that cover the most.

The search is guided by what it has seen: a game that shows a new situation, or a Sanctuary deck that is shorter than in any
such round before, is kept, and its neighbours are tried. It begins with the planned games, which fall short on purpose.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

from attrs import evolve, field, frozen

from faraway.conformance.derived.combinations import Combination
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.setup import Variant
from faraway.game.situations import Situation, moments_of_game, round_found, situations_of
from faraway.game.transcript import replay_states
from faraway.io.games import load_transcript
from faraway.play.loop import Game
from faraway.play.scripts import Script, mutated, play_script, random_script, script_of

PLANNED = Path(__file__).parents[1] / "games"
LATEST = 300
EARLIEST_ROUND = 4
"""Before it no deck can fall short."""


@frozen
class Candidate:
    """A script, and the readings under which it showed something new."""

    script: Script
    readings: Readings


@frozen
class Search:
    """What was seen so far, and the games that are worth a look at their neighbours."""

    chance: Random
    seen: set[object] = field(factory=set)
    kept: list[Candidate] = field(factory=list)

    def try_out(self, candidate: Candidate) -> None:
        """Play a candidate, and keep it if it shows anything new."""
        game = play_script(candidate.script, candidate.readings)
        shown = {*situations_of_script(candidate.script, candidate.readings, game), *_margins(game)}
        if shown - self.seen:
            self.seen.update(shown)
            self.kept.append(candidate)

    def neighbour(self) -> Candidate:
        """Return a neighbour of a game that was kept, or now and then a game of its own."""
        chance = self.chance
        if not self.kept or chance.random() < 0.15:
            players = chance.choice((2, 3, 3, 4, 5, 6))
            values = {name: chance.choice(values) for name, values in READING_VALUES.items()}
            return Candidate(random_script(chance, players=players), Readings.of(values))
        one = chance.choice(self.kept if chance.random() < 0.5 else self.kept[-LATEST:])
        script = mutated(one.script, chance)
        if chance.random() < 0.1:
            script = evolve(script, variant=chance.choice(tuple(Variant)))
        values = one.readings.values()
        name = chance.choice(tuple(values))
        return Candidate(script, Readings.of({**values, name: chance.choice(READING_VALUES[name])}))


def situations_of_script(script: Script, readings: Readings, game: Game | None = None) -> set[Situation]:
    """Return the situations of a script under readings."""
    played = play_script(script, readings) if game is None else game
    return situations_of(moments_of_game(played.states, played.actions), readings)


def _margins(game: Game) -> Iterator[tuple[str, int, int, int]]:
    """Yield how many Sanctuaries were left, or lacking, after all finders of a late round, and after the greediest."""
    for before, after in pairwise(game.states):
        if len(after.players[0].regions) > len(before.players[0].regions) and before.round >= EARLIEST_ROUND:
            left = len(before.sanctuary_deck)
            dues = round_found(after.players, left).dues.values()
            yield "all", len(after.players), before.round, left - sum(dues)
            yield "one", len(after.players), before.round, left - max(dues, default=0)


def planned_scripts() -> Iterator[Candidate]:
    """Yield the planned games as scripts."""
    for file in sorted(PLANNED.glob("*.json")):
        transcript = load_transcript(file.read_bytes())
        states = tuple(replay_states(transcript))
        game = Game(setup=transcript.setup, actions=transcript.actions, states=states)
        yield Candidate(script_of(file.stem, game), transcript.setup.readings)


def search(seed: int, games: int, on_progress: Callable[[int], None] = lambda _: None) -> list[Candidate]:
    """Play so many games, and return those that showed something new."""
    found = Search(Random(seed))
    for candidate in planned_scripts():
        found.try_out(candidate)
    for number in range(games):
        found.try_out(found.neighbour())
        on_progress(number)
    return found.kept


def choose_scripts(
    candidates: Iterable[Candidate], combinations: Sequence[Combination], most: int
) -> list[Script]:
    """Choose at most so many scripts that together visit the most situations under all of the combinations."""
    visits = {
        candidate.script: {
            (number, situation)
            for number, combination in enumerate(combinations)
            for situation in situations_of_script(candidate.script, Readings.of(combination))
        }
        for candidate in candidates
    }
    chosen: list[Script] = []
    missing = set().union(*visits.values())
    while missing and len(chosen) < most:
        best = max(visits, key=lambda script: len(visits[script] & missing))
        missing -= visits[best]
        chosen.append(best)
    chosen.sort(key=lambda script: (script.players, script.variant.value))
    return [evolve(script, name=f"g{number:02}") for number, script in enumerate(chosen, 1)]
