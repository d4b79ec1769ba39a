"""How much of what applies to a port was asked: below the minimum, nothing conforms."""

from fractions import Fraction

from faraway.conformance.verdict.tally import Tally

FLOOR = Fraction(1, 2)
"""The least share of the questions within its claims that a port must have been asked at a level."""


def share_covered(counts: Tally) -> Fraction:
    """Return the share of the questions within the port's claims that it was asked; 0 if there are none.

    A question that needs readings which the port does not play is within its claims and was not asked.
    """
    return Fraction(counts.asked, counts.applicable) if counts.applicable else Fraction(0)


def percent(share: Fraction) -> str:
    """Return a share as whole percents, rounded down: 100 % means all."""
    return f"{share.numerator * 100 // share.denominator} %"
