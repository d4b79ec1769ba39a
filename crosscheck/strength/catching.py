"""Which vectors catch which misreading."""

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from random import Random

from faraway.conformance.diagnosis.fingerprint import CRASHED, fingerprint
from faraway.conformance.reference.in_process import PreparedVector, prepare
from faraway.conformance.suite.vectors import Suite
from faraway.conformance.verdict.judge import judge
from faraway.game.record import Rules

COVERS_TRIED = 1000


def rehearsals_of(suite: Suite) -> list[PreparedVector]:
    """Make ready every vector that rules can answer."""
    return [prepare(vector) for vector in suite.vectors if vector.requests]


def caught(rehearsals: Sequence[PreparedVector], rules: Rules) -> dict[str, str]:
    """Return for each vector that these rules fail the fingerprint of what they answer."""
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


def smallest_cover(catches: dict[str, set[str]]) -> list[str]:
    """Choose few vectors that together catch all that any of them catches.

    Greedily, always one that adds nearly the most, then without those that the others make needless; the best of many
    such tries. The seeds are fixed: the same catches give the same choice.
    """
    bit = {duty: 1 << place for place, duty in enumerate(sorted(set().union(*catches.values())))}
    masks = {vector: sum(bit[duty] for duty in duties) for vector, duties in catches.items()}
    able: dict[str, int] = {}
    for vector, mask in sorted(masks.items(), key=lambda entry: -entry[1].bit_count()):
        if all(mask | other != other for other in able.values()):
            able[vector] = mask
    chosen = min((_cover(able, Random(seed)) for seed in range(COVERS_TRIED)), key=len)
    return [vector for vector in catches if vector in chosen]


def _cover(masks: dict[str, int], chance: Random) -> set[str]:
    missing = reduce(or_, masks.values())
    chosen: list[str] = []
    while missing:
        best = max(masks, key=lambda vector: (masks[vector] & missing).bit_count() + 3 * chance.random())
        chosen.append(best)
        missing &= ~masks[best]
    everything = reduce(or_, masks.values())
    for vector in sorted(chosen, key=lambda vector: masks[vector].bit_count()):
        others = [masks[other] for other in chosen if other != vector]
        if reduce(or_, others, 0) == everything:
            chosen.remove(vector)
    return set(chosen)


def by_vector(failures: Iterable[tuple[str, Iterable[str]]]) -> dict[str, list[str]]:
    """Turn round: from what each thing fails to what each vector catches."""
    catches: dict[str, list[str]] = {}
    for name, vectors in failures:
        for vector in vectors:
            catches.setdefault(vector, []).append(name)
    return catches
