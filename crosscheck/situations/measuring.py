"""Measure which situations games reach: random scripts, and neighbours of the derived games, under random readings.

The counts are of games, not of steps. In half of the games the script is one of the derived games with a few decisions
changed: those lie in rare situations, and so do many of their neighbours.
"""

import gc
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import count, takewhile
from pathlib import Path
from random import Random

from crosscheck.implementations import as_object
from crosscheck.situations.counting import Tally, bits_of_game
from crosscheck.situations.quick import QuickGame
from faraway.conformance.derived.games import derived_suite
from faraway.conformance.suite.documents import JsonObject, as_list, pretty
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.situations import Situation, all_situations, in_words
from faraway.io import Json
from faraway.jobs.campaign import Campaign, Runner, run_campaign
from faraway.jobs.checkpoint import hash_code, open_checkpoint
from faraway.play.scripts import Script, mutated, random_script

FILE = Path(__file__).parents[2] / "faraway" / "conformance" / "suite" / "derived" / "situations.json"
GAMES_A_PIECE = 250
SEED = 14


def measure_piece(scripts: tuple[Script, ...], piece: int, games: int = GAMES_A_PIECE) -> Counter[Situation]:
    """Count in how many games of a piece each situation occurs."""
    chance = Random(f"situations {SEED} {piece}")
    tally = Tally()
    for number in range(games):
        values = {name: chance.choice(values) for name, values in READING_VALUES.items()}
        script = mutated(chance.choice(scripts), chance) if number % 2 else random_script(chance)
        readings = Readings.of(values)
        tally.add(bits_of_game(QuickGame(script, readings).play(), readings))
    return tally.counts()


def _piece(scripts: tuple[Script, ...], piece: int) -> Json:
    gc.disable()  # games leave no cycles, and the collector took a quarter of the time
    found = measure_piece(scripts, piece)
    return [found[situation] for situation in all_situations()]


def campaign(pieces: int) -> Campaign:
    """Return the campaign of so many pieces."""
    scripts = derived_suite().scripts
    return Campaign(
        plan={"work": "situations", "seed": SEED, "scripts": [script.name for script in scripts]},
        pieces=pieces,
        work=partial(_piece, scripts),
    )


def measure(
    pieces: int, runner: Runner, checkpoint: str | None, on_progress: Callable[[int], None] = lambda _: None
) -> list[Json]:
    """Measure as a campaign that can be resumed, and return the results of all pieces."""
    return run_campaign(campaign(pieces), runner, checkpoint=checkpoint, on_progress=on_progress)


def measured_so_far(checkpoint: str, pieces: int) -> list[Json]:
    """Return the results of the first pieces that the checkpoint of an unfinished campaign holds without a gap."""
    work = campaign(pieces)
    head: dict[str, Json] = {"plan": dict(work.plan), "pieces": pieces, "code": hash_code(*work.packages)}
    with open_checkpoint(checkpoint, head) as kept:
        return [kept.results[piece] for piece in takewhile(kept.results.__contains__, count())]


def added(results: Iterable[Json]) -> Counter[Situation]:
    """Add the counts of pieces."""
    found: Counter[Situation] = Counter()
    for result in results:
        for situation, games in zip(all_situations(), as_list(result), strict=True):
            found[situation] += int(str(games))
    return +found


def dump_measured(pieces: int, scripts: int, found: Counter[Situation], reasons: dict[str, str]) -> str:
    """Format what was measured, as it ships; `scripts` is how many derived games the neighbours were taken from."""
    document: JsonObject = {
        "about": "In how many of so many simulated games each situation occurs; "
        "`python -m crosscheck situations measure` writes this file.",
        "seed": SEED,
        "pieces": pieces,
        "scripts": scripts,
        "games": pieces * GAMES_A_PIECE,
        "reasons": {**reasons},
        "reached": {
            in_words(situation): found[situation] for situation in all_situations() if found[situation]
        },
    }
    return pretty(as_object(document)) + "\n"
