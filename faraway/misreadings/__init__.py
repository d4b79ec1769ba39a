"""The zoo of misreadings: wrong rules that somebody could believe, kept so that tests can be tried on them."""

from faraway.misreadings.deviations import deviations
from faraway.misreadings.facts import FACT_MISREADINGS
from faraway.misreadings.further import FURTHER_MISREADINGS
from faraway.misreadings.game import GAME_MISREADINGS
from faraway.misreadings.misreading import Misreading, Subject
from faraway.misreadings.scoring import SCORING_MISREADINGS

__all__ = ["ANIMALS", "FURTHER_MISREADINGS", "Misreading", "Subject", "deviations"]

ANIMALS = {
    misreading.id: misreading
    for misreading in (*SCORING_MISREADINGS, *GAME_MISREADINGS, *FACT_MISREADINGS, *FURTHER_MISREADINGS)
}
"""Every named misreading by its id; `deviations()` makes some four thousand wrong card facts besides."""
