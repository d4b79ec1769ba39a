"""The cases that z3 found, scored by reference and spec."""

from collections.abc import Iterator

from crosscheck.verify.solver import IMPLEMENTATIONS
from proofs.check import Finding
from spec.cards import REGIONS


def miscounted(finding: Finding) -> Iterator[str]:
    """Yield a sentence for each card of a case that reference or spec pays otherwise than z3 says."""
    for case in finding.example.scored if finding.example is not None else ():
        tableau = case.tableau
        for implementation in IMPLEMENTATIONS:
            score = implementation.score(tableau.regions, tableau.sanctuaries)
            for card, fame in case.fame:
                row = tableau.regions if card in REGIONS else tableau.sanctuaries
                paid = score["regions" if card in REGIONS else "sanctuaries"]
                if not isinstance(paid, list) or paid[row.index(card)] != fame:
                    yield f"{card} in {tableau}: {implementation.name} {score}, z3 {fame}"
