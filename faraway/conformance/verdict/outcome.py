"""The results of a run: an outcome for every vector, and the verdict on the port."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from itertools import pairwise

from attrs import frozen

from faraway.conformance.exchange.exchange import Ending
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import LEVELS, PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import Difference
from faraway.conformance.suite.vectors import Vector
from faraway.game.readings import READING_VALUES


class Verdict(Enum):
    """The result of one vector."""

    PASSED = "passed"
    FAILED = "failed"
    FAULT = "fault"
    SKIPPED = "skipped"
    NOT_ASKED = "not-asked"


@frozen(kw_only=True)
class Outcome:
    """The result of one vector, and why."""

    vector: Vector
    verdict: Verdict
    differences: tuple[Difference, ...] = ()
    fault: Fault | None = None
    reason: str = ""
    replies: tuple[Reply, ...] = ()

    @property
    def is_failure(self) -> bool:
        """Whether the port failed this vector."""
        return self.verdict in (Verdict.FAILED, Verdict.FAULT, Verdict.NOT_ASKED)


@frozen(kw_only=True)
class Report:
    """All results of a run."""

    command: tuple[str, ...]
    suite_version: str
    selection: str
    identity: PortIdentity | None
    ending: Ending
    outcomes: tuple[Outcome, ...]
    known_failures: frozenset[str]
    seconds: float
    diagnosis: tuple[str, ...] = ()

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

    @property
    def is_good(self) -> bool:
        """Whether a build should pass: no new failure, and every known failure still fails."""
        return not (
            self.identity is None
            or self.new_failures
            or self.unexpected_passes
            or self.ending.gave_up
            or self.ending.transient_faults
        )

    def count(self, verdict: Verdict) -> int:
        """Count the vectors with this verdict."""
        return sum(outcome.verdict is verdict for outcome in self.outcomes)

    def by_level(self) -> dict[int, Counter[Verdict]]:
        """Count the verdicts of every level."""
        counts = {level: Counter[Verdict]() for level in LEVELS}
        for outcome in self.outcomes:
            counts[outcome.vector.level][outcome.verdict] += 1
        return counts

    @property
    def conforming_levels(self) -> tuple[int, ...]:
        """The levels at which something passed and nothing failed."""
        return tuple(
            level
            for level, counts in self.by_level().items()
            if counts[Verdict.PASSED]
            and not any(counts[bad] for bad in (Verdict.FAILED, Verdict.FAULT, Verdict.NOT_ASKED))
        )

    @property
    def verdict(self) -> str:
        """The verdict on the port, in one sentence."""
        if self.identity is None:
            return f"no verdict: {self.ending.gave_up}"
        port = f"{self.identity.name} {self.identity.version} ({self.identity.language})"
        levels = self.conforming_levels
        what = "conforms" if self.selection == "full" else f"passes the vectors asked ({self.selection})"
        if not levels or self.ending.transient_faults:
            return f"{port} does not conform to suite {self.suite_version}"
        rules = f" {readings_in_words(self.identity.readings)}" if max(levels) > 2 else ""
        failing = {outcome.vector.level for outcome in self.failures}
        but = f", and fails at {levels_in_words(failing)}" if failing else ""
        return f"{port} {what} at {levels_in_words(levels)} of suite {self.suite_version}{rules}{but}"


def levels_in_words(levels: Iterable[int]) -> str:
    """Format as `level 2`, `levels 1 to 3` or `levels 1, 2, 5`."""
    ordered = sorted(levels)
    if len(ordered) == 1:
        return f"level {ordered[0]}"
    if len(ordered) > 2 and all(later == earlier + 1 for earlier, later in pairwise(ordered)):
        return f"levels {ordered[0]} to {ordered[-1]}"
    return f"levels {', '.join(map(str, ordered))}"


def readings_in_words(played: Mapping[str, tuple[str, ...]]) -> str:
    """Format the readings under which the verdict holds, omitting defaults."""
    if all(played[name] == values for name, values in READING_VALUES.items()):
        return "under every reading"
    others = [
        f"{name}={'|'.join(values)}" for name, values in played.items() if values != READING_VALUES[name][:1]
    ]
    return f"under {', '.join(others)}" if others else "under the default readings"
