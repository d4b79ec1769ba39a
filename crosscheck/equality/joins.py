"""Step 4: that scores are put together from the parts."""

from collections.abc import Iterator, Sequence

from crosscheck.equality.subjects import MOST_REGIONS, MOST_SANCTUARIES, Subjects, sanctuary_card
from faraway.cards.catalogue import CATALOGUE, Card, Duration, Region, SanctuaryId
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau
from proofs.counting import PRINTED_BOX
from proofs.encoding import Tableau as EncodedTableau
from proofs.encoding import lay_cards
from proofs.linear import Constraints
from proofs.scoring import Choice
from proofs.smt import Answer, Number, Solver, any_of, different, sum_of


def joins(subjects: Subjects) -> Iterator[str]:
    """Show that scores are put together from the parts: every Region in every place, beside 0 to 7 Sanctuaries."""
    sanctuaries = list(PRINTED_BOX.sanctuaries)
    for turn in range(68):
        row = [(turn + 7 * place) % 68 + 1 for place in range(MOST_REGIONS)]
        beside = [sanctuaries[(turn * 3 + place) % 45] for place in range(turn % (MOST_SANCTUARIES + 1))]
        yield from reference_joins(subjects, row, beside)
        yield from spec_joins(subjects, row, beside)
        yield from encoding_joins(subjects, row, beside)


def reference_joins(subjects: Subjects, row: Sequence[int], beside: Sequence[str]) -> Iterator[str]:
    """Compare the reference's score sheet with its parts asked one by one."""
    scoring = subjects.scoring
    regions = tuple(CATALOGUE.regions[each - 1] for each in row)
    sanctuaries = tuple(map(sanctuary_card, beside))
    expected = []
    cards: list[Card] = [*regions, *sanctuaries]
    for place, card in enumerate(cards):
        visible = (
            scoring.visible_to_region(regions, sanctuaries, place)
            if place < len(row)
            else scoring.visible_to_sanctuary(regions, sanctuaries)
        )
        counts = scoring.count_icons(visible)
        is_met = not isinstance(card, Region) or scoring.is_prerequisite_met(card.prerequisite, counts)
        fame = (
            scoring.pay_quest(card.quest, scoring.count_for_quest(card.quest, counts))
            if card.quest is not None and is_met
            else 0
        )
        expected.append(fame)
    tableau = Tableau(regions=tuple(map(Duration, row)), sanctuaries=tuple(map(SanctuaryId, beside)))
    sheet = score_tableau(tableau, subjects.rules.scoring, subjects.rules.catalogue)
    found = [each.fame for each in (*sheet.regions, *sheet.sanctuaries)]
    if found != expected or sheet.total != sum(expected):
        yield f"reference: the score of {row} with {beside} is not made of its parts"


def spec_joins(subjects: Subjects, row: Sequence[int], beside: Sequence[str]) -> Iterator[str]:
    """Compare spec's score with its parts asked one by one."""
    regions = [PRINTED_BOX.regions[each] for each in row]
    others = [PRINTED_BOX.sanctuaries[each] for each in beside]
    expected = [
        subjects.spec.score_region(card, subjects.spec.visible_from_region(regions, place, others))
        for place, card in enumerate(regions)
    ]
    visible = subjects.spec.visible_from_sanctuary(regions, others)
    beside_expected = [subjects.spec.score_sanctuary(card, visible) for card in others]
    found = subjects.spec.score(row, beside)
    if found != {
        "total": sum(expected + beside_expected),
        "regions": expected,
        "sanctuaries": beside_expected,
    }:
        yield f"spec: the score of {row} with {beside} is not made of its parts"


def encoding_joins(subjects: Subjects, row: Sequence[int], beside: Sequence[str]) -> Iterator[str]:
    """Show by z3 that the encoding's sheet is made of its parts, for one row."""
    cards = lay_cards(EncodedTableau(tuple(row), tuple(beside)))
    sheet = subjects.encoding.score("joined", cards)
    constraints = Constraints("parts")
    counted = subjects.encoding.row(cards)
    expected: list[Number] = []
    for place, choices in enumerate(map(subjects.encoding.choices, cards.positions)):
        seen = subjects.encoding.seen_by_region(counted, place, constraints)
        sought = subjects.encoding.seen_by_prerequisite(counted, place, seen, constraints)
        expected.append(subjects.encoding.fame(choices, seen, sought, constraints))
    for each, bit in cards.sanctuaries.items():
        seen = subjects.encoding.seen_by_sanctuary(counted, each)
        expected.append(
            subjects.encoding.fame([Choice(bit, PRINTED_BOX.sanctuaries[each])], seen, seen, constraints)
        )
    solver = Solver()
    solver.add([*sheet.constraints, *constraints.terms])
    found = [*sheet.regions, *sheet.sanctuaries.values()]
    unlike_parts = [different(one, other) for one, other in zip(found, expected, strict=True)]
    solver.add([any_of([*unlike_parts, different(sheet.total, sum_of(expected))])])
    if solver.check() is not Answer.UNSATISFIABLE:
        yield f"encoding: the score of {row} with {beside} is not made of its parts"
