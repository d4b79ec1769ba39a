"""A misreading of scoring can hold for some tableaux, or for some Regions of a tableau, only."""

from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS
from faraway.misreadings.misreading import Subject
from faraway.misreadings.tableau_contexts import (
    TABLEAU_CONTEXTS,
    only_at_positions,
    only_with_sanctuaries,
    tableau_misreadings,
)
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau

REGIONS = (61, 12, 20, 16, 23, 44, 49, 28)
ONE = Tableau(regions=REGIONS, sanctuaries=("desert-stone",))
TWO = Tableau(regions=REGIONS, sanctuaries=("desert-stone", "city-per-city-1"))


def test_fame_of_sanctuaries_is_left_out_of_tableaux_with_two_only() -> None:
    """Against: WIN-1."""
    misread = only_with_sanctuaries(range(2, 3), MISREADINGS["sanctuary-fame-left-out"].misread)
    scoring = misread(STANDARD_RULES).scoring
    assert score_tableau(ONE, scoring).total == score_tableau(ONE).total
    right = score_tableau(TWO)
    assert score_tableau(TWO, scoring).total == right.total - sum(right.sanctuary_fame) < right.total


def test_prerequisites_are_ignored_with_one_sanctuary_only() -> None:
    """Against: SCORE-6."""
    misread = only_with_sanctuaries(range(1, 2), MISREADINGS["prerequisite-ignored"].misread)
    scoring = misread(STANDARD_RULES).scoring
    assert score_tableau(ONE, scoring).region_fame != score_tableau(ONE).region_fame
    assert score_tableau(TWO, scoring).region_fame == score_tableau(TWO).region_fame


def test_prerequisites_are_ignored_for_the_first_region_only() -> None:
    """Against: SCORE-6."""
    ignored = MISREADINGS["prerequisite-ignored"].misread
    scoring = only_at_positions(range(1), ignored)(STANDARD_RULES).scoring
    everywhere = score_tableau(ONE, ignored(STANDARD_RULES).scoring).region_fame
    right = score_tableau(ONE).region_fame
    assert score_tableau(ONE, scoring).region_fame == (everywhere[0], *right[1:])
    assert everywhere[0] != right[0]


def test_every_misreading_of_scoring_is_made_in_every_context_of_a_tableau() -> None:
    scoring = [each for each in MISREADINGS.values() if each.subject is Subject.SCORING]
    made = list(tableau_misreadings(MISREADINGS.values()))
    assert len({each.id for each in made}) == len(made) == len(scoring) * len(TABLEAU_CONTEXTS)
    assert made[0].belief.endswith(f", but only {TABLEAU_CONTEXTS[0].words}.")
