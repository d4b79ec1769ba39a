"""Tableaux that a short random climb found, one for each number of Sanctuaries.

Nothing rests on them but speed: each is scored before it is used, and whatever beats it is found.
"""

from proofs.encoding import Tableau

GUESSES = (
    Tableau((56, 68, 66, 17, 48, 51, 32, 2), ()),
    Tableau((56, 68, 17, 48, 66, 32, 51, 2), ("gray-stone-per-stone-1",)),
    Tableau((56, 68, 66, 60, 17, 48, 51, 32), ("desert-stone", "gray-stone-per-stone-1")),
    Tableau(
        (10, 41, 40, 37, 20, 24, 21, 30), ("gray-night-chimera", "gray-night-stone", "gray-night-thistle")
    ),
    Tableau(
        (41, 10, 37, 40, 20, 24, 39, 26),
        ("forest-night", "gray-night-chimera", "gray-night-stone", "gray-night-thistle"),
    ),
    Tableau(
        (43, 18, 23, 35, 66, 68, 30, 51),
        ("city-per-biome-set-4", "city-stone", "forest-stone", "river-per-river-1", "river-stone"),
    ),
    Tableau(
        (17, 23, 35, 68, 18, 30, 43, 51),
        (
            "city-per-biome-set-4",
            "city-stone",
            "forest-per-forest-1",
            "forest-stone",
            "river-per-night-1",
            "river-stone",
        ),
    ),
    Tableau(
        (17, 18, 23, 35, 43, 48, 51, 66),
        (
            "city-per-biome-set-4",
            "city-stone",
            "forest-stone",
            "gray-per-stone-2",
            "gray-stone-per-stone-1",
            "river-per-river-1",
            "river-stone",
        ),
    ),
)
