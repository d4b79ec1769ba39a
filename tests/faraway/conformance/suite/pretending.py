"""What a run on a port would find, without the port: any record of rules answers the suite in this process."""

from collections.abc import Iterable

from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.record import Rules


def outcomes_under(rules: Rules, vectors: Iterable[Vector]) -> list[Outcome]:
    """Let rules answer vectors, and judge them as a run does."""
    outcomes = []
    for vector in vectors:
        if not vector.requests:
            continue
        replies = prepare(vector).replies(rules)
        assert replies is not None, vector.id
        wrong = judge(vector, replies)
        verdict = Verdict.FAILED if wrong else Verdict.PASSED
        outcomes.append(Outcome(vector=vector, verdict=verdict, differences=wrong, replies=replies))
    return outcomes
