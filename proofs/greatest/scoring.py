"""The total of one tableau, by the compiled fame of each card."""

import numpy as np

from proofs.encoding import Tableau
from proofs.greatest.bounding import REGIONS, fame
from proofs.greatest.cards import SANCTUARY_IDS, rows
from proofs.greatest.compiled import Whole

TABLE: Whole = np.array(rows(), np.int64)


def total_of(tableau: Tableau) -> int:
    """Score a tableau, from the last Region to the first.

    Rules: SCORE-1, SCORE-2, SANCT-2, WIN-1
    """
    placed = [REGIONS + SANCTUARY_IDS.index(each) for each in tableau.sanctuaries]
    seen: Whole = TABLE[placed, :9].sum(axis=0)
    total = 0
    for duration in reversed(tableau.regions):
        seen = seen + TABLE[duration - 1, :9]
        total += fame(TABLE, duration - 1, seen)
    return total + sum(fame(TABLE, card, seen) for card in placed)
