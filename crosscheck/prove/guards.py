"""The pairs of tableaux on either side of every guard, scored by reference and spec."""

from collections.abc import Iterable, Iterator

from crosscheck.implementations import Implementation
from crosscheck.verify.solver import IMPLEMENTATIONS
from proofs.boundary import Boundary, boundaries_of
from proofs.counting import PRINTED_BOX
from proofs.encoding import Tableau


def fame_of(implementation: Implementation, tableau: Tableau, card: int | str) -> int:
    """Return what one card pays in one implementation."""
    score = implementation.score(tableau.regions, tableau.sanctuaries)
    row, paid = (
        (tableau.regions, score["regions"])
        if card in tableau.regions
        else (tableau.sanctuaries, score["sanctuaries"])
    )
    fame = paid[row.index(card)] if isinstance(paid, list) else None
    if not isinstance(fame, int):
        raise TypeError(f"{implementation.name} gives no fame for {card} in {tableau}")
    return fame


def wrong_guards(boundaries: Iterable[Boundary]) -> Iterator[str]:
    """Yield the guards across which a card does not pay less: all for a prerequisite, once its fame for a count."""
    for each in boundaries:
        for implementation in IMPLEMENTATIONS:
            holds, fails = (
                fame_of(implementation, tableau, each.card) for tableau in (each.holds, each.fails)
            )
            right = (
                fails == 0 < holds if "-needs-" in each.guard else holds - fails == fame_for_one(each.card)
            )
            if not right:
                yield f"{each.guard}: {implementation.name} pays {holds} and {fails}"


def fame_for_one(card: int | str) -> int:
    """Return the fame that a card's quest pays for one of what it counts."""
    quest = PRINTED_BOX.regions[card].quest if isinstance(card, int) else PRINTED_BOX.sanctuaries[card].quest
    if quest is None:
        raise ValueError(f"{card} has no quest")
    return quest.fame


def all_boundaries() -> Iterator[Boundary]:
    """Yield the pairs of all cards."""
    for card in PRINTED_BOX.cards():
        yield from boundaries_of(card)


def guard_failures() -> Iterator[str]:
    """Yield what is wrong with the pairs of all cards."""
    yield from wrong_guards(all_boundaries())


def swapped_guards() -> Iterator[str]:
    """Yield what is wrong with pairs that lie the wrong way round."""
    for each in boundaries_of(PRINTED_BOX.regions[57]):
        yield from wrong_guards([type(each)(each.guard, each.card, each.fails, each.holds, each.clauses)])
