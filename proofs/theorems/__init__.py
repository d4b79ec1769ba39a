"""All theorems, in the order in which the table lists them."""

from proofs.theorem import Theorem
from proofs.theorems import bounds, box, encoding, finding, greatest, markets, readings, scoring, visibility

MODULES: dict[str, tuple[Theorem, ...]] = {
    "box": box.THEOREMS,
    "visibility": visibility.THEOREMS,
    "encoding": encoding.THEOREMS,
    "scoring": scoring.THEOREMS,
    "markets": markets.THEOREMS,
    "finding": finding.THEOREMS,
    "readings": readings.THEOREMS,
    "bounds": bounds.THEOREMS,
    "greatest": greatest.THEOREMS,
}
THEOREMS: tuple[Theorem, ...] = tuple(theorem for theorems in MODULES.values() for theorem in theorems)
BY_NAME = {theorem.name: theorem for theorem in THEOREMS}
