"""How much of wrong answers is kept: a few large ones could take more memory than all right ones."""

from attrs import evolve

from faraway.conformance.exchange.faults import shortened
from faraway.conformance.exchange.limits import MEGABYTE
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import Difference, Json, compact
from faraway.conformance.verdict.outcome import Outcome

MOST_BYTES = 32 * MEGABYTE
"""A port that gets every game wrong answers 20 MB."""
MOST_BYTES_OF_DIFFERENCES = 4 * MEGABYTE
LONG = 2_000
"""Longer answers are kept as they came, and parsed when somebody looks at them."""
LEFT_OUT = Reply(answer="(left out: the wrong answers are too large to keep)")


class AnswersKept:
    """Keeps the wrong answers of a run up to a limit, and of the rest the beginning of each difference."""

    def __init__(self, most: int = MOST_BYTES, differences: int = MOST_BYTES_OF_DIFFERENCES) -> None:
        self._left = most
        self._differences_left = differences

    def shorten(self, outcome: Outcome) -> Outcome:
        """Return the outcome as it is kept."""
        length = sum(len(reply.line) for reply in outcome.replies)
        if not length:
            return outcome
        self._left -= length
        self._differences_left -= sum(len(compact(each.got)) for each in outcome.differences)
        if self._differences_left < 0:
            outcome = evolve(outcome, differences=tuple(map(_shortened, outcome.differences)))
        if self._left < 0:
            return evolve(outcome, replies=(LEFT_OUT,) * len(outcome.replies))
        return (
            evolve(outcome, replies=tuple(map(Reply.packed, outcome.replies))) if length > LONG else outcome
        )


def _shortened(each: Difference) -> Difference:
    text = compact(each.got)
    got: Json = each.got if shortened(text) == text else shortened(text)
    return Difference(shortened(each.path), each.expected, got)
