"""How much of wrong answers is kept: a few large ones would take more memory than all right ones."""

from attrs import evolve

from faraway.conformance.exchange.faults import shortened
from faraway.conformance.exchange.limits import MEGABYTE
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import Difference, compact
from faraway.conformance.verdict.outcome import Outcome

MOST_BYTES = 4 * MEGABYTE
"""All right answers together have 2 MB; parsed, an answer takes up to 24 times its length."""
LEFT_OUT = Reply(answer="(left out: the wrong answers are too large to keep)")


class AnswersKept:
    """Keeps the wrong answers of a run up to a limit, and of the rest the beginning of each difference."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._left = most

    def shorten(self, outcome: Outcome) -> Outcome:
        """Return the outcome as it is kept."""
        if not outcome.replies:
            return outcome
        self._left -= sum(len(reply.line) for reply in outcome.replies)
        if self._left >= 0:
            return outcome
        differences = tuple(
            Difference(shortened(each.path), each.expected, shortened(compact(each.got)))
            for each in outcome.differences
        )
        return evolve(outcome, replies=(LEFT_OUT,) * len(outcome.replies), differences=differences)
