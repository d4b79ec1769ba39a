"""Which games are searched for misreadings in context: those that show something which no game before them showed.

Games are played quickly (`crosscheck.situations.quick`), thousands under each combination of readings. Kept is a game with
a new moment, or with a new margin: by how much the Sanctuary deck sufficed, or did not, in a late round. Most candidates are
neighbours of what was kept, so the search goes on where it is rare.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

from crosscheck.situations.quick import QuickGame
from faraway.conformance.derived.combinations import Combination
from faraway.conformance.derived.games import derived_suite
from faraway.game.readings import Readings
from faraway.play.scripts import Script, mutated, random_script

SEEDS = 38
"""The search begins beside so many of the derived games; a script that is added later changes nothing."""
OF_ITS_OWN = 0.1
"""How often a candidate is a random script."""
LATEST = 60
"""Half of the neighbours are those of the last so many that were kept."""


def novel_scripts(name: str, combination: Combination) -> Iterator[tuple[int, Script]]:
    """Yield the scripts that show something new, each with how many games were played up to it; there is no end to them."""
    chance, readings = Random(name), Readings.of(combination)
    kept = [*derived_suite().scripts[:SEEDS]]
    seen = set().union(*(_shown(script, readings) for script in kept))
    for played in count(1):
        script = _candidate(kept, chance)
        shown = _shown(script, readings)
        if not shown <= seen:
            seen |= shown
            kept.append(script)
            yield played, script


def _shown(script: Script, readings: Readings) -> set[object]:
    game = QuickGame(script, readings)
    return {*game.play(), *game.margins}


def _candidate(kept: list[Script], chance: Random) -> Script:
    if chance.random() < OF_ITS_OWN:
        return random_script(chance)
    return mutated(chance.choice(kept if chance.random() < 1 / 2 else kept[-LATEST:]), chance)
