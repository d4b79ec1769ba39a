"""The certificate in a few lines: for each number of Sanctuaries the greatest total, and what was done.

The cases are grouped by how many Sanctuaries are coloured. A group stands for all sets with so many
of the 20 coloured and the rest of the 25 gray Sanctuaries; the groups stand for all 54,910,660.
"""

import lzma
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import comb
from pathlib import Path

from proofs.greatest.cases import GRAY, ROUNDS, SANCTUARIES_A_BIOME
from proofs.greatest.certificate import (
    FORMAT,
    Digest,
    Greatest,
    Outcome,
    digest,
    load_greatest,
    load_outcome,
)
from proofs.greatest.guesses import GUESSES
from proofs.greatest.scoring import total_of
from proofs.plain_json import dumps_line

ESTABLISHED = Path(__file__).with_name("established.json")
KEPT = Path(__file__).with_name("certificate.jsonl.xz")
COLOURED = 4 * SANCTUARIES_A_BIOME


@dataclass(frozen=True)
class Group:
    """All cases with so many Sanctuaries, of which so many are coloured."""

    sanctuaries: int
    coloured: int
    sanctuary_sets: int
    pairs: int
    cases: int
    bounded_away: int
    searched: int


@dataclass(frozen=True)
class Summary:
    """What is known, and the hash of the certificate that shows it."""

    format: str
    certificate: Digest
    greatest: tuple[Greatest, ...]
    groups: tuple[Group, ...]


def greatest_of(sanctuaries: int, outcomes: Sequence[Outcome]) -> Greatest:
    """Return the best tableau with so many Sanctuaries: the guess, or what beats it."""
    better = [
        outcome.better
        for outcome in outcomes
        if outcome.better is not None and outcome.case.sanctuaries == sanctuaries
    ]
    best = max([GUESSES[sanctuaries], *better], key=total_of)
    return Greatest(sanctuaries, total_of(best), best)


def group_of(sanctuaries: int, coloured: int, outcomes: Sequence[Outcome]) -> Group:
    """Sum up the cases of a group."""
    here = [
        outcome
        for outcome in outcomes
        if outcome.case.sanctuaries == sanctuaries and sum(outcome.case.biomes) == ROUNDS + coloured
    ]
    boxes = [box for outcome in here for box in outcome.boxes]
    searched = sum(box.bound is None for box in boxes)
    return Group(
        sanctuaries=sanctuaries,
        coloured=coloured,
        sanctuary_sets=comb(COLOURED, coloured) * comb(GRAY, sanctuaries - coloured),
        pairs=sum(outcome.case.pairs for outcome in here),
        cases=len(here),
        bounded_away=len(boxes) - searched,
        searched=searched,
    )


def greatest_totals(outcomes: Sequence[Outcome]) -> tuple[Greatest, ...]:
    """Return the best tableau for each number of Sanctuaries, once all cases have been searched."""
    return tuple(greatest_of(sanctuaries, outcomes) for sanctuaries in range(len(GUESSES)))


def summarise(certificate: str) -> Summary:
    """Sum up a whole certificate."""
    head, *lines = certificate.splitlines()
    outcomes = [load_outcome(line) for line in lines]
    sizes = range(len(GUESSES))
    return Summary(
        FORMAT,
        digest(certificate),
        load_greatest(head),
        tuple(group_of(size, coloured, outcomes) for size in sizes for coloured in range(size + 1)),
    )


def load_kept() -> str:
    """Return the certificate that is kept in the repository, compressed."""
    return lzma.decompress(KEPT.read_bytes()).decode()


def keep(certificate: str) -> None:
    """Keep a certificate in the repository, compressed, and what it establishes beside it."""
    KEPT.write_bytes(lzma.compress(certificate.encode(), preset=9 | lzma.PRESET_EXTREME))
    ESTABLISHED.write_text(dump_summary(summarise(certificate)), encoding="utf-8")


def dump_summary(summary: Summary) -> str:
    """Write a summary as JSON, one line to an entry."""
    lines = [
        f'  "format": {dumps_line(summary.format)}',
        f'  "certificate": {dumps_line(summary.certificate)}',
    ]
    for name, entries in (("greatest", summary.greatest), ("groups", summary.groups)):
        listed = ",\n".join(f"    {dumps_line(asdict(entry))}" for entry in entries)
        lines.append(f'  "{name}": [\n{listed}\n  ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"
