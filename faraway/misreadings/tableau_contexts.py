"""Misreadings of scoring that hold only for some tableaux, or for some Regions of a tableau."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from attrs import evolve, frozen

from faraway.cards.card import Region, Sanctuary
from faraway.game.record import Rules
from faraway.misreadings.misreading import Misreading, Subject
from faraway.scoring.record import CardScore

Misread: TypeAlias = Callable[[Rules], Rules]
Regions: TypeAlias = tuple[Region, ...]
Sanctuaries: TypeAlias = tuple[Sanctuary, ...]


def only_with_sanctuaries(numbers: range, misread: Misread) -> Misread:
    """Return the misreading of scoring that holds only for tableaux with this many Sanctuaries."""

    def limited(rules: Rules) -> Rules:
        right, wrong = rules.scoring, misread(rules).scoring

        def reveal(regions: Regions, sanctuaries: Sanctuaries, _rules: object) -> tuple[CardScore, ...]:
            chosen = wrong if len(sanctuaries) in numbers else right
            return chosen.reveal_tableau(regions, sanctuaries, chosen)

        def total(regions: Iterable[int], sanctuaries: Iterable[int]) -> int:
            paid = tuple(sanctuaries)
            return (wrong if len(paid) in numbers else right).total_fame(regions, paid)

        return evolve(rules, scoring=evolve(right, reveal_tableau=reveal, total_fame=total))

    return limited


def only_at_positions(positions: range, misread: Misread) -> Misread:
    """Return the misreading of scoring that holds for the Regions at these zero-based play positions alone."""

    def limited(rules: Rules) -> Rules:
        right, wrong = rules.scoring, misread(rules).scoring

        def score(regions: Regions, sanctuaries: Sanctuaries, position: int, _rules: object) -> CardScore:
            chosen = wrong if position in positions else right
            return chosen.score_region(regions, sanctuaries, position, chosen)

        return evolve(rules, scoring=evolve(right, score_region=score))

    return limited


@frozen(kw_only=True)
class TableauWhere:
    """A context of a tableau with its name, its words, and what limits a misreading to it."""

    id: str
    words: str
    limit: Callable[[range, Misread], Misread]
    numbers: range


TABLEAU_CONTEXTS = (
    TableauWhere(
        id="no-sanctuary",
        words="in a tableau without Sanctuaries",
        limit=only_with_sanctuaries,
        numbers=range(1),
    ),
    TableauWhere(
        id="one-sanctuary",
        words="in a tableau with one Sanctuary",
        limit=only_with_sanctuaries,
        numbers=range(1, 2),
    ),
    TableauWhere(
        id="several-sanctuaries",
        words="in a tableau with two to six Sanctuaries",
        limit=only_with_sanctuaries,
        numbers=range(2, 7),
    ),
    TableauWhere(
        id="seven-sanctuaries",
        words="in a tableau with seven Sanctuaries",
        limit=only_with_sanctuaries,
        numbers=range(7, 8),
    ),
    TableauWhere(
        id="first-region", words="for the Region played first", limit=only_at_positions, numbers=range(1)
    ),
    TableauWhere(
        id="middle-regions",
        words="for the Regions played second to seventh",
        limit=only_at_positions,
        numbers=range(1, 7),
    ),
    TableauWhere(
        id="last-region", words="for the Region played last", limit=only_at_positions, numbers=range(7, 8)
    ),
)
"""The contexts of a tableau that multiply misreadings of scoring."""


def tableau_misreadings(misreadings: Iterable[Misreading]) -> Iterator[Misreading]:
    """Return every misreading of scoring in every context of a tableau, in a fixed order."""
    for misreading in misreadings:
        if misreading.subject is Subject.SCORING:
            yield from (in_tableau(misreading, where) for where in TABLEAU_CONTEXTS)


def in_tableau(misreading: Misreading, where: TableauWhere) -> Misreading:
    """Return a misreading that holds in one context of a tableau only."""
    return evolve(
        misreading,
        id=f"{misreading.id}@{where.id}",
        belief=f"{misreading.belief.rstrip('.')}, but only {where.words}.",
        misread=where.limit(where.numbers, misreading.misread),
    )
