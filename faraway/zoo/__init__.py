"""The zoo of misreadings: wrong rules that somebody could believe, kept so that tests can be tried on them."""

from faraway.zoo.course import GAME_MISREADINGS
from faraway.zoo.deviations import deviations
from faraway.zoo.facts import FACT_MISREADINGS
from faraway.zoo.further import FURTHER_MISREADINGS
from faraway.zoo.misreading import Misreading, Subject
from faraway.zoo.scoring import SCORING_MISREADINGS

__all__ = ["ANIMALS", "FURTHER_MISREADINGS", "Misreading", "Subject", "deviations"]

ANIMALS = {
    misreading.id: misreading
    for misreading in (*SCORING_MISREADINGS, *GAME_MISREADINGS, *FACT_MISREADINGS, *FURTHER_MISREADINGS)
}
"""Every named misreading by its id; `deviations()` makes some four thousand wrong card facts besides."""
