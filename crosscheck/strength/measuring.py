"""Ask every code mutant every vector, and record which vectors catch it.

The mutants run in forked processes. The journal in build/ keeps every verdict as long as the vectors stay the same; a
mutant whose module has changed is measured again.
"""

import hashlib
from collections.abc import Sequence
from enum import Enum
from functools import partial

from attrs import frozen

from crosscheck.mutants.forks import Forks
from crosscheck.mutants.journal import Journal
from crosscheck.mutants.sandbox import ROOT
from crosscheck.strength.mutants import (
    Answer,
    PlantableMutant,
    TooLongError,
    answering,
    no_longer_than,
    plantable_mutants,
)
from faraway.cli.progress import tracked
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.verdict.judge import judge

JOURNAL = ROOT / "build" / "strength.jsonl"
PROCESSES = 2
LONGEST = 2.0
"""Seconds; the longest vector takes the reference a twentieth of it."""
HANGS = 3
"""A mutant that has not ended this many times is asked no more."""


class Fate(Enum):
    """The outcome of asking one vector."""

    RIGHT = "right"
    WRONG = "wrong"
    ENDLESS = "endless"


@frozen
class Measured:
    """A mutant and the vectors that catch it."""

    mutant: PlantableMutant
    caught_by: tuple[str, ...]


def measure_mutants(prepared: Sequence[PreparedVector]) -> list[Measured]:
    """Ask every code mutant all vectors of levels 2 to 5; one that crashes or does not end is caught."""
    asked = [one for one in prepared if one.vector.level > 1]
    digest = hashlib.sha256(repr([one.vector for one in asked]).encode()).hexdigest()
    journal = Journal(JOURNAL, digest)
    mutants = list(plantable_mutants())
    forks = Forks(PROCESSES, journal.record)
    pending = [mutant for mutant in mutants if mutant.key not in journal.done]
    # Without a thread that refreshes the bar: a process with threads must not fork.
    for mutant in tracked(pending, "mutants", threads=False):
        forks.start(mutant.key, partial(_killers, asked, mutant))
    forks.finish()
    return [Measured(mutant, _caught(journal, mutant)) for mutant in mutants]


def _killers(asked: Sequence[PreparedVector], mutant: PlantableMutant) -> str | None:
    return " ".join(caught_by(asked, mutant)) or None


def _caught(journal: Journal, mutant: PlantableMutant) -> tuple[str, ...]:
    """Return the vectors of a verdict; a fork that died without a result has measured nothing."""
    verdict = journal.done[mutant.key]
    if verdict.fate != "survived" and not verdict.killer:
        raise RuntimeError(
            f"{mutant.name}: the process that measured it died; remove {JOURNAL} and try again"
        )
    return tuple(verdict.killer.split())


def caught_by(prepared: Sequence[PreparedVector], mutant: PlantableMutant) -> list[str]:
    """Return the vectors that a mutant fails; a mutant that cannot even start fails all that it is asked."""
    asked = [one for one in prepared if one.tableau is not None or not mutant.is_lean]
    failed: list[str] = []
    hangs = 0
    with mutant.planted():
        try:
            answers = answering(mutant)
        except Exception:  # noqa: BLE001  a mutant may crash in any way
            return [one.vector.id for one in asked]
        for one in asked:
            fates = [_fate(one, answer) for answer in answers]
            if any(fate is not Fate.RIGHT for fate in fates):
                failed.append(one.vector.id)
            hangs += Fate.ENDLESS in fates
            if hangs == HANGS:
                break
    return failed


def _fate(prepared: PreparedVector, answer: Answer) -> Fate:
    try:
        with no_longer_than(LONGEST):
            replies = answer(prepared)
    except TooLongError:
        return Fate.ENDLESS
    except Exception:  # noqa: BLE001  a mutant may crash in any way
        return Fate.WRONG
    return Fate.WRONG if replies is None or judge(prepared.vector, replies) else Fate.RIGHT
