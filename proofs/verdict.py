"""The verdict on a claim, and the strength of the evidence for a claim that holds."""

import enum


class Kind(enum.Enum):
    """The evidence that a claim rests on when it holds."""

    PROVED = (
        "PROVED"  # for all inputs of the scope, by a solver or by code run on values that it cannot look into
    )
    EXHAUSTED = "EXHAUSTED"  # every case of a finite domain was run
    SAMPLED = "SAMPLED"  # some cases of a larger domain were run
    WITNESSED = "WITNESSED"  # one example was found and run


class Verdict(enum.Enum):
    """The verdict on a claim: the kind of its evidence if it holds, or why it does not hold."""

    PROVED = "PROVED"
    EXHAUSTED = "EXHAUSTED"
    SAMPLED = "SAMPLED"
    WITNESSED = "WITNESSED"
    REFUTED = "REFUTED"  # a counterexample was found
    VACUOUS = "VACUOUS"  # the premises can never hold, or no case was run
    UNKNOWN = "UNKNOWN"  # the solver gave up within its limit
    ERROR = "ERROR"  # an implementation or a statement raised
    MISSED = "MISSED"  # of a twin or a planted slip: it was not noticed
    MISCOUNTED = "MISCOUNTED"  # of a solver's example: reference or specification scores it otherwise


class Subject(enum.Enum):
    """What a claim is about; the table counts each subject separately."""

    RULES = "theorems about rules"
    GAME = "theorems about the game"
    EQUALITY = "comparisons of reference, specification and encoding"
    ENCODING = "theorems about the encoding"
    GREATEST = "claims about the greatest total"
    MODEL = "theorems of an arithmetic model"
    CARDS = "facts of the printed cards"
    BOUND = "bounds of single cards"
    EXAMPLE = "examples"


COUNTED = frozenset({Kind.EXHAUSTED, Kind.SAMPLED})
"""The kinds of which the table says how many cases were run: without any case nothing was shown."""


def standing(kind: Kind) -> Verdict:
    """Return the verdict on a claim that holds."""
    return Verdict(kind.value)
