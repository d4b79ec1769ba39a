"""The search of one case, and the list of all cases."""

import hashlib
from importlib.metadata import version
from pathlib import Path

import numpy as np

from proofs.encoding import Tableau
from proofs.greatest.bounding import REGIONS, SCALE, price_bound
from proofs.greatest.cards import ICONS, SANCTUARY_IDS, most_shown, rows
from proofs.greatest.cases import Case, cases_of
from proofs.greatest.certificate import FORMAT, RECORDED_CUTS, Bound, Box, Outcome
from proofs.greatest.compiled import Whole
from proofs.greatest.guesses import GUESSES
from proofs.greatest.laying import POINT_ROUNDS, search_box, widest
from proofs.greatest.scoring import TABLE, total_of
from proofs.plain_json import dumps_line

HERE = Path(__file__).parent


def goal_of(sanctuaries: int) -> int:
    """Return the total to beat with so many Sanctuaries."""
    return total_of(GUESSES[sanctuaries])


def heading() -> str:
    """Return what identifies the search in a checkpoint: the cards, the totals to beat, and the code that searches.

    A checkpoint of other code is of another search, though it may have searched the same.
    """
    facts = dumps_line([rows(), [goal_of(sanctuaries) for sanctuaries in range(8)], RECORDED_CUTS])
    known = hashlib.sha256(f"{facts} numba {version('numba')}".encode())
    for source in sorted(HERE.glob("*.py")):
        known.update(source.name.encode() + source.read_bytes())
    return f"{FORMAT} {known.hexdigest()}"


def tableau_of(found: Whole, sanctuaries: int) -> Tableau:
    """Return the tableau that the search has laid."""
    return Tableau(
        tuple(int(card) + 1 for card in found[:8]),
        tuple(SANCTUARY_IDS[int(card) - REGIONS] for card in found[8 : 8 + sanctuaries]),
    )


def search_case(case: Case) -> Outcome:
    """Search one case to the end."""
    low = np.zeros(9, np.int64)
    high: Whole = np.array(most_shown(case.sanctuaries), np.int64)
    low[ICONS:] = high[ICONS:] = case.biomes
    goal = goal_of(case.sanctuaries)
    tally: Whole = np.array([goal, 0, 0, 0, 0], np.int64)
    found = np.full(15, -1, np.int64)
    boxes: list[Box] = []

    def cut(prices: Whole, cuts: int) -> None:
        own = prices.copy()
        bound = price_bound(TABLE, case.sanctuaries, low, high, own, POINT_ROUNDS, goal)
        place = widest(low, high)
        if bound < SCALE * (goal + 1):
            boxes.append(Box(cuts, Bound(bound // SCALE, tuple(own.tolist()))))
        elif cuts == RECORDED_CUTS or place < 0:
            search_box(TABLE, case.sanctuaries, low, high, own, tally, found)
            boxes.append(Box(cuts))
        else:
            least, most = int(low[place]), int(high[place])
            middle = (least + most) // 2
            high[place] = middle
            cut(own, cuts + 1)
            high[place], low[place] = most, middle + 1
            cut(own, cuts + 1)
            low[place] = least

    cut(np.zeros(9, np.int64), 0)
    better = tableau_of(found, case.sanctuaries) if tally[0] > goal else None
    return Outcome(case, tuple(boxes), better)


def all_cases() -> list[Case]:
    """Return every case, those with the most Sanctuaries and so the most work first."""
    return [case for sanctuaries in range(7, -1, -1) for case in cases_of(sanctuaries)]
