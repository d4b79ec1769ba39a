"""The greatest fame that each card pays in any legal tableau, and each Region as the last one played.

A bound is a theorem; that it is attained is shown by a tableau that pays it, which reference and specification score.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path

from proofs.context import scored, unknown_context
from proofs.counting import PRINTED_BOX, Card, name_of
from proofs.smt import Truth, equal, sum_of
from proofs.theorem import Obligation, Quantifier, Theorem, Witness
from proofs.theorems.examples import EVERY_TABLEAU, decode_contexts
from proofs.verdict import Subject
from spec.cards import Region

GREATEST = tomllib.loads(Path(__file__).with_name("bounds.toml").read_text(encoding="utf-8"))


def fame_at_most(card: Card, bound: int, *, last: bool, attained: bool = False) -> Iterator[Obligation]:
    """Return the claim that a card pays no more than the bound, in any context or, as the last Region, in none.

    Alternatively, return the claim that the bound is attained: in some context the card pays exactly that.
    """
    context = unknown_context("c", card)
    inside = scored("c", context)
    alone: list[Truth] = [equal(sum_of(context.regions.values()), 0)] if last else []
    yield Obligation(
        f"{name_of(card)}",
        (*inside.constraints.terms, *alone),
        equal(inside.fame, bound) if attained else inside.fame <= bound,
        decode_contexts((context, inside.fame)),
        Quantifier.EXISTS if attained else Quantifier.FOR_ALL,
    )


def bound_theorem(card: Card, bound: int, *, last: bool = False) -> Theorem:
    """Return the theorem that a card pays at most this much, with a witness that pays it."""
    is_region = isinstance(card, Region)
    name = f"region_{name_of(card)}" if is_region else f"sanctuary_{name_of(card)}".replace("-", "_")
    words = f"Region {name_of(card)}" if is_region else f"{name_of(card)}"
    return Theorem(
        name=f"{name}_last_fame_le_{bound}" if last else f"{name}_fame_le_{bound}",
        claim=f"{words}{', played last,' if last else ''} pays at most {bound}",
        clauses=("SCORE-2", "SCORE-7") if is_region else ("SANCT-2", "SANCT-3"),
        scope=EVERY_TABLEAU,
        subject=Subject.BOUND,
        statement=lambda: fame_at_most(card, bound, last=last),
        twin=Witness(f"it pays {bound}", lambda: fame_at_most(card, bound, last=last, attained=True)),
    )


def bound_theorems() -> Iterator[Theorem]:
    """Yield the bounds of all cards, and those of the Regions as last cards."""
    for card in PRINTED_BOX.cards():
        if isinstance(card, Region):
            yield bound_theorem(card, GREATEST["regions"][card.duration - 1])
            yield bound_theorem(card, GREATEST["regions_played_last"][card.duration - 1], last=True)
        else:
            yield bound_theorem(card, GREATEST["sanctuaries"][card.id])


THEOREMS = tuple(bound_theorems())
