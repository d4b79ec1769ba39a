"""Step: a score is made of its parts, each handed its own card and what that card sees.

The whole-tableau functions of each implementation are run on opaque cards under opaque keys, with parts that are stubs.
A dependence on a particular card, on a neighbour or on several cards in a row raises by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import SimpleNamespace

from typing_extensions import override

import spec.scoring
from crosscheck.equality.guarded import (
    Addend,
    Guarded,
    InspectedError,
    Lookup,
    addend,
    is_sum_of,
    label_of,
    parts_of,
    passed,
    same_set,
    same_things,
)
from crosscheck.equality.subjects import SHAPES, Step, Subjects, cases, expect, opaque, stubbed, with_stubs
from faraway.scoring.sheet import score_tableau
from proofs.check import decide
from proofs.counting import Box, Counted, Counts
from proofs.encoding import ROUNDS, Cards
from proofs.linear import Constraints
from proofs.scoring import Choice, Scoring
from proofs.smt import Answer, Number, Solver, any_of, different, integer, number, sum_of
from proofs.theorems.encoding import solvable
from proofs.verdict import Verdict


def joins(subjects: Subjects) -> Step:
    """Run each implementation's scoring of a whole tableau on stubs, for every number of Regions and Sanctuaries."""
    return (yield from cases(shapes(subjects)))


