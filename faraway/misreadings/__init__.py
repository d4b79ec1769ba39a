"""Misreadings: wrong rules that somebody could believe, kept so that tests can be tried against them."""

from types import ModuleType

from faraway.misreadings import facts, further, game, market, scoring, seeing
from faraway.misreadings.deviations import deviations
from faraway.misreadings.misreading import Misreading, Subject

__all__ = ["FURTHER_MISREADINGS", "MISREADINGS", "Misreading", "Subject", "deviations"]


def _defined_in(module: ModuleType) -> tuple[Misreading, ...]:
    """Return the misreadings of a module in the order of their definition."""
    return tuple(each for each in vars(module).values() if isinstance(each, Misreading))


FURTHER_MISREADINGS = _defined_in(further)
"""Those thought up when the properties were finished."""

MISREADINGS = {
    each.id: each
    for each in (
        *(each for module in (seeing, scoring, market, game) for each in _defined_in(module)),
        *facts.FACT_MISREADINGS,
        *FURTHER_MISREADINGS,
    )
}
"""Every named misreading by its id; `deviations()` makes some four thousand wrong card facts besides."""
