"""The results of a run: an outcome for every vector of the suite, and how the run ended."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from functools import cached_property

from attrs import field, frozen

from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import Difference
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.conclusion import Conclusion, conclude
from faraway.conformance.verdict.tally import Facts, Tally


class Verdict(Enum):
    """The result of one vector."""

    PASSED = "passed"
    FAILED = "failed"
    FAULT = "fault"
    NOT_CLAIMED = "not-claimed"
    """The port does not claim its level, request, variant or number of players."""
    NOT_PLAYED = "not-played"
    """The port claims it, but plays none of the readings that it needs."""
    GIVEN_UP = "given-up"
    FILTERED = "filtered"

    @property
    def is_asked(self) -> bool:
        """Whether the port was asked."""
        return self in _ASKED


_ASKED = (Verdict.PASSED, Verdict.FAILED, Verdict.FAULT)
_COUNTED_AS = {
    Verdict.PASSED: "passed",
    Verdict.FAILED: "failed",
    Verdict.FAULT: "failed",
    Verdict.NOT_CLAIMED: "not_claimed",
    Verdict.NOT_PLAYED: "not_played",
    Verdict.GIVEN_UP: "given_up",
    Verdict.FILTERED: "filtered",
}


@frozen(kw_only=True)
class Outcome:
    """The result of one vector, and why."""

    vector: Vector
    verdict: Verdict
    differences: tuple[Difference, ...] = ()
    fault: Fault | None = None
    reason: str = ""
    """Why it was not asked."""
    replies: tuple[Reply, ...] = ()
    questions: str = ""
    """A hash of the question lines; empty if it was not asked."""
    answers: str = ""
    """A hash of the answer lines."""

    @property
    def is_failure(self) -> bool:
        """Whether the port was asked this vector and failed it."""
        return self.verdict in (Verdict.FAILED, Verdict.FAULT)


@frozen(kw_only=True, slots=False)
class Report:
    """All results of a run."""

    command: tuple[str, ...]
    suite_version: str
    suite_remark: str = ""
    """What is to be said of this version of the suite, if anything."""
    selection: str
    identity: PortIdentity | None
    ending: Ending
    outcomes: tuple[Outcome, ...]
    """One for every vector of the suite, in its order."""
    known_failures: frozenset[str]
    seconds: float
    diagnosis: tuple[str, ...] = field(default=())
    blamed: Mapping[str, str] = field(factory=dict)
    """For each failure that the diagnosis explains, by the id of its vector: the clause, or the form of the answers."""
    further: tuple[str, ...] = ()
    """What further questions showed that were asked for the diagnosis alone."""

    @property
    def considered(self) -> tuple[Outcome, ...]:
        """The outcomes of the vectors that were selected."""
        return tuple(outcome for outcome in self.outcomes if outcome.verdict is not Verdict.FILTERED)

    @property
    def failures(self) -> tuple[Outcome, ...]:
        """The vectors that failed, known or not."""
        return tuple(outcome for outcome in self.outcomes if outcome.is_failure)

    @property
    def new_failures(self) -> tuple[Outcome, ...]:
        """The vectors that failed and are not on the list of known failures."""
        return tuple(outcome for outcome in self.failures if outcome.vector.id not in self.known_failures)

    @property
    def unexpected_passes(self) -> tuple[str, ...]:
        """Known failures that pass now: remove them from the list."""
        return tuple(
            outcome.vector.id
            for outcome in self.outcomes
            if outcome.verdict is Verdict.PASSED and outcome.vector.id in self.known_failures
        )

    @cached_property
    def conclusion(self) -> Conclusion:
        """The verdict on the port: every report, the badge and the exit status are made from it."""
        return conclude(
            Facts(
                identity=self.identity,
                suite_version=self.suite_version,
                suite_remark=self.suite_remark,
                selection=self.selection,
                gave_up=self.ending.gave_up,
                is_cut_short=self.ending.is_cut_short,
                breaches=tuple(fault.in_words() for fault in self.ending.breaches),
                unexpected_passes=self.unexpected_passes,
                tallies=self._tallies(),
            )
        )

    def _tallies(self) -> dict[tuple[int, str], Tally]:
        counts: dict[tuple[int, str], Counter[str]] = {}
        for outcome in self.outcomes:
            vector = outcome.vector
            kind = _COUNTED_AS[outcome.verdict]
            if outcome.is_failure and vector.id in self.known_failures:
                kind = "known"
            counts.setdefault((vector.level, vector.topic), Counter())[kind] += 1
        return {family: Tally(**count) for family, count in counts.items()}

    @property
    def verdict(self) -> str:
        """The verdict on the port, in one sentence."""
        return self.conclusion.sentence

    @property
    def is_good(self) -> bool:
        """Whether a build should pass."""
        return self.conclusion.exit_status == 0

    def count(self, verdict: Verdict) -> int:
        """Count the vectors with this verdict."""
        return sum(outcome.verdict is verdict for outcome in self.outcomes)