def shapes(subjects: Subjects) -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Yield a case for each implementation and each number of cards."""
    for regions, sanctuaries in SHAPES:
        for name, joined in JOINED.items():
            if name == "encoding" and regions != ROUNDS:
                continue
            yield (
                f"{name}: the score of {regions} Regions with {sanctuaries} Sanctuaries",
                lambda joined=joined, size=(regions, sanctuaries): joined(subjects, *size),  # type: ignore[misc]
            )


def reference_joins(subjects: Subjects, regions: int, sanctuaries: int) -> str | None:
    """Compare the reference's score sheet with the stubs' fame."""
    row, beside = opaque("Region", regions), opaque("Sanctuary", sanctuaries)
    keys, names = opaque("duration", regions), opaque("id", sanctuaries)
    order: list[int] = []

    def region(played: object, placed: object, position: int, rules: object) -> object:
        check_row(played, row, placed, beside)
        expect(rules, stubs, "the record of rules")
        order.append(position)
        return SimpleNamespace(fame=addend(label_of(row[position])))

    def others(played: object, placed: object, rules: object) -> object:
        check_row(played, row, placed, beside)
        expect(rules, stubs, "the record of rules")
        return tuple(SimpleNamespace(fame=addend(label_of(each))) for each in beside)

    stubs = with_stubs(subjects.scoring, score_region=region, score_sanctuaries=others)
    catalogue = Guarded(
        "the catalogue",
        region_of=Lookup(list(zip(keys, row, strict=True))),
        sanctuary_of=Lookup(list(zip(names, beside, strict=True))),
    )
    tableau = SimpleNamespace(regions=tuple(keys), sanctuaries=tuple(names))
    sheet = score_tableau(passed(tableau), stubs, passed(catalogue))
    if order != list(reversed(range(regions))):
        return f"the Regions were scored in the order {order}"
    found = [[score.fame for score in scores] for scores in (sheet.regions, sheet.sanctuaries)]
    return unlike_parts(found, sheet.total, row, beside)


def check_row(played: object, row: Sequence[object], placed: object, beside: Sequence[object]) -> None:
    """Raise unless a part was handed the whole row and all Sanctuaries, in their order."""
    if not same_things(played, row) or not same_things(placed, beside):
        raise InspectedError("a part was handed other cards than those of the tableau")


def unlike_parts(
    found: Sequence[Sequence[object]], total: object, row: Sequence[Guarded], beside: Sequence[Guarded]
) -> str | None:
    """Return what is wrong with the fame of each card and with the total; None if nothing is."""
    for scores, cards in zip(found, (row, beside), strict=True):
        if len(scores) != len(cards) or not all(
            is_sum_of(fame, [label_of(card)]) for fame, card in zip(scores, cards, strict=True)
        ):
            return "a card's fame is not what its part returned"
    if not is_sum_of(total, [label_of(card) for card in (*row, *beside)]):
        return f"the total is made of {parts_of(total)}"
    return None


def spec_joins(_subjects: Subjects, regions: int, sanctuaries: int) -> str | None:
    """Compare the specification's score with the stubs' fame; what each card sees is looked at here, too."""
    row, beside = opaque("Region", regions), opaque("Sanctuary", sanctuaries)
    keys, names = opaque("duration", regions), opaque("id", sanctuaries)

    def region(card: object, visible: object) -> Addend:
        place = next(place for place, each in enumerate(row) if each is card)
        if not same_set(visible, [*row[place:], *beside]):
            raise InspectedError(f"the Region in place {place + 1} sees others")
        return addend(label_of(row[place]))

    def sanctuary(card: object, visible: object) -> Addend:
        own = next(each for each in beside if each is card)
        if not same_set(visible, [*row, *beside]):
            raise InspectedError("a Sanctuary sees others")
        return addend(label_of(own))

    lookups = {
        "REGIONS": Lookup(list(zip(keys, row, strict=True))),
        "SANCTUARIES": Lookup(list(zip(names, beside, strict=True))),
    }
    with stubbed(spec.scoring, score_region=region, score_sanctuary=sanctuary, **lookups):
        score = spec.scoring.score(passed(keys), passed(names))
    if set(score) != {"regions", "sanctuaries", "total"}:
        return f"it has the keys {sorted(score)}"
    return unlike_parts([score["regions"], score["sanctuaries"]], score["total"], row, beside)


def encoding_joins(subjects: Subjects, regions: int, sanctuaries: int) -> str | None:
    """Show by z3 that the encoding hands each card what it sees and adds up all fame; it scores rows of eight only."""
    row, beside = (
        opaque(kind, many, quest=lambda name: Guarded(f"the quest of {name}"))
        for kind, many in (("Region", regions), ("Sanctuary", sanctuaries))
    )
    shown = {label_of(card): counts_named(label_of(card)) for card in (*row, *beside)}
    keys, names = (
        [Key(f"duration {place}") for place in range(regions)],
        [Key(f"id {place}") for place in range(sanctuaries)],
    )
    handed: list[tuple[Guarded, Counts]] = []

    def counts(_self: Scoring, choices: Iterable[Choice]) -> Counts:
        (choice,) = choices
        return shown[label_of(passed(choice.card))]

    def fame(
        _self: Scoring, choices: Sequence[Choice], seen: Counts, sought: Counts, _to: Constraints
    ) -> Number:
        (choice,) = choices
        card: Guarded = passed(choice.card)
        handed.extend([(card, seen), (card, sought)])
        return integer(f"fame of {label_of(card)}")

    stub = type("Stub", (type(subjects.encoding),), {"counts": counts, "fame": fame})
    box = Box(passed(dict(zip(keys, row, strict=True))), passed(dict(zip(names, beside, strict=True))))
    there = number(1)
    cards = Cards(passed(tuple({key: there} for key in keys)), passed(dict.fromkeys(names, there)))
    sheet = stub(box).score("joined", cards)
    expected = [integer(f"fame of {label_of(card)}") for card in (*row, *beside)]
    wrong = [
        different(one, other)
        for one, other in zip([*sheet.regions, *sheet.sanctuaries.values()], expected, strict=True)
    ]
    wrong.append(different(sheet.total, sum_of(expected)))
    for card, seen in handed:
        place = next((place for place, each in enumerate(row) if each is card), 0)
        visible = [shown[label_of(each)] for each in (*row[place:], *beside)]
        wrong += [different(seen[each], sum_of(other[each] for other in visible)) for each in Counted]
    if len(handed) != 2 * (regions + sanctuaries):
        return f"{len(handed) // 2} cards were scored"
    numbers = {
        f"{name}.{each.value}": count for name, counts in shown.items() for each, count in counts.items()
    }
    numbers |= {f"fame {place}": term for place, term in enumerate(expected)}
    has_solution = solvable(
        "a sheet", [term >= 0 for term in numbers.values()], sheet.constraints, sheet.witnesses, numbers
    )
    if decide(has_solution, 0).verdict is not Verdict.PROVED:
        return "it asks for more than its parts do"
    solver = Solver()
    solver.add([*sheet.constraints, any_of(wrong)])
    return None if solver.check() is Answer.UNSATISFIABLE else "it is not made of its parts"


JOINED: Mapping[str, Callable[[Subjects, int, int], str | None]] = {
    "reference": reference_joins,
    "spec": spec_joins,
    "encoding": encoding_joins,
}


class Key(Guarded):
    """A key of a dict that can be told from other keys, and nothing else."""

    @override
    def __hash__(self) -> int:
        return id(self)

    @override
    def __eq__(self, other: object) -> bool:
        if type(other) is not Key:
            raise InspectedError(f"{label_of(self)} was compared with {other!r}")
        return self is other


def counts_named(name: str) -> Mapping[Counted, Number]:
    """Return nine numbers that a card shows, of which nothing is known."""
    return {each: integer(f"{name}.{each.value}") for each in Counted}
