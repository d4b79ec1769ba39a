"""Laws of scoring that take many tableaux: some of them must show what the rules make possible."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

import attrs

from crosscheck.implementations import Implementation
from crosscheck.laws.scoring_laws import Fame, Tableau, other_region, other_sanctuary, replaced, score


def places_that_matter(
    implementation: Implementation, tableaux: Sequence[Tableau], chance: Random
) -> dict[str, set[tuple[int, int]]]:
    """Replace cards and note whose fame has changed: (whose place, which place), Regions and Sanctuaries apart."""
    found: dict[str, set[tuple[int, int]]] = {
        "Region to Region": set(),
        "Sanctuary to Region": set(),
        "Region to Sanctuary": set(),
        "Sanctuary to Sanctuary": set(),
    }
    for tableau in tableaux:
        before = score(implementation, tableau)
        place = chance.randrange(len(tableau.regions))
        changed = attrs.evolve(
            tableau, regions=replaced(tableau.regions, place, other_region(tableau, chance))
        )
        _note_changes(found, "Region", place, before, score(implementation, changed))
        if tableau.sanctuaries:
            place = chance.randrange(len(tableau.sanctuaries))
            names = list(tableau.sanctuaries)
            names[place] = other_sanctuary(tableau, chance)
            changed = attrs.evolve(tableau, sanctuaries=tuple(names))
            _note_changes(found, "Sanctuary", place, before, score(implementation, changed))
    return found


def _note_changes(
    found: dict[str, set[tuple[int, int]]], kind: str, place: int, before: Fame, after: Fame
) -> None:
    for other, (old, new) in enumerate(zip(before.regions, after.regions, strict=True)):
        if old != new and (kind, place) != ("Region", other):
            found[f"{kind} to Region"].add((other, place))
    for other, (old, new) in enumerate(zip(before.sanctuaries, after.sanctuaries, strict=True)):
        if old != new and (kind, place) != ("Sanctuary", other):
            found[f"{kind} to Sanctuary"].add((other, place))


def everything_in_sight_matters(
    implementation: Implementation, tableaux: Sequence[Tableau], chance: Random
) -> None:
    """Every later Region and every Sanctuary can change what a Region pays; every card what a Sanctuary pays.

    Rules: SCORE-2, SCORE-5, SANCT-2
    """
    found = places_that_matter(implementation, tableaux, chance)
    assert found["Region to Region"] == {(place, later) for later in range(8) for place in range(later)}
    assert {place for place, _ in found["Sanctuary to Region"]} == set(range(8))
    assert {place for _, place in found["Sanctuary to Region"]} == set(range(7))
    assert {place for _, place in found["Region to Sanctuary"]} == set(range(8))
    others = {(place, other) for place in range(4) for other in range(4) if place != other}
    assert others <= found["Sanctuary to Sanctuary"]


def order_of_regions_matters(
    implementation: Implementation, tableaux: Sequence[Tableau], chance: Random
) -> None:
    """Some tableau pays otherwise when its Regions were played in another order. Rules: SCORE-1, SCORE-2, EXPLORE-4."""
    assert any(
        score(
            implementation,
            attrs.evolve(tableau, regions=tuple(chance.sample(tableau.regions, len(tableau.regions)))),
        ).total
        != score(implementation, tableau).total
        for tableau in tableaux
    )


WitnessLaw: TypeAlias = Callable[[Implementation, Sequence[Tableau], Random], None]
WITNESS_LAWS: tuple[WitnessLaw, ...] = (everything_in_sight_matters, order_of_regions_matters)
