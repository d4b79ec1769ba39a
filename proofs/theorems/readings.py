"""Misreadings of scoring: for each a tableau that it pays differently."""

from collections.abc import Iterator

from proofs.encoding import Tableau, lay_cards, score
from proofs.misreadings import AS_PRINTED, Misreading, Misreadings
from proofs.smt import Values, different
from proofs.theorem import Example, Obligation, Scored, Theorem, Twin

CITIES_AND_SETS = Tableau(
    (10, 17, 34, 35, 46, 54, 59, 65),
    (
        "gray-per-river-or-city-1",
        "city-per-biome-set-4",
        "gray-per-desert-or-city-1",
        "forest-night",
        "gray-stone-per-stone-1",
        "city-clue",
    ),
)
MANY_CHIMERAS = Tableau(
    (16, 20, 41, 47, 51, 55, 59, 60),
    (
        "forest-night",
        "gray-chimera-per-chimera-1",
        "desert-chimera",
        "gray-stone-per-clue-1",
        "gray-clue-per-clue-1",
        "gray-per-river-or-desert-1",
    ),
)
WITNESS = dict.fromkeys(Misreading, CITIES_AND_SETS) | {
    Misreading.PREREQUISITE_MET_TWICE_PAYS_TWICE: MANY_CHIMERAS,
}


def totals_differ(tableau: Tableau, misreadings: Misreadings) -> Iterator[Obligation]:
    """Say that a tableau has another total for one who misreads."""
    cards = lay_cards(tableau)
    printed, misread = score("printed", cards), score("misread", cards, misreadings)

    def decode(values: Values) -> Example:
        paid: tuple[tuple[int | str, int], ...] = (
            *zip(tableau.regions, (values.of(each) for each in printed.regions), strict=True),
            *((each, values.of(term)) for each, term in printed.sanctuaries.items()),
        )
        words = f"{values.of(printed.total)} as printed, {values.of(misread.total)} as misread"
        return Example(words, (Scored(tableau, paid),))

    premises = (*printed.constraints, *misread.constraints)
    yield Obligation(f"{tableau.regions}", premises, different(printed.total, misread.total), decode)


def misreading_theorem(misreading: Misreading) -> Theorem:
    """Return the theorem that a misreading changes a total."""
    tableau = WITNESS[misreading]
    return Theorem(
        name=f"total_changed_of_{misreading.value.replace('-', '_')}",
        claim=f"{misreading.value} changes the total of a tableau",
        clauses=("WIN-1",),
        scope="one tableau",
        statement=lambda: totals_differ(tableau, frozenset([misreading])),
        twin=Twin("read as printed", lambda: totals_differ(tableau, AS_PRINTED)),
    )


THEOREMS = tuple(misreading_theorem(misreading) for misreading in Misreading)
