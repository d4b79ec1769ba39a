"""The greatest fame that each card pays in any legal tableau, and each Region as the last one played.

A bound is a theorem; that it is attained is its twin: "one less" is refuted by a tableau that pays the
bound, laid out in the twin's counterexample.
"""

from collections.abc import Iterator

from proofs.context import scored, unknown_context
from proofs.counting import PRINTED_BOX, Card, name_of
from proofs.smt import Truth, equal, sum_of
from proofs.theorem import Obligation, Theorem, Twin
from proofs.theorems.examples import EVERY_TABLEAU, decode_contexts
from spec.cards import Region

# Region by Region, 1 to 68; ten to a line.
# fmt: off
GREATEST_OF_REGIONS = (
    0, 0, 4, 0, 2, 0, 0, 0, 5, 33,
    28, 0, 28, 22, 28, 30, 45, 30, 26, 24,
    8, 15, 30, 24, 15, 36, 15, 39, 26, 30,
    15, 7, 36, 42, 30, 48, 36, 42, 9, 36,
    44, 30, 30, 30, 13, 10, 30, 42, 12, 48,
    14, 52, 48, 52, 45, 48, 52, 39, 42, 16,
    17, 42, 15, 18, 42, 20, 19, 24,
)
GREATEST_OF_REGIONS_PLAYED_LAST = (
    0, 0, 4, 0, 2, 0, 0, 0, 5, 12,
    14, 0, 14, 8, 14, 16, 18, 20, 12, 10,
    8, 8, 20, 10, 8, 15, 8, 21, 12, 16,
    8, 7, 15, 18, 20, 20, 15, 21, 9, 15,
    16, 16, 20, 16, 13, 10, 16, 21, 12, 20,
    14, 16, 20, 24, 15, 20, 16, 18, 18, 16,
    17, 18, 15, 18, 15, 20, 19, 24,
)
# fmt: on
GREATEST_OF_SANCTUARIES = {
    "city-clue": 0,
    "city-per-biome-set-4": 12,
    "city-per-city-1": 13,
    "city-per-clue-1": 14,
    "city-stone": 0,
    "desert-chimera": 0,
    "desert-clue": 0,
    "desert-per-desert-1": 13,
    "desert-stone": 0,
    "desert-thistle": 0,
    "forest-chimera": 0,
    "forest-night": 0,
    "forest-per-forest-1": 13,
    "forest-stone": 0,
    "forest-thistle": 0,
    "gray-chimera-per-chimera-1": 15,
    "gray-chimera-per-clue-1": 14,
    "gray-clue-chimera": 0,
    "gray-clue-per-biome-set-4": 12,
    "gray-clue-per-clue-1": 15,
    "gray-clue-stone": 0,
    "gray-clue-thistle": 0,
    "gray-fixed-5": 5,
    "gray-night-chimera": 0,
    "gray-night-stone": 0,
    "gray-night-thistle": 0,
    "gray-per-chimera-2": 28,
    "gray-per-clue-2": 28,
    "gray-per-desert-or-city-1": 14,
    "gray-per-forest-or-city-1": 14,
    "gray-per-forest-or-desert-1": 14,
    "gray-per-forest-or-river-1": 14,
    "gray-per-river-or-city-1": 14,
    "gray-per-river-or-desert-1": 14,
    "gray-per-stone-2": 30,
    "gray-per-thistle-2": 26,
    "gray-stone-per-clue-1": 14,
    "gray-stone-per-night-1": 12,
    "gray-stone-per-stone-1": 16,
    "gray-thistle-per-thistle-1": 13,
    "river-chimera": 0,
    "river-clue": 0,
    "river-per-night-1": 12,
    "river-per-river-1": 13,
    "river-stone": 0,
}


def fame_at_most(card: Card, bound: int, *, last: bool) -> Iterator[Obligation]:
    """Return the claim that a card pays no more than the bound, in any context or, as the last Region, in none."""
    context = unknown_context("c", card)
    inside = scored("c", context)
    alone: list[Truth] = [equal(sum_of(context.regions.values()), 0)] if last else []
    yield Obligation(
        f"{name_of(card)}",
        (*inside.constraints.terms, *alone),
        inside.fame <= bound,
        decode_contexts((context, inside.fame)),
    )


def bound_theorem(card: Card, bound: int, *, last: bool = False) -> Theorem:
    """Return the theorem that a card pays at most so much, with the twin that it pays less."""
    is_region = isinstance(card, Region)
    name = f"region_{name_of(card)}" if is_region else f"sanctuary_{name_of(card)}".replace("-", "_")
    words = f"Region {name_of(card)}" if is_region else f"{name_of(card)}"
    return Theorem(
        name=f"{name}_last_fame_le_{bound}" if last else f"{name}_fame_le_{bound}",
        claim=f"{words}{', played last,' if last else ''} pays at most {bound}",
        clauses=("SCORE-2", "SCORE-7") if is_region else ("SANCT-2", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_at_most(card, bound, last=last),
        twin=Twin(f"at most {bound - 1}", lambda: fame_at_most(card, bound - 1, last=last)),
    )


def bound_theorems() -> Iterator[Theorem]:
    """Yield the bounds of all cards, and those of the Regions as last cards."""
    for card in PRINTED_BOX.cards():
        if isinstance(card, Region):
            yield bound_theorem(card, GREATEST_OF_REGIONS[card.duration - 1])
            yield bound_theorem(card, GREATEST_OF_REGIONS_PLAYED_LAST[card.duration - 1], last=True)
        else:
            yield bound_theorem(card, GREATEST_OF_SANCTUARIES[card.id])


THEOREMS = tuple(bound_theorems())
