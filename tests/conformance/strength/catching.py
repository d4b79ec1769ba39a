"""Which vectors catch which misreading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faraway.conformance.fingerprint import CRASHED, fingerprint
from faraway.conformance.judge import judge
from faraway.conformance.rehearsal import rehearse
from faraway.rules import STANDARD_RULES
from faraway.zoo import ANIMALS
from tests.conformance.strength.mutants import TooLongError, mutants, no_longer_than

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from faraway.conformance.rehearsal import Rehearsal
    from faraway.conformance.vectors import Suite
    from faraway.rules import Rules

LONGEST = 10.0


def rehearsals_of(suite: Suite) -> list[Rehearsal]:
    """Make ready every vector that rules can answer."""
    return [rehearse(vector) for vector in suite.vectors if vector.requests]


def caught(rehearsals: Sequence[Rehearsal], rules: Rules) -> dict[str, str]:
    """Give for each vector that these rules fail the fingerprint of what they answer."""
    failed: dict[str, str] = {}
    catalogue = None
    for rehearsal in rehearsals:
        is_catalogue = rehearsal.vector.level == 1
        replies = catalogue if is_catalogue and catalogue is not None else rehearsal.replies(rules)
        if is_catalogue:
            catalogue = replies
        if replies is None:
            failed[rehearsal.vector.id] = CRASHED
        elif judge(rehearsal.vector, replies):
            failed[rehearsal.vector.id] = fingerprint(rehearsal.vector, replies)
    return failed


def caught_animals(rehearsals: Sequence[Rehearsal]) -> dict[str, dict[str, str]]:
    """Let every animal of the zoo answer all vectors."""
    return {name: caught(rehearsals, animal.misread(STANDARD_RULES)) for name, animal in ANIMALS.items()}


def caught_mutants(rehearsals: Sequence[Rehearsal]) -> Iterator[tuple[str, list[str]]]:
    """Let every code mutant answer all vectors; one that breaks down or does not end is caught by what it was asked."""
    for mutant in mutants():
        failed = []
        with mutant.planted():
            for rehearsal in rehearsals:
                if rehearsal.vector.level == 1:
                    continue
                try:
                    with no_longer_than(LONGEST):
                        replies = rehearsal.replies(STANDARD_RULES)
                except (Exception, TooLongError):  # noqa: BLE001 - a mutant may break down in any way
                    replies = None
                if replies is None or judge(rehearsal.vector, replies):
                    failed.append(rehearsal.vector.id)
        yield mutant.name, failed


def smallest_cover(catches: dict[str, set[str]]) -> list[str]:
    """Choose few vectors that together catch all that any of them catches: greedily, always the one that adds most."""
    missing = set().union(*catches.values())
    chosen: list[str] = []
    while missing:
        best = max(catches, key=lambda vector: len(catches[vector] & missing))
        chosen.append(best)
        missing -= catches[best]
    return [vector for vector in catches if vector in set(chosen)]


def by_vector(failures: Iterable[tuple[str, Iterable[str]]]) -> dict[str, list[str]]:
    """Turn round: from what each thing fails to what each vector catches."""
    catches: dict[str, list[str]] = {}
    for name, vectors in failures:
        for vector in vectors:
            catches.setdefault(vector, []).append(name)
    return catches
