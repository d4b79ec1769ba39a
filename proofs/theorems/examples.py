"""How cases that z3 finds are reported: shared by the theorems."""

from collections.abc import Callable, Mapping

from proofs.context import CardContext
from proofs.counting import name_of
from proofs.scoring import AS_PRINTED, Scoring
from proofs.smt import Number, Values
from proofs.theorem import Example, Scored

EVERY_TABLEAU = "every legal tableau of the printed cards"
EVERY_GAME = "an arithmetic model of every game of 2 to 6 players"


def decode_contexts(
    *scored: tuple[CardContext, Number], scoring: Scoring = AS_PRINTED
) -> Callable[[Values], Example]:
    """Return a decoder that lays out each context as a whole tableau and reports what its card pays.

    What it pays under a changed rule is no score that reference and specification should give.
    """

    def decode(values: Values) -> Example:
        reported = tuple(
            Scored(context.decoded(values), ((name_of(context.card), values.of(paid)),))
            for context, paid in scored
        )
        words = [
            f"{name} pays {paid} in {each.tableau.regions} with {each.tableau.sanctuaries or 'no Sanctuary'}"
            for each in reported
            for name, paid in each.fame
        ]
        return Example("; ".join(words), reported if scoring is AS_PRINTED else ())

    return decode


def decode_numbers(terms: Mapping[str, Number]) -> Callable[[Values], Example]:
    """Return a decoder that reports the value of each number in the order given."""
    return lambda values: Example(", ".join(f"{name} {values.of(term)}" for name, term in terms.items()))
