"""All theorems, in the order in which the table lists them."""

from proofs.theorem import Theorem
from proofs.theorems import bounds, box, finding, greatest, markets, readings, scoring, visibility

THEOREMS: tuple[Theorem, ...] = (
    *box.THEOREMS,
    *visibility.THEOREMS,
    *scoring.THEOREMS,
    *markets.THEOREMS,
    *finding.THEOREMS,
    *readings.THEOREMS,
    *bounds.THEOREMS,
    *greatest.THEOREMS,
)
BY_NAME = {theorem.name: theorem for theorem in THEOREMS}
