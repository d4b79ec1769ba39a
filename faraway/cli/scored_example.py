"""The tableau of a ruling's example, scored: imported by `faraway ask` only where an answer has one."""

from faraway.rulebook.rulings import Example
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau


def explain_example(example: Example) -> tuple[str, ...]:
    """Return the explained score of the tableau, line by line."""
    tableau = Tableau(example.regions, example.sanctuaries, extent=Extent.PARTIAL)
    return tuple(explain_sheet(score_tableau(tableau)))
