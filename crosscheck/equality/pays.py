"""Step: what each of the 113 cards pays, for all counts at once.

Reference and specification are run on nine counts of which the solver knows only the bounds, along every path; the
visible cards themselves are opaque, so that nothing but the counts can matter. Every path is compared with the encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import spec.quests
import spec.scoring
from crosscheck.equality.guarded import Guarded, InspectedError, passed
from crosscheck.equality.subjects import (
    CARDS,
    FIELD_OF,
    Step,
    Subjects,
    cases,
    expect,
    label,
    stubbed,
    with_stubs,
)
from crosscheck.equality.symbolic import NUMBERS, Kind, Path, Term, Unknown, all_paths
from faraway.cards.catalogue import Region as ReferenceRegion
from faraway.cards.icons import Counts as ReferenceCounts
from proofs.context import seen_by, unknown_context
from proofs.counting import Card, Counted
from proofs.linear import Constraints
from proofs.scoring import Choice
from proofs.smt import Answer, Number, Solver, Truth, between, different, equal, number
from spec.cards import Region

ICON_OF = {
    "clue": Counted.CLUES,
    "stone": Counted.STONES,
    "chimera": Counted.CHIMERAS,
    "thistle": Counted.THISTLES,
}


def pays(subjects: Subjects) -> Step:
    """Compare what each card pays in all three, for all nine counts up to what the box can show."""
    return (yield from cases(each_card(subjects)))


def each_card(subjects: Subjects) -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Yield a case for each card in reference and specification."""
    for card in CARDS:
        for name, fame in (("reference", reference_fame), ("spec", spec_fame)):
            yield (
                f"{name}: {label(card)}",
                lambda card=card, fame=fame: unlike_encoding(  # type: ignore[misc]
                    subjects, card, lambda counts: fame(subjects, card, counts)
                ),
            )


class OneCard(Guarded):
    """A row of which only the card in the first place can be had."""

    def __init__(self, card: object) -> None:
        """Hold the card."""
        super().__init__("the row")
        object.__setattr__(self, "_card", card)

    def __getitem__(self, place: object) -> object:
        if type(place) is not int or place != 0:
            raise InspectedError("another card of the row was looked at")
        return object.__getattribute__(self, "_card")

    def __iter__(self) -> Iterator[object]:
        return iter([object.__getattribute__(self, "_card")])


def reference_fame(
    subjects: Subjects, card: Card, counts: Mapping[Counted, Unknown[Term]]
) -> Unknown[Term] | int:
    """Return what the reference pays a card that sees so much."""
    visible, nothing = Guarded("the visible cards"), Guarded("the other cards")
    made = ReferenceCounts(**{FIELD_OF[each]: count for each, count in counts.items()})  # type: ignore[arg-type]

    def count_icons(seen: object) -> ReferenceCounts:
        expect(seen, visible, "what is visible")
        return made

    stubs = with_stubs(
        subjects.scoring,
        visible_to_region=lambda *_row: visible,
        visible_to_sanctuary=lambda *_row: visible,
        count_icons=count_icons,
    )
    own = subjects.reference_card(card)
    if isinstance(own, ReferenceRegion):
        paid: object = subjects.scoring.score_region(passed(OneCard(own)), passed(nothing), 0, stubs).fame
    else:
        paid = subjects.scoring.score_sanctuaries(passed(nothing), passed(OneCard(own)), stubs)[0].fame
    return passed(paid)


def spec_fame(
    _subjects: Subjects, card: Card, counts: Mapping[Counted, Unknown[Term]]
) -> Unknown[Term] | int:
    """Return what the specification pays a card that sees so much."""
    visible = Guarded("the visible cards")

    def counted(what: Counted, seen: object) -> Unknown[Term]:
        expect(seen, visible, "what is visible")
        return counts[what]

    with stubbed(
        spec.quests,
        count_icons=lambda icon, seen: counted(ICON_OF[icon], seen),
        count_nights=lambda seen: counted(Counted.NIGHT, seen),
        count_biome=lambda biome, seen: counted(Counted(biome), seen),
    ):
        if isinstance(card, Region):
            return spec.scoring.score_region(card, passed(visible))
        return spec.scoring.score_sanctuary(card, passed(visible))


def unknown_counts(
    terms: Mapping[Counted, Term], path: Path, kind: Kind[Term]
) -> dict[Counted, Unknown[Term]]:
    """Return counts that code can be run on."""
    return {each: Unknown(term, path, kind) for each, term in terms.items()}


def unlike_encoding(
    subjects: Subjects,
    card: Card,
    fame: Callable[[Mapping[Counted, Unknown[Number]]], Unknown[Number] | int],
) -> str | None:
    """Return counts for which code pays otherwise than the encoding, laid out as a tableau; None if there are none."""
    constraints = Constraints("pays")
    terms = {each: constraints.fresh(each.value) for each in Counted}
    bounds = [between(0, term, subjects.encoding.most(each)) for each, term in terms.items()]
    encoded = subjects.encoding.fame([Choice(number(1), card)], terms, terms, constraints)
    solver = Solver()
    solver.add([*bounds, *constraints.terms])
    for outcome in all_paths(lambda path: fame(unknown_counts(terms, path, NUMBERS)), bounds, NUMBERS):
        with solver.supposing([*outcome.conditions, different(encoded, outcome.result)]):
            answer = solver.check()
            if answer is Answer.SATISFIABLE:
                values = solver.values()
                shown = {each: values.of(term) for each, term in terms.items()}
                paid = f"it pays {values.of(outcome.result)} and in the encoding {values.of(encoded)}"
                counted = ", ".join(f"{many} {each.value}" for each, many in shown.items() if many)
                return f"{paid} for {counted or 'nothing'}; {laid_out(subjects, card, terms, solver)}"
            if answer is Answer.UNKNOWN:
                return f"z3 gives up: {solver.why_unknown()}"
    return None


def laid_out(subjects: Subjects, card: Card, terms: Mapping[Counted, Number], solver: Solver) -> str:
    """Return a legal tableau in which a card sees such counts, as the solver holds them."""
    context = unknown_context("laid-out", card, subjects.encoding.box)
    seen = seen_by(context, subjects.encoding)
    ties: Sequence[Truth] = [equal(terms[each], seen[each]) for each in Counted]
    with solver.supposing([*context.constraints, *ties]):
        if solver.check() is not Answer.SATISFIABLE:
            return "no legal tableau shows it"
        values = solver.values()
        tableau = context.decoded(values)
        counts = ", ".join(
            f"{values.of(term)} {each.value}" for each, term in terms.items() if values.of(term)
        )
        beside = ", ".join(tableau.sanctuaries) or "no Sanctuary"
        return f"in the tableau {', '.join(map(str, tableau.regions))} with {beside}, where it sees {counts}"
