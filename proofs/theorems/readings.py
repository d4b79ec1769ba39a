"""Misreadings of scoring: for each a tableau that it pays differently."""

from collections.abc import Iterator

from proofs.encoding import Tableau, lay_cards
from proofs.misreadings import MISREADINGS, Misreading
from proofs.scoring import AS_PRINTED, Scoring
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
EXACTLY_ENOUGH = Tableau(
    (6, 9, 12, 28, 31, 36, 54, 56),
    (
        "city-per-clue-1",
        "gray-stone-per-clue-1",
        "desert-per-desert-1",
        "forest-thistle",
        "river-chimera",
        "gray-stone-per-night-1",
    ),
)
WONDERS_WANTED_TWICE = Tableau(
    (7, 14, 24, 25, 36, 40, 46, 48),
    (
        "city-stone",
        "gray-stone-per-clue-1",
        "city-per-clue-1",
        "gray-thistle-per-thistle-1",
        "forest-stone",
        "gray-per-forest-or-river-1",
    ),
)
TWO_STONES_ON_A_CARD = Tableau((1, 2, 17, 19, 24, 30, 63, 68), ("gray-per-stone-2", "gray-night-chimera"))
OWN_STONE_NEEDED = Tableau((1, 2, 3, 4, 5, 6, 7, 32), ("city-stone", "forest-stone"))
WITNESS = dict.fromkeys(MISREADINGS, CITIES_AND_SETS) | {
    "prerequisite-met-by-regions-only": MANY_CHIMERAS,
    "prerequisite-met-twice-pays-twice": MANY_CHIMERAS,
    "sanctuary-clues-pay-nothing": MANY_CHIMERAS,
    "prerequisite-more-than-asked": EXACTLY_ENOUGH,
    "thistles-are-jokers": EXACTLY_ENOUGH,
    "prerequisite-consumes-wonders": WONDERS_WANTED_TWICE,
    "wonders-counted-by-card": TWO_STONES_ON_A_CARD,
    "prerequisite-does-not-count-itself": OWN_STONE_NEEDED,
}


def totals_differ(tableau: Tableau, misread_rules: Scoring) -> Iterator[Obligation]:
    """Return the claim that a tableau has another total for one who misreads."""
    cards = lay_cards(tableau)
    printed, misread = AS_PRINTED.score("printed", cards), misread_rules.score("misread", cards)

    def decode(values: Values) -> Example:
        paid: tuple[tuple[int | str, int], ...] = (
            *zip(tableau.regions, (values.of(each) for each in printed.regions), strict=True),
            *((each, values.of(term)) for each, term in printed.sanctuaries.items()),
        )
        words = f"{values.of(printed.total)} as printed, {values.of(misread.total)} as misread"
        return Example(words, (Scored(tableau, paid),))

    premises = (*printed.constraints, *misread.constraints)
    yield Obligation(f"{tableau.regions}", premises, different(printed.total, misread.total), decode)


def misreading_theorem(name: str, misreading: Misreading) -> Theorem:
    """Return the theorem that a misreading changes a total."""
    tableau = WITNESS[name]
    return Theorem(
        name=f"total_changed_of_{name.replace('-', '_')}",
        claim=f"{name} changes the total of a tableau",
        clauses=(misreading.against,),
        scope="one tableau",
        statement=lambda: totals_differ(tableau, misreading.scoring()),
        twin=Twin("read as printed", lambda: totals_differ(tableau, AS_PRINTED)),
    )


THEOREMS = tuple(misreading_theorem(name, misreading) for name, misreading in MISREADINGS.items())
