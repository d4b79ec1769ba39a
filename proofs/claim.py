"""A claim that is checked by running code: it becomes a row, whatever happens on the way.

A check yields a sentence for each counterexample and may return how many cases it ran. An exception inside it is
an outcome (ERROR) and never a traceback.
"""

import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from proofs.errors import describe_error
from proofs.report import Row
from proofs.verdict import COUNTED, Kind, Subject, Verdict, standing

Check: TypeAlias = Callable[[], Generator[str, None, int | None] | Iterator[str]]


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A claim, the kind of its evidence, and two checks: of the claim, and of a planted slip.

    `cases` is for checks that do not return how many cases they ran.
    """

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    kind: Kind
    subject: Subject
    check: Check
    slip: Check
    slip_change: str = ""
    cases: int | None = None


@dataclass(frozen=True)
class Outcome:
    """The outcome of a check."""

    failures: tuple[str, ...]
    cases: int | None
    error: str = ""


@dataclass(frozen=True)
class Judged:
    """A claim that was judged: its row, a sentence for each failure, and all details."""

    row: Row
    failures: tuple[str, ...] = ()
    details: str = ""


def run_check(check: Check, *, only_first: bool = False) -> Outcome:
    """Run a check to its end, or to its first failure; an exception is part of the outcome."""
    failures: list[str] = []
    try:
        steps = iter(check())
        while not (only_first and failures):
            failures.append(next(steps))
    except StopIteration as stop:
        cases = stop.value if isinstance(stop.value, int) else None
        return Outcome(tuple(failures), cases)
    except Exception as error:  # noqa: BLE001  whatever code under test raises is reported as its outcome
        return Outcome(tuple(failures), None, describe_error(error))
    return Outcome(tuple(failures), None)


def verdict_of(kind: Kind, outcome: Outcome, cases: int | None) -> Verdict:
    """Return the verdict on a claim from the outcome of its check; a claim without a case is VACUOUS."""
    if outcome.failures:
        return Verdict.REFUTED
    if outcome.error:
        return Verdict.ERROR
    if kind in COUNTED and not cases:
        return Verdict.VACUOUS
    return standing(kind)


def judge(claim: Claim) -> Judged:
    """Check a claim, and check that a planted slip is found."""
    begun = time.perf_counter()
    outcome, slip = run_check(claim.check), run_check(claim.slip, only_first=True)
    cases = claim.cases if outcome.cases is None else outcome.cases
    verdict = verdict_of(claim.kind, outcome, cases)
    found = Verdict.REFUTED if slip.failures else Verdict.ERROR if slip.error else Verdict.MISSED
    unfound = () if slip.failures else (slip.error or "a planted slip was not found",)
    failures = [*outcome.failures, *([outcome.error] if outcome.error else []), *unfound]
    if verdict is Verdict.VACUOUS:
        failures.append("no case was run")
    row = Row(
        claim.name,
        claim.claim,
        claim.clauses,
        claim.scope,
        claim.kind,
        claim.subject,
        verdict,
        round(time.perf_counter() - begun, 3),
        found,
        cases,
        counterexample="; ".join(outcome.failures[:1]),
        message="; ".join(each for each in (outcome.error, slip.error) if each),
        twin_change=claim.slip_change,
        twin_counterexample="; ".join(slip.failures[:1]),
    )
    details = f"{claim.name}: {claim.claim}\n  scope    {claim.scope}\n  verdict  {verdict.value}\n  slip     {'; '.join(slip.failures)}"
    return Judged(row, tuple(f"{claim.name}: {failure}" for failure in failures), details)
