"""Which scored tableau of the suite catches each misreading of scoring in each context of a tableau."""

from collections.abc import Sequence
from functools import cache

from crosscheck.verify.samples import sample_generator, sample_tableau
from faraway.conformance.reference.in_process import PreparedVector, prepare
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.game.record import STANDARD_RULES
from faraway.io import Json
from faraway.misreadings import MISREADINGS, Misreading
from faraway.misreadings.tableau_contexts import tableau_misreadings
from faraway.scoring.sheet import ScoreSheet, score_tableau
from faraway.scoring.tableau import Tableau

SEED = 14
TABLEAUX = 3000
"""How many random tableaux are searched for what no vector catches."""


@cache
def scored() -> tuple[PreparedVector, ...]:
    """Return the fixed vectors that score one tableau."""
    prepared = [prepare(vector) for vector in shipped_suite().vectors]
    return tuple(one for one in prepared if one.tableau is not None)


@cache
def searched_tableau(number: int) -> Tableau:
    """Return a numbered random tableau."""
    regions, sanctuaries = sample_tableau(sample_generator(SEED, "tableau contexts", number))
    return Tableau(regions=tuple(regions), sanctuaries=tuple(sanctuaries))


def fame(sheet: ScoreSheet) -> tuple[object, ...]:
    """Return what a port shows of a score sheet."""
    return sheet.region_fame, sheet.sanctuary_fame, sheet.total


@cache
def right_fame(number: int) -> tuple[object, ...]:
    """Return the fame of a numbered tableau."""
    return fame(score_tableau(searched_tableau(number)))


def is_caught(misreading: Misreading, question: PreparedVector) -> bool:
    """Return True if a port with this misreading scores the tableau of a vector wrongly."""
    replies = question.replies(misreading.misread(STANDARD_RULES))
    return replies is None or bool(judge(question.vector, replies))


def shows_on(misreading: Misreading, number: int) -> bool:
    """Return True if a numbered tableau shows this misreading."""
    scoring = misreading.misread(STANDARD_RULES).scoring
    return fame(score_tableau(searched_tableau(number), scoring)) != right_fame(number)


def try_tableaux(
    misreadings: Sequence[Misreading] = tuple(MISREADINGS.values()), tableaux: int = TABLEAUX
) -> Json:
    """Return the vector that catches each misreading in context, the tableau that shows what none catches, and what never shows."""
    caught: dict[str, Json] = {}
    missed: dict[str, Json] = {}
    never: list[Json] = []
    for each in tableau_misreadings(misreadings):
        vector = next((one.vector.id for one in scored() if is_caught(each, one)), None)
        if vector is not None:
            caught[each.id] = vector
            continue
        number = next((number for number in range(tableaux) if shows_on(each, number)), None)
        if number is None:
            never.append(each.id)
        else:
            missed[each.id] = str(number)
    return {"caught": caught, "missed": missed, "never": never}
