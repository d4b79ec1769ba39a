"""Ask every code mutant every vector, once: what has been measured is kept, and only what is new is asked again.

The notebook in build/ has a line for every batch of vectors and a line for every mutant that was asked a batch. A
mutant whose module has changed is new, and so is a vector that has.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from attrs import define, field, frozen

from crosscheck.strength.mutants import (
    ROOT,
    Answer,
    Mutant,
    TooLongError,
    answering,
    mutants,
    no_longer_than,
)
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.verdict.judge import judge

NOTEBOOK = ROOT / "build" / "strength.jsonl"
LONGEST = 2.0
"""Seconds; the longest vector takes the reference a twentieth of it."""
HANGS = 3
"""A mutant that does not come to an end so many times is asked no more."""


class Fate(Enum):
    """What becomes of a vector that is asked."""

    RIGHT = "right"
    WRONG = "wrong"
    ENDLESS = "endless"


@frozen
class Measured:
    """A mutant and the vectors that catch it."""

    mutant: Mutant
    caught_by: tuple[str, ...]


@define
class Notebook:
    """What has been measured so far."""

    path: Path
    batches: list[dict[str, str]] = field(factory=list)
    asked: dict[str, list[int]] = field(factory=dict)
    caught: dict[str, set[str]] = field(factory=dict)

    def open(self) -> Notebook:
        """Read the notebook; a line that was cut off is not counted."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else ():
            try:
                entry = json.loads(line)
            except json.JSONDecodeError:
                continue
            if "vectors" in entry:
                self.batches.append(entry["vectors"])
            else:
                self._remember(entry["mutant"], entry["batch"], entry["caught"])
        return self

    def _remember(self, mutant: str, batch: int, caught: Sequence[str]) -> None:
        self.asked.setdefault(mutant, []).append(batch)
        self.caught.setdefault(mutant, set()).update(f"{name} {self.batches[batch][name]}" for name in caught)

    def begin(self, vectors: dict[str, str]) -> int:
        """Note a batch of vectors and give its number."""
        if vectors not in self.batches:
            self.batches.append(vectors)
            self._write({"vectors": vectors})
        return self.batches.index(vectors)

    def note(self, mutant: str, batch: int, caught: Sequence[str]) -> None:
        """Note which vectors of a batch catch a mutant."""
        self._remember(mutant, batch, caught)
        self._write({"mutant": mutant, "batch": batch, "caught": [*caught]})

    def unasked(self, mutant: str, vectors: dict[str, str]) -> dict[str, str]:
        """Give those of the vectors that the mutant has not been asked."""
        known = {pair for batch in self.asked.get(mutant, ()) for pair in self.batches[batch].items()}
        return {name: digest for name, digest in vectors.items() if (name, digest) not in known}

    def _write(self, entry: dict[str, object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def measure_mutants(rehearsals: Sequence[PreparedVector]) -> list[Measured]:
    """Let every code mutant answer all vectors of levels 2 to 5; one that breaks down or does not end is caught."""
    asked = {rehearsal.vector.id: rehearsal for rehearsal in rehearsals if rehearsal.vector.level > 1}
    vectors = {
        name: hashlib.sha256(repr(rehearsal.vector).encode()).hexdigest()[:8]
        for name, rehearsal in asked.items()
    }
    notebook = Notebook(NOTEBOOK).open()
    found = []
    for number, mutant in enumerate(mutants(), start=1):
        print(f"\r{number} mutants", end="", file=sys.stderr, flush=True)
        if new := notebook.unasked(mutant.key, vectors):
            batch = notebook.begin(new)
            notebook.note(mutant.key, batch, caught_by([asked[name] for name in new], mutant))
        caught = notebook.caught[mutant.key]
        found.append(
            Measured(mutant, tuple(name for name, digest in vectors.items() if f"{name} {digest}" in caught))
        )
    print(file=sys.stderr)
    return found


def caught_by(rehearsals: Sequence[PreparedVector], mutant: Mutant) -> list[str]:
    """Name the vectors that a mutant fails; a mutant with which nothing can even begin fails all that it is asked."""
    asked = [one for one in rehearsals if one.tableau is not None or not mutant.is_lean]
    failed: list[str] = []
    hangs = 0
    with mutant.planted():
        try:
            answers = answering(mutant)
        except Exception:  # noqa: BLE001  a mutant may break down in any way
            return [rehearsal.vector.id for rehearsal in asked]
        for rehearsal in asked:
            fates = [_fate(rehearsal, answer) for answer in answers]
            if any(fate is not Fate.RIGHT for fate in fates):
                failed.append(rehearsal.vector.id)
            hangs += Fate.ENDLESS in fates
            if hangs == HANGS:
                break
    return failed


def _fate(rehearsal: PreparedVector, answer: Answer) -> Fate:
    try:
        with no_longer_than(LONGEST):
            replies = answer(rehearsal)
    except TooLongError:
        return Fate.ENDLESS
    except Exception:  # noqa: BLE001  a mutant may break down in any way
        return Fate.WRONG
    return Fate.WRONG if replies is None or judge(rehearsal.vector, replies) else Fate.RIGHT
