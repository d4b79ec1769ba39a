"""Step: what each card sees, and that its prerequisite and its quest are asked of just that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from crosscheck.equality.guarded import Guarded, addend, is_sum_of, passed, same_set
from crosscheck.equality.subjects import (
    MOST_REGIONS,
    MOST_SANCTUARIES,
    SHAPES,
    Step,
    Subjects,
    cases,
    expect,
    opaque,
    with_stubs,
)
from faraway.scoring.record import CardScore
from proofs.check import decide
from proofs.counting import PRINTED_BOX, Counted
from proofs.encoding import Cards
from proofs.linear import Constraints
from proofs.scoring import Row
from proofs.smt import Answer, Number, Solver, Truth, any_of, different, integer, sum_of
from proofs.theorems.encoding import solvable
from proofs.verdict import Verdict

CaseList = Iterator[tuple[str, Callable[[], str | None]]]


def places(subjects: Subjects) -> Step:
    """Run the reference's scoring of one card on opaque cards: every place of every number of cards.

    The specification's is run by the step `joins`; the encoding's sums are compared by z3, whatever is shown.
    """
    run = yield from cases(reference_places(subjects))
    return run + (yield from cases(encoded_places(subjects)))


def reference_places(subjects: Subjects) -> CaseList:
    """Yield a case for each place of each number of cards, with the prerequisite met and not met."""
    for regions, sanctuaries in SHAPES:
        for met in (True, False):
            for place in range(regions):
                yield (
                    f"reference: place {place + 1} of {regions} with {sanctuaries} Sanctuaries, met {met}",
                    lambda size=(regions, sanctuaries), place=place, met=met: reference_place(  # type: ignore[misc]
                        subjects, *size, place, met=met
                    ),
                )
        yield (
            f"reference: {sanctuaries} Sanctuaries beside {regions} Regions",
            lambda size=(regions, sanctuaries): reference_sanctuaries(subjects, *size),  # type: ignore[misc]
        )


def opaque_row(regions: int, sanctuaries: int) -> tuple[tuple[Guarded, ...], tuple[Guarded, ...]]:
    """Return Regions of which only prerequisite and quest can be had, and Sanctuaries of which only the quest can."""
    row = opaque(
        "Region",
        regions,
        prerequisite=lambda name: Guarded(f"the prerequisite of {name}"),
        quest=lambda name: Guarded(f"the quest of {name}"),
    )
    beside = opaque("Sanctuary", sanctuaries, quest=lambda name: Guarded(f"the quest of {name}"))
    return tuple(row), tuple(beside)


class Parts:
    """Stubs for what counts and pays: they check what they are handed and hand on opaque things."""

    def __init__(self, visible: Sequence[Guarded], *, met: bool) -> None:
        """Expect these cards to be visible and answer so for every prerequisite."""
        self.visible = visible
        self.met = met
        self.counts = Guarded("the counts")
        self.sought: list[object] = []
        self.is_other = False

    def count_icons(self, visible: object) -> Guarded:
        """Note whether the right cards are counted."""
        self.is_other = self.is_other or not same_set(visible, self.visible)
        return self.counts

    def is_prerequisite_met(self, asked: object, counts: object) -> bool:
        """Answer for a prerequisite."""
        expect(counts, self.counts, "what is counted")
        self.sought.append(asked)
        return self.met

    def count_for_quest(self, quest: Guarded, counts: object) -> tuple[Guarded, str]:
        """Count for a quest."""
        expect(counts, self.counts, "what is counted")
        return quest, "counted"

    def pay_quest(self, quest: Guarded, counted: tuple[Guarded, str]) -> object:
        """Pay for a quest."""
        expect(counted[0], quest, "what its quest counts")
        return addend(str(id(quest)))


def run_parts(subjects: Subjects, parts: Parts, score: Callable[[object], object]) -> object:
    """Score with the reference's own rules of visibility and stubs for the rest."""
    stubs = with_stubs(
        subjects.scoring,
        count_icons=parts.count_icons,
        is_prerequisite_met=parts.is_prerequisite_met,
        count_for_quest=parts.count_for_quest,
        pay_quest=parts.pay_quest,
    )
    return score(stubs)


