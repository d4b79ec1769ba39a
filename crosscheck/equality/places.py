"""Step 1: what each place of a tableau sees."""

import itertools
from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve

from crosscheck.equality.subjects import (
    MOST_REGIONS,
    MOST_SANCTUARIES,
    OpaqueRow,
    Subjects,
    as_spec_row,
    opaque_row,
)
from faraway.scoring.record import ScoringRules
from proofs.counting import Counted
from proofs.encoding import Cards
from proofs.linear import Constraints
from proofs.scoring import Row
from proofs.smt import Answer, Number, Solver, Truth, any_of, different, integer, sum_of


def places(subjects: Subjects) -> Iterator[str]:
    """Compare what each place sees, with things that are no cards: nothing can depend on what they show.

    Covers every number of Regions and Sanctuaries, and so every tableau.
    """
    for regions, sanctuaries in itertools.product(range(1, MOST_REGIONS + 1), range(MOST_SANCTUARIES + 1)):
        laid = opaque_row(regions, sanctuaries)
        row, beside = laid
        spec_row, spec_beside = as_spec_row(laid)
        for place in range(regions):
            expected = {*row[place:], *beside}
            in_prerequisite, in_quest = seen_when_scored(subjects.scoring, laid, place)
            sees: dict[str, Sequence[object]] = {
                "reference": subjects.scoring.visible_to_region(row, beside, place),
                "reference's prerequisite": in_prerequisite,
                "reference's quest": in_quest,
                "spec": subjects.spec.visible_from_region(spec_row, place, spec_beside),
            }
            for implementation, visible in sees.items():
                if set(visible) != expected or len(visible) != len(expected):
                    yield f"{implementation}: place {place + 1} of {regions} with {sanctuaries} Sanctuaries sees others"
        for place in range(sanctuaries):
            sees = {
                "reference": subjects.scoring.visible_to_sanctuary(row, beside),
                "reference's quest": seen_when_scored(subjects.scoring, laid, regions + place)[0],
                "spec": subjects.spec.visible_from_sanctuary(spec_row, spec_beside),
            }
            for implementation, visible in sees.items():
                if set(visible) != {*row, *beside} or len(visible) != regions + sanctuaries:
                    yield f"{implementation}: Sanctuary {place + 1} of {sanctuaries} beside {regions} Regions sees others"
    yield from encoded_places(subjects)


def seen_when_scored(scoring: ScoringRules, laid: OpaqueRow, place: int) -> list[Sequence[object]]:
    """Return the cards that the reference looks at when it scores one: for its prerequisite, then for its quest.

    Nothing is counted: the visible cards themselves stand for their counts.
    """
    asked: list[Sequence[object]] = []

    def note(_of: object, visible: object) -> bool:
        assert isinstance(visible, tuple)
        asked.append(visible)
        return True

    noting = evolve(
        scoring,
        count_icons=tuple,  # type: ignore[arg-type]  # that is the point
        is_prerequisite_met=note,
        count_for_quest=note,
        pay_quest=lambda _quest, _counted: 1,
    )
    regions, sanctuaries = laid
    if place < len(regions):
        scoring.score_region(regions, sanctuaries, place, noting)
    else:
        scoring.score_sanctuaries(regions, sanctuaries, noting)
        asked = asked[place - len(regions) :]
    return asked


def encoded_places(subjects: Subjects) -> Iterator[str]:
    """Show by z3 that the encoding adds up just what each place sees, whatever is shown there."""
    for sanctuaries in range(MOST_SANCTUARIES + 1):
        regions = [
            {each: integer(f"r{place}.{each.value}") for each in Counted} for place in range(MOST_REGIONS)
        ]
        names = [f"s{place}" for place in range(sanctuaries)]
        beside = {name: {each: integer(f"{name}.{each.value}") for each in Counted} for name in names}
        row = Row(Cards((), {}), regions, beside)
        for place in range(MOST_REGIONS):
            constraints = Constraints("places")
            seen = subjects.encoding.seen_by_region(row, place, constraints)
            by_prerequisite = subjects.encoding.seen_by_prerequisite(row, place, seen, constraints)
            for counts in (seen, by_prerequisite):
                if not always_sums(counts, [*regions[place:], *beside.values()], constraints.terms):
                    yield f"encoding: place {place + 1} with {sanctuaries} Sanctuaries sees others"
        for name in names:
            counts = subjects.encoding.seen_by_sanctuary(row, name)
            if not always_sums(counts, [*regions, *beside.values()], []):
                yield f"encoding: Sanctuary {name} of {sanctuaries} sees others"


def always_sums(
    counts: Mapping[Counted, Number], parts: Sequence[Mapping[Counted, Number]], constraints: Sequence[Truth]
) -> bool:
    """Return True if counts are the sums of the parts for all numbers."""
    solver = Solver()
    solver.add(constraints)
    solver.add([any_of(different(counts[each], sum_of(part[each] for part in parts)) for each in Counted)])
    return solver.check() is Answer.UNSATISFIABLE
