"""Boxes in which one fact of one card is printed otherwise, under the ids of the wrong facts, with a tableau that shows it."""

from dataclasses import replace

import attrs

from proofs.counting import PRINTED_BOX, Box
from proofs.encoding import Tableau
from spec.cards import Quest, Region, Sanctuary


@attrs.frozen
class ChangedFact:
    """A box with one changed card, and a tableau whose score tells it from the printed one."""

    box: Box
    tableau: Tableau


def region(changed: Region) -> Box:
    """Return the printed box with one Region changed."""
    return Box({**PRINTED_BOX.regions, changed.duration: changed}, PRINTED_BOX.sanctuaries)


def sanctuary(changed: Sanctuary) -> Box:
    """Return the printed box with one Sanctuary changed."""
    return Box(PRINTED_BOX.regions, {**PRINTED_BOX.sanctuaries, changed.id: changed})


R, S = PRINTED_BOX.regions, PRINTED_BOX.sanctuaries
CHANGED_FACTS = {
    "region-1-without-chimera": ChangedFact(
        region(replace(R[1], chimeras=0)), Tableau((16, 1, 2, 3, 4, 5, 6, 7), ("forest-stone",))
    ),
    "region-6-without-clue": ChangedFact(
        region(replace(R[6], clues=0)), Tableau((11, 6, 1, 2, 3, 4, 5, 7), ())
    ),
    "region-13-is-forest": ChangedFact(
        region(replace(R[13], biome="forest")), Tableau((1, 13, 2, 3, 4, 5, 6, 7), ("desert-per-desert-1",))
    ),
    "region-24-by-day": ChangedFact(
        region(replace(R[24], night=False)), Tableau((10, 24, 1, 2, 3, 4, 5, 6), ())
    ),
    "region-32-without-chimera": ChangedFact(
        region(replace(R[32], chimeras=0)), Tableau((16, 32, 1, 2, 3, 4, 5, 6), ())
    ),
    "region-38-needs-no-thistle": ChangedFact(
        region(replace(R[38], needs_thistles=0)), Tableau((3, 9, 2, 12, 6, 38, 8, 1), ())
    ),
    "region-48-per-chimera": ChangedFact(
        region(replace(R[48], quest=Quest("chimera", (), 3))), Tableau((3, 9, 4, 5, 7, 48, 1, 2), ())
    ),
    "region-53-with-clue": ChangedFact(
        region(replace(R[53], clues=1)), Tableau((11, 53, 1, 2, 3, 4, 5, 6), ())
    ),
    "region-55-per-thistle": ChangedFact(
        region(replace(R[55], quest=Quest("thistle", (), 3))), Tableau((3, 9, 5, 6, 55, 1, 4, 7), ())
    ),
    "region-67-pays-17": ChangedFact(
        region(replace(R[67], quest=Quest("fixed", (), 17))), Tableau((3, 9, 5, 67, 1, 4, 7, 8), ())
    ),
    "forest-night-is-gray": ChangedFact(
        sanctuary(replace(S["forest-night"], biome=None)),
        Tableau((1, 2, 3, 4, 5, 6, 7, 8), ("forest-night", "forest-per-forest-1")),
    ),
    "gray-clue-stone-without-stone": ChangedFact(
        sanctuary(replace(S["gray-clue-stone"], stones=0)),
        Tableau((1, 2, 3, 4, 5, 6, 7, 13), ("gray-clue-stone",)),
    ),
    "city-per-clue-pays-2": ChangedFact(
        sanctuary(replace(S["city-per-clue-1"], quest=Quest("clue", (), 2))),
        Tableau((1, 2, 3, 4, 5, 6, 7, 8), ("city-per-clue-1",)),
    ),
    "gray-per-forest-or-river-pays-city": ChangedFact(
        sanctuary(replace(S["gray-per-forest-or-river-1"], quest=Quest("biome", ("forest", "city"), 1))),
        Tableau((1, 2, 3, 4, 5, 6, 7, 8), ("gray-per-forest-or-river-1",)),
    ),
}