def reference_place(
    subjects: Subjects, regions: int, sanctuaries: int, place: int, *, met: bool
) -> str | None:
    """Return what is wrong with the scoring of the Region in one place; None if nothing is."""
    row, beside = opaque_row(regions, sanctuaries)
    parts = Parts([*row[place:], *beside], met=met)
    score = run_parts(
        subjects,
        parts,
        lambda stubs: subjects.scoring.score_region(passed(row), passed(beside), place, passed(stubs)),
    )
    assert isinstance(score, CardScore)
    if parts.is_other or not same_set(score.visible, parts.visible):
        return "it sees others"
    (asked,) = parts.sought
    expect(asked, row[place].prerequisite, "its own prerequisite")
    return wrong_fame(score, row[place], paid=met)


def wrong_fame(score: CardScore, card: Guarded, *, paid: bool) -> str | None:
    """Return what is wrong with one card's fame; None if nothing is."""
    expected = [str(id(card.quest))] if paid else []
    return None if is_sum_of(score.fame, expected) else "its fame is not what its quest pays just when met"


def reference_sanctuaries(subjects: Subjects, regions: int, sanctuaries: int) -> str | None:
    """Return what is wrong with the scoring of the Sanctuaries; None if nothing is."""
    row, beside = opaque_row(regions, sanctuaries)
    parts = Parts([*row, *beside], met=False)
    scores = run_parts(
        subjects,
        parts,
        lambda stubs: subjects.scoring.score_sanctuaries(passed(row), passed(beside), passed(stubs)),
    )
    assert isinstance(scores, tuple)
    if len(scores) != sanctuaries:
        return f"{len(scores)} were scored"
    if parts.is_other or not all(same_set(score.visible, parts.visible) for score in scores):
        return "they see others"
    return next(
        (
            wrong
            for score, card in zip(scores, beside, strict=True)
            if (wrong := wrong_fame(score, card, paid=True))
        ),
        None,
    )


def encoded_places(subjects: Subjects) -> CaseList:
    """Yield a case for each place of eight: that the encoding adds up just what it sees, whatever is shown there.

    Where the cards are unknown, a row of the encoding has every Sanctuary of the box in it.
    """
    for sanctuaries in (*range(MOST_SANCTUARIES + 1), len(PRINTED_BOX.sanctuaries)):
        regions = [
            {each: integer(f"r{place}.{each.value}") for each in Counted} for place in range(MOST_REGIONS)
        ]
        names = [f"s{place}" for place in range(sanctuaries)]
        beside = {name: {each: integer(f"{name}.{each.value}") for each in Counted} for name in names}
        row = Row(Cards((), {}), regions, beside)
        for place in range(MOST_REGIONS):
            yield (
                f"encoding: place {place + 1} with {sanctuaries} Sanctuaries",
                lambda row=row, place=place: encoded_place(subjects, row, place),  # type: ignore[misc]
            )
        for name in names:
            yield (
                f"encoding: Sanctuary {name} of {sanctuaries}",
                lambda row=row, name=name: encoded_sanctuary(subjects, row, name),  # type: ignore[misc]
            )


def encoded_place(subjects: Subjects, row: Row, place: int) -> str | None:
    """Return what is wrong with what the encoding shows to one place; None if nothing is."""
    constraints = Constraints("places")
    seen = subjects.encoding.seen_by_region(row, place, constraints)
    sought = subjects.encoding.seen_by_prerequisite(row, place, seen, constraints)
    visible = [*row.regions[place:], *row.sanctuaries.values()]
    shown = {
        str(term): term for counts in (*row.regions, *row.sanctuaries.values()) for term in counts.values()
    }
    has_solution = solvable("a place", [], constraints.terms, constraints.witnesses, shown)
    if constraints.terms and decide(has_solution, 0).verdict is not Verdict.PROVED:
        return "it asks for something"
    right = all(always_sums(counts, visible, constraints.terms) for counts in (seen, sought))
    return None if right else "it sees others"


def encoded_sanctuary(subjects: Subjects, row: Row, name: str) -> str | None:
    """Return what is wrong with what the encoding shows to one Sanctuary; None if nothing is."""
    counts = subjects.encoding.seen_by_sanctuary(row, name)
    return None if always_sums(counts, [*row.regions, *row.sanctuaries.values()], []) else "it sees others"


def always_sums(
    counts: Mapping[Counted, Number], parts: Sequence[Mapping[Counted, Number]], constraints: Sequence[Truth]
) -> bool:
    """Return True if counts are the sums of the parts for all numbers."""
    solver = Solver()
    solver.add(constraints)
    solver.add([any_of(different(counts[each], sum_of(part[each] for part in parts)) for each in Counted)])
    return solver.check() is Answer.UNSATISFIABLE
